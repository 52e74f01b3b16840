import { expect, test } from "vitest";
import { weightedLimit } from "./weighted-limit.server";

/** Work that ends when told to. */
function work(log: string[], name: string) {
	let end = () => {};
	const ended = new Promise<void>((done) => {
		end = done;
	});
	const run = async () => {
		log.push(`${name} begins`);
		await ended;
		return name;
	};
	return { run, end };
}

const settle = () => new Promise((done) => setImmediate(done));

test("no more work than there are places, first come, first served", async () => {
	const place = weightedLimit(2);
	const log: string[] = [];
	const [a, b, c] = [work(log, "a"), work(log, "b"), work(log, "c")];
	const all = [a, b, c].map(({ run }) => place(1, run));
	await settle();
	expect(log).toEqual(["a begins", "b begins"]);
	b.end();
	expect(await all[1]).toBe("b");
	await settle();
	expect(log).toEqual(["a begins", "b begins", "c begins"]);
	a.end();
	c.end();
	expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
});

test("work that takes both places waits for both, and nobody overtakes it", async () => {
	const place = weightedLimit(2);
	const log: string[] = [];
	const [small, large, later] = [work(log, "small"), work(log, "large"), work(log, "later")];
	const all = [place(1, small.run), place(2, large.run), place(1, later.run)];
	await settle();
	expect(log).toEqual(["small begins"]);
	small.end();
	await settle();
	expect(log).toEqual(["small begins", "large begins"]);
	large.end();
	await settle();
	expect(log).toEqual(["small begins", "large begins", "later begins"]);
	later.end();
	await Promise.all(all);
});

test("work that fails gives its place back, and work that asks for too many gets all there are", async () => {
	const place = weightedLimit(1);
	await expect(place(1, () => Promise.reject(new Error("damaged")))).rejects.toThrow("damaged");
	expect(await place(9, async () => "done")).toBe("done");
	expect(await place(1, async () => "done again")).toBe("done again");
});
