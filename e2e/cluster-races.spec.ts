import { type APIRequestContext, type APIResponse, request as requests } from "@playwright/test";
import type { Cluster } from "./cluster";
import { CARDS, DELIVERY, ideaOf, makeBookByCall, PHOTOS, uploadPhoto } from "./journey";
import { clusterTest as test, expect, WHOLE } from "./test";

const AT_ONCE = WHOLE ? 20 : 8;

// One cluster for all three: its five processes are as many as a small machine runs beside others.
test.describe.configure({ mode: "default" });

/** A guest with a book of theirs. */
type Guest = { request: APIRequestContext; bookId: string };

let cluster: Cluster;
test.beforeEach(({ cluster: own }) => {
	cluster = own;
});

const newGuest = () => requests.newContext({ baseURL: cluster.url });
/** The address of a path at one of the web processes, by turns. */
const at = (turn: number, path: string) => `${cluster.webs[turn % cluster.webs.length]?.url}${path}`;
const times = <T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> =>
	Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));

async function said<T>(answer: APIResponse): Promise<T> {
	expect(answer.ok(), await answer.text()).toBe(true);
	return (await answer.json()) as T;
}

type Intent = { clientSecret: string; paymentIntentId: string };

async function preparePayment(
	{ request, bookId }: Guest,
	turn: number,
	couponCode?: string,
): Promise<Intent> {
	const metadata = { bookId, couponCode, deliveryInfo: { ...DELIVERY, country: "GB" } };
	const data = { currency: "gbp", metadata };
	return said(await request.post(at(turn, "/api/payment/create-guest-payment-intent"), { data }));
}

const pay = ({ request }: Guest, turn: number, { clientSecret }: Intent) =>
	request.post(at(turn, "/api/sandbox/confirm-payment"), { data: { clientSecret, cardNumber: CARDS.good } });

const count = async (rows: string, ...values: unknown[]) =>
	(await cluster.rows<{ count: number }>(`select count(*)::int as count from ${rows}`, ...values))[0]?.count;

test("of many covers at once for a guest's last credit, one is drawn", { tag: "@script" }, async () => {
	test.setTimeout(180_000);
	const request = await newGuest();
	await makeBookByCall(request);
	const image = await uploadPhoto(request, PHOTOS.cat);
	const idea = { ...ideaOf([image]), characters: ideaOf([image]).characters.slice(0, 1) };
	const books: string[] = [];
	for (let book = 0; book < AT_ONCE; book++) {
		const data = { ...idea, title: `Book ${book}` };
		const answer = await request.post("/api/book/generate-guest-synopsis", { data });
		books.push((await said<{ bookId: string }>(answer)).bookId);
	}
	const [book] = await cluster.rows<{ owner_id: string }>(
		"select owner_id from books where id = $1",
		books[0],
	);
	await cluster.rows("update credits set used = 4 where owner_id = $1", book?.owner_id);
	const answers = await times(AT_ONCE, (turn) =>
		request.post(at(turn, "/api/book/generate-guest-cover"), { multipart: { bookId: books[turn] ?? "" } }),
	);
	expect(answers.filter((answer) => answer.status() === 200)).toHaveLength(1);
	expect(answers.filter((answer) => answer.status() >= 500)).toEqual([]);
	expect(await count("covers where owner_id = $1", book?.owner_id)).toBe(2);
	expect(await cluster.rows("select used from credits where owner_id = $1", book?.owner_id)).toEqual([
		{ used: 5 },
	]);
});

test("many payments opened at once for a book are one; paid and saved as often, one order, approved or cancelled", {
	tag: "@script",
}, async () => {
	test.setTimeout(240_000);
	const request = await newGuest();
	const guest = { request, bookId: await makeBookByCall(request) };
	const intents = await times(AT_ONCE, (turn) => preparePayment(guest, turn));
	expect(new Set(intents.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
	const [intent] = intents as [Intent];
	const paid = await times(AT_ONCE, (turn) => pay(guest, turn, intent));
	expect(new Set(paid.map((answer) => answer.status()))).toEqual(new Set([200]));
	const { paymentIntentId } = intent;
	const saved = await times(AT_ONCE, (turn) =>
		request.post(at(turn, "/api/orders/guest"), { data: { paymentIntentId, bookId: guest.bookId } }),
	);
	expect(saved.map((answer) => answer.status()).sort()).toEqual([...Array(AT_ONCE - 1).fill(200), 201]);
	expect(await count("orders where book_id = $1", guest.bookId)).toBe(1);
	const proof = () =>
		cluster.rows<{ id: string }>(
			"select id from orders where book_id = $1 and state = 'proof'",
			guest.bookId,
		);
	await expect.poll(proof, { timeout: 120_000 }).toHaveLength(1);
	const [order] = await proof();
	// The browser that bought it without an account is its buyer in every shop of the cluster, without the link of a mail.
	const pages = await times(AT_ONCE, (turn) => request.get(at(turn, `/orders/${order?.id}`)));
	for (const opened of pages) expect(await opened.text()).toContain("Approve my book");
	const answers = await times(AT_ONCE, (turn) =>
		request.post(at(turn, `/orders/${order?.id}/${turn % 4 < 2 ? "approve" : "cancel"}`), {
			headers: { Origin: cluster.url },
			form: turn % 4 < 2 ? { looked: "yes" } : { email: DELIVERY.email },
			maxRedirects: 0,
		}),
	);
	expect(answers.filter((answer) => answer.status() >= 500)).toEqual([]);
	expect(await count("order_events where order_id = $1 and step in ('approve', 'cancel')", order?.id)).toBe(
		1,
	);
});

test("many families who pay at once: one has the coupon that is good once, and the invoices have no gap", {
	tag: "@script",
}, async () => {
	test.setTimeout(300_000);
	await cluster.rows(
		"insert into coupons (code, percent_off, minimum_pence, most_uses, once_each, created_at) values ('ONCE', 10, 0, 1, 0, $1)",
		new Date().toISOString(),
	);
	const guests: Guest[] = [];
	for (let made = 0; made < AT_ONCE; made += 4)
		guests.push(
			...(await times(4, async () => {
				const request = await newGuest();
				return { request, bookId: await makeBookByCall(request) };
			})),
		);
	const taken = await times(AT_ONCE, (turn) =>
		(guests[turn] as Guest).request.post(at(turn, "/api/payment/create-guest-payment-intent"), {
			data: {
				currency: "gbp",
				metadata: {
					bookId: guests[turn]?.bookId,
					couponCode: "ONCE",
					deliveryInfo: { ...DELIVERY, country: "GB", email: `family${turn}@example.com` },
				},
			},
		}),
	);
	expect(taken.filter((answer) => answer.status() >= 500)).toEqual([]);
	const intents = await times(AT_ONCE, async (turn) =>
		taken[turn]?.ok()
			? said<Intent>(taken[turn] as APIResponse)
			: preparePayment(guests[turn] as Guest, turn),
	);
	const before = (await count("orders")) ?? 0;
	await times(AT_ONCE, async (turn) => {
		const guest = guests[turn] as Guest;
		const intent = intents[turn] as Intent;
		expect((await pay(guest, turn, intent)).status()).toBe(200);
		const { paymentIntentId } = intent;
		const data = { paymentIntentId, bookId: guest.bookId };
		const ordered = await guest.request.post(at(turn, "/api/orders/guest"), { data });
		expect([200, 201], await ordered.text()).toContain(ordered.status());
	});
	expect(await count("orders")).toBe(before + AT_ONCE);
	expect(await count("coupon_uses where code = 'ONCE'")).toBe(1);
	const numbers = await cluster.rows<{ invoice_number: number }>(
		"select invoice_number from orders order by invoice_number",
	);
	expect(numbers.map((row) => Number(row.invoice_number))).toEqual(numbers.map((_, index) => index + 1));
});
