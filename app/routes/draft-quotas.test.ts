import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ideaOf, ROSA, smallJpeg } from "~/shop/books/books.testing";
import { countUse } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as generateSynopsis from "./api/generate-synopsis";
import * as uploads from "./api/uploads";
import { type Browser, openBrowser } from "./browser.testing";
import * as createBook from "./create/create-book/route";
import * as draft from "./create/draft";
import * as details from "./library/details/route";

/** Outside a server every request comes from here. */
const ADDRESS = "unknown";

let shop: TestShop;
let browser: Browser;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

const sessions = () => shop.db.selectFrom("sessions").selectAll().execute();
const drafts = () => shop.db.selectFrom("drafts").selectAll().execute();
const LARGE = "x".repeat(8 * 1024);
const large = Object.fromEntries([0, 1, 2, 3, 4, 5].map((at) => [`characters.${at}.personality`, LARGE]));
const save = (as = openBrowser(), form: Record<string, string> = large) =>
	as.post(draft, "/create-book/draft", { form });
const counted = async () => 2 * 1024 * 1024 - (await countUse(shop, LIMITS.kilobytesOfDay, ADDRESS, 0)).left;

test("what strangers type into a family's forms waits for their sign-in within what their address may send in a day", async () => {
	shop.settings.RATE_LIMIT_SCALE = 0.001;
	const params = { orderId: "order_1" };
	const form = Object.fromEntries(["name", "address", "city", "giftMessage"].map((name) => [name, LARGE]));
	for (let time = 0; time < 150; time++) {
		const { to } = await openBrowser().post(details, "/orders/order_1/details", { params, form });
		expect(to).toBe("/sign-in?redirectTo=%2Forders%2Forder_1%2Fdetails");
	}
	const kept = await sessions();
	expect(kept.length).toBeGreaterThan(50);
	expect(kept.length).toBeLessThan(110);
	shop.settings.RATE_LIMIT_SCALE = 1;
	shop.settings.MAX_STORED_MB = 0.0001;
	await openBrowser().post(details, "/orders/order_1/details", { params, form });
	expect(await sessions()).toHaveLength(kept.length);
});

describe("drafts", () => {
	test("of browsers that come without a cookie are held by what their address may send in a day", async () => {
		shop.settings.RATE_LIMIT_SCALE = 0.001;
		const statuses = [];
		for (let time = 0; time < 60; time++) statuses.push((await save()).status);
		const kept = statuses.filter((status) => status === 204).length;
		expect(kept).toBeGreaterThan(35);
		expect(kept).toBeLessThan(43);
		expect(statuses.at(-1)).toBe(429);
		expect(await drafts()).toHaveLength(kept);
		// Nothing was stored for those that were refused.
		expect(await sessions()).toHaveLength(kept);
	});

	test("one that is there is kept on at every limit; a full shop begins no other", async () => {
		expect((await save(browser)).status).toBe(204);
		shop.settings.MAX_STORED_MB = 0.0001;
		await countUse(shop, LIMITS.kilobytesOfDay, ADDRESS, 2 * 1024 * 1024);
		expect((await save(browser)).status).toBe(204);
		expect((await save()).status).toBe(507);
		const form = { intent: "add", title: "Rosa" };
		const shown = await openBrowser().post(createBook, "/create-book", { form });
		expect([shown.status, shown.data]).toMatchObject([507, { form: { title: "Rosa" } }]);
		expect(await drafts()).toHaveLength(1);
		expect(await sessions()).toHaveLength(1);
	});

	test("nothing that is stored of one is without an end", async () => {
		await save(browser, { title: "t" });
		expect((await save(browser, { title: "x".repeat(500_000), location: "y".repeat(900) })).status).toBe(204);
		const [kept] = await drafts();
		expect(JSON.parse(kept?.form ?? "")).toMatchObject({ title: LARGE + LARGE, location: "y".repeat(900) });
	});

	test("that grow count for their address and the shop by what is more", async () => {
		await save(browser, { title: "t" });
		expect(await counted()).toBe(16);
		await save(browser);
		const grown = await counted();
		expect(grown).toBeGreaterThan(48);
		await save(browser);
		expect(await counted()).toBe(grown);
	});

	test.each([
		["a full shop", 507, () => Object.assign(shop.settings, { MAX_STORED_MB: 0.0001 })],
		[
			"the end of their address's day",
			429,
			() => countUse(shop, LIMITS.kilobytesOfDay, ADDRESS, 2 * 1024 * 1024),
		],
	])("go on at %s, and grow no further than what a form has room for", async (_what, status, fill) => {
		await save(browser, { title: "t" });
		await fill();
		expect((await save(browser, { title: "t", description: "語".repeat(500) })).status).toBe(204);
		const before = await drafts();
		const refused = await save(browser);
		expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([status, true]);
		expect(await drafts()).toEqual(before);
	});

	test("five books may be begun at once; the sixth waits until one has its story", async () => {
		const file = new File([new Uint8Array(await smallJpeg())], "a.jpg");
		const uploaded = await browser.post(uploads, "/api/uploads", { form: { file } });
		const { url } = uploaded.data as { url: string };
		const idea = await ideaOf(shop, ROSA);
		const json = (title: string) => ({
			...idea,
			title,
			characters: [{ ...idea.characters[0], imageUrl: url }],
		});
		const begin = (title: string) =>
			browser.post(generateSynopsis, "/api/book/generate-guest-synopsis", { json: json(title) });
		const five = ["a", "b", "c", "d", "e"].map(begin);
		await expect.poll(() => shop.db.selectFrom("books").select("id").execute()).toHaveLength(5);
		expect(await begin("f")).toMatchObject({ status: 429, data: { code: "quota" } });
		await runDueJobs(shop);
		expect((await Promise.all(five)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		const sixth = begin("f");
		await expect.poll(() => shop.db.selectFrom("books").select("id").execute()).toHaveLength(6);
		await runDueJobs(shop);
		expect((await sixth).status).toBe(200);
	});
});
