import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Database } from "#db/open";
import { freshPostgres, testServer } from "#db/postgres/fresh.testing";
import { seed } from "#db/seed";
import { freshSqlite } from "#db/sqlite/fresh.testing";
import { watchDatabase } from "#db/sqlite/watch";
import { SELLER_SETTINGS } from "./content/seller.testing";
import { createFailures } from "./failures.server";
import { createEmbeddedCaptcha } from "./providers/captcha/embedded.server";
import { createEmbeddedFiles } from "./providers/files/embedded.server";
import type { Files } from "./providers/files/port";
import { createEmbeddedIdentity } from "./providers/identity/embedded.server";
import { plainWords } from "./providers/illustrator/plain-pages.server";
import type { Illustrator, Sheets } from "./providers/illustrator/port";
import { printSquare } from "./providers/illustrator/print-square.testing";
import { createEmbeddedMailer } from "./providers/mail/embedded.server";
import { createEmbeddedPayments } from "./providers/payments/embedded.server";
import { createEmbeddedPrinter } from "./providers/printer/embedded.server";
import { createEmbeddedWriter } from "./providers/writer/embedded.server";
import type { Providers } from "./providers.server";
import { KEPT_FILES } from "./shop/backups/rules";
import { tellOfVendor } from "./shop/support/tell-of-vendor.server";
import type { Clock, Ids, Shop } from "./shop.server";
import { createSigner } from "./signing.server";

/** A shop of a test's own: a fresh database in memory, a clock that stands still until it is turned, counted ids, embedded providers. */
export type TestShop = Shop & { logged: { level: string; event: string }[] };

export const TEST_START = "2026-03-02T09:00:00.000Z";

const SETTINGS = {
	...SELLER_SETTINGS,
	ILLUSTRATOR_AT_ONCE: 2,
	COST_OF_TOKENS: 1,
	COST_OF_DOLLAR: 80,
	COST_OF_LOOK_UP: 3,
	COST_OF_DAY: 5000,
	COST_OF_FAMILY: 5000,
	COST_OF_CARD: "1.5%+20",
	APP_URL: "http://localhost:3000",
	PORT: 3000,
	ROLE: "all" as const,
	SESSION_SECRET: "a secret of a test, thirty-two characters",
	RATE_LIMIT_SCALE: 1,
	testMode: true,
};

function standingClock(): Clock {
	let at = Date.parse(TEST_START);
	return {
		now: () => new Date(at),
		advance: (ms) => {
			at += ms;
		},
		refresh: async () => {},
	};
}

function countedIds(): Ids {
	let count = 0;
	return {
		next: (word) => `${word}_${String(++count).padStart(6, "0")}`,
		token: (bytes) => `token${++count}`.padEnd(Math.ceil((bytes * 4) / 3), "x"),
	};
}

const SCREEN_PX = 1024;

/** Draws at once: a plain square. What covers look like is the illustrator's own tests' business. */
export function quickIllustrator(): Illustrator {
	const square = (size: number) =>
		sharp({ create: { width: size, height: size, channels: 3, background: "#e8b04a" } });
	/** Small for the screen; for print as large as it has to be, drawn once. */
	const jpegOf = async (size: number) =>
		size > SCREEN_PX ? printSquare() : new Uint8Array(await square(16).jpeg().toBuffer());
	return {
		describe: () => ({ kind: "embedded", name: "quick" }),
		drawHeads: async () => ({
			ok: true,
			value: {
				heads: [{ png: new Uint8Array(await square(16).png().toBuffer()) }],
				verdict: { shows: "person", faces: 1, findings: [] },
			},
		}),
		drawCover: async (_brief, size) => ({
			ok: true,
			value: {
				bytes: await jpegOf(size),
				type: "image/jpeg",
				width: size,
				height: size,
				words: [],
				faces: [],
			},
		}),
		drawSpread: async ({ spread }, size) => {
			const bytes = await jpegOf(size);
			return {
				ok: true,
				value: spread.words.map((words) => ({
					...{ bytes, type: "image/jpeg", width: size, height: size, faces: [] },
					words: plainWords(words),
				})),
			};
		},
		close: async () => {},
	};
}

/** Sheets drawn at once, each a picture like no other (`side` px): for whoever draws books from sheets. */
export function quickSheets(side = 16): Sheets {
	const nameOf: Sheets["nameOf"] = ({ member: { outfit, palette }, looks, likeness }) =>
		createHash("sha256")
			.update(JSON.stringify([outfit, palette, looks]))
			.update(likeness.png)
			.digest("hex");
	return {
		nameOf,
		draw: async (brief) => {
			const noise = createHash("shake256", { outputLength: side * side * 3 })
				.update(nameOf(brief))
				.digest();
			const jpeg = sharp(noise, { raw: { width: side, height: side, channels: 3 } }).jpeg();
			return { ok: true, value: new Uint8Array(await jpeg.toBuffer()), pictures: 1, cents: 4 };
		},
	};
}

/** Whatever writes a file writes it into a folder that backups and deletions know of. */
function inKeptFolders(files: Files): Files {
	return {
		...files,
		async put(key, bytes, type) {
			const folder = key.split("/")[0] ?? "";
			if (!(folder in KEPT_FILES))
				throw new Error(`files/${folder} isn't among KEPT_FILES (shop/backups/rules)`);
			await files.put(key, bytes, type);
		},
	};
}

function freshDatabase(file: string, on: "memory" | "file"): Promise<Database> {
	if (on === "file") return freshSqlite(file);
	return testServer ? freshPostgres(testServer) : freshSqlite();
}

/**
 * Opens a test's shop; it is closed when the test has finished. `replace` puts other providers in; `on` a file: its
 * database is a real one, `shop.db` in its DATA_DIR.
 */
export async function openTestShop(
	replace: Partial<Providers> = {},
	on: "memory" | "file" = "memory",
): Promise<TestShop> {
	const directory = mkdtempSync(join(tmpdir(), "shop-"));
	const file = join(directory, "shop.db");
	const db = await freshDatabase(file, on);
	const clock = standingClock();
	const ids = countedIds();
	await seed(db, TEST_START);
	const signer = createSigner(SETTINGS.SESSION_SECRET);
	const cards = createEmbeddedPayments({ directory: join(directory, "payments"), clock, ids });
	const outbox = createEmbeddedMailer({ directory: join(directory, "mail") });
	const identity = createEmbeddedIdentity({ appUrl: SETTINGS.APP_URL, signer, clock, ids });
	const printer = createEmbeddedPrinter({ directory: join(directory, "printer"), clock, ids });
	const logged: TestShop["logged"] = [];
	const log: Shop["log"] = {
		info: (event) => logged.push({ level: "info", event }),
		warn: (event) => logged.push({ level: "warn", event }),
		error: (event) => logged.push({ level: "error", event }),
	};
	const shop: TestShop = {
		db,
		databaseIsThere: watchDatabase(file),
		failures: createFailures(log),
		clock,
		ids,
		signer,
		logged,
		log,
		settings: { ...SETTINGS, DATA_DIR: directory, BACKUP_DIR: join(directory, "backups") },
		providers: {
			payments: cards,
			writer: createEmbeddedWriter(),
			illustrator: quickIllustrator(),
			styles: {},
			files: inKeptFolders(createEmbeddedFiles({ directory: join(directory, "files") })),
			mail: outbox,
			captcha: createEmbeddedCaptcha({ signer, clock, ids }),
			identity,
			forms: null,
			addresses: null,
			checks: [],
			printer,
			sandbox: { cardForm: cards, outbox, identity, printer },
			...replace,
		},
	};
	shop.failures.listen((failure) => tellOfVendor(shop, failure));
	return shop;
}
