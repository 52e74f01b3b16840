import { expect, test } from "vitest";
import { vendorFailure } from "../../vendor-failure";
import { createLadder } from "./ladder.server";
import { modelsOf, type Order } from "./models";
import type { Predicted } from "./predict.server";

const [A, B] = ["google/nano-banana-2.1", "bytedance/seedream-4.5"];
const ORDER: Order = { prompt: "A lantern on a jetty.", references: [], aspect: "1:1", seed: 1 };
const HERE: Predicted = { ok: true, value: new Uint8Array([1]), pictures: 1, cents: 4 };
const AWAY: Predicted = { ok: false, error: "unavailable" };
const REFUSED: Predicted = { ok: false, error: "refused" };
const said = (status: number, more: object = {}): Predicted => ({
	ok: false,
	error: "unavailable",
	failure: vendorFailure("Replicate", "predictions", { status }),
	...more,
});

/** What a ladder of A and B asks, and how long it waits, when these are the answers in order; afterwards all is drawn. */
async function climb(answers: Predicted[], more: { dice?: () => number; limitMs?: number } = {}) {
	const asked: string[] = [];
	const waits: number[] = [];
	const ladder = createLadder({
		models: modelsOf([A, B]),
		buy: async ({ order }, { slug }) => {
			asked.push(`${slug === A ? "A" : "B"}${order.prompt === ORDER.prompt ? "" : " gently"}`);
			return answers[asked.length - 1] ?? HERE;
		},
		wait: async (ms) => void waits.push(ms),
		dice: () => 0.5,
		...more,
	});
	const drawn = await ladder({ use: "page", name: "one", order: ORDER, size: "screen" });
	return { asked, waits, drawn };
}

test("a model that fails is asked once more, then the next: after 5, 30 and 120 s", async () => {
	const { asked, waits, drawn } = await climb([AWAY, AWAY, AWAY]);
	expect(asked).toEqual(["A", "A", "B", "B"]);
	expect(waits).toEqual([5_000, 30_000, 120_000]);
	expect(drawn.ok).toBe(true);
});

test("all that fail are unavailable, and after the last of them nobody waits", async () => {
	const { waits, drawn } = await climb([AWAY, AWAY, AWAY, AWAY]);
	expect(waits).toHaveLength(3);
	expect(drawn).toMatchObject({ ok: false, error: "unavailable" });
});

test("a wait is a fifth shorter or longer by chance, and never shorter than the vendor asks", async () => {
	expect((await climb([AWAY], { dice: () => 0 })).waits).toEqual([4_000]);
	expect((await climb([said(429, { retryAfterMs: 17_000 }), AWAY])).waits).toEqual([17_000, 30_000]);
});

test.each([401, 402, 403])("%i is of our account: nobody is asked again", async (status) => {
	const { asked, waits, drawn } = await climb([said(status)]);
	expect([asked, waits]).toEqual([["A"], []]);
	expect(drawn).toMatchObject({ ok: false, error: "ours", failure: { status } });
});

test.each([404, 422])("after %i that model isn't asked again, and the next one at once", async (status) => {
	expect(await climb([said(status)])).toMatchObject({ asked: ["A", "B"], waits: [], drawn: { ok: true } });
	expect((await climb([said(status), said(status)])).drawn).toMatchObject({ ok: false, error: "ours" });
});

test("a refusal is followed by the next model, then by gentler words for those that refused", async () => {
	expect(await climb([REFUSED])).toMatchObject({ asked: ["A", "B"], waits: [] });
	expect((await climb([REFUSED, REFUSED])).asked).toEqual(["A", "B", "A gently"]);
	const all = await climb([REFUSED, REFUSED, REFUSED, REFUSED]);
	expect(all.asked).toEqual(["A", "B", "A gently", "B gently"]);
	expect(all.drawn).toMatchObject({ ok: false, error: "refused" });
	const mixed = await climb([AWAY, AWAY, REFUSED, REFUSED]);
	expect(mixed.asked).toEqual(["A", "A", "B", "B gently"]);
	expect(mixed.drawn).toMatchObject({ ok: false, error: "unavailable" });
});

test("what was bought and came to nothing is counted with the picture", async () => {
	const lost: Predicted = { ok: false, error: "unusable", pictures: 1, cents: 3 };
	expect((await climb([lost, AWAY])).drawn).toMatchObject({ ok: true, pictures: 2, cents: 7 });
});

test("a picture has its time, its waits included; whoever stops is asked for nothing more", async () => {
	const waits: number[] = [];
	const ladder = createLadder({
		models: modelsOf([A]),
		buy: async () => AWAY,
		wait: (ms, signal) => {
			waits.push(ms);
			return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
		},
		limitMs: 10,
	});
	const wanted = { use: "page", name: "one", order: ORDER, size: "screen" } as const;
	expect(await ladder(wanted)).toMatchObject({ ok: false, error: "unavailable" });
	expect(await ladder(wanted, AbortSignal.abort())).toMatchObject({ ok: false, error: "unavailable" });
	expect(waits).toHaveLength(1);
});
