import { expect, test } from "vitest";
import { fairLine } from "./fair-line.server";

const settle = () => new Promise((done) => setImmediate(done));

/** Puts all of this in a line of one place, behind something that is under way; gives the order in which it is begun. */
async function orderOf(
	asked: readonly [name: string, asker: string, isUrgent?: boolean][],
	hurried: readonly string[] = [],
): Promise<string[]> {
	const line = fairLine(1);
	const begun: string[] = [];
	let end = () => {};
	const first = line.run(
		"first",
		{ asker: "nobody", isUrgent: false },
		() =>
			new Promise<void>((done) => {
				end = done;
			}),
	);
	const all = asked.map(([name, asker, isUrgent = false]) =>
		line.run(name, { asker, isUrgent }, async () => {
			begun.push(name);
		}),
	);
	await settle();
	for (const name of hurried) line.hurry(name);
	expect(begun).toEqual([]);
	end();
	await Promise.all([first, ...all]);
	return begun;
}

test("askers take turns, whoever asked for how many; of one asker it is done in order", async () => {
	const asked = [
		["a1", "a"],
		["a2", "a"],
		["a3", "a"],
		["b1", "b"],
		["b2", "b"],
		["c1", "c"],
	] as const;
	expect(await orderOf(asked.map(([name, asker]) => [name, asker]))).toEqual([
		"a1",
		"b1",
		"c1",
		"a2",
		"b2",
		"a3",
	]);
});

test("one who comes after a hundred of another's waits for one of them", async () => {
	const flood = Array.from({ length: 100 }, (_, at): [string, string] => [`flood ${at}`, "flood"]);
	expect((await orderOf([...flood, ["family", "family"]])).indexOf("family")).toBeLessThanOrEqual(1);
});

test("what is urgent goes first, from the beginning or later", async () => {
	const asked: [string, string, boolean?][] = [
		["a1", "a"],
		["b1", "b"],
		["c1", "c", true],
		["a2", "a"],
	];
	expect(await orderOf(asked, ["a2"])).toEqual(["c1", "a2", "b1", "a1"]);
});

test("no more at once than there are places; what fails gives its place back", async () => {
	const line = fairLine(2);
	let held = 0;
	let most = 0;
	const works = Array.from({ length: 9 }, (_, at) =>
		line.run(`${at}`, { asker: "a", isUrgent: false }, async () => {
			most = Math.max(most, ++held);
			await settle();
			held--;
			if (at % 3 === 0) throw new Error("damaged");
		}),
	);
	const ends = await Promise.allSettled(works);
	expect([most, ends.filter(({ status }) => status === "rejected").length]).toEqual([2, 3]);
});
