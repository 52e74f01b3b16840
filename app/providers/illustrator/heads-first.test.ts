import { expect, test } from "vitest";
import { headsFirst } from "./heads-first";

/** Work that goes on until it is told to end. */
function work() {
	let end = () => {};
	let begun = false;
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	return {
		run: () => {
			begun = true;
			return ended;
		},
		hasBegun: () => begun,
		end: () => end(),
	};
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("pages are drawn side by side, and heads wait for those under way, before all other pages", async () => {
	const gate = headsFirst();
	const [one, two, three, photo] = [work(), work(), work(), work()];
	const drawn = [gate.pages(one.run), gate.pages(two.run)];
	await settled();
	expect([one.hasBegun(), two.hasBegun()]).toEqual([true, true]);
	drawn.push(gate.heads(photo.run), gate.pages(three.run));
	one.end();
	await settled();
	expect([photo.hasBegun(), three.hasBegun()]).toEqual([false, false]);
	two.end();
	await settled();
	expect([photo.hasBegun(), three.hasBegun()]).toEqual([true, false]);
	photo.end();
	await settled();
	expect(three.hasBegun()).toBe(true);
	three.end();
	await Promise.all(drawn);
});

test("photos that never end let one page through after each eight heads", async () => {
	const gate = headsFirst();
	const begun: string[] = [];
	const doing: Promise<unknown>[] = [];
	const cutOut = async (left: number): Promise<void> => {
		begun.push("head");
		// Before one ends the next one is asked for.
		if (left > 0) doing.push(gate.heads(() => cutOut(left - 1)));
		await settled();
	};
	doing.push(gate.heads(() => cutOut(29)));
	for (const _ of [1, 2])
		doing.push(
			gate.pages(async () => {
				begun.push("page");
				await settled();
			}),
		);
	while (doing.length > 0) await doing.shift();
	expect(begun.filter((what) => what === "head")).toHaveLength(30);
	const [first = 0, second = 0] = begun.flatMap((what, at) => (what === "page" ? [at] : []));
	expect(first).toBeLessThanOrEqual(9);
	expect(second - first).toBe(9);
});

test("work that fails makes room all the same", async () => {
	const gate = headsFirst();
	await expect(gate.pages(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
	await expect(gate.heads(() => Promise.reject(new Error("another")))).rejects.toThrow("another");
	expect(await gate.pages(async () => "drawn")).toBe("drawn");
	expect(await gate.heads(async () => "cut out")).toBe("cut out");
});
