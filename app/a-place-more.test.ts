import { expect, test, vi } from "vitest";
import { sky } from "~/studio/paper/scene/sky";
import { promptFor } from "~/providers/illustrator/replicate/prompt";
import { groundAt } from "~/studio/paper/settings/kit";
import { LAYERED } from "~/studio/paper/settings/list";
import { PALETTES } from "~/studio/paper/settings/palettes";
import { emptyPlace, pixelsOf } from "~/studio/paper/settings/picture.server";
import type { LayeredSetting } from "~/studio/paper/settings/setting";
import { main, scriptOf } from "~/studio/writer/books.testing";
import { altTextOf } from "~/studio/story/alt-text";
import { PLACES, type Setting } from "~/studio/story/places/list";
import type { Place } from "~/studio/story/places/place";

/** What one new row of words would say, and one new file of the drawing. */
const moor = vi.hoisted(() => ({
	row: {
		words: "heath|wild moor",
		at: "on the heath",
		around: "purple heather and low grey stones",
		scene: "a wide heath of purple heather with a standing stone",
		sound: "Whee",
		spot: "the standing stone",
		path: "the sheep track",
		air: "the heather hummed",
		outfit: "raincoat",
	} satisfies Place,
	drawing: {} as LayeredSetting,
}));

vi.mock("~/studio/story/places/list", async (original) => {
	const lists = await original<typeof import("~/studio/story/places/list")>();
	return { ...lists, PLACES: { ...lists.PLACES, moor: moor.row }, SETTINGS: [...lists.SETTINGS, "moor"] };
});
vi.mock("~/studio/paper/settings/list", async (original) => {
	const lists = await original<typeof import("~/studio/paper/settings/list")>();
	return { ...lists, LAYERED: { ...lists.LAYERED, moor: moor.drawing } };
});

Object.assign(moor.drawing, {
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
} satisfies LayeredSetting);

const setting = "moor" as Setting;
const idea = {
	title: "Up",
	location: "the wild moor behind our house",
	description: "a kite gets lost",
	readingLevel: "whiz" as const,
	readingNeeds: "",
	characters: [main("Jack", 7, "boy, brave")],
};

test("a place more is a row of words: stories are set there, told of it and dressed for it", () => {
	expect(Object.keys(LAYERED)).toEqual(expect.arrayContaining(Object.keys(PLACES)));
	const { cover, cast, spreads } = scriptOf(idea);
	expect(cover.setting).toBe(setting);
	expect(cast[0]?.outfit).toBe(moor.row.outfit);
	const words = spreads.flatMap((spread) => spread.words).join(" ");
	expect(words).toContain(moor.row.spot);
	expect(words).toContain(moor.row.path);
	expect(altTextOf(cover, cast)).toContain(moor.row.at);
	expect(
		promptFor({
			title: "Up",
			imagePrompt: "",
			setting,
			time: "noon",
			readingLevel: "whiz",
			seed: "",
			cast: [],
		}),
	).toContain(moor.row.scene);
});

const HEIGHT = 48;

test("and one drawing, which fills every picture in every shot and weather, by day and by night", () => {
	for (const format of ["page", "spread"] as const)
		for (const shot of ["wide", "mid", "close", "above"] as const) {
			const [day, night] = (["noon", "night"] as const).map((time) => {
				const sheet = emptyPlace({ setting, format, shot, time, weather: "rain", seed: "moor" });
				expect(sheet.svg()).not.toMatch(/NaN|undefined/);
				const { pixels } = pixelsOf(sheet, HEIGHT);
				let bare = 0;
				for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] as number) < 200) bare++;
				// The outermost px may be covered in part.
				expect(bare / (pixels.length / 4), `${format}, ${shot}`).toBeLessThan(0.02);
				return pixels;
			});
			expect(day?.equals(night as Buffer), `${format}, ${shot}`).toBe(false);
		}
});
