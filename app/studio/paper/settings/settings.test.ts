import { describe, expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { SETTINGS } from "~/studio/story/places/list";
import { diceFrom } from "../drawing/dice";
import { Sheet } from "../drawing/sheet";
import { moodFor, type Stage } from "../scene/stage";
import { LAYERED } from "./list";
import { type EmptyPlace, emptyPlace, pixelsOf } from "./picture.server";
import { drawPieces } from "./setting";

const HEIGHT = 96;
type Pixels = ReturnType<typeof pixelsOf>;
type Area = { left: number; right: number; top: number; bottom: number };

/** Every pixel of an area given in shares of the picture. */
function* within({ width, height }: Pixels, area: Area) {
	for (let y = Math.round(area.top * height); y < Math.round(area.bottom * height); y++)
		for (let x = Math.round(area.left * width); x < Math.round(area.right * width); x++)
			yield (y * width + x) * 4;
}

/** How busy an area is: the mean difference, in grey levels, of a pixel from the one beside it and the one below. */
function unrest({ pixels, ...size }: Pixels, area: Area): number {
	const grey = (at: number) =>
		0.3 * (pixels[at] as number) + 0.59 * (pixels[at + 1] as number) + 0.11 * (pixels[at + 2] as number);
	let sum = 0;
	let count = 0;
	for (const at of within({ pixels, ...size }, area)) {
		sum += Math.abs(grey(at) - grey(at + 4)) + Math.abs(grey(at) - grey(at + size.width * 4));
		count++;
	}
	return sum / count;
}

/** The share of an area that anything is drawn on. */
function covered(drawn: Pixels, area: Area): number {
	const places = [...within(drawn, area)];
	return places.filter((at) => (drawn.pixels[at + 3] as number) > 30).length / places.length;
}

const TITLE: Area = { left: 0.08, right: 0.92, top: 0.06, bottom: 0.28 };
const FEET: Area = { left: 0.25, right: 0.75, top: 0.84, bottom: 0.93 };
/** Whatever stands at the very edge, a cat that sits there shows its face over it. */
const PETS_FACES: Area = { left: 0, right: 1, top: 0, bottom: 0.79 };
const BODIES: Area = { left: 0.2, right: 0.8, top: 0, bottom: 0.92 };

describe.each(SETTINGS)("%s", (setting) => {
	const places = (["page", "spread"] as const).flatMap((format) =>
		(["wide", "mid", "close", "above"] as const).flatMap((shot) =>
			(["noon", "night"] as const).map(
				(time): EmptyPlace => ({ setting, format, shot, time, seed: `${setting} ${format}` }),
			),
		),
	);

	test.each(lot(places, 4))("is sound and room for words and figures: $format, $shot, $time", (place) => {
		const sheet = emptyPlace(place, "behind");
		const svg = sheet.svg();
		expect(svg).not.toMatch(/NaN|undefined|Infinity/);
		// A drawing of twice as many pieces takes twice as long, on any machine.
		expect(svg.match(/<(?:path|rect|circle|ellipse)/g)?.length).toBeLessThan((sheet.width / 2160) * 1600);
		expect(svg.length).toBeLessThan((sheet.width / 2160) * 900_000);
		const behind = pixelsOf(sheet, HEIGHT);
		if (place.shot !== "above") expect(unrest(behind, TITLE)).toBeLessThan(14);
		expect(unrest(behind, FEET)).toBeLessThan(13);
		const front = pixelsOf(emptyPlace(place, "front"), HEIGHT);
		expect(covered(front, BODIES)).toBeLessThan(0.01);
		if (place.shot === "mid") expect(covered(front, PETS_FACES)).toBe(0);
	});

	test("its own pieces fill what is empty of a spread, and stand clear of people and words", () => {
		const person = { x: 2700, y: 900, width: 700, height: 1010 };
		const label = { x: 200, y: 1500, width: 1500, height: 420 };
		const words = { x: 200, y: 180, width: 3600, height: 420 };
		const seen = (["noon", "night"] as const).flatMap((time) =>
			(["wide", "mid", "above"] as const).map((shot) => ({ setting, time, shot })),
		);
		for (const { time, shot } of lot(seen, 2)) {
			const layered = LAYERED[setting];
			const stage: Stage = {
				sheet: new Sheet(4260),
				dice: diceFrom(`${setting} ${shot}`),
				night: time === "night",
				mood: moodFor(layered.moods, { time }, diceFrom("mood")),
				floor: 1905,
				light: 1,
				keepFree: [],
			};
			drawPieces(layered, stage, shot, { nearer: 1, towards: 0.5, ground: 1 }, [person, label, words]);
			expect(stage.sheet.count, shot).toBeGreaterThan(0);
			expect(stage.sheet.svg()).not.toMatch(/NaN|undefined|Infinity/);
			const drawn = pixelsOf(stage.sheet, HEIGHT);
			for (const { x, y, width, height } of [person, label, words]) {
				const area = {
					left: x / 4260,
					right: (x + width) / 4260,
					top: y / 2160,
					bottom: (y + height) / 2160,
				};
				expect(covered(drawn, area), `${shot} ${time}`).toBeLessThan(0.03);
			}
		}
	});

	test("a spread is another view than a page, night than noon", () => {
		const small = (change: Partial<EmptyPlace>) =>
			emptyPlace({ setting, format: "page", shot: "mid", time: "noon", seed: "a", ...change }).svg();
		const views = [
			small({}),
			small({ format: "spread" }),
			small({ time: "night" }),
			small({ shot: "close" }),
		];
		expect(new Set(views).size).toBe(views.length);
		expect(small({})).toBe(small({}));
	});
});
