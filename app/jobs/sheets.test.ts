import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Illustrator, Sheets } from "~/providers/illustrator/port";
import { noAnswer } from "~/providers/vendor-failure";
import { exportAccount } from "~/shop/accounts/export-account.server";
import type { Family } from "~/shop/actor";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { deleteBooks } from "~/shop/books/delete-books.server";
import { keepRespelled } from "~/shop/books/keep-respelled.server";
import { readScript } from "~/shop/books/read-script.server";
import type { DraftForm } from "~/shop/books/rules";
import { startBook } from "~/shop/books/start-book.server";
import { must } from "~/shop/checkout/checkout.testing";
import { startCover } from "~/shop/covers/start-cover.server";
import { turnPhoto } from "~/shop/likenesses/turn-photo.server";
import { deletePhotosOf } from "~/shop/orders/delete-photos.server";
import { drawnBook } from "~/shop/orders/delete-photos.testing";
import { photoIdOf } from "~/shop/photos/rules";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, quickIllustrator, quickSheets, type TestShop } from "~/shop.testing";
import { drawCover } from "./draw-cover.server";
import { runAll } from "./making.testing";
import { filesOf } from "./sweep.testing";
import { runDueJobs } from "./worker.server";

/** Characters first: the sheets of a book whose painter draws from them. */

const SIGNED_IN: Family = { kind: "family", id: "user_family", guestId: "guest_family" };
const ART = new Uint8Array(Buffer.from("the cover without its letters"));

let shop: TestShop;
let draw: ReturnType<typeof vi.fn<Sheets["draw"]>>;
let cover: ReturnType<typeof vi.fn<Illustrator["drawCover"]>>;
let page: ReturnType<typeof vi.fn<Illustrator["drawSpread"]>>;
beforeEach(async () => {
	const [quick, sheets] = [quickIllustrator(), quickSheets()];
	draw = vi.fn(sheets.draw);
	cover = vi.fn<Illustrator["drawCover"]>(async (brief, size, signal, art) => {
		await art?.keep("screen", ART);
		return quick.drawCover(brief, size, signal);
	});
	page = vi.fn(quick.drawSpread);
	shop = await openTestShop({
		illustrator: {
			...quick,
			describe: () => ({ kind: "vendor", name: "painter" }),
			sheets: { ...sheets, draw },
			drawCover: cover,
			drawSpread: page,
		},
	});
});

const keysOf = async () =>
	(await shop.db.selectFrom("characters").select(["sheet_key"]).orderBy("position").execute()).map(
		({ sheet_key }) => sheet_key,
	);
const sheetFiles = async () => (await filesOf(shop)).filter((name) => name.includes("-sheet_"));
const sheetsOn = (at = 0) => cover.mock.calls[at]?.[0].cast.map(({ sheet }) => sheet) ?? [];
const nextCover = async (bookId: string) => {
	must(await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false }));
	await runAll(shop);
};

test("of each character one is drawn before the cover, which is drawn from them, and so are the pages, by the cover", async () => {
	const { bookId } = await drawnBook(shop, ROSA);
	expect(draw).toHaveBeenCalledTimes(2);
	expect(draw.mock.invocationCallOrder[1]).toBeLessThan(cover.mock.invocationCallOrder[0] as number);
	const kept = await Promise.all((await keysOf()).map((key) => shop.providers.files.get(key ?? "")));
	expect(new Set(kept.map((one) => one && Buffer.from(one).toString("hex"))).size).toBe(2);
	expect(sheetsOn().map((one) => one && [...one])).toEqual(kept.map((one) => one && [...one]));
	const inside = page.mock.calls.map(([brief]) => brief).filter(({ cast }) => cast.length > 0);
	expect(inside.length).toBeGreaterThan(0);
	for (const brief of inside) {
		expect(brief.cast.map(({ sheet }) => sheet !== undefined)).toEqual([true, true]);
		expect(Buffer.from(brief.cover ?? []).equals(ART)).toBe(true);
	}
	// The back cover shows nobody.
	const back = page.mock.calls.map(([brief]) => brief).filter(({ cast }) => cast.length === 0);
	expect(back.map((brief) => brief.cover)).toEqual([undefined]);
	expect(await spentOn(shop, bookId)).toMatchObject({ pictures: 2, cost: 2 * 4 * 80 });
});

describe("another is drawn", () => {
	let form: DraftForm;
	let bookId: string;
	beforeEach(async () => {
		cover.mockResolvedValueOnce({ ok: false, error: "refused" });
		form = await ideaOf(shop, ROSA);
		bookId = must(await startBook(shop, ROSA, form, { door: "form", coverFor: "" })).bookId;
		await runAll(shop);
		expect(draw).toHaveBeenCalledTimes(2);
	});
	const sentAgain = async (change: Partial<DraftForm>) => {
		const again = { ...form, title: "Rosa again", book: bookId, ...change };
		expect(must(await startBook(shop, ROSA, again, { door: "form", coverFor: "" })).bookId).toBe(bookId);
		await runAll(shop);
	};

	test("not for another story of the same people in the same clothes", async () => {
		const before = await keysOf();
		const script = await readScript(shop, bookId);
		vi.spyOn(shop.providers.writer, "writeScript").mockImplementation(async () => {
			if (!script) throw new Error("it was written");
			return { ok: true, value: { script, imagePrompt: "The sea.", tokens: 0 } };
		});
		await sentAgain({});
		expect(await keysOf()).toEqual(before);
		expect([draw.mock.calls.length, cover.mock.calls.length]).toEqual([2, 2]);
	});

	test("for a photo that was turned, alone; the one of before is gone", async () => {
		const before = await keysOf();
		await turnPhoto(shop, ROSA, photoIdOf(form.characters[0]?.imageUrl ?? "") ?? "", 0);
		const script = await readScript(shop, bookId);
		vi.spyOn(shop.providers.writer, "writeScript").mockImplementation(async () => {
			if (!script) throw new Error("it was written");
			return { ok: true, value: { script, imagePrompt: "The sea.", tokens: 0 } };
		});
		await sentAgain({});
		const after = await keysOf();
		expect(after.map((key, at) => key === before[at])).toEqual([false, true]);
		expect(await shop.providers.files.get(before[0] ?? "")).toBeNull();
		expect(draw).toHaveBeenCalledTimes(3);
		expect(await sheetFiles()).toHaveLength(2);
	});

	test("for other clothes, at the next cover", async () => {
		const before = await keysOf();
		const script = await readScript(shop, bookId);
		if (!script) throw new Error("it was written");
		const cast = script.cast.map((one, at) => (at === 0 ? { ...one, outfit: "nightclothes" as const } : one));
		await shop.db
			.updateTable("scripts")
			.set({ body: JSON.stringify({ ...script, cast }) })
			.execute();
		await nextCover(bookId);
		const after = await keysOf();
		expect(after.map((key, at) => key === before[at])).toEqual([false, true]);
		expect(await shop.providers.files.get(before[0] ?? "")).toBeNull();
		expect(draw.mock.calls[2]?.[0].member.outfit).toBe("nightclothes");
		expect(await sheetFiles()).toHaveLength(2);
	});

	test("not for a name that is spelled otherwise", async () => {
		const before = await readScript(shop, bookId);
		if (!before) throw new Error("it was written");
		const cast = before.cast.map((one, at) => (at === 0 ? { ...one, name: "Róisín" } : one));
		const respelled = { before, script: { ...before, cast }, who: 0, name: "Róisín", spell: String };
		await shop.db.transaction().execute((trx) => keepRespelled(trx, shop, bookId, respelled));
		await nextCover(bookId);
		expect(draw).toHaveBeenCalledTimes(2);
		expect(cover.mock.calls[1]?.[0].cast[0]?.member.name).toBe("Róisín");
		expect(sheetsOn(1).every(Boolean)).toBe(true);
	});

	test("for a portrait that couldn't be drawn from before", async () => {
		await shop.db.updateTable("characters").set({ sheet_key: null }).where("position", "=", 1).execute();
		await nextCover(bookId);
		expect(draw).toHaveBeenCalledTimes(3);
		expect(draw.mock.calls[2]?.[0].member.isMain).toBe(false);
	});
});

describe("one that can't be drawn", () => {
	test("loses no cover: its character is drawn from the head, in the same job, and what it cost is counted", async () => {
		draw.mockImplementation(async ({ member }) => {
			shop.failures.tell(noAnswer("Replicate", "predictions", new Error("away")));
			return member.isMain
				? { ok: false, error: "unavailable", pictures: 2, cents: 8 }
				: { ok: false, error: "ours" };
		});
		const { bookId } = await drawnBook(shop, ROSA);
		expect(sheetsOn()).toEqual([undefined, undefined]);
		expect(draw).toHaveBeenCalledTimes(2);
		expect(await keysOf()).toEqual([null, null]);
		const { state } = await shop.db.selectFrom("covers").select("state").executeTakeFirstOrThrow();
		expect(state).toBe("ready");
		expect(await spentOn(shop, bookId)).toMatchObject({ pictures: 2, cost: 8 * 80 });
		const job = shop.db.selectFrom("jobs").select("failure").where("kind", "=", "draw-cover");
		expect((await job.executeTakeFirstOrThrow()).failure).toContain("Replicate");
	});

	test("isn't tried again by the same job, whatever becomes of the cover: its picture would be another's", async () => {
		draw.mockResolvedValueOnce({ ok: false, error: "unavailable" });
		cover.mockResolvedValueOnce({ ok: false, error: "unavailable" });
		await drawnBook(shop, ROSA);
		await runAll(shop);
		expect([draw.mock.calls.length, cover.mock.calls.length]).toEqual([2, 2]);
		expect(sheetsOn(1).map(Boolean)).toEqual(sheetsOn(0).map(Boolean));
	});

	test("rubbish is none", async () => {
		draw.mockResolvedValue({
			ok: true,
			value: Buffer.from("<html>no picture</html>"),
			pictures: 1,
			cents: 4,
		});
		const { bookId } = await drawnBook(shop, ROSA);
		expect(await keysOf()).toEqual([null, null]);
		expect(await sheetFiles()).toEqual([]);
		expect(await spentOn(shop, bookId)).toMatchObject({ pictures: 2 });
	});
});

test("a job that is killed after a sheet was kept buys it no more, and counts it once", async () => {
	const killed = new AbortController();
	draw.mockImplementationOnce(quickSheets().draw);
	draw.mockImplementationOnce(async () => {
		while (!(await keysOf()).some(Boolean)) await new Promise((done) => setImmediate(done));
		killed.abort();
		return { ok: false, error: "unavailable" };
	});
	const { bookId } = must(await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" }));
	await runDueJobs(shop);
	must(await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false }));
	const { payload } = await shop.db
		.selectFrom("jobs")
		.select("payload")
		.where("kind", "=", "draw-cover")
		.executeTakeFirstOrThrow();
	const run = { payload: JSON.parse(payload), attempt: 1, signal: killed.signal };
	await expect(drawCover.run(shop, { ...run, step: async (_, work) => work() })).rejects.toThrow(
		"unavailable",
	);
	expect(cover).not.toHaveBeenCalled();
	expect((await keysOf()).filter(Boolean)).toHaveLength(1);
	await runAll(shop);
	expect(draw).toHaveBeenCalledTimes(3);
	expect(sheetsOn().every(Boolean)).toBe(true);
	expect(await spentOn(shop, bookId)).toMatchObject({ pictures: 2, cost: 2 * 4 * 80 });
});

test("what a sheet cost counts against what may be spent: the next story waits for tomorrow", async () => {
	shop.settings.COST_OF_FAMILY = 6;
	const { bookId } = await drawnBook(shop, ROSA);
	const next = await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false });
	expect(next).toMatchObject({ ok: false, error: { code: "quota" } });
});

describe("a sheet goes with its portrait", () => {
	test("Delete my photos now", async () => {
		const { bookId } = await drawnBook(shop, ROSA);
		expect(await sheetFiles()).toHaveLength(2);
		must(await deletePhotosOf(shop, ROSA, bookId));
		await runDueJobs(shop);
		expect(await sheetFiles()).toEqual([]);
		expect(await keysOf()).toEqual([null, null]);
	});

	test.each([
		"before it is kept",
		"as soon as it is asked for",
	])("a book deleted while one is drawn, %s, leaves none", async (when) => {
		const quick = quickSheets();
		const gone = async () => {
			const ids = (await shop.db.selectFrom("books").select("id").execute()).map(({ id }) => id);
			await shop.db.transaction().execute((trx) => deleteBooks(shop, trx, ids));
		};
		draw.mockImplementation(async (...brief) => {
			if (when === "as soon as it is asked for") await gone();
			const drawn = await quick.draw(...brief);
			if (when === "before it is kept") await gone();
			return drawn;
		});
		await drawnBook(shop, ROSA);
		await runAll(shop);
		shop.clock.advance(16 * 60_000);
		await runDueJobs(shop);
		expect(await sheetFiles()).toEqual([]);
	});

	test("is in the download of an account beside it", async () => {
		await drawnBook(shop, SIGNED_IN);
		const { files } = (await exportAccount(shop, SIGNED_IN)) ?? { files: [] };
		const drawings = files.filter(({ name }) => name.endsWith("-drawing.jpg"));
		expect(drawings.map(({ key }) => key).toSorted()).toEqual((await keysOf()).toSorted());
		for (const { name } of drawings)
			expect(files.map((file) => file.name)).toContain(name.replace("-drawing.jpg", ".png"));
	});
});

test("whoever draws from heads alone buys none", async () => {
	delete shop.providers.illustrator.sheets;
	await drawnBook(shop, ROSA);
	expect(draw).not.toHaveBeenCalled();
	expect(page.mock.calls.some(([brief]) => brief.cover)).toBe(false);
});
