import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { inTurn } from "./in-turn.server";

test("one piece of work a turn of the event loop, in the order of asking, also where one asks for another", async () => {
	const take = inTurn();
	const done: string[] = [];
	await new Promise<void>((resolve) => {
		const turn = () => {
			done.push("-");
			if (done.length < 8) setImmediate(turn);
			else resolve();
		};
		take(() => {
			done.push("first");
			take(() => done.push("asked for by the first"));
		});
		take(() => done.push("second"));
		setImmediate(turn);
	});
	expect(done).toEqual(["first", "-", "second", "-", "asked for by the first", "-", "-", "-"]);
});

test("each piece of work knows whose it is", async () => {
	const whose = new AsyncLocalStorage<string>();
	const take = inTurn();
	const asked = ["Ada", "Bea"].map(
		(name) => new Promise((resolve) => whose.run(name, () => take(() => resolve(whose.getStore())))),
	);
	expect(await Promise.all(asked)).toEqual(["Ada", "Bea"]);
});
