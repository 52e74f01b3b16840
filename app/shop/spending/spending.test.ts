import { expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { startBook } from "~/shop/books/start-book.server";
import { startCover } from "~/shop/covers/start-cover.server";
import { openTestShop } from "~/shop.testing";
import { countDue, countSpending, isCeilingReached, mayCost, spentOn } from "./spend.server";

test("what a book was bought is counted with it, and a day's ceiling ends with the day", async () => {
	const shop = await openTestShop();
	shop.settings.COST_OF_DAY = 100;
	const spend = (bookId: string, bought: Parameters<typeof countSpending>[3]) =>
		countSpending(shop, shop.db, bookId, bought);
	await spend("book_1", {});
	expect(await spentOn(shop, "book_1")).toEqual({ tokens: 0, pictures: 0, cost: 0 });
	await spend("book_1", { tokens: 2500 });
	await spend("book_1", { pictures: 3, cents: 40 });
	await spend("book_2", { pictures: 5, cents: 65 });
	const { COST_OF_DOLLAR, COST_OF_TOKENS } = shop.settings;
	const cost = 40 * COST_OF_DOLLAR + 250 * COST_OF_TOKENS;
	expect(await spentOn(shop, "book_1")).toEqual({ tokens: 2500, pictures: 3, cost });
	expect(await isCeilingReached(shop)).toBe(false);
	await spend("book_2", { pictures: 5, cents: 65 });
	expect(await isCeilingReached(shop)).toBe(true);
	shop.clock.advance(24 * 3600_000);
	expect(await isCeilingReached(shop)).toBe(false);
});

test("a picture costs what its model costs, in pence", async () => {
	const shop = await openTestShop();
	await countSpending(shop, shop.db, "book_1", { pictures: 2, cents: 15 });
	expect(await spentOn(shop, "book_1")).toMatchObject({
		pictures: 2,
		cost: 15 * shop.settings.COST_OF_DOLLAR,
	});
});

test("what is due counts before its answer as it usually is, and then as it was", async () => {
	const shop = await openTestShop();
	const costs = (tokens: number) => ({
		tokens,
		pictures: 0,
		cost: tokens * 0.1 * shop.settings.COST_OF_TOKENS,
	});
	const answered = await countDue(shop, "book_1", { tokens: 2500 });
	expect(await spentOn(shop, "book_1")).toEqual(costs(2500));
	await answered(1800);
	expect(await spentOn(shop, "book_1")).toEqual(costs(1800));
	await (await countDue(shop, "book_1", { tokens: 2500 }))(0);
	expect(await spentOn(shop, "book_1")).toEqual(costs(1800));
});

test("one family has a ceiling of its own, until the day is over", async () => {
	const shop = await openTestShop();
	shop.settings.COST_OF_FAMILY = 10;
	const started = await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" });
	if (!started.ok) throw new Error(started.error.code);
	await countSpending(shop, shop.db, started.value.bookId, { tokens: 10_000 });
	expect(await mayCost(shop, shop.db, ROSA.id)).toMatchObject({
		ok: false,
		error: { code: "quota", retryAfter: 15 * 3600 },
	});
	expect((await mayCost(shop, shop.db, "somebody else")).ok).toBe(true);
	shop.clock.advance(15 * 3600_000);
	expect((await mayCost(shop, shop.db, ROSA.id)).ok).toBe(true);
});

test("past a ceiling no story and no cover is bought for a book that nobody has ordered, and the shop's own cost nothing", async () => {
	const shop = await openTestShop();
	const start = async (title: string) =>
		startBook(shop, ROSA, { ...(await ideaOf(shop, ROSA)), title }, { door: "call" });
	const begun = await start("The First");
	const bookId = begun.ok ? begun.value.bookId : "";
	await runDueJobs(shop);
	shop.settings.COST_OF_DAY = 0;
	const asked = { bookId, addressHash: "", awaited: false };
	const { writer, illustrator } = shop.providers;
	const vendor = { kind: "vendor", name: "a vendor" } as const;
	shop.providers.writer = { ...writer, describe: () => vendor };
	shop.providers.illustrator = { ...illustrator, describe: () => ({ ...vendor, makers: [] }) };
	expect(await start("The Second")).toMatchObject({ ok: false, error: { code: "quota" } });
	expect(await startCover(shop, ROSA, asked)).toMatchObject({ ok: false, error: { code: "quota" } });
	Object.assign(shop.providers, { writer, illustrator });
	expect((await start("The Third")).ok).toBe(true);
	expect((await startCover(shop, ROSA, asked)).ok).toBe(true);
});
