import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";
import { type Cluster, type Process, startCluster } from "./cluster";
import { makeBookByCall } from "./journey";
import { expect, test } from "./test";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let shop: Cluster;
let webs: [Process, Process];
let workers: [Process, Process];

test.beforeAll(async () => {
	// All at once over an empty database: one of them makes the tables.
	shop = await startCluster({ RATE_LIMIT_SCALE: "1" });
	webs = shop.webs as [Process, Process];
	workers = shop.workers as [Process, Process];
});
test.afterAll(() => shop.remove());

type Playwright = PlaywrightWorkerArgs["playwright"];
const browserAt = (playwright: Playwright, { url }: Process, from?: APIRequestContext) =>
	Promise.resolve(from?.storageState()).then((storageState) =>
		playwright.request.newContext({ baseURL: url, storageState }),
	);

test("each says its role and its parts, and a worker has no page", { tag: "@script" }, async () => {
	expect(await webs[0].health()).toEqual({
		status: 200,
		told: { healthy: true, degraded: false, role: "web", database: true },
	});
	expect(await workers[0].health()).toEqual({
		status: 200,
		told: { healthy: true, degraded: false, role: "worker", database: true, worker: true },
	});
	expect((await fetch(`${workers[0].url}/`)).status).toBe(404);
});

test("a session begun at one web process is known at the other, and a book made there is seen", {
	tag: "@script",
}, async ({ playwright }) => {
	const here = await browserAt(playwright, webs[0]);
	const bookId = await makeBookByCall(here);
	// Cookies of localhost are the same for every port.
	const there = await browserAt(playwright, webs[1], here);
	expect((await there.get(`/checkout?book=${bookId}`)).status()).toBe(200);
	const stranger = await browserAt(playwright, webs[1]);
	expect((await stranger.get(`/books/${bookId}`)).status()).not.toBe(200);
});

test("a limit counts what both have seen", { tag: "@script" }, async ({ playwright }) => {
	const doors = await Promise.all(webs.map((web) => browserAt(playwright, web)));
	const statuses: number[] = [];
	for (let tries = 0; tries < 62; tries++) {
		const answer = await doors[tries % 2]?.post("/api/coupons/validate", {
			data: { code: `NONE${tries}`, orderAmount: 3498 },
		});
		statuses.push(answer?.status() ?? 0);
	}
	expect(statuses.slice(0, 60)).not.toContain(429);
	expect(statuses.slice(60)).toEqual([429, 429]);
});

test("the sandbox clock turned at one is turned at the other", { tag: "@script" }, async () => {
	const turn = async ({ url }: Process, advanceMs: number) => {
		const answer = await fetch(`${url}/sandbox/clock`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ advanceMs }),
		});
		return Date.parse(((await answer.json()) as { now: string }).now);
	};
	const day = 24 * 3600_000;
	const before = await turn(webs[0], 0);
	await turn(webs[1], day);
	expect((await turn(webs[0], 0)) - before).toBeGreaterThanOrEqual(day);
	expect((await turn(webs[0], 0)) - before).toBeLessThan(day + 60_000);
});

test("a worker that is stopped finishes what is in hand, and the next goes on; a web process ends as well", {
	tag: "@script",
}, async ({ playwright }) => {
	const [worker, successor] = workers;
	await successor.stop();
	const family = await browserAt(playwright, webs[0]);
	const made = makeBookByCall(family);
	await expect
		.poll(async () => (await shop.rows("select 1 from jobs where state = 'running'")).length, {
			intervals: [10],
			timeout: 20_000,
		})
		.toBeGreaterThan(0);
	const succeeded = successor.start();
	expect(await worker.stop()).toBe(0);
	await succeeded;
	expect(await made).toBeTruthy();
	expect(await shop.rows("select kind from jobs where state = 'failed'")).toEqual([]);
	expect(await webs[1].stop()).toBe(0);
	expect((await webs[0].health()).status).toBe(200);
});

test("an older worker ends when newer code has come to the database; an older web process goes on", {
	tag: "@script",
}, async () => {
	await shop.rows("insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')");
	expect(await workers[1].ended()).toBe(0);
	expect(shop.log().join("\n")).toContain("a newer version of the shop has opened the database");
	expect((await webs[0].health()).status).toBe(200);
	expect((await fetch(webs[0].url)).status).toBe(200);
	await expect(workers[0].start()).rejects.toThrow("it was opened by a newer version of the shop");
});
