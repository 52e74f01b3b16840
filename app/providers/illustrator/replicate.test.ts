import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Fate, type ReplicateStandIn, startReplicate } from "../../../e2e/vendors/replicate";
import { createEmbeddedIllustrator } from "./embedded.server";
import { DRAWN_HERE } from "./embedded.testing";
import type { CoverBrief, Illustrator, Likeness, Predictions } from "./port";
import { castIn, illustratorContract } from "./port.contract";
import { createReplicateIllustrator } from "./replicate.server";

const FIRST = "google/nano-banana-pro";
const SECOND = "black-forest-labs/flux-2-pro";

illustratorContract("Replicate", async () => {
	const standIn = await startReplicate();
	return {
		illustrator: createReplicateIllustrator({
			token: standIn.token,
			baseUrl: standIn.url,
			model: FIRST,
			secondModel: SECOND,
			pollMs: 1,
			likenesses: createEmbeddedIllustrator(DRAWN_HERE),
		}),
		photo: await readFile("e2e/photos/woman.jpg"),
		stop: () => standIn.close(),
	};
});

let replicate: ReplicateStandIn;
let brief: CoverBrief;

beforeAll(async () => {
	brief = {
		title: "Zebedee Quillfeather and the Lost Lantern",
		setting: "sea",
		time: "night",
		imagePrompt: "The hero stands on a jetty, and zebedee holds up a lantern.\nBoats “rock” on the waves.",
		readingLevel: "starter",
		seed: "cover_1",
		characters: [
			castIn("sea", {
				name: "Zebedee Quillfeather",
				age: 5,
				personality: "a cheeky boy who loves Ribena",
				isMain: true,
				relationship: null,
				likeness: await likeness("tomato"),
			}),
			castIn("sea", {
				name: "Biscuit",
				age: 3,
				personality: "a sleepy dog",
				isMain: false,
				relationship: "Pet",
				likeness: await likeness("teal"),
			}),
		],
	};
});
beforeEach(async () => {
	replicate = await startReplicate();
});
afterEach(() => replicate.close());

async function likeness(colour: string): Promise<Likeness> {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="180" fill="${colour}"/></svg>`;
	return { png: await sharp(Buffer.from(head)).png().toBuffer() };
}

function illustrator(
	parts: { patienceMs?: number; token?: string; predictions?: Predictions } = {},
): Illustrator {
	return createReplicateIllustrator({
		token: replicate.token,
		baseUrl: replicate.url,
		model: FIRST,
		secondModel: SECOND,
		pollMs: 1,
		likenesses: createEmbeddedIllustrator(DRAWN_HERE),
		...parts,
	});
}

async function drawn(one: Illustrator, changes: Partial<CoverBrief> = {}, size: 1024 | 2551 = 1024) {
	const cover = await one.drawCover({ ...brief, ...changes }, size);
	if (!cover.ok) throw new Error(`not drawn: ${cover.error}`);
	return cover.value;
}

const askedModels = () => replicate.bought.map(({ model }) => model);

describe("a cover", () => {
	test("is a square JPEG without metadata for the screen, and one for print from the same drawing", async () => {
		const one = illustrator();
		const [screen, print] = [await drawn(one), await drawn(one, {}, 2551)];
		expect(screen).toMatchObject({
			type: "image/jpeg",
			width: 1024,
			height: 1024,
		});
		expect(print).toMatchObject({
			type: "image/jpeg",
			width: 2551,
			height: 2551,
		});
		const told = await sharp(print.bytes).metadata();
		expect(told).toMatchObject({
			format: "jpeg",
			width: 2551,
			height: 2551,
			space: "srgb",
		});
		expect([told.exif, told.xmp]).toEqual([undefined, undefined]);
		expect(askedModels()).toEqual([FIRST]);
	});

	test("carries its title, lettered here", async () => {
		const one = illustrator();
		const [cover, other] = [await drawn(one), await drawn(one, { title: "Bedtime" })];
		expect(askedModels()).toEqual([FIRST]);
		const changed = async (top: number) => {
			const part = { left: 0, top, width: 1024, height: 300 };
			const [a, b] = await Promise.all(
				[cover, other].map(({ bytes }) => sharp(bytes).extract(part).raw().toBuffer()),
			);
			return a && b
				? a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 60).length / a.length
				: 0;
		};
		expect(await changed(40)).toBeGreaterThan(0.05);
		expect(await changed(500)).toBe(0);
	});

	test("another seed, or other characters, are another drawing", async () => {
		const one = illustrator();
		await drawn(one);
		await drawn(one, { seed: "cover_2" });
		const [main, pet] = brief.characters;
		if (!main || !pet) throw new Error("the brief has two characters");
		await drawn(one, {
			characters: [main, { ...pet, likeness: await likeness("gold") }],
		});
		expect(replicate.bought).toHaveLength(3);
		const [first, second] = replicate.bought.map(({ input }) => input.prompt);
		expect(second).not.toBe(first);
	});
});

describe("what leaves the shop", () => {
	test("the painted heads, small and without transparency, in the order of the characters", async () => {
		await drawn(illustrator());
		const references = replicate.bought[0]?.input.image_input as string[];
		expect(references).toHaveLength(2);
		for (const reference of references) {
			expect(reference).toMatch(/^data:image\/jpeg;base64,/);
			expect(reference.length).toBeLessThan(256_000);
		}
		const corner = sharp(Buffer.from(references[0]?.split(",")[1] ?? "", "base64"));
		const [r = 0, g = 0, b = 0] = await corner
			.extract({ left: 2, top: 2, width: 1, height: 1 })
			.raw()
			.toBuffer();
		expect(Math.min(r, g, b)).toBeGreaterThan(240);
	});

	test("no name, title, place or personality as the family typed it", async () => {
		await drawn(illustrator());
		const prompt = String(replicate.bought[0]?.input.prompt);
		for (const word of [
			"Zebedee",
			"Quillfeather",
			"Biscuit",
			"Lost Lantern",
			"Whitby",
			"Marjoribanks",
			"cheeky",
			"Ribena",
		]) {
			expect(prompt.toLowerCase()).not.toContain(word.toLowerCase());
		}
		expect(prompt).toContain("a character holds up a lantern. Boats rock on the waves.");
		expect(prompt).toContain("seaside");
		expect(prompt).toContain("1. After reference picture 1: the main character, a young child");
		expect(prompt).toContain("2. After reference picture 2: a companion, a pet animal");
	});

	test("never the photo: likenesses are drawn here", async () => {
		const face = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#7fb2d9"/><ellipse cx="300" cy="280" rx="130" ry="170" fill="#d9a27f"/></svg>`;
		const photo = await sharp(Buffer.from(face)).jpeg().toBuffer();
		const result = await illustrator().drawHeads(photo);
		if (!result.ok) throw new Error(result.error);
		expect((await sharp(result.value.heads[0].png).metadata()).hasAlpha).toBe(true);
		expect(replicate.bought).toEqual([]);
	});
});

describe("when it goes wrong", () => {
	test("a model that refuses is followed by the second one", async () => {
		replicate.fates.push("refuses");
		await drawn(illustrator());
		expect(askedModels()).toEqual([FIRST, SECOND]);
		expect(replicate.bought[1]?.input).toMatchObject({
			aspect_ratio: "1:1",
			seed: expect.any(Number),
		});
	});

	test("a refusal before the prediction counts as one", async () => {
		replicate.fates.push(422, "succeeds");
		await drawn(illustrator());
		expect(askedModels()).toEqual([SECOND]);
	});

	test("two refusals are refused", async () => {
		replicate.fates.push("refuses", "refuses");
		expect(await illustrator().drawCover(brief, 1024)).toEqual({
			ok: false,
			error: "refused",
		});
	});

	const ENDS: [Fate, string][] = [
		["fails", "unavailable"],
		["is canceled", "unavailable"],
		["is aborted", "unavailable"],
		["loses its picture", "unavailable"],
		["hangs up", "unavailable"],
		[401, "unavailable"],
		[500, "unavailable"],
		["gives nothing", "unusable"],
		["gives no picture", "unusable"],
	];
	test.each(ENDS)("a prediction that %s is %s, and nothing is bought twice", async (fate, error) => {
		replicate.fates.push(fate);
		expect(await illustrator().drawCover(brief, 1024)).toEqual({
			ok: false,
			error,
		});
		expect(replicate.bought.length).toBeLessThanOrEqual(1);
	});

	test("a picture that could not be read is not kept", async () => {
		replicate.fates.push("gives no picture");
		const one = illustrator();
		await one.drawCover(brief, 1024);
		await drawn(one);
		expect(replicate.bought).toHaveLength(2);
	});

	test("a slow prediction is waited for, a late one is cancelled", async () => {
		replicate.fates.push("succeeds after a while", "never ends");
		await drawn(illustrator());
		const late = await illustrator({ patienceMs: 60 }).drawCover(brief, 1024);
		expect(late).toEqual({ ok: false, error: "unavailable" });
		expect(replicate.cancelled).toEqual(["prediction2"]);
	});

	test("when nobody waits any more, the prediction is cancelled", async () => {
		replicate.fates.push("never ends");
		const gone = new AbortController();
		const drawing = illustrator().drawCover(brief, 1024, gone.signal);
		while (replicate.bought.length === 0) await new Promise((done) => setImmediate(done));
		gone.abort();
		expect(await drawing).toEqual({ ok: false, error: "unavailable" });
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
			const { predictions } = memory();
			await drawn(illustrator({ predictions }));
			await drawn(illustrator({ predictions }));
			expect(replicate.bought).toHaveLength(1);
		});

		test("a refusal is remembered too, with the second model's picture", async () => {
			const { predictions } = memory();
			replicate.fates.push("refuses");
			await drawn(illustrator({ predictions }));
			await drawn(illustrator({ predictions }));
			expect(askedModels()).toEqual([FIRST, SECOND]);
		});

		test("an order that Replicate knows no more is made anew", async () => {
			const { known, predictions } = memory();
			await drawn(illustrator({ predictions }));
			for (const drawing of known.keys()) known.set(drawing, "prediction99");
			await drawn(illustrator({ predictions }));
			expect(replicate.bought).toHaveLength(2);
		});

		const ENDED: Fate[] = ["fails", "loses its picture", "gives nothing", "gives no picture"];
		test.each(ENDED)("one that %s isn't asked for again", async (fate) => {
			const { known, predictions } = memory();
			replicate.fates.push(fate);
			expect((await illustrator({ predictions }).drawCover(brief, 1024)).ok).toBe(false);
			expect(known.size).toBe(0);
			await drawn(illustrator({ predictions }));
		});

		test("nor one that was cancelled", async () => {
			const { known, predictions } = memory();
			replicate.fates.push("never ends");
			await illustrator({ predictions, patienceMs: 60 }).drawCover(brief, 1024);
			expect(known.size).toBe(0);
		});
	});

	test("a model whose inputs are not known fails at the start", () => {
		const parts = { token: "x", model: FIRST, secondModel: "someone/else" };
		expect(() => createReplicateIllustrator(parts)).toThrow("someone/else");
	});
});
