import { randomFillSync } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { makeBackup } from "~/shop/backups/make-backup.server";
import { ideaOf, ROSA, uploadOf } from "~/shop/books/books.testing";
import type { DraftForm } from "~/shop/books/rules";
import { must } from "~/shop/checkout/checkout.testing";
import { advanceOrder } from "~/shop/orders/advance-order.server";
import { deletePhotosOf } from "~/shop/orders/delete-photos.server";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { savePhoto } from "~/shop/photos/save-photo.server";
import { openTestShop, quickIllustrator, quickSheets, type TestShop } from "~/shop.testing";
import { DAY, HOUR, swept } from "./sweep.testing";
import { runDueJobs } from "./worker.server";

/** Bytes that are looked for, and how far apart they are taken. */
const RUN = 48;
const EVERY = 2000;

/** What a family calls its photos. */
const NAMED = "emma-at-four";

/** A picture that is like no other: each stretch of its file is found in it alone. */
const noise = (side: number) =>
	sharp(randomFillSync(Buffer.alloc(side * side * 3)), { raw: { width: side, height: side, channels: 3 } });

let shop: TestShop;
beforeEach(async () => {
	const heads = async () => [{ png: new Uint8Array(await noise(64).png().toBuffer()) }] as const;
	shop = await openTestShop(
		{
			illustrator: {
				...quickIllustrator(),
				sheets: quickSheets(64),
				drawHeads: async () => ({
					ok: true,
					value: { heads: await heads(), verdict: { shows: "person", faces: 1, findings: [] } },
				}),
			},
		},
		"file",
	);
});

/** Every file of the shop, by its path, with its bytes: database, log, temporary files and backups among them. */
async function everything(): Promise<Map<string, Buffer>> {
	const { DATA_DIR } = shop.settings;
	const entries = await readdir(DATA_DIR, { recursive: true, withFileTypes: true });
	const found = new Map<string, Buffer>();
	for (const entry of entries.filter((one) => one.isFile())) {
		const path = join(entry.parentPath, entry.name);
		found.set(path.slice(DATA_DIR.length + 1), await readFile(path));
	}
	return found;
}

const isOfPhoto = (path: string) => /^files\/(photos|likenesses)\//.test(path);

/** Stretches of what was uploaded, and of every photo, thumbnail, head, likeness and sheet made of it. */
async function stretchesOf({
	uploads,
	others,
}: {
	uploads: Buffer[];
	others: Set<string>;
}): Promise<Buffer[]> {
	const kept = [...(await everything())].filter(([path]) => isOfPhoto(path) && !others.has(path));
	return [...uploads, ...kept.map(([, bytes]) => bytes)].flatMap((bytes) =>
		Array.from({ length: Math.floor((bytes.length - 700) / EVERY) }, (_, i) =>
			bytes.subarray(700 + i * EVERY, 700 + i * EVERY + RUN),
		),
	);
}

/** The keys under which photos and what was made of them are kept. */
const keysOf = async (others: Set<string>) =>
	[...(await everything()).keys()]
		.filter((path) => isOfPhoto(path) && !others.has(path))
		.map((path) => Buffer.from(path.slice("files/".length)));

/** Which files hold any of these. */
async function placesOf(stretches: Buffer[]): Promise<string[]> {
	const found = [...(await everything())].filter(([, bytes]) => stretches.some((run) => bytes.includes(run)));
	return found.map(([path]) => path);
}

/** A drawn book from photos like no others. */
async function bookOfNoise() {
	const uploads: Buffer[] = [];
	const form: DraftForm = await ideaOf(shop, ROSA);
	await runDueJobs(shop);
	const others = new Set((await everything()).keys());
	for (const character of form.characters) {
		const photo = await noise(160).jpeg().toBuffer();
		uploads.push(photo);
		const upload = await uploadOf(shop, photo, `${NAMED}-${uploads.length}.jpg`);
		character.imageUrl = must(await savePhoto(shop, ROSA, upload)).url;
		// As the door does once a form has been answered.
		await rm(upload.path);
	}
	await runDueJobs(shop);
	return { uploads, others, ...(await drawnBook(shop, ROSA, form)) };
}

const deliver = async (bookId: string) => {
	const orderId = await ordered(shop, ROSA.id, bookId);
	await shop.db.updateTable("orders").set({ state: "posted" }).where("id", "=", orderId).execute();
	await shop.db
		.transaction()
		.execute(async (trx) => must(await advanceOrder(trx, shop, orderId, { step: "deliver", by: "family" })));
};
/** So many days; the shop sweeps at their end, and once more an hour later. */
async function days(count: number) {
	for (const ms of [count * DAY, HOUR]) {
		shop.clock.advance(ms);
		await swept(shop);
	}
}

const ENDS: [string, (bookId: string) => Promise<void>][] = [
	["Delete my photos now", async (bookId) => void must(await deletePhotosOf(shop, ROSA, bookId))],
	["30 days after a cover that nobody ordered", () => days(31)],
	[
		"30 days after an order was delivered",
		async (bookId) => {
			await deliver(bookId);
			await days(31);
		},
	],
];

test.each(
	ENDS,
)("%s: no byte of a photo, a head, a likeness or a sheet is anywhere in the shop's folder", async (_end, end) => {
	const { bookId, ...photos } = await bookOfNoise();
	const wanted = await stretchesOf(photos);
	expect(wanted.length).toBeGreaterThan(40);
	const names = [Buffer.from(NAMED), ...(await keysOf(photos.others))];
	const before = await placesOf(wanted);
	expect(await placesOf(names)).toContain("shop.db-wal");
	// It finds what is there.
	for (const place of [/^files\/photos\//, /^files\/likenesses\//, /^files\/likenesses\/.+\/sheets\//])
		expect(before.filter((path) => place.test(path)).length, String(place)).toBeGreaterThan(0);
	await makeBackup(shop);
	await end(bookId);
	await runDueJobs(shop);
	shop.clock.advance(16 * 60_000);
	await runDueJobs(shop);
	await swept(shop);
	expect(await placesOf(wanted)).toEqual([]);
	// A backup has no photo; what one was called is in it until it goes itself.
	const left = (await placesOf(names)).filter((path) => !path.startsWith("backups/"));
	expect(left).toEqual([]);
});
