import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { spreadBriefWith } from "~/studio/paper/briefs.testing";
import { startReplicate } from "../../../e2e/vendors/replicate";
import { illustratorContract } from "./port.contract";
import { makersOf } from "./replicate/makers";
import { FIRST, illustratorOf, likeness, openReplicate } from "./replicate.testing";

illustratorContract("Replicate", async () => {
	const standIn = await startReplicate();
	return {
		illustrator: illustratorOf(standIn),
		photo: await readFile("e2e/photos/woman.jpg"),
		stop: () => standIn.close(),
	};
});

let asked: Awaited<ReturnType<typeof openReplicate>>;
beforeEach(async () => {
	asked = await openReplicate();
});
afterEach(() => asked.replicate.close());

test("says whose models see the heads, each once", () => {
	expect(asked.illustrator().describe().makers).toEqual(["Google", "Black Forest Labs"]);
	expect(makersOf(["google/one", "google/two", "somebody/three"])).toEqual(["Google", "somebody"]);
});

describe("a cover", () => {
	test("is a square JPEG without metadata for the screen, and one for print from the same drawing", async () => {
		const { illustrator, askedModels, drawn } = asked;
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
		expect(askedModels()).toEqual([FIRST, FIRST]);
	});

	test("carries its title, lettered here", async () => {
		const { illustrator, askedModels, drawn } = asked;
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
		const { replicate, brief, illustrator, drawn } = asked;
		const one = illustrator();
		await drawn(one);
		await drawn(one, { seed: "cover_2" });
		const [main, pet] = brief.cast;
		if (!main || !pet) throw new Error("the brief has two characters");
		await drawn(one, { cast: [main, { ...pet, likeness: await likeness("gold") }] });
		expect(replicate.bought).toHaveLength(3);
		const [first, second] = replicate.bought.map(({ input }) => input.prompt);
		expect(second).not.toBe(first);
	});
});

describe("what leaves the shop", () => {
	test("the painted heads, small and without transparency, in the order of the characters", async () => {
		const { replicate, illustrator, drawn } = asked;
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

	test("no name or title as the family typed it", async () => {
		const { replicate, illustrator, drawn } = asked;
		await drawn(illustrator());
		const prompt = String(replicate.bought[0]?.input.prompt);
		for (const word of ["Zebedee", "Quillfeather", "Biscuit", "Lost Lantern"])
			expect(prompt.toLowerCase()).not.toContain(word.toLowerCase());
		expect(prompt).toContain("the child holds up a lantern. Boats rock on the waves.");
		expect(prompt).toContain("a sailing ship");
		expect(prompt).toContain("1. Reference picture 1: a young child, the main character, wearing a ");
		expect(prompt).toContain(
			"2. Reference picture 2: a friendly pet, drawn as the animal it is; also in it, close by.",
		);
	});

	test("the clothes of the pages are those of the cover", async () => {
		const { replicate, brief, illustrator, drawn } = asked;
		const one = illustrator();
		await drawn(one);
		const { spread } = spreadBriefWith({ png: new Uint8Array() });
		const page = { title: "", level: "starter", seed: "cover_1", lettered: true, cast: brief.cast, spread };
		await one.drawSpread(page, 1024);
		const [onCover, inside] = replicate.bought.map(
			({ input }) =>
				/1: a young child, the main character, wearing ([^;]+);/u.exec(String(input.prompt))?.[1],
		);
		expect(onCover).toMatch(/jumper|coat|shirt/u);
		expect(inside).toBe(onCover);
	});

	test("never the photo: likenesses are drawn here", async () => {
		const { replicate, illustrator } = asked;
		const face = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#7fb2d9"/><ellipse cx="300" cy="280" rx="130" ry="170" fill="#d9a27f"/></svg>`;
		const photo = await sharp(Buffer.from(face)).jpeg().toBuffer();
		const result = await illustrator().drawHeads(photo);
		if (!result.ok) throw new Error(result.error);
		expect((await sharp(result.value.heads[0].png).metadata()).hasAlpha).toBe(true);
		expect(replicate.bought).toEqual([]);
	});
});
