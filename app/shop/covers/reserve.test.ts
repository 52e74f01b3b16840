import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { restoreBook } from "~/shop/books/restore-book.server";
import { startBook } from "~/shop/books/start-book.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { collectCover } from "./collect-cover.server";
import { readCredits } from "./read-credits.server";
import { DRAWING_LATER, MOST_DRAWING, MOST_DRAWING_OF_ADDRESS } from "./rules";
import { startCover } from "./start-cover.server";
import { writeCredits } from "./store.server";

describe("the answer of a call that was broken off", () => {
	let shop: TestShop;
	let bookId: string;
	let owed: string;

	const ask = async (awaited: boolean) => {
		const started = await startCover(shop, ROSA, { bookId, addressHash: "home", awaited });
		return started.ok ? started.value.coverId : started.error.code;
	};
	const credits = async () => (await readCredits(shop, ROSA)).coverCredits;

	beforeEach(async () => {
		shop = await openTestShop();
		const started = await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
		bookId = started.ok ? started.value.bookId : "";
		await runDueJobs(shop);
		owed = await ask(true);
		await runDueJobs(shop);
		expect(await restoreBook(shop, ROSA, bookId)).toMatchObject({ ok: true });
	});

	test("is no drawing for the form: Draw another draws another", async () => {
		const another = await ask(false);
		expect(another).not.toBe(owed);
		// Pressed twice, it is one drawing.
		expect(await ask(false)).toBe(another);
		await runDueJobs(shop);
		const book = await shop.db.selectFrom("books").select("cover_id").executeTakeFirst();
		expect(book?.cover_id).toBe(another);
		expect(await credits()).toBe(3);
	});

	test("is the new drawing then, for the call that repeats itself", async () => {
		const another = await ask(false);
		expect(await ask(true)).toBe(another);
		await runDueJobs(shop);
		expect(await collectCover(shop, ROSA, another)).toMatchObject({ ok: true });
		expect(await credits()).toBe(3);
	});

	test("stays owed while no other can be drawn", async () => {
		await writeCredits(shop.db, ROSA.id, { used: 5, frozenUntil: "2026-03-09T09:00:00.000Z" });
		expect(await ask(false)).toBe("frozen");
		expect(await ask(true)).toBe(owed);
	});
});

test.each([
	["one network address", MOST_DRAWING_OF_ADDRESS, "home"],
	["everybody together", MOST_DRAWING, "elsewhere"],
])("past what %s may have drawn at a time a family is told at once, and no credit is taken", async (_who, most, from) => {
	const shop = await openTestShop();
	const started = await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
	const bookId = started.ok ? started.value.bookId : "";
	await runDueJobs(shop);
	const drawing = Array.from({ length: most }, (_, at) => ({
		id: `cover-${at}`,
		book_id: bookId,
		owner_id: `guest-${at}`,
		state: "drawing" as const,
		seed: String(at),
		address_hash: from,
		requested_at: shop.clock.now().toISOString(),
	}));
	await shop.db.insertInto("covers").values(drawing).execute();
	const ask = () => startCover(shop, ROSA, { bookId, addressHash: "home", awaited: true });
	expect(await ask()).toEqual(DRAWING_LATER);
	expect((await readCredits(shop, ROSA)).coverCredits).toBe(5);
	await shop.db.updateTable("covers").set({ state: "ready" }).where("id", "=", "cover-0").execute();
	expect(await ask()).toMatchObject({ ok: true });
});
