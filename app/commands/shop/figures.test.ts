import { beforeEach, expect, test } from "vitest";
import { morning } from "~/emails/morning";
import { WRITTEN } from "~/jobs/making.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { startBook } from "~/shop/books/start-book.server";
import { charged, guest, makeBook, must } from "~/shop/checkout/checkout.testing";
import { cardFee, type Figures } from "~/shop/figures/rules";
import { makeOrder, placedOrder } from "~/shop/orders/orders.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import { countSpending } from "~/shop/spending/spend.server";
import { countOpened } from "~/shop/tally/count-step.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { told } from "./shop-commands.testing";

const HOUR_MS = 3600_000;
const ADDRESS = "http://localhost:3000/create-book";
const PERSON = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "Accept-Language": "en-GB" };

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const read = async (...day: string[]): Promise<Figures> =>
	JSON.parse(await told(shop, "figures", ...day, "--json"));

test("a day without anything is told so, and a day there hasn't been is refused", async () => {
	expect(await told(shop, "figures")).toContain("sales  0 orders, 0 books, £0.00");
	expect(await told(shop, "figures", "2026-03-01")).toContain("form opened  0");
	for (const wrong of ["2026-03-03", "yesterday", "2026-02-30"])
		await expect(told(shop, "figures", wrong)).rejects.toThrow(
			"is no day there has been, such as 2026-03-02.",
		);
});

test("a day's sales, refunds and what each order cost, at the prices that are set", async () => {
	Object.assign(shop.settings, { COST_OF_PRINT: 1000, COST_OF_POSTAGE: 400, COST_OF_POSTAGE_ABROAD: 900 });
	const id = await placedOrder(shop, guest());
	const { book_id, order_number } = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
	await countSpending(shop, shop.db, book_id, { pictures: 10, cents: 137.5 });
	await countSpending(shop, shop.db, "book_unsold", { pictures: 1, cents: 13.75 });
	const abroad = await makeOrder(shop, "guest_sam", {
		delivery: '{"country":"US"}',
		copies: 3,
		total_pence: 9496,
		reprints: 1,
	});
	await makeOrder(shop, "guest_eve", { state: "cancelled", total_pence: 3498 });
	await told(shop, "refund", id, "499");
	await told(shop, "refund", abroad, "100");
	await runDueJobs(shop);
	const { sales, refunds, orders, costs, vendorsPence, steps } = await read();
	expect(sales).toEqual({ orders: 3, copies: 5, pence: 3498 + 9496 + 3498, discountPence: 0 });
	// The other one's payment is no provider's: what failed hasn't gone back.
	expect(refunds).toEqual({ count: 1, pence: 499 });
	expect(vendorsPence).toBe(121);
	expect(steps).toMatchObject({ paid: 1 });
	const home = { print: 1000, postage: 400, card: 73, pictures: 110 };
	expect(orders.find(({ order }) => order === order_number)).toEqual({
		order: order_number,
		country: "GB",
		pence: 3498,
		costs: home,
		leftPence: 3498 - 499 - 1000 - 400 - 73 - 110,
	});
	expect(orders.find(({ country }) => country === "US")?.costs).toEqual({
		print: 6000,
		postage: 1800,
		card: 163,
		pictures: 0,
	});
	expect(costs).toEqual({ print: 7000, postage: 2200, card: 73 + 163 + 73, pictures: 110 });
	expect(await told(shop, "figures")).toContain(
		`${order_number}  GB  £34.98  print £10.00, postage £4.00, card £0.73, pictures £1.10  left £14.16`,
	);
	shop.settings.COST_OF_PRINT = 4000;
	expect(await told(shop, "figures")).toContain("left −£15.84");
	shop.clock.advance(24 * HOUR_MS);
	expect((await read()).sales.orders).toBe(0);
	expect((await read("2026-03-02")).sales.orders).toBe(3);
});

test("what the operator hasn't set is said, and taken off nothing", async () => {
	await makeOrder(shop, "guest_sam");
	const text = await told(shop, "figures");
	expect(text).toContain("print ?, postage ?, card £0.73, pictures £0.00  left £34.25");
	expect(text).toContain(
		"Not set, so not taken off: COST_OF_PRINT, COST_OF_POSTAGE, COST_OF_POSTAGE_ABROAD.",
	);
});

test("a family's steps are counted on London's day, people's alone, once a page they look at", async () => {
	// Half an hour before midnight in summer is half past ten by UTC.
	shop.clock.advance(Date.parse("2026-06-01T22:30:00Z") - shop.clock.now().getTime());
	const open = (headers: Record<string, string>, method = "GET") =>
		countOpened(shop, new Request(ADDRESS, { headers, method }), "form opened");
	await open(PERSON);
	await open({ ...PERSON, Referer: "http://localhost:3000/" });
	const machines: Record<string, string>[] = [
		{},
		{ "User-Agent": PERSON["User-Agent"] },
		{ ...PERSON, "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
		{ ...PERSON, "User-Agent": "curl/8.5.0" },
		{ ...PERSON, "Sec-Purpose": "prefetch;prerender" },
		{ ...PERSON, Referer: `${ADDRESS}?book=book_1` },
	];
	for (const machine of machines) await open(machine);
	await open(PERSON, "HEAD");
	expect((await read()).steps).toEqual({ "form opened": 2, "cover made": 0, "checkout opened": 0, paid: 0 });
	shop.clock.advance(HOUR_MS);
	expect((await read()).day).toBe("2026-06-02");
	expect((await read()).steps["form opened"]).toBe(0);
	expect((await read("2026-06-01")).steps["form opened"]).toBe(2);
});

test("which stories ideas were told by that day, and how many were staged; a vendor's books are none of the shelf's", async () => {
	const tell = async (description: string) => {
		must(
			await startBook(shop, ROSA, await ideaOf(shop, ROSA, { title: "A book", description }), {
				door: "call",
			}),
		);
		await runDueJobs(shop);
	};
	expect(await told(shop, "figures")).toContain("ideas told  0, 0 of them staged");
	await tell("Rosa finds a lost baby dragon and looks for its mother.");
	await tell("Rosa sorts buttons.");
	await tell("Rosa sorts buttons by their colours.");
	const [most, other] = (await read()).stories;
	expect(most).toEqual({ story: "play-at-home", isStaged: true, count: 2 });
	expect(other).toEqual({ story: "lost-creature", isStaged: false, count: 1 });
	expect(await told(shop, "figures")).toContain(
		"ideas told  3, 2 of them staged\n  play-at-home  2\n  lost-creature  1\n",
	);
	const { story: _, ...ofAVendor } = WRITTEN.script;
	shop.providers.writer.writeScript = async () => ({ ok: true, value: { ...WRITTEN, script: ofAVendor } });
	await tell("Rosa goes on.");
	// Books that are gone were told all the same.
	await shop.db.deleteFrom("scripts").execute();
	expect((await read()).stories).toEqual([most, other]);
	const { blocks } = morning({ figures: await read(), states: [], damaged: [], overdue: [] });
	expect(JSON.stringify(blocks)).toMatch(/play-at-home\W+2/);
	shop.clock.advance(24 * HOUR_MS);
	expect((await read()).stories).toEqual([]);
});

test("nothing of whoever took a step is kept, and a payment placed twice is one", async () => {
	const payment = await charged(shop, guest(), await makeBook(shop, guest()));
	must(await placeOrder(shop, guest(), payment));
	must(await placeOrder(shop, guest(), payment));
	expect(await shop.db.selectFrom("tally").selectAll().execute()).toEqual([
		{ day: "2026-03-02", step: "paid", count: 1 },
	]);
});

test("a table that can't be written doesn't keep a page from being shown", async () => {
	await shop.db.schema.dropTable("tally").execute();
	await countOpened(shop, new Request(ADDRESS, { headers: PERSON }), "form opened");
	expect(shop.logged).toContainEqual({ level: "error", event: "tally" });
});

test.each([
	["1.5%+20", 3498, 73],
	["2.9%+0", 1000, 29],
	["1.5%+20", 0, 0],
])("a card payment at %s of %i pence costs %i", (terms, pence, fee) =>
	expect(cardFee(terms, pence)).toBe(fee));
