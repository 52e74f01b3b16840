import { expect, onTestFinished, test } from "vitest";
import { startReplicate } from "../../../../e2e/vendors/replicate";
import { EVERYBODY_AT_ONCE, type Turns } from "../../turns";
import { type Model, modelsOf, type Order } from "./models";
import { createPredictor } from "./predict.server";

const [MODEL] = modelsOf(["google/nano-banana-pro"]) as [Model];
const ORDER: Order = { prompt: "A lantern on a jetty.", references: [], aspect: "1:1", seed: 1 };
const wanted = (use: "cover" | "page", name: string) =>
	({ use, name, order: ORDER, size: "screen" }) as const;

async function predictorOf(turns: Turns) {
	const replicate = await startReplicate();
	onTestFinished(() => replicate.close());
	const { token, url: baseUrl } = replicate;
	return { replicate, predict: createPredictor({ token, baseUrl, pollMs: 1, turns, atOnce: 6 }) };
}

test("covers may take all the places there are for the shop, pages three quarters of them", async () => {
	const asked: [name: string, places: number][] = [];
	const { predict } = await predictorOf({
		run: (name, places, work) => {
			asked.push([name, places]);
			return work();
		},
	});
	expect((await predict(wanted("cover", "one"), MODEL)).ok).toBe(true);
	expect((await predict(wanted("page", "two"), MODEL)).ok).toBe(true);
	expect(asked).toEqual([
		["replicate", 6],
		["replicate", 5],
	]);
});

test("whoever is stopped in the line buys nothing", async () => {
	const { predict, replicate } = await predictorOf({
		run: (_name, _places, _work, signal) => Promise.reject(signal?.reason),
	});
	const answer = await predict(wanted("page", "one"), MODEL, AbortSignal.abort());
	expect(answer).toEqual({ ok: false, error: "unavailable" });
	expect(replicate.bought).toEqual([]);
});

test("an answer that wants us slower is taken once, with the time it asks for", async () => {
	const { predict, replicate } = await predictorOf(EVERYBODY_AT_ONCE);
	replicate.fates.push(429, 429);
	const answer = await predict(wanted("page", "one"), MODEL);
	expect(answer).toMatchObject({ error: "unavailable", retryAfterMs: 7_000, failure: { status: 429 } });
	expect(replicate.fates).toHaveLength(1);
});
