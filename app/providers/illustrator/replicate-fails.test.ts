import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Fault } from "../../../e2e/vendors/listen";
import type { Fate } from "../../../e2e/vendors/replicate";
import type { Predictions } from "./port";
import { createReplicateIllustrator } from "./replicate.server";
import { FIRST, openReplicate, SECOND } from "./replicate.testing";

/** What becomes of a cover, and of the money for it, when Replicate doesn't draw it. */

let asked: Awaited<ReturnType<typeof openReplicate>>;
beforeEach(async () => {
	asked = await openReplicate();
});
afterEach(() => asked.replicate.close());

test("a model that refuses is followed by the second one", async () => {
	const { replicate, illustrator, askedModels, drawn } = asked;
	replicate.fates.push("refuses");
	await drawn(illustrator());
	expect(askedModels()).toEqual([FIRST, SECOND]);
	expect(replicate.bought[1]?.input).toMatchObject({
		aspect_ratio: "1:1",
		seed: expect.any(Number),
	});
});

test("a refusal before the prediction counts as one", async () => {
	const { replicate, illustrator, askedModels, drawn } = asked;
	replicate.fates.push(422, "succeeds");
	await drawn(illustrator());
	expect(askedModels()).toEqual([SECOND]);
});

test("what both refuse, gently too, is refused", async () => {
	const { replicate, brief, illustrator } = asked;
	replicate.fates.push("refuses", "refuses", "refuses", "refuses");
	expect(await illustrator().drawCover(brief, 1024)).toEqual({
		ok: false,
		error: "refused",
	});
});

const ENDS: [Fate, string, pictures?: number][] = [
	["fails", "unavailable"],
	["is canceled", "unavailable"],
	["is aborted", "unavailable"],
	["loses its picture", "unavailable", 4],
	["hangs up", "unavailable"],
	[401, "ours"],
	[402, "ours"],
	[500, "unavailable"],
	["gives nothing", "unusable", 4],
	["gives no picture", "unusable", 1],
];
test.each(
	ENDS,
)("predictions that %s are %s, and what was bought is counted", async (fate, error, pictures) => {
	const { replicate, brief, illustrator, told } = asked;
	replicate.fates = Array(4).fill(fate);
	const drawn = await illustrator().drawCover(brief, 1024);
	expect(told.map(({ vendor }) => vendor)).toContain("Replicate");
	expect(drawn).toMatchObject({ ok: false, error });
	expect([drawn.pictures, (drawn.cents ?? 0) > 0]).toEqual([pictures, pictures !== undefined]);
	expect(replicate.bought.length).toBeLessThanOrEqual(4);
});

test("a picture that could not be read is not kept", async () => {
	const { replicate, brief, illustrator, drawn } = asked;
	replicate.fates.push("gives no picture");
	const one = illustrator();
	await one.drawCover(brief, 1024);
	await drawn(one);
	expect(replicate.bought).toHaveLength(2);
});

test("a slow prediction is waited for, a late one is cancelled", async () => {
	const { replicate, brief, illustrator, drawn } = asked;
	replicate.fates.push("succeeds after a while", "never ends");
	await drawn(illustrator());
	expect((await illustrator({ patienceMs: 500 }).drawCover(brief, 1024)).ok).toBe(true);
	expect(replicate.cancelled).toEqual(["prediction2"]);
});

test("when nobody waits any more, the prediction is cancelled", async () => {
	const { replicate, brief, illustrator } = asked;
	replicate.fates.push("never ends");
	const gone = new AbortController();
	const drawing = illustrator().drawCover(brief, 1024, gone.signal);
	while (replicate.bought.length === 0) await new Promise((done) => setImmediate(done));
	gone.abort();
	expect(await drawing).toMatchObject({ ok: false, error: "unavailable" });
	expect(replicate.bought).toHaveLength(1);
	expect(replicate.cancelled).toEqual(["prediction1"]);
});

describe("what was ordered is remembered", () => {
	function memory() {
		const known = new Map<string, string>();
		const predictions: Predictions = {
			find: async (drawing) => known.get(drawing) ?? null,
			keep: async (drawing, id) => void known.set(drawing, id),
			forget: async (drawing) => void known.delete(drawing),
		};
		return { known, predictions };
	}

	test("a process that follows one that was killed asks for the picture that one had ordered", async () => {
		const { replicate, illustrator, drawn } = asked;
		const { predictions } = memory();
		await drawn(illustrator({ predictions }));
		await drawn(illustrator({ predictions }));
		expect(replicate.bought).toHaveLength(1);
	});

	test("a refusal is remembered too, with the second model's picture", async () => {
		const { replicate, illustrator, askedModels, drawn } = asked;
		const { predictions } = memory();
		replicate.fates.push("refuses");
		await drawn(illustrator({ predictions }));
		await drawn(illustrator({ predictions }));
		expect(askedModels()).toEqual([FIRST, SECOND]);
	});

	test("an order that Replicate knows no more is made anew", async () => {
		const { replicate, illustrator, drawn } = asked;
		const { known, predictions } = memory();
		await drawn(illustrator({ predictions }));
		for (const drawing of known.keys()) known.set(drawing, "prediction99");
		await drawn(illustrator({ predictions }));
		expect(replicate.bought).toHaveLength(2);
	});

	const ENDED: Fate[] = ["fails", "loses its picture", "gives nothing", "gives no picture"];
	test.each(ENDED)("one that %s isn't asked for again", async (fate) => {
		const { replicate, brief, illustrator, drawn } = asked;
		const { known, predictions } = memory();
		replicate.fates = Array(fate === "gives no picture" ? 1 : 4).fill(fate);
		expect((await illustrator({ predictions }).drawCover(brief, 1024)).ok).toBe(false);
		expect(known.size).toBe(0);
		await drawn(illustrator({ predictions }));
	});

	test.each<Fault["does"]>([
		"reset after doing",
		"hang after doing",
		"cut",
	])("one whose answer was lost (%s) is found in Replicate's list, and not bought again", async (does) => {
		const { replicate, illustrator, drawn } = asked;
		const { known, predictions } = memory();
		replicate.faults.push({ does, on: /POST/ });
		await drawn(illustrator({ predictions, patienceMs: 500 }));
		expect(replicate.bought).toHaveLength(1);
		expect([...known.values()]).toEqual(["prediction1"]);
	});

	test.each<Fate>([429, 402])("one that Replicate declines (%s) is looked for nowhere", async (fate) => {
		const { replicate, brief, illustrator, drawn } = asked;
		const { known, predictions } = memory();
		replicate.fates = Array(4).fill(fate);
		expect((await illustrator({ predictions }).drawCover(brief, 1024)).ok).toBe(false);
		expect([...known.keys()]).toEqual([]);
		replicate.fates = [];
		await drawn(illustrator({ predictions }));
		expect(replicate.bought).toHaveLength(1);
	});

	test.each<Fate>([500, "hangs up"])("one that may be there all the same (%s) is", async (fate) => {
		const { replicate, brief, illustrator } = asked;
		const { known, predictions } = memory();
		replicate.fates = Array(4).fill(fate);
		expect((await illustrator({ predictions }).drawCover(brief, 1024)).ok).toBe(false);
		expect(new Set(known.values())).toEqual(new Set(["unanswered"]));
	});

	test("one that never came to Replicate isn't found there, and bought once", async () => {
		const { replicate, illustrator, drawn } = asked;
		const { predictions } = memory();
		replicate.faults.push({ does: "reset", on: /POST/ });
		await drawn(illustrator({ predictions }));
		expect(replicate.bought).toHaveLength(1);
	});

	test("another drawing's is none of its own", async () => {
		const { replicate, illustrator, drawn } = asked;
		const { predictions } = memory();
		await drawn(illustrator({ predictions }), { seed: "another" });
		replicate.faults.push({ does: "reset", on: /POST/ });
		await drawn(illustrator({ predictions }));
		expect(replicate.bought).toHaveLength(2);
	});

	test("nor one that was cancelled", async () => {
		const { replicate, brief, illustrator } = asked;
		const { known, predictions } = memory();
		replicate.fates = Array(4).fill("never ends");
		await illustrator({ predictions, patienceMs: 500 }).drawCover(brief, 1024);
		expect(known.size).toBe(0);
	});
});

test("a model whose inputs are not known fails at the start", () => {
	const parts = { token: "x", models: [FIRST, "someone/else"] };
	expect(() => createReplicateIllustrator(parts)).toThrow("someone/else");
});
