import { describe, expect, test } from "vitest";
import { MOODS, WEATHERS } from "~/studio/story/vocabulary";
import { emptyPlace, pixelsOf } from "../settings/picture.server";

const place = { format: "page", shot: "mid", seed: "weather" } as const;

/** Mean grey of a picture, 0 to 255. */
function brightness(sheet: Parameters<typeof pixelsOf>[0]): number {
	const { pixels } = pixelsOf(sheet, 64);
	let sum = 0;
	for (let i = 0; i < pixels.length; i += 4)
		sum += 0.3 * (pixels[i] as number) + 0.59 * (pixels[i + 1] as number) + 0.11 * (pixels[i + 2] as number);
	return sum / (pixels.length / 4);
}

describe.each(WEATHERS)("%s", (weather) => {
	test.each(["noon", "night"] as const)("is sound over a meadow at %s, and unlike clear sky", (time) => {
		const svg = emptyPlace({ ...place, setting: "meadow", time, weather }).svg();
		expect(svg).not.toMatch(/NaN|undefined|Infinity/);
		if (weather !== "clear") expect(svg).not.toBe(emptyPlace({ ...place, setting: "meadow", time }).svg());
	});

	test("lays nothing over a room or the bottom of the sea", () => {
		const drawn = (setting: "bedroom" | "underwater", under: typeof weather) =>
			emptyPlace({ ...place, setting, time: "noon", weather: under }).count;
		expect(drawn("underwater", weather)).toBe(drawn("underwater", "clear"));
		// Through a window rain and snow are seen: no more than that.
		expect(drawn("bedroom", weather)).toBe(drawn("bedroom", "clear"));
	});
});

test.each(["rain", "snow"] as const)("on a deck and on clouds %s leaves nothing lying", (weather) => {
	const drawn = (setting: "meadow" | "sea" | "sky") => {
		const clear = emptyPlace({ ...place, setting, time: "noon" });
		return emptyPlace({ ...place, setting, time: "noon", weather }).count - clear.count;
	};
	expect(drawn("sea")).toBe(drawn("sky"));
	expect(drawn("meadow")).toBeGreaterThan(drawn("sea"));
});

test("a storm is darker than rain, and rain than a clear day", () => {
	const [clear = 0, rain = 0, storm = 0] = (["clear", "rain", "storm"] as const).map((weather) =>
		brightness(emptyPlace({ ...place, setting: "meadow", time: "noon", weather })),
	);
	expect(rain).toBeLessThan(clear * 0.93);
	expect(storm).toBeLessThan(rain * 0.85);
});

/** How far colours are from grey on average, 0 to 255. */
function colourfulness(sheet: Parameters<typeof pixelsOf>[0]): number {
	const { pixels } = pixelsOf(sheet, 64);
	let sum = 0;
	for (let i = 0; i < pixels.length; i += 4) {
		const rgb = [pixels[i], pixels[i + 1], pixels[i + 2]] as number[];
		sum += Math.max(...rgb) - Math.min(...rgb);
	}
	return sum / (pixels.length / 4);
}

test.each([
	"meadow",
	"station",
	"beach",
	"street",
] as const)("the low point of a book is dark and cool in the %s, not grey", (setting) => {
	for (const weather of ["rain", "storm", "cloudy"] as const) {
		const low = emptyPlace({ ...place, setting, time: "dusk", weather, mood: "sad" });
		const before = emptyPlace({ ...place, setting, time: "noon" });
		expect(brightness(low) / brightness(before)).toBeLessThan(0.78);
		// Of what colour there is relative to the light, most is left.
		const share = colourfulness(low) / brightness(low) / (colourfulness(before) / brightness(before));
		expect(share, weather).toBeGreaterThan(0.8);
	}
});

test("a sad or tense picture is about a third darker than a calm one, a merry and a wondrous one are not", () => {
	const shares = MOODS.map((mood) => {
		const lit = (feeling: typeof mood) =>
			brightness(emptyPlace({ ...place, setting: "meadow", time: "noon", mood: feeling }));
		return [mood, lit(mood) / lit("calm")] as const;
	});
	for (const [mood, share] of shares)
		if (mood === "sad" || mood === "tense") {
			expect(share).toBeGreaterThan(0.62);
			expect(share).toBeLessThan(0.84);
		} else expect(share).toBeGreaterThan(0.94);
});
