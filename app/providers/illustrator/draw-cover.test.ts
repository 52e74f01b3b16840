import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { coverSvg, drawCoverPicture } from "./draw-cover.server";
import { overlap, SAFE, SIDE } from "./drawing/sheet";
import type { CoverBrief, CoverCharacter, Likeness } from "./port";
import { briefWith, castIn } from "./port.contract";
import { lot } from "~/lot.testing";
import { SETTINGS } from "~/story/places/list";
import { LAYERED } from "./settings/list";

let likeness: Likeness;
beforeAll(async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><ellipse cx="128" cy="136" rx="98" ry="116" fill="#6b4630"/><ellipse cx="128" cy="150" rx="80" ry="96" fill="#d9a27c"/></svg>`;
	likeness = { png: await sharp(Buffer.from(head)).png().toBuffer() };
});

const person = (change: Partial<CoverCharacter>): CoverCharacter =>
	castIn("sea", {
		name: "Sam",
		age: 8,
		personality: "funny",
		isMain: false,
		relationship: "Brother",
		likeness,
		...change,
	});
const family = (count: number): CoverCharacter[] =>
	[
		person({ name: "Maya", age: 6, isMain: true, relationship: null }),
		person({ relationship: "Pet", personality: "a sleepy cat", age: 3 }),
		person({ age: 41, relationship: "Dad" }),
		person({ age: 1, relationship: "Baby sibling" }),
	].slice(0, count);
const svgOf = async (change: Partial<CoverBrief>) => (await coverSvg(briefWith(likeness, change), 1024)).svg;
const layoutOf = async (change: Partial<CoverBrief>) =>
	(await coverSvg(briefWith(likeness, change), 1024)).layout;

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
	const { svg, layout } = await coverSvg(
		briefWith(head, {
			setting: "castle",
			time: time === "day" ? "noon" : "night",
			characters: [person({ isMain: true, relationship: null, likeness: head })],
		}),
		1024,
	);
	const { pixels, width } = new Resvg(svg, { fitTo: { mode: "width", value: 1080 } }).render();
	const [face] = layout.faces as [(typeof layout.faces)[number]];
	const colourAt = (across: number) => {
		const x = Math.round((face.x + face.width * across) / 2);
		const y = Math.round((face.y + face.height * 0.62) / 2);
		return [0, 1, 2].map((k) => pixels[(y * width + x) * 4 + k] as number) as [number, number, number];
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
		const characters = family(count).map((character) => ({ ...character, likeness: head }));
		const { svg } = await coverSvg(briefWith(head, { characters }), 2551);
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
				const svg = await svgOf({ setting, time, title: "Maya" });
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
		const svg = await svgOf({ setting: "sea", time, title: "Maya", seed });
		expect(svg).toContain(LAYERED.sea.moods.day[mood].letters[2]);
	}
});

test.each([
	1, 2, 3, 4,
])("%i characters hide neither each other's faces nor the title nor the byline", async (count) => {
	const covers = ["a", "b", "c", "d", "e"].flatMap((seed) =>
		(["sea", "castle", "station"] as const).map((setting) => ({ seed, setting, characters: family(count) })),
	);
	for (const cover of lot(covers, 5)) {
		const { title, faces, byline } = await layoutOf(cover);
		expect(faces).toHaveLength(count);
		faces.forEach((face, i) => {
			expect(overlap(face, title.box)).toBe(false);
			expect(byline && overlap(face, byline)).toBe(false);
			expect(face.x).toBeGreaterThanOrEqual(SAFE - 0.01);
			expect(face.x + face.width).toBeLessThanOrEqual(SIDE - SAFE + 0.01);
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
	const characters = [person({ name, isMain: true, relationship: null, personality: "</svg><script>" })];
	const svg = await svgOf({
		title,
		imagePrompt: "]]><!--",
		characters,
	});
	expect(svg).not.toContain("script");
	expect(svg).not.toContain("onload");
	expect(svg).not.toMatch(/&(?!#?\w+;)/);
	expect(drawingOf(svg)).not.toMatch(/NaN|undefined/);
	expect(new Resvg(svg, { fitTo: { mode: "width", value: 32 } }).render().width).toBe(32);
});

/** Without the heads' pictures, in whose letters and digits any word may stand. */
const drawingOf = (svg: string) => svg.replaceAll(/base64,[^"]*/g, "");

test("nothing in any drawing is unknown or not a number", async () => {
	for (const setting of lot(SETTINGS, 12)) {
		const i = SETTINGS.indexOf(setting);
		const svg = await svgOf({
			setting,
			seed: `seed ${i}`,
			characters: family(1 + (i % 4)),
		});
		expect(drawingOf(svg)).not.toMatch(/NaN|undefined|Infinity/);
	}
});

test("a likeness without anything in it still makes a cover", async () => {
	const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#00000000" } })
		.png()
		.toBuffer();
	const svg = await svgOf({ characters: [person({ isMain: true, relationship: null, likeness: { png } })] });
	expect(drawingOf(svg)).not.toMatch(/NaN|undefined|Infinity/);
});
