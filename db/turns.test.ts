import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { openTestShop } from "~/shop.testing";
import { keepTurns } from "./turns";

let tokens = 0;
const token = () => `holder-${tokens++}`;

/** Two processes of one shop. */
async function twoProcesses() {
	const { db } = await openTestShop();
	return { db, one: keepTurns(db, token), other: keepTurns(db, token) };
}

test("all processes together have no more than so many places, and everybody comes to one", async () => {
	const { one, other } = await twoProcesses();
	let now = 0;
	let most = 0;
	const work = async () => {
		most = Math.max(most, ++now);
		await wait(40);
		now--;
		return "done";
	};
	const ends = await Promise.all(
		Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).run("vendor", 3, work)),
	);
	expect(ends).toEqual(Array(20).fill("done"));
	expect(most).toBe(3);
});

test("names don't wait for one another; fewer places of the same name leave the others to those who may take them", async () => {
	const { one, other } = await twoProcesses();
	let end = () => {};
	const held = one.run("vendor", 1, () => new Promise<void>((done) => (end = done)));
	await wait(20);
	expect(await other.run("another", 1, async () => "in")).toBe("in");
	expect(await other.run("vendor", 2, async () => "in")).toBe("in");
	const waiting = other.run("vendor", 1, async () => "after");
	end();
	await held;
	expect(await waiting).toBe("after");
});

test("work that fails gives its place back", async () => {
	const { one, other } = await twoProcesses();
	const failed = one.run("vendor", 1, () => Promise.reject(new Error("away")));
	await expect(failed).rejects.toThrow("away");
	expect(await other.run("vendor", 1, async () => "in")).toBe("in");
});

test("whoever is no longer wanted leaves the line, and keeps nobody behind it", async () => {
	const { one, other } = await twoProcesses();
	let end = () => {};
	let held: Promise<void> | undefined;
	await new Promise<void>((begun) => {
		held = one.run("vendor", 1, () => {
			begun();
			return new Promise<void>((done) => (end = done));
		});
	});
	const waiting = other.run("vendor", 1, async () => "never", AbortSignal.timeout(30));
	const next = other.run("vendor", 1, async () => "next");
	await expect(waiting).rejects.toThrow("timeout");
	end();
	await held;
	expect(await next).toBe("next");
});

test("the place of a process that was killed is free once its lease has passed, and not before", async () => {
	const { db, other } = await twoProcesses();
	const lease = (ms: number) => new Date(Date.now() + ms).toISOString();
	await db
		.insertInto("turns")
		.values({ name: "vendor", place: 0, holder: "dead", until: lease(600) })
		.execute();
	const asked = Date.now();
	await other.run("vendor", 1, async () => {});
	expect(Date.now() - asked).toBeGreaterThanOrEqual(500);
});

test("a turn that takes longer than a lease is kept", async () => {
	const { db, one } = await twoProcesses();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	try {
		await one.run("vendor", 1, async () => {
			await db.updateTable("turns").set({ until: "2000" }).execute();
			vi.advanceTimersByTime(5_000);
			await expect
				.poll(async () => (await db.selectFrom("turns").select("until").executeTakeFirst())?.until)
				.toMatch(/^20[2-9]/);
		});
	} finally {
		vi.useRealTimers();
	}
});
