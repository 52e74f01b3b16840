import { setTimeout as pause } from "node:timers/promises";
import { type APIRequestContext, request as requests } from "@playwright/test";
import type { Cluster } from "./cluster";
import { DELIVERY, ideaOf, PHOTOS, uploadPhoto } from "./journey";
import { clusterTest as test, expect, WHOLE } from "./test";

/** Four: both web processes, a worker and the database. `CLUSTER_KILLS=100` for the long run. */
const KILLS = Number(process.env.CLUSTER_KILLS ?? (WHOLE ? 8 : 4));
const AWAY_MS = Number(process.env.CLUSTER_AWAY_MS ?? (WHOLE ? 30_000 : 5_000));
/** A long run has a new family with every fourth kill: two cores make a book in a quarter of a minute. */
const FIRST_FAMILIES = 8;
/** A job whose worker died is another's after 15 s, and another's again if that dies too; books that wait are made after the last kill. */
const SETTLED = { timeout: 120_000 + KILLS * 5_000, intervals: [500] };

// One cluster for both.
test.describe.configure({ mode: "default" });

type Family = { request: APIRequestContext; bookId: string; paymentId: string | null };

let cluster: Cluster;
test.beforeEach(({ cluster: own }) => {
	cluster = own;
});
/** What its processes said is nowhere else. */
test.afterEach(({ cluster }, { status, expectedStatus }) => {
	if (status !== expectedStatus) process.stdout.write(`${cluster.log().slice(-60).join("\n")}\n`);
});

/** Asks until it is answered well, as a family does that comes again: a process of the shop may have just died. */
async function insist<T>(ask: () => Promise<{ ok(): boolean; json(): Promise<unknown> }>): Promise<T> {
	for (let tries = 0; ; tries++) {
		const answer = await ask().catch(() => undefined);
		if (answer?.ok()) return (await answer.json()) as T;
		if (tries === 500) throw new Error("the shop does not come back");
		await pause(200);
	}
}

/** A family with a book, whose cover and order are on their way. */
async function buyBook(number: number): Promise<Family> {
	const request = await requests.newContext({ baseURL: cluster.url });
	const { url: image } = await insist<{ url: string }>(async () => {
		const url = await uploadPhoto(request, PHOTOS.cat);
		return { ok: () => true, json: async () => ({ url }) };
	});
	const idea = ideaOf([image]);
	const data = { ...idea, title: `Book ${number}`, characters: idea.characters.slice(0, 1) };
	const { bookId } = await insist<{ bookId: string }>(() =>
		request.post("/api/book/generate-guest-synopsis", { data }),
	);
	await insist(() => request.post("/api/book/generate-guest-cover", { multipart: { bookId } }));
	const deliveryInfo = { ...DELIVERY, country: "GB", email: `family${number}@example.com` };
	const { clientSecret, paymentIntentId } = await insist<{ clientSecret: string; paymentIntentId: string }>(
		() =>
			request.post("/api/payment/create-guest-payment-intent", {
				data: { currency: "gbp", metadata: { bookId, deliveryInfo } },
			}),
	);
	await insist(() =>
		request.post("/api/sandbox/confirm-payment", { data: { clientSecret, cardNumber: "4242424242424242" } }),
	);
	return { request, bookId, paymentId: paymentIntentId };
}

/** Each book that was paid for has one order, which has come as far as its proof, and nothing is left to do or has failed. */
async function expectEachOnce(families: Family[]): Promise<void> {
	const unfinished = "select kind, state from jobs where state in ('ready', 'running') and run_at <= $1";
	const made = async () => {
		const orders = await cluster.rows<{ book_id: string }>(
			"select book_id from orders where state = 'proof'",
		);
		return orders.map((order) => order.book_id).sort();
	};
	await expect.poll(made, SETTLED).toEqual(families.map(({ bookId }) => bookId).sort());
	await expect.poll(() => cluster.rows(unfinished, new Date().toISOString()), SETTLED).toEqual([]);
	expect(await cluster.rows("select count(*)::int as count from orders")).toEqual([
		{ count: families.length },
	]);
	const failed = "select kind, key, failure from jobs where state = 'failed'";
	expect(await cluster.rows(failed)).toEqual([]);
	const covers = await cluster.rows<{ state: string }>("select state from covers");
	expect(covers.map(({ state }) => state)).toEqual(families.map(() => "ready"));
	const drawnTwice =
		"select book_id, first_page from page_versions group by book_id, first_page having count(*) > 1";
	expect(await cluster.rows(drawnTwice)).toEqual([]);
	// Each family is written to once about each.
	for (const kind of ["order-confirmation", "order-ready"]) {
		const written = cluster.mails().filter(({ id }) => id.startsWith(`${kind}:`));
		expect(new Set(written.map(({ to }) => to)).size).toBe(families.length);
		expect(written).toHaveLength(families.length);
	}
	const [kept] = await cluster.rows<{ left: number }>(
		"select count(*)::int as left from graphile_worker.jobs as queued join public.jobs as ours on ours.id = queued.key where ours.state = 'done'",
	);
	expect(kept?.left).toBe(0);
}

test("whichever process is killed, at whatever moment: nothing is lost, and nothing done twice", {
	tag: "@script",
}, async () => {
	test.setTimeout(SETTLED.timeout + KILLS * 15_000);
	const families: Family[] = [];
	const buying: Promise<void>[] = [];
	const processes = [...cluster.webs, ...cluster.workers];
	/** As the machine under it would: what it had not written is gone, and it has its journal to read before it answers. */
	const database = {
		kill: async () => cluster.killDatabase(),
		start: () => cluster.startDatabase(),
	};
	for (let kill = 0; kill < KILLS; kill++) {
		if (kill < FIRST_FAMILIES || kill % 4 === 0)
			buying.push(buyBook(kill).then((family) => void families.push(family)));
		await pause(300 + ((kill * 977) % 2500));
		const one = kill % 4 === 2 ? database : processes[(kill * 3) % processes.length];
		await one?.kill();
		await one?.start();
	}
	await Promise.all(buying);
	await expectEachOnce(families);
});

test("PostgreSQL away for a while: pages say so kindly, and all is well afterwards without a restart", {
	tag: "@script",
}, async () => {
	test.setTimeout(240_000);
	const before = await cluster.rows<{ book_id: string }>("select book_id from orders");
	const buying = buyBook(1000);
	await pause(1500);
	cluster.stopDatabase();
	const asked = await fetch(`${cluster.url}/create-book`, { headers: { Accept: "text/html" } });
	expect(asked.status).toBe(503);
	expect(await asked.text()).not.toMatch(/ECONNREFUSED|PostgreSQL|stack/);
	await pause(AWAY_MS);
	const statuses = () =>
		Promise.all([...cluster.webs, ...cluster.workers].map(async (one) => (await one.health()).status));
	expect(await statuses()).toEqual([503, 503, 503, 503]);
	await cluster.startDatabase();
	const family = await buying;
	const others = before.map(({ book_id }) => ({ ...family, bookId: book_id }));
	await expectEachOnce([family, ...others]);
	await expect.poll(statuses, SETTLED).toEqual([200, 200, 200, 200]);
});
