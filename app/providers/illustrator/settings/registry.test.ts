import { expect, test } from "vitest";
import { sky } from "../scene/sky";
import { groundAt } from "./kit";
import { LAYERED } from "./list";
import { PALETTES } from "./palettes";
import { emptyPlace, pixelsOf } from "./picture.server";
import type { LayeredSetting } from "./setting";

const HEIGHT = 48;
const FORMATS = ["page", "spread"] as const;
const SHOTS = ["wide", "mid", "close", "above"] as const;

/** What one new file would say. */
const moor: LayeredSetting = {
	moods: { day: [PALETTES.freshDay, PALETTES.goldenHour], night: [PALETTES.blueNight, PALETTES.violetNight] },
	face: "storybook",
	ground: { horizon: 0.5, farSize: 0.4 },
	far(view) {
		sky(view);
		groundAt(view, 0, view.mood.far, 0.04, 0.4);
	},
	mid: (view) => void groundAt(view, 0.4, view.mood.mid, 0.03, 1),
	near: (view) => void groundAt(view, 0.8, view.mood.near, 0.01, 1.4),
	front() {},
	pieces: [],
};

test("a place more is one entry, and fills every picture in every shot, by day and by night", () => {
	const added: Record<string, LayeredSetting> = { ...LAYERED, moor };
	expect(Object.keys(added)).toHaveLength(Object.keys(LAYERED).length + 1);
	// The others are drawn one by one in settings.test.ts.
	for (const [name, layered] of Object.entries(added).slice(-2))
		for (const format of FORMATS)
			for (const shot of SHOTS) {
				const [day, night] = (["noon", "night"] as const).map((time) => {
					const sheet = emptyPlace({ setting: "meadow", format, shot, time, seed: name }, "both", layered);
					expect(sheet.svg(), name).not.toMatch(/NaN|undefined/);
					const { pixels } = pixelsOf(sheet, HEIGHT);
					let bare = 0;
					for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] as number) < 200) bare++;
					// The outermost px may be covered in part.
					expect(bare / (pixels.length / 4), `${name}, ${format}, ${shot}`).toBeLessThan(0.02);
					return pixels;
				});
				expect(day?.equals(night as Buffer), `${name}, ${format}, ${shot}`).toBe(false);
			}
});
