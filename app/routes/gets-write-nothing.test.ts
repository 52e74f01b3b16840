import { expect, test } from "vitest";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { rows } from "./authorisation.rows.testing";
import { guestOf, signedIn } from "./authorisation.testing";

/** Whoever only looks changes nothing: a page may be fetched ahead, again, or by a program that follows every link. */

/** How often somebody asks is counted of whatever is dear to answer. */
const COUNTED = "rate_counters";
/** What writes all the same, and which tables. */
const WRITES: Record<string, readonly string[]> = {
	// A book whose cover is older than its pages has them begun.
	"the cover preview": ["jobs"],
	// The bank's page leads back by a link: whoever has paid has ordered.
	"the way back from a payment": [
		"books",
		"coupons",
		"drafts",
		"jobs",
		"order_events",
		"orders",
		"payments",
		"tally",
	],
};

async function contents(shop: TestShop): Promise<Map<string, string>> {
	const all = await shop.db.introspection.getTables();
	// The shop's own: whatever graphile-worker has beside them is told of a job, which is one of ours.
	const tables = all.filter(({ schema = "public" }) => schema === "public");
	const read = tables.map(async ({ name }): Promise<[string, string]> => {
		const table = await shop.db
			.selectFrom(name as "books")
			.selectAll()
			.execute();
		return [name, JSON.stringify(table)];
	});
	return new Map(await Promise.all(read));
}

const gets = rows.filter(({ method }) => method === "GET");

test.each(gets)("$what writes nothing but what is known", async (row) => {
	const shop = await openTestShop();
	replaceShop(shop);
	const { browser, actor } = await (row.owner === "guest" ? guestOf(shop) : signedIn(shop, "Owner"));
	const { path, ...send } = await row.of(shop, actor);
	const before = await contents(shop);
	await browser.get(row.route, path, { ...send, method: row.method });
	const after = await contents(shop);
	const changed = [...after].filter(([name, was]) => before.get(name) !== was).map(([name]) => name);
	expect(changed.filter((name) => name !== COUNTED).toSorted()).toEqual(WRITES[row.what] ?? []);
});
