import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { countUse, withinLimit } from "./count.server";

const limit = { name: "test", most: 3, windowMs: 60_000 };

test("three at most in a minute, counted for each on its own, and again after the window", async () => {
	const shop = await openTestShop();
	const tries = async (who: string, times: number) => {
		const allowed: boolean[] = [];
		for (let i = 0; i < times; i++) allowed.push((await countUse(shop, limit, who)).left >= 0);
		return allowed;
	};
	expect(await tries("1.1.1.1", 4)).toEqual([true, true, true, false]);
	expect(await tries("2.2.2.2", 1)).toEqual([true]);
	shop.clock.advance(59_999);
	expect(await tries("1.1.1.1", 1)).toEqual([false]);
	shop.clock.advance(1);
	expect(await tries("1.1.1.1", 4)).toEqual([true, true, true, false]);
});

test("requests at once can't slip through together", async () => {
	const shop = await openTestShop();
	const results = await Promise.all(Array.from({ length: 50 }, () => countUse(shop, limit, "a")));
	expect(results.filter(({ left }) => left >= 0)).toHaveLength(3);
});

test("RATE_LIMIT_SCALE multiplies", async () => {
	const shop = await openTestShop();
	shop.settings.RATE_LIMIT_SCALE = 100;
	const results = await Promise.all(Array.from({ length: 50 }, () => countUse(shop, limit, "a")));
	expect(results.every(({ left }) => left >= 0)).toBe(true);
});

test("past the limit says when to come back; the counter names nobody", async () => {
	const shop = await openTestShop();
	for (let i = 0; i < 3; i++) expect((await withinLimit(shop, limit, "1.1.1.1")).ok).toBe(true);
	shop.clock.advance(15_000);
	const error = { code: "rate_limited", retryAfter: 45 };
	expect(await withinLimit(shop, limit, "1.1.1.1")).toMatchObject({ ok: false, error });
	const rows = await shop.db.selectFrom("rate_counters").selectAll().execute();
	expect(JSON.stringify(rows)).not.toContain("1.1.1.1");
});
