import { expect, onTestFinished, test } from "vitest";
import { startReplicate } from "../../../../e2e/vendors/replicate";
import type { Turns } from "../../turns";
import type { Order } from "./models";
import { createPredictor } from "./predict.server";

const MODEL = "google/nano-banana-pro";
const ORDER: Order = { prompt: "A lantern on a jetty.", references: [], aspect: "1:1", seed: 1 };

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
	expect((await predict("cover", "one", MODEL, ORDER)).ok).toBe(true);
	expect((await predict("page", "two", MODEL, ORDER)).ok).toBe(true);
	expect(asked).toEqual([
		["replicate", 6],
		["replicate", 5],
	]);
});

test("whoever is stopped in the line buys nothing", async () => {
	const { predict, replicate } = await predictorOf({
		run: (_name, _places, _work, signal) => Promise.reject(signal?.reason),
	});
	const answer = await predict("page", "one", MODEL, ORDER, AbortSignal.abort());
	expect(answer).toEqual({ ok: false, error: "unavailable" });
	expect(replicate.bought).toEqual([]);
});
