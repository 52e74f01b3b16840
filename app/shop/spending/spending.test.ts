import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { countSpending, isCeilingReached, spentOn } from "./spend.server";

test("what a book was bought is counted with it, and a day's ceiling ends with the day", async () => {
	const shop = await openTestShop();
	shop.settings.COST_OF_DAY = 100;
	const spend = (bookId: string, bought: Parameters<typeof countSpending>[3]) =>
		countSpending(shop, shop.db, bookId, bought);
	await spend("book_1", {});
	expect(await spentOn(shop, "book_1")).toEqual({ tokens: 0, pictures: 0, cost: 0 });
	await spend("book_1", { tokens: 2500 });
	await spend("book_1", { pictures: 3 });
	await spend("book_2", { pictures: 5 });
	const { COST_OF_PICTURE, COST_OF_TOKENS } = shop.settings;
	const cost = 300 * COST_OF_PICTURE + 250 * COST_OF_TOKENS;
	expect(await spentOn(shop, "book_1")).toEqual({ tokens: 2500, pictures: 3, cost });
	expect(await isCeilingReached(shop)).toBe(false);
	await spend("book_2", { pictures: 5 });
	expect(await isCeilingReached(shop)).toBe(true);
	shop.clock.advance(24 * 3600_000);
	expect(await isCeilingReached(shop)).toBe(false);
});
