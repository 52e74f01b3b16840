import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test, vi } from "vitest";
import { book } from "~/commands/shop/book";
import { told } from "~/commands/shop/shop-commands.testing";
import type { Illustrator } from "~/providers/illustrator/port";
import { printSquare } from "~/providers/illustrator/print-square.testing";
import type { PrintRequest } from "~/providers/printer/port";
import { loader as readFile } from "~/routes/print-file";
import { ROSA } from "~/shop/books/books.testing";
import { allPageKeys } from "~/shop/books/picture-keys";
import { charged, must } from "~/shop/checkout/checkout.testing";
import { advanceOrder } from "~/shop/orders/advance-order.server";
import { orderLink } from "~/shop/orders/link.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { readBookFile } from "~/shop/orders/read-book-file.server";
import { writeReadingFiles } from "~/shop/printing/write-reading-files.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { creditsOf, runAll, sentForm } from "./making.testing";
import { swept } from "./sweep.testing";
import { runDueJobs } from "./worker.server";

let shop: TestShop;
let drawn: { what: string; size: number; lettered: boolean }[];
let requests: PrintRequest[];
beforeEach(async () => {
	withoutTools();
	drawn = [];
	requests = [];
	shop = await openTestShop({ illustrator: illustrator() });
	const { printer } = shop.providers;
	if (printer)
		shop.providers.printer = {
			...printer,
			submit: (request) => {
				requests.push(request);
				return printer.submit(request);
			},
		};
	replaceShop(shop);
});

/** To look at a book's files with other tools takes seconds: only where a test is about that. */
const withoutTools = () => vi.stubEnv("PATH", "/nowhere");
const withTools = () => vi.unstubAllEnvs();

/** Notes what it is asked for. */
function illustrator(): Illustrator {
	const quick = quickIllustrator();
	return {
		...quick,
		drawCover: (brief, size, signal) => {
			drawn.push({ what: "cover", size, lettered: brief.lettered !== false });
			return quick.drawCover(brief, size, signal);
		},
		drawSpread: (brief, size, signal) => {
			drawn.push({ what: brief.spread.pages.join(), size, lettered: brief.lettered });
			return quick.drawSpread(brief, size, signal);
		},
	};
}

const order = () => shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
const SPREADS = 14;

/** A book from its form to its paid order, and that as far as it goes by itself. */
async function paid(): Promise<string> {
	const bookId = await sentForm(shop);
	await runAll(shop);
	expect(await creditsOf(shop)).toBeLessThan(5);
	const { id } = must(await placeOrder(shop, "system", await charged(shop, ROSA, bookId))).order;
	await runAll(shop);
	return id;
}

async function approve(id: string) {
	await advanceOrder(shop.db, shop, id, { step: "approve", by: "family" });
	await runAll(shop);
}

const fetched = async (url: string) => {
	const [, orderId, kind] = /print-files\/(\w+)\/(\w+)/.exec(url) ?? [];
	const request = new Request(url);
	const answer = await readFile({ request, params: { orderId, kind }, context: {} });
	return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test("a paid book is drawn once more at print size, without its words, each picture once; then its family sees it", async () => {
	const id = await paid();
	expect((await order()).state).toBe("proof");
	const print = drawn.filter(({ size }) => size === 2551);
	// The front cover, every spread, the back cover.
	expect(print).toHaveLength(1 + SPREADS + 1);
	expect(new Set(print.map(({ what }) => what)).size).toBe(print.length);
	expect(print.every(({ lettered }) => !lettered)).toBe(true);
	await approve(id);
	expect(drawn.filter(({ size }) => size === 2551)).toHaveLength(print.length);
});

test("an approved book goes to the printer with three files, which it fetches as they were said to be", async () => {
	withTools();
	const id = await paid();
	await approve(id);
	expect((await order()).state).toBe("at the printer");
	expect(requests).toHaveLength(1);
	const files = requests[0]?.files;
	expect([files?.interior.pages, files?.case.pages, files?.whole.pages]).toEqual([24, 1, 26]);
	for (const { url, md5, bytes } of Object.values(files ?? {})) {
		const file = await fetched(url);
		expect(file.status).toBe(200);
		expect(file.bytes.subarray(0, 8).toString()).toBe("%PDF-1.6");
		expect([file.bytes.length, createHash("md5").update(file.bytes).digest("hex")]).toEqual([bytes, md5]);
	}
});

test("an approved book is its buyer's to read: a PDF and an EPUB, by the order's link, the same bytes when made again", async () => {
	const id = await paid();
	const key = new URL(orderLink(shop, id)).searchParams.get("key");
	const read = async (file: string) => (await readBookFile(shop, null, { orderId: id, key, file }))?.bytes;
	expect(await read("screen.pdf")).toBeUndefined();
	await approve(id);
	const [pdf, epub] = [await read("screen.pdf"), await read("book.epub")];
	expect(
		Buffer.from(pdf ?? [])
			.subarray(0, 5)
			.toString(),
	).toBe("%PDF-");
	const files = unzipSync(epub ?? new Uint8Array());
	expect(Object.keys(files).filter((name) => /page-\d+.xhtml$/.test(name))).toHaveLength(24);
	expect(strFromU8(files["book/page-4.xhtml"] ?? new Uint8Array())).toMatch(/alt="\w[^"]{20,}"/);
	await writeReadingFiles(shop, await order());
	expect(await read("screen.pdf")).toEqual(pdf);
	expect(await read("book.epub")).toEqual(epub);
	expect(await readBookFile(shop, null, { orderId: id, key: null, file: "book.epub" })).toBeNull();
	expect(await read("interior.pdf")).toBeUndefined();
	const out = join(shop.settings.DATA_DIR, "out");
	await book.run(shop, ["files", id, "--out", out]);
	expect((await readdir(out)).sort()).toEqual([
		"book.epub",
		"case.pdf",
		"interior.pdf",
		"prodigi.pdf",
		"screen.pdf",
	]);
});

test("where no printer is set up an approved book has all its files, and waits for a person", async () => {
	shop = await openTestShop({ illustrator: illustrator(), printer: null });
	replaceShop(shop);
	const id = await paid();
	await approve(id);
	expect((await order()).state).toBe("on hold");
	const out = join(shop.settings.DATA_DIR, "out");
	await book.run(shop, ["files", id, "--out", out]);
	expect(await readdir(out)).toHaveLength(5);
});

test("a file's address is one file's, and ends", async () => {
	await approve(await paid());
	const url = requests[0]?.files?.interior.url ?? "";
	for (const other of [
		url.replace("interior", "case"),
		url.replace("interior", "back"),
		url.replace("/order_", "/other_"),
		`${url}x`,
		url.split("?")[0] ?? "",
	])
		expect((await fetched(other)).status, other).toBe(404);
	shop.clock.advance(14 * 24 * 3600_000);
	expect((await fetched(url)).status).toBe(404);
});

test("pages that weren't shown before the book was bought are drawn then", async () => {
	shop.settings.PREVIEW_SPREADS = 3;
	await paid();
	expect((await order()).state).toBe("proof");
	expect(drawn.filter(({ what, size }) => what !== "cover" && size === 1024)).toHaveLength(SPREADS + 1);
});

test("a picture that fails is tried again; one that never comes makes the order wait for a person, and resuming tries once more", async () => {
	const whole = shop.providers.illustrator.drawSpread;
	let failures = Number.POSITIVE_INFINITY;
	shop.providers.illustrator.drawSpread = vi.fn<Illustrator["drawSpread"]>((brief, size, signal) =>
		size === 2551 && brief.spread.pages[0] === 4 && failures-- > 0
			? Promise.resolve({ ok: false, error: "unavailable" })
			: whole(brief, size, signal),
	);
	const id = await paid();
	for (let turn = 0; turn < 20; turn++) {
		shop.clock.advance(5 * 60_000);
		await runDueJobs(shop);
	}
	expect((await order()).state).toBe("on hold");
	const before = drawn.length;
	failures = 2;
	await advanceOrder(shop.db, shop, id, { step: "resume", by: "operator" });
	await runAll(shop);
	expect((await order()).state).toBe("proof");
	expect(drawn.length - before).toBe(1);
});

test("cut off between a picture and its row, only that picture is drawn again", async () => {
	const { files } = shop.providers;
	const put = files.put.bind(files);
	let cuts = 0;
	shop.providers.files = {
		...files,
		put: async (key, bytes, type) => {
			await put(key, bytes, type);
			if (/print|back/.test(key) && cuts++ < 3) throw new Error("cut off");
		},
	};
	await paid();
	for (let turn = 0; turn < 5; turn++) await runAll(shop);
	expect((await order()).state).toBe("proof");
	expect(drawn.filter(({ size }) => size === 2551)).toHaveLength(1 + SPREADS + 1 + 3);
});

const pictures = async () => {
	const versions = await shop.db.selectFrom("page_versions").selectAll().execute();
	const keys = versions.flatMap(allPageKeys);
	const there = await Promise.all(
		keys.map(async (key) => ((await shop.providers.files.get(key)) ? [key] : [])),
	);
	return { versions: versions.length, keys: there.flat() };
};

test("once it is approved a book keeps the pages that are in it, and no other version of them", async () => {
	const id = await paid();
	const version = await shop.db
		.selectFrom("page_versions")
		.selectAll()
		.where("first_page", "=", 4)
		.executeTakeFirstOrThrow();
	const other = { ...version, id: "page_other", version: 2, made_by: "redraw" as const, chosen: 0 as const };
	await shop.db.insertInto("page_versions").values(other).execute();
	for (const key of allPageKeys(other))
		await shop.providers.files.put(key, await printSquare(), "image/jpeg");
	await approve(id);
	await runAll(shop);
	const left = await pictures();
	// The back cover is one of them.
	expect([left.versions, left.keys.length]).toEqual([SPREADS + 1, 50]);
	for (const key of allPageKeys(other)) expect(await shop.providers.files.get(key)).toBeNull();
});

test("what was made for print is kept for twelve months after the last order; the pages for the screen stay", async () => {
	const id = await paid();
	await approve(id);
	const files = await shop.db.selectFrom("print_files").select("file_key").execute();
	expect(files).toHaveLength(5);
	shop.clock.advance(364 * 24 * 3600_000);
	await swept(shop);
	expect((await pictures()).keys).toHaveLength(50);
	shop.clock.advance(2 * 24 * 3600_000);
	await swept(shop);
	expect((await pictures()).keys).toHaveLength(25);
	for (const { file_key } of files) expect(await shop.providers.files.get(file_key)).toBeNull();
	expect(await shop.db.selectFrom("print_files").selectAll().execute()).toEqual([]);
});

test("an operator may have the files of an order looked at again", async () => {
	withTools();
	const id = await paid();
	await expect(told(shop, "preflight", id)).rejects.toThrow("Its files haven't been made yet");
	await approve(id);
	expect(await told(shop, "preflight", id)).toContain("nothing is wrong with its files");
});
