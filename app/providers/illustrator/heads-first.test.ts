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

test("work that fails makes room all the same", async () => {
	const gate = headsFirst();
	await expect(gate.pages(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
	await expect(gate.heads(() => Promise.reject(new Error("another")))).rejects.toThrow("another");
	expect(await gate.pages(async () => "drawn")).toBe("drawn");
	expect(await gate.heads(async () => "cut out")).toBe("cut out");
});
