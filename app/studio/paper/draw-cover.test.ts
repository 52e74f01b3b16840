import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { lot } from "~/lot.testing";
import type { CoverBrief } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import type { Box } from "~/studio/story/compositions/layout";
import { bledOff, PAPER, SAFE } from "~/studio/story/compositions/paper";
import type { Likeness } from "~/studio/story/likeness";
import { SETTINGS } from "~/studio/story/places/list";
import type { Scene } from "~/studio/story/scene";
import { briefWith, castIn } from "./briefs.testing";
import { coverSpread, drawCoverPicture } from "./draw-cover.server";
import { overlap } from "./drawing/sheet";
import { MM_PER_PT } from "./lettering/paragraph.server";
import { drawnSpread } from "./pages/drawn-spread.server";
import { LAYERED } from "./settings/list";

const WHOLE = bledOff(PAPER);
let likeness: Likeness;
beforeAll(async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><ellipse cx="128" cy="136" rx="98" ry="116" fill="#6b4630"/><ellipse cx="128" cy="150" rx="80" ry="96" fill="#d9a27c"/></svg>`;
	likeness = { png: await sharp(Buffer.from(head)).png().toBuffer() };
});

const person = (change: Partial<Parameters<typeof castIn>[1]>, index = 0): CastLikeness =>
	castIn("sea", { name: "Sam", age: 8, isMain: false, relationship: "Brother", likeness, ...change }, index);
const FAMILY: readonly Parameters<typeof person>[0][] = [
	{ name: "Maya", age: 6, isMain: true, relationship: null },
	{ relationship: "Pet", age: 3 },
	{ age: 41, relationship: "Dad" },
	{ age: 1, relationship: "Baby sibling" },
];
const family = (count: number) => FAMILY.slice(0, count).map(person);
const drawnOf = (brief: CoverBrief, size = 1024) => {
	const spread = coverSpread(brief);
	return drawnSpread(spread, spread.spread.scene as Scene, size / WHOLE.width);
};
/** What is drawn of a cover: its picture, and its title over that. */
async function svgsOf(change: Partial<CoverBrief>, head = likeness, size = 1024) {
	const { pictures, title } = await drawnOf(briefWith(head, change), size);
	return [pictures[0]?.svg(WHOLE, { width: size, height: size }) ?? "", title?.svg ?? ""] as const;
}

test("the same brief and seed give the same bytes, another seed another picture", async () => {
	const brief = briefWith(likeness);
	const [first, again, other] = await Promise.all([
		drawCoverPicture(brief, 1024),
		drawCoverPicture(brief, 1024),
		drawCoverPicture({ ...brief, seed: "book-2" }, 1024),
	]);
	expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
	expect(await difference(first.bytes, other.bytes)).toBeGreaterThan(15);
});

test("print is the same drawing as the screen", async () => {
	const brief = briefWith(likeness);
	const [screen, print] = [await drawCoverPicture(brief, 1024), await drawCoverPicture(brief, 2551)];
	expect(await difference(screen.bytes, print.bytes)).toBeLessThan(6);
});

test.each(["day", "night"])("by %s a head has its light from one side and keeps its colour", async (time) => {
	const plain = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><ellipse cx="128" cy="136" rx="98" ry="116" fill="#c98f6a"/></svg>`;
	const head = { png: await sharp(Buffer.from(plain)).png().toBuffer() };
	const brief = briefWith(head, {
		setting: "castle",
		time: time === "day" ? "noon" : "night",
		cast: [person({ isMain: true, relationship: null, likeness: head })],
	});
	const [face] = (await drawnOf(brief)).faces as [Box];
	const { bytes, width } = await drawCoverPicture(brief, 1024);
	// Without the grain.
	const pixels = await sharp(bytes).blur(2).raw().toBuffer();
	const px = (mm: number) => Math.round(((mm - WHOLE.x) * width) / WHOLE.width);
	const colourAt = (across: number) => {
		const at = px(face.y + face.height * 0.62) * width + px(face.x + face.width * across);
		return [0, 1, 2].map((k) => pixels[at * 3 + k] as number) as [number, number, number];
	};
	const light = (colour: number[]) => colour.reduce((sum, value) => sum + value, 0) / 3;
	expect(Math.abs(light(colourAt(0.14)) - light(colourAt(0.86)))).toBeGreaterThan(12);
	for (const across of [0.14, 0.5, 0.86]) {
		const [r, g, b] = colourAt(across);
		expect(r - g).toBeGreaterThan(20);
		expect(g - b).toBeGreaterThan(5);
		expect(r).toBeGreaterThan(0xc9 * 0.6);
	}
});

test("heads are embedded as large as they are drawn, never larger than they are", async () => {
	const large = { png: await sharp(likeness.png).resize(896, 896).png().toBuffer() };
	const widths = async (count: number, head: Likeness) => {
		const cast = family(count).map((one) => ({ ...one, likeness: head }));
		const [svg] = await svgsOf({ cast }, head, 2551);
		return Promise.all(
			[...svg.matchAll(/base64,([^"]+)"[^>]* width="([\d.]+)"/g)].map(
				async ([, png]) => (await sharp(Buffer.from(png ?? "", "base64")).metadata()).width,
			),
		);
	};
	const together = await widths(4, large);
	expect(together).toHaveLength(4);
	expect(Math.max(...together)).toBeGreaterThan(300);
	expect(Math.max(...together)).toBeLessThan(896);
	expect(Math.min(...together)).toBeLessThan(Math.max(...together) * 0.9);
	expect(await widths(1, likeness)).toEqual([256]);
});

/** Mean difference of two pictures seen small, in grey levels. */
async function difference(a: Uint8Array, b: Uint8Array) {
	const seen = (bytes: Uint8Array) => sharp(bytes).resize(96, 96).removeAlpha().raw().toBuffer();
	const [one, two] = [await seen(a), await seen(b)];
	return one.reduce((sum, value, i) => sum + Math.abs(value - (two[i] as number)), 0) / one.length;
}

describe.each(lot(SETTINGS, 12))("%s", (setting) => {
	test("is drawn by day and by night, and they differ", async () => {
		const drawn = await Promise.all(
			(["noon", "night"] as const).map(async (time) => {
				const [svg] = await svgsOf({ setting, time, title: "Maya" });
				return new Resvg(svg, { fitTo: { mode: "width", value: 64 } }).render().pixels;
			}),
		);
		const [day, night] = drawn as [Buffer, Buffer];
		const light = (picture: Buffer) => picture.reduce((sum, value) => sum + value, 0) / picture.length;
		expect(light(day)).toBeGreaterThan(light(night) + 25);
		expect(new Set(day).size).toBeGreaterThan(60);
	});
});

test.each([
	["noon", 0],
	["dusk", 1],
	["dawn", 1],
] as const)("at %s the sun has that height, whatever the dice", async (time, mood) => {
	for (const seed of ["a", "b", "c", "d", "e", "f"]) {
		const [, lettering] = await svgsOf({ setting: "sea", time, title: "Maya", seed });
		expect(lettering).toContain(LAYERED.sea.moods.day[mood].letters[2]);
	}
});

test.each([
	1, 2, 3, 4,
])("%i characters hide neither each other's faces nor the title nor the byline", async (count) => {
	const covers = ["a", "b", "c", "d", "e"].flatMap((seed) =>
		(["sea", "castle", "station"] as const).map((setting) => ({ seed, setting, cast: family(count) })),
	);
	for (const cover of lot(covers, 5)) {
		const { title, faces, layout } = await drawnOf(briefWith(likeness, cover));
		const named = title?.words.filter(({ part }) => part === "name") ?? [];
		const byline = Math.min(...named.map(({ y, size }) => y - size * MM_PER_PT));
		expect(faces).toHaveLength(count);
		faces.forEach((face, i) => {
			expect(overlap(face, layout.words[0]?.box as Box)).toBe(false);
			expect(face.y + face.height).toBeLessThan(byline);
			expect(face.x).toBeGreaterThanOrEqual(SAFE - 0.01);
			expect(face.x + face.width).toBeLessThanOrEqual(PAPER - SAFE + 0.01);
			for (const other of faces.slice(i + 1)) expect(overlap(face, other)).toBe(false);
		});
		const main = faces[0] as (typeof faces)[number];
		for (const other of faces.slice(1)) expect(main.height).toBeGreaterThan(other.height);
	}
});

test.each([
	["markup", "<script>alert(1)</script> & \"quotes\" 'too' ]]>"],
	["emoji", "🦊🎉"],
	["right to left", "שלום עולם"],
	["ten thousand characters", "Long ".repeat(2000)],
	["one endless word", "a".repeat(10_000)],
	["nothing", "   "],
	["control characters", "a\u0000b\u001fc\ud800"],
])("a title of %s makes a sound drawing with nothing of the text in its markup", async (_, title) => {
	const name = `<b onload="x">&</b>`;
	const cast = [person({ name, isMain: true, relationship: null })];
	for (const svg of await svgsOf({ title, imagePrompt: "]]><!--", cast })) {
		expect(svg).not.toContain("script");
		expect(svg).not.toContain("onload");
		expect(svg).not.toMatch(/&(?!#?\w+;)/);
		expect(drawingOf(svg)).not.toMatch(/NaN|undefined/);
		expect(new Resvg(svg, { fitTo: { mode: "width", value: 32 } }).render().width).toBe(32);
	}
});

/** Without the heads' pictures, in whose letters and digits any word may stand. */
const drawingOf = (svg: string) => svg.replaceAll(/base64,[^"]*/g, "");

test("nothing in any drawing is unknown or not a number", async () => {
	for (const setting of lot(SETTINGS, 12)) {
		const i = SETTINGS.indexOf(setting);
		const svgs = await svgsOf({ setting, seed: `seed ${i}`, cast: family(1 + (i % 4)) });
		expect(drawingOf(svgs.join(""))).not.toMatch(/NaN|undefined|Infinity/);
	}
});

test("a likeness without anything in it still makes a cover", async () => {
	const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#00000000" } })
		.png()
		.toBuffer();
	const svgs = await svgsOf({ cast: [person({ isMain: true, relationship: null, likeness: { png } })] });
	expect(drawingOf(svgs.join(""))).not.toMatch(/NaN|undefined|Infinity/);
});
