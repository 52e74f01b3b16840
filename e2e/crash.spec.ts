import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import {
	CARDS,
	DELIVERY,
	fillBookForm,
	makeBookByCall,
	openBookForm,
	passCaptcha,
	SOLO,
	submitBook,
} from "./journey";
import { change } from "./library-steps";
import type { RunningShop } from "./shop";
import { expect, test } from "./test";

/** A job whose worker died is taken up again after its lease, ms. */
const LEASE_MS = 15_000;
const RESUMED = { timeout: 45_000 };
/** Longest the shop may take to end after SIGTERM, ms: its own grace of 25 s and the rest. */
const ENDED_MS = 30_000;

/** What was drawn in another shop would be there before anybody could kill this one. */
const DRAWN_ANEW = { KEPT_DRAWINGS: "" };

test.describe.configure({ timeout: 120_000 });

/** Kills the shop and starts it again. What it had in hand is free at once: that its leases hold until they end, others try. */
async function killAndResume(shop: RunningShop): Promise<void> {
	await shop.kill();
	const lastEnd = new Date(Date.now() + LEASE_MS).toISOString();
	// By then what was left in its journal has been read, by the shop itself.
	await shop.start();
	change(shop, "update jobs set lease_until = created_at where lease_until <= ?", lastEnd);
}

/** How far the book of this browser is. */
async function stage(request: APIRequestContext): Promise<string> {
	return ((await (await request.get("/create-book/state")).json()) as { at: string }).at;
}

/** A browser without scripts that has just sent the book form; it asks for nothing by itself afterwards. */
async function sendBook(shop: RunningShop, page: Page): Promise<APIRequestContext> {
	const browsing = { page, scripted: false };
	await openBookForm(browsing);
	await fillBookForm(browsing, SOLO);
	await passCaptcha(browsing);
	await submitBook(page);
	await page.waitForURL("**/create-book/progress*");
	await page.goto("about:blank");
	expect(shop.count("books")).toBe(1);
	return page.request;
}

async function preparePayment(request: APIRequestContext, bookId: string) {
	const answer = await request.post("/api/payment/create-guest-payment-intent", {
		data: { currency: "gbp", metadata: { bookId, deliveryInfo: { ...DELIVERY, country: "GB" } } },
	});
	expect(answer.status()).toBe(200);
	return (await answer.json()) as { clientSecret: string; paymentIntentId: string };
}

function payForm(): Record<string, string> {
	return {
		...DELIVERY,
		country: "GB",
		cardNumber: CARDS.good,
		cardExpiry: "12 / 40",
		cardCvc: "123",
		amount: "3498",
		intent: "pay",
	};
}

const ordersOf = (shop: RunningShop, bookId: string) => shop.count("orders where book_id = ?", bookId);

for (const moment of ["writing", "drawing"]) {
	test(`killed while ${moment}: the cover is there after the restart, for one credit`, {
		tag: "@script",
	}, async ({ openShop, visit }) => {
		const shop = await openShop(DRAWN_ANEW);
		const request = await sendBook(shop, await visit({ shop, javaScriptEnabled: false }));
		if (moment === "drawing") await expect.poll(() => stage(request), { intervals: [5] }).toBe("drawing");
		await killAndResume(shop);
		await expect.poll(() => stage(request), RESUMED).toBe("cover");
		expect(shop.count("books")).toBe(1);
		expect(shop.count("covers where state = 'ready'")).toBe(shop.count("covers"));
		expect(shop.count("credits where used = 1")).toBe(1);
		expect((await request.get("/create-book/cover")).status()).toBe(200);
	});
}

test("stopped while drawing, it ends in time with 0 and nothing is lost", { tag: "@script" }, async ({
	openShop,
	visit,
}) => {
	const shop = await openShop(DRAWN_ANEW);
	const request = await sendBook(shop, await visit({ shop, javaScriptEnabled: false }));
	await expect.poll(() => stage(request), { intervals: [5] }).toBe("drawing");
	// Browsers open a connection ahead and may never use it: the shop must not wait for it.
	const unused = connect(Number(new URL(shop.url).port), "localhost").on("error", () => {});
	await once(unused, "connect");
	const asked = Date.now();
	expect(await shop.stop()).toBe(0);
	expect(Date.now() - asked).toBeLessThan(ENDED_MS);
	await shop.start();
	// Finished before it ended, or taken up at once: no lease has to run out first.
	await expect.poll(() => stage(request), { timeout: 12_000 }).toBe("cover");
	expect(shop.count("credits where used = 1")).toBe(1);
});

test("killed between the charge and the order: the order is there, once", { tag: "@script" }, async ({
	openShop,
	visit,
}) => {
	const shop = await openShop(DRAWN_ANEW);
	const { request } = await visit({ shop });
	const bookId = await makeBookByCall(request);
	const { clientSecret, paymentIntentId } = await preparePayment(request, bookId);
	const paid = await request.post("/api/sandbox/confirm-payment", {
		data: { clientSecret, cardNumber: CARDS.good },
	});
	expect(paid.status()).toBe(200);
	await killAndResume(shop);
	await expect.poll(() => ordersOf(shop, bookId), RESUMED).toBe(1);
	const saved = await request.post("/api/orders/guest", { data: { paymentIntentId, bookId } });
	expect(saved.status()).toBe(201);
	expect((await saved.json()).orderNumber).toBe(paymentIntentId.slice(-8).toUpperCase());
	expect(ordersOf(shop, bookId)).toBe(1);
	expect(shop.charges(bookId)).toBe(1);
	await expect.poll(() => shop.mails("is confirmed")).toBe(1);
});

test("killed at the moment of the charge, whatever had been written by then", { tag: "@script" }, async ({
	openShop,
	visit,
}) => {
	const shop = await openShop(DRAWN_ANEW);
	const { request } = await visit({ shop });
	const bookId = await makeBookByCall(request);
	const { paymentIntentId } = await preparePayment(request, bookId);
	const file = join(shop.dataDir, "payments", `${paymentIntentId}.json`);
	const answered = request.post(`/checkout?book=${bookId}`, { form: payForm() }).catch(() => "broken off");
	while (JSON.parse(readFileSync(file, "utf8")).state !== "succeeded") {
		await new Promise((resolve) => setImmediate(resolve));
	}
	await killAndResume(shop);
	await answered;
	await expect.poll(() => ordersOf(shop, bookId), RESUMED).toBe(1);
	// Whoever comes back and presses Pay again is led to the order there is.
	const again = await request.post(`/checkout?book=${bookId}`, { form: payForm() });
	expect(again.url()).toContain(`/order-confirmation?payment=${paymentIntentId}`);
	expect(ordersOf(shop, bookId)).toBe(1);
	expect(shop.charges(bookId)).toBe(1);
});

test("Pay 50 times at once is one charge and one order", { tag: "@script" }, async ({ request, shop }) => {
	const bookId = await makeBookByCall(request);
	const answers = await Promise.all(
		Array.from({ length: 50 }, () => request.post(`/checkout?book=${bookId}`, { form: payForm() })),
	);
	const ends = new Set(answers.map((answer) => `${answer.status()} ${new URL(answer.url()).pathname}`));
	expect([...ends]).toEqual(["200 /order-confirmation"]);
	expect(new Set(answers.map((answer) => answer.url())).size).toBe(1);
	expect(ordersOf(shop, bookId)).toBe(1);
	expect(shop.charges(bookId)).toBe(1);
	const placed =
		"order_events where step = 'place' and order_id in (select id from orders where book_id = ?)";
	expect(shop.count(placed, bookId)).toBe(1);
});

test("50 calls of every step at once are one charge and one order", { tag: "@script" }, async ({
	request,
	shop,
}) => {
	const bookId = await makeBookByCall(request);
	const prepared = await Promise.all(Array.from({ length: 50 }, () => preparePayment(request, bookId)));
	const { clientSecret, paymentIntentId } = prepared[0] ?? { clientSecret: "", paymentIntentId: "" };
	expect(new Set(prepared.map((one) => one.paymentIntentId)).size).toBe(1);
	const data = { clientSecret, cardNumber: CARDS.good };
	const charged = await Promise.all(
		Array.from({ length: 50 }, () => request.post("/api/sandbox/confirm-payment", { data })),
	);
	expect(new Set(charged.map((answer) => answer.status()))).toEqual(new Set([200]));
	const saved = await Promise.all(
		Array.from({ length: 50 }, () => request.post("/api/orders/guest", { data: { paymentIntentId } })),
	);
	const statuses = saved.map((answer) => answer.status()).sort();
	expect(statuses).toEqual([...Array(49).fill(200), 201]);
	expect(ordersOf(shop, bookId)).toBe(1);
	expect(shop.charges(bookId)).toBe(1);
});

const MEGABYTE = 1024 * 1024;
const BOUNDARY = "----photo";

/** An upload by hand: `write` sends so many bytes of a file that is no photo, as fast as they are taken. */
function beginUpload(shop: RunningShop, agent: Agent) {
	const sent = httpRequest(`${shop.url}/api/uploads`, {
		agent,
		method: "POST",
		headers: { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` },
	});
	const status = new Promise<number>((resolve, reject) => {
		sent.on("response", (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)));
		sent.on("error", reject);
	});
	const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
	sent.write(head);
	const piece = Buffer.alloc(MEGABYTE, "no photo ");
	return {
		async write(megabytes: number): Promise<void> {
			for (let more = 0; more < megabytes; more++) {
				await new Promise<void>((resolve) => sent.write(piece, () => resolve()));
			}
		},
		/** Sends the end of the form; gives the answer's status. */
		finish(): Promise<number> {
			sent.end(`\r\n--${BOUNDARY}--\r\n`);
			return status;
		},
		/** Hangs up in the middle. */
		async breakOff(): Promise<void> {
			sent.destroy();
			await status.catch(() => 0);
		},
	};
}

test("slow uploads hold nobody up, and memory doesn't grow with them", { tag: "@script" }, async ({
	openShop,
	visit,
}) => {
	const shop = await openShop(DRAWN_ANEW);
	const page = await visit({ shop });
	await page.goto("/create-book");
	const agent = new Agent({ maxSockets: 20 });
	const before = shop.memory();
	let most = before;
	const uploads = Array.from({ length: 10 }, () => beginUpload(shop, agent));
	for (let sent = 0; sent < 29; sent += 1) {
		await Promise.all(uploads.map((upload) => upload.write(1)));
		most = Math.max(most, shop.memory());
	}
	// All ten stand half finished, and the shop serves on.
	expect((await page.request.get("/healthz")).status()).toBe(200);
	await page.goto("/create-book");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build your book");
	const [broken, ...others] = uploads;
	await broken?.breakOff();
	for (const upload of others) expect(await upload.finish()).toBe(415);
	most = Math.max(most, shop.memory());
	// 290 MB went through; what stays in memory is a fraction of it.
	expect(most - before).toBeLessThan(120 * MEGABYTE);
	const left = () => readdirSync(join(shop.dataDir, "uploads"));
	await expect.poll(left).toEqual([]);
	agent.destroy();
});
