import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test, vi } from "vitest";
import { lot } from "~/lot.testing";
import { rgbOf } from "~/studio/story/colour";
import { anchorsOf } from "./anchors";
import { headsFrom } from "./draw-likeness.server";
import { drawnFace, plain, SKINS } from "./drawn-face.testing";
import { findPeople } from "./find-people.server";
import { APART, EYES, FRAME } from "./frame";
import { keptHeads } from "./kept-heads.testing";
import { openPhoto } from "./photo.server";
import { lightOf } from "./pixels";
import { CROWD, crowd, portrait, woman } from "./portraits.testing";

type Drawn = NonNullable<Awaited<ReturnType<typeof headsFrom>>>;
type Seen = {
	heads: Drawn["heads"];
	verdict: Drawn["verdict"];
	anchors: NonNullable<ReturnType<typeof anchorsOf>>;
	alpha(x: number, y: number): number;
	colour(x: number, y: number): [number, number, number];
	/** The share of the likeness for which something holds. */
	share(counts: (x: number, y: number) => boolean): number;
};

const SIDE = 240;
/** A likeness or eight a test, while other tests keep the machine busy. */
vi.setConfig({ testTimeout: 240_000 });

async function drawn(photo: Uint8Array): Promise<Seen> {
	const { heads, verdict } = (await keptHeads(photo)) ?? {};
	if (!heads || !verdict) throw new Error("no heads");
	return { ...(await seenIn(heads[0].png)), heads, verdict };
}

async function seenIn(png: Uint8Array): Promise<Omit<Seen, "heads" | "verdict">> {
	const anchors = anchorsOf(png);
	if (!anchors) throw new Error("no anchors");
	const data = await sharp(png).resize(SIDE, SIDE).raw().toBuffer();
	const at = (x: number, y: number) => (y * SIDE + x) * 4;
	const alpha = (x: number, y: number) => (data[at(x, y) + 3] as number) / 255;
	return {
		anchors,
		alpha,
		colour: (x, y) => [data[at(x, y)] as number, data[at(x, y) + 1] as number, data[at(x, y) + 2] as number],
		share(counts) {
			let n = 0;
			for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) if (counts(x, y)) n++;
			return n / SIDE ** 2;
		},
	};
}

/** Cut out as something: a piece in the middle, nothing at the edges, and no straight sides. */
function expectCutOut({ alpha, share, anchors }: Omit<Seen, "heads" | "verdict">) {
	for (let i = 0; i < SIDE; i++) {
		for (const edge of [alpha(i, 0), alpha(i, SIDE - 1), alpha(0, i), alpha(SIDE - 1, i)])
			expect(edge).toBe(0);
	}
	const filled = share((x, y) => alpha(x, y) > 0.5);
	expect(filled).toBeGreaterThan(0.05);
	const box = ((anchors.right - anchors.left) * (anchors.bottom - anchors.crown)) / FRAME ** 2;
	expect(filled / box).toBeLessThan(0.95);
}

describe("people", () => {
	test("every head is upright, of the same size and at the same place", async () => {
		const tilted = sharp(await woman()).rotate(20, { background: "#808080" });
		const large = sharp(await woman()).resize(1600);
		for (const photo of [tilted, large]) {
			const { anchors } = await drawn(await photo.jpeg().toBuffer());
			const [left, right] = anchors.face?.eyes ?? [];
			if (!left || !right) throw new Error("no eyes");
			expect(Math.abs((left.x + right.x) / 2 - EYES.x)).toBeLessThan(6);
			expect(Math.abs((left.y + right.y) / 2 - EYES.y)).toBeLessThan(6);
			expect(Math.abs(right.y - left.y)).toBeLessThan(8);
			expect(right.x - left.x).toBeGreaterThan(APART * 0.8);
			expect(right.x - left.x).toBeLessThan(APART * 1.05);
			expect(anchors.face?.chin.y).toBeGreaterThan(EYES.y + APART);
			expect(anchors.crown).toBeLessThan(EYES.y - APART);
		}
	});

	test("the woman's head is cut out of her picture: no suit, no grey wall", async () => {
		const seen = await drawn(await woman());
		expectCutOut(seen);
		expect(seen.verdict).toEqual({ shows: "person", faces: 1, findings: [], ofOthers: [] });
		const opaque = (x: number, y: number) => seen.alpha(x, y) > 0.8;
		const grey = seen.share((x, y) => {
			const [r, g, b] = seen.colour(x, y);
			return opaque(x, y) && Math.max(r, g, b) - Math.min(r, g, b) < 14 && r > 110;
		});
		const suit = seen.share((x, y) => {
			const [r, g, b] = seen.colour(x, y);
			return opaque(x, y) && r > 190 && r - g > 105 && b < 80;
		});
		expect(grey).toBeLessThan(0.01);
		expect(suit).toBeLessThan(0.005);
	});

	const turned = async (angle: number) =>
		sharp(await woman())
			.rotate(angle)
			.jpeg()
			.toBuffer();
	const ANGLES = [90, 180, 270] as const;

	test.each(ANGLES)("a photo turned by %i degrees is turned back", async (angle) => {
		const photo = await openPhoto(await turned(angle));
		if (!photo) throw new Error("no photo");
		expect((await findPeople(photo, () => false))?.quarters).toBe((360 - angle) / 90);
	});

	test.each(lot(ANGLES, 1))("a photo turned by %i degrees gives the same head", async (angle) => {
		const upright = await drawn(await woman());
		const seen = await drawn(await turned(angle));
		expect(seen.verdict.shows).toBe("person");
		const differs = seen.share((x, y) => Math.abs(seen.alpha(x, y) - upright.alpha(x, y)) > 0.5);
		expect(differs).toBeLessThan(0.03);
	});

	test(`of ${CROWD} people every head is drawn, the largest, most central one first, and the family is told`, async () => {
		const seen = await drawn(await crowd());
		expectCutOut(seen);
		expect(seen.verdict.faces).toBeGreaterThan(CROWD / 2 + 1);
		expect(seen.heads).toHaveLength(Math.min(seen.verdict.faces, 8));
		for (const { png } of seen.heads) expectCutOut(await seenIn(png));
		expect(seen.verdict.findings).toContain("several-faces");
	});

	// Read off the portraits by eye. Heads from behind and asleep are drawn in it: black hair was brown, from the forehead beside it.
	const HAIR = [
		["006", "#28262a"],
		["009", "#b79b7c"],
		["033", "#2c2a2c"],
		["057", "#2e282c"],
		["066", "#46382a"],
		["084", "#242728"],
		["087", "#5a4430"],
		["090", "#30224a"],
		["096", "#160d08"],
	] as const;

	test.each(lot(HAIR, 3))("the hair of %s is the hair's, not a forehead's", async (name, said) => {
		const { anchors } = await drawn(await portrait(name));
		const [own, seen] = [rgbOf(said), rgbOf(anchors.hair)];
		expect(Math.hypot(own[0] - seen[0], own[1] - seen[1], own[2] - seen[2])).toBeLessThan(40);
	});

	test("a likeness carries no metadata of its photo", async () => {
		const photo = await sharp(await woman())
			.resize(512)
			.withExif({ IFD0: { Copyright: "Someone", Make: "A camera" } })
			.jpeg()
			.toBuffer();
		const metadata = await sharp((await keptHeads(photo))?.heads[0].png).metadata();
		expect(metadata.exif).toBeUndefined();
		expect(metadata.icc).toBeUndefined();
		expect(metadata).toMatchObject({ width: FRAME, height: FRAME, channels: 4 });
	});
});

const WORN = [
	["090", { hat: true, glasses: false }],
	["048", { hat: false, glasses: true }],
	["069", { hat: true, glasses: false }],
	["036", { hat: false, glasses: false }],
] as const;
test.each(lot(WORN, 2))("what the head of %s wears is known", async (name, wears) => {
	expect((await drawn(await portrait(name))).anchors.wears).toEqual(wears);
});

test("hands are of skin's colour with a camera before the face, and grey in a grey photo", async () => {
	const hasColour = async (name: string) => {
		const [r, , b] = rgbOf((await drawn(await portrait(name))).anchors.skin);
		return r > b * 1.3;
	};
	expect(await hasColour("003")).toBe(true);
	expect(await hasColour("030")).toBe(false);
});

const flat = (colour: string, width = 400, height = 300) =>
	sharp({ create: { width, height, channels: 3, background: colour } });

describe("without a person", () => {
	test("the cat's head is cut out, and nothing more is asked", async () => {
		const seen = await drawn(await readFile("e2e/photos/cat.jpg"));
		expectCutOut(seen);
		expect(seen.verdict).toEqual({ shows: "animal", faces: 0, findings: [] });
		expect(seen.alpha(SIDE / 2, SIDE / 2)).toBe(1);
	});

	const TOY = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#dfe6ea"/><g fill="#9a6a3c"><circle cx="210" cy="150" r="60"/><circle cx="390" cy="150" r="60"/><circle cx="300" cy="230" r="140"/><ellipse cx="300" cy="450" rx="150" ry="140"/></g><ellipse cx="300" cy="275" rx="62" ry="50" fill="#d9b48a"/><circle cx="250" cy="210" r="14"/><circle cx="350" cy="210" r="14"/><ellipse cx="300" cy="255" rx="20" ry="14"/></svg>`;

	const NOBODY: [string, () => Sharp | Promise<Sharp>][] = [
		["nobody", () => flat("#5f7a55")],
		["all black", () => flat("#000000")],
		["all white", () => flat("#ffffff")],
		["all skin", () => flat("#c99a76")],
		["one pixel", () => flat("#806040", 1, 1)],
		["12,000 x 200 px", () => flat("#806040", 12_000, 200)],
		["a toy", () => sharp(Buffer.from(TOY))],
		[
			"only an eye",
			async () => sharp(await portrait("030")).extract({ left: 0, top: 0, width: 90, height: 60 }),
		],
		[
			"a face of 10 px",
			async () =>
				sharp(await woman())
					.resize(40)
					.extend({ top: 500, bottom: 500, left: 500, right: 500, background: "#667788" }),
		],
	];

	test.each(lot(NOBODY, 2))("%s is cut out in a soft shape", async (_, make) => {
		const seen = await drawn(await (await make()).jpeg().toBuffer());
		expectCutOut(seen);
		expect(seen.verdict.shows).not.toBe("person");
	});

	test("the soft shape of anything else asks for a face, kindly", async () => {
		const { verdict } = await drawn(await flat("#5f7a55").jpeg().toBuffer());
		expect(verdict).toEqual({ shows: "thing", faces: 0, findings: ["no-face"] });
	});
});

test.each(
	lot(Object.entries(SKINS), 1),
)("a drawing of a %s face is cut out, without its blue coat", async (_, skin) => {
	const seen = await drawn(await drawnFace(skin, 320, 270, 72, plain));
	expectCutOut(seen);
	expect(seen.verdict.shows).toBe("person");
	const coat = seen.share((x, y) => {
		const [r, , b] = seen.colour(x, y);
		return seen.alpha(x, y) > 0.8 && b - r > 60;
	});
	expect(coat).toBeLessThan(0.005);
});

describe("files of every kind", () => {
	const person = { shows: "person", faces: 1 };

	const KINDS = [
		["CMYK", (picture: Sharp) => picture.toColourspace("cmyk").jpeg(), { space: "cmyk" }],
		["16 bit", (picture: Sharp) => picture.toColourspace("rgb16").png(), { depth: "ushort" }],
		["grey", (picture: Sharp) => picture.greyscale().toColourspace("b-w").jpeg(), { space: "b-w" }],
		["with alpha", (picture: Sharp) => picture.ensureAlpha(0.9).png(), { hasAlpha: true }],
	] as const;
	const photo = async () => sharp(await woman()).resize(700);
	const lightsOf = async (file: Uint8Array) => {
		const { width = 0, height = 0, data = [] } = (await openPhoto(file)) ?? {};
		expect(data).toHaveLength(width * height * 3);
		return Array.from({ length: width * height }, (_, i) =>
			lightOf(data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number),
		);
	};

	test.each(KINDS)("%s: opened as a plain file is", async (_, convert, kind) => {
		const file = await convert(await photo()).toBuffer();
		expect(await sharp(file).metadata()).toMatchObject(kind);
		const usual = await lightsOf(await (await photo()).jpeg().toBuffer());
		const lights = await lightsOf(file);
		expect(lights).toHaveLength(usual.length);
		const apart = lights.reduce((sum, light, i) => sum + Math.abs(light - (usual[i] as number)), 0);
		expect(apart / lights.length).toBeLessThan(20);
	});

	test.each(lot(KINDS, 1))("%s: the same head as of a plain file", async (_, convert) => {
		const usual = await drawn(await (await photo()).jpeg().toBuffer());
		const file = await convert(await photo()).toBuffer();
		const seen = await drawn(file);
		expectCutOut(seen);
		expect(seen.verdict).toMatchObject(person);
		expect(seen.share((x, y) => Math.abs(seen.alpha(x, y) - usual.alpha(x, y)) > 0.5)).toBeLessThan(0.03);
	});

	test("animated: its first picture counts", async () => {
		const people = await sharp(await woman())
			.resize(500, 500)
			.png()
			.toBuffer();
		const nobody = await flat("#5f7a55", 500, 500).png().toBuffer();
		const file = await sharp([people, nobody], { join: { animated: true } })
			.webp({ loop: 0 })
			.toBuffer();
		expect(await sharp(file).metadata()).toMatchObject({ pages: 2 });
		const seen = await drawn(file);
		expectCutOut(seen);
		expect(seen.verdict).toMatchObject(person);
	});

	test("bytes that can't be read give nothing", async () => {
		expect(await headsFrom(new Uint8Array())).toBeNull();
		expect(await headsFrom(Buffer.from("GIF89a not really"))).toBeNull();
		const cut = (await readFile("e2e/photos/cat.jpg")).subarray(0, 400);
		expect(await headsFrom(cut)).toBeNull();
	});
});
