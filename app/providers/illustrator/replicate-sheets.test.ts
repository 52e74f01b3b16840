import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { spreadBriefWith } from "~/studio/paper/briefs.testing";
import type { SheetBrief } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import type { Fate } from "../../../e2e/vendors/replicate";
import type { Predictions, Sheets } from "./port";
import { FIRST, openReplicate, SECOND } from "./replicate.testing";

/** Sheets at Replicate, and what is painted from them. */

let asked: Awaited<ReturnType<typeof openReplicate>>;
let main: SheetBrief;
beforeEach(async () => {
	asked = await openReplicate();
	const [first] = asked.brief.cast;
	if (!first) throw new Error("the brief has two characters");
	main = first;
});
afterEach(() => asked.replicate.close());

const sheetsOf = (parts?: { predictions: Predictions }): Sheets => {
	const { sheets } = asked.illustrator(parts);
	if (!sheets) throw new Error("it draws from sheets");
	return sheets;
};
const boughtFirst = () => {
	const [first] = asked.replicate.bought;
	if (!first) throw new Error("nothing was bought");
	return first;
};
const bytesOf = (reference: unknown) => Buffer.from(String(reference).split(",")[1] ?? "", "base64");
/** The colour in the middle of a picture: a head's, or a sheet's. */
async function colourOf(picture: Uint8Array): Promise<number[]> {
	const { width, height } = await sharp(picture).metadata();
	const [left, top] = [(width ?? 0) >> 1, (height ?? 0) >> 1];
	const middle = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
	return [...(await middle.raw().toBuffer())].map((one) => Math.round(one / 32));
}
const sheet = (background: string) =>
	sharp({ create: { width: 160, height: 90, channels: 3, background } })
		.jpeg()
		.toBuffer();

describe("a sheet", () => {
	test("is bought small, of the painted head alone", async () => {
		const drawn = await sheetsOf().draw(main);
		expect(drawn).toMatchObject({ ok: true, pictures: 1, cents: 15 });
		const { model, input } = boughtFirst();
		expect([model, input.resolution, input.aspect_ratio]).toEqual([FIRST, "1K", "16:9"]);
		const references = input.image_input as string[];
		expect(references).toHaveLength(1);
		expect(await colourOf(bytesOf(references[0]))).toEqual(await colourOf(main.likeness.png));
	});

	test("is asked for in our own words: a stage of life and clothes, no name, no title and no role in the story", async () => {
		const member = { ...main.member, age: 71, usesWheelchair: true, isMain: false } as const;
		const brief = { ...main, member: { ...member, relationship: "Grandparent" as const } };
		await sheetsOf().draw(brief);
		const prompt = String(asked.replicate.bought[0]?.input.prompt);
		expect(prompt).toMatch(
			/The character, from reference picture 1: an older grown-up, wearing an? [\w' ,-]+, in a wheelchair\.\n/,
		);
		expect(prompt).toContain("on plain white");
		expect(prompt).toContain("three-quarter view; the whole figure from head to feet, in the wheelchair");
		expect(prompt).not.toMatch(/zebedee|quillfeather|lantern|grand/i);
	});

	test("wears what the writer has dressed its book in, without a name that slipped into it", async () => {
		const looks = { clothes: { [main.member.id]: "Zebedee's patched blue coat" }, things: [] };
		const [plain, told] = [sheetsOf().nameOf(main), sheetsOf().nameOf({ ...main, looks })];
		expect(told).not.toBe(plain);
		await sheetsOf().draw({ ...main, looks });
		const prompt = String(asked.replicate.bought[0]?.input.prompt);
		expect(prompt).toContain("patched blue coat");
		expect(prompt).not.toContain("Zebedee");
	});

	test("that a killed process had ordered is asked for again, and not bought twice", async () => {
		const known = new Map<string, string>();
		const predictions: Predictions = {
			find: async (drawing) => known.get(drawing) ?? null,
			keep: async (drawing, id) => void known.set(drawing, id),
			forget: async (drawing) => void known.delete(drawing),
		};
		await sheetsOf({ predictions }).draw(main);
		await sheetsOf({ predictions }).draw(main);
		expect(asked.replicate.bought).toHaveLength(1);
		asked.replicate.fates.push("gives no picture");
		const other = { ...main, looks: { clothes: { [main.member.id]: "a green coat" }, things: [] } };
		expect(await sheetsOf({ predictions }).draw(other)).toMatchObject({ error: "unusable", pictures: 1 });
		await sheetsOf({ predictions }).draw(other);
		expect(asked.replicate.bought).toHaveLength(3);
	});

	test.each<[Fate, string]>([
		["fails", "unavailable"],
		["refuses", "refused"],
		[402, "ours"],
	])("climbs the painters' ladder, and where all of them answer %s it is %s and told", async (fate, error) => {
		asked.replicate.fates = Array(4).fill(fate);
		expect(await sheetsOf().draw(main)).toMatchObject({ ok: false, error });
		expect(asked.told[0]).toMatchObject({ vendor: "Replicate" });
		if (fate === "fails") expect(asked.askedModels()).toEqual([FIRST, FIRST, SECOND, SECOND]);
	});
});

describe("what is painted from sheets", () => {
	const withSheets = async (...colours: (string | null)[]): Promise<CastLikeness[]> =>
		Promise.all(
			asked.brief.cast.map(async (one, at) => {
				const colour = colours[at];
				return colour ? { ...one, sheet: await sheet(colour) } : one;
			}),
		);

	test("a cover has them as references instead of the heads, and its painter is told so", async () => {
		const cast = await withSheets("#00f", "#0f0");
		await asked.drawn(asked.illustrator(), { cast });
		const { input } = boughtFirst();
		const colours = await Promise.all((input.image_input as string[]).map((one) => colourOf(bytesOf(one))));
		expect(colours).toEqual(await Promise.all(cast.map((one) => colourOf(one.sheet as Uint8Array))));
		expect(String(input.prompt)).toContain("Each numbered reference picture is a character sheet");
		expect(String(input.prompt)).not.toContain("painted head");
	});

	test("somebody without one is painted from the head, and each is told for what it is", async () => {
		const cast = await withSheets(null, "#0f0");
		await asked.drawn(asked.illustrator(), { cast });
		const { input } = boughtFirst();
		const [head, other] = await Promise.all(
			(input.image_input as string[]).map((one) => colourOf(bytesOf(one))),
		);
		expect(head).toEqual(await colourOf(main.likeness.png));
		expect(other).toEqual(await colourOf(cast[1]?.sheet as Uint8Array));
		expect(String(input.prompt)).toMatch(
			/Of the reference pictures 1 is a painted head: .+\. Of the reference pictures 2 is a character sheet/,
		);
	});

	test("another sheet is another drawing", async () => {
		const one = asked.illustrator();
		for (const colour of ["#00f", "#f00"]) await asked.drawn(one, { cast: await withSheets(colour, "#0f0") });
		expect(asked.replicate.bought).toHaveLength(2);
	});

	test("a page has the book's cover besides, last; one with nobody on it has not", async () => {
		const one = asked.illustrator();
		const { spread } = spreadBriefWith({ png: new Uint8Array() });
		const [cast, cover] = [await withSheets("#00f", "#0f0"), await sheet("#f00")];
		const page = { title: "", level: "starter", seed: "a", lettered: true, cast, cover, spread };
		await one.drawSpread(page, 1024);
		const scene = spread.scene && { ...spread.scene, figures: [] };
		await one.drawSpread({ ...page, spread: { ...spread, scene } }, 1024);
		const [first, second] = asked.replicate.bought.map(({ input }) => input);
		const references = first?.image_input as string[];
		expect(await colourOf(bytesOf(references.at(-1)))).toEqual(await colourOf(cover));
		expect(references.length).toBeGreaterThan(1);
		expect(String(first?.prompt)).toMatch(
			new RegExp(`Reference picture ${references.length} is the book's cover: the same style`),
		);
		expect(second?.image_input).toEqual([]);
		expect(String(second?.prompt)).not.toContain("the book's cover");
	});

	test("every reference is small enough to be sent with its order", async () => {
		const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
		const fine = await sharp({ create: { width: 1376, height: 768, channels: 3, background: "#888", noise } })
			.jpeg({ quality: 95 })
			.toBuffer();
		const cast = asked.brief.cast.map((one) => ({ ...one, sheet: fine }));
		expect(fine.length).toBeGreaterThan(400_000);
		await asked.drawn(asked.illustrator(), { cast });
		for (const reference of asked.replicate.bought[0]?.input.image_input as string[])
			expect(reference.length).toBeLessThan(256_000);
	});
});
