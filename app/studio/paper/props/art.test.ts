import { expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { FILED } from "~/studio/art/called";
import { PROPS } from "~/studio/story/vocabulary";
import { pixelsOf } from "../settings/picture.server";
import { artCalled } from "./art.server";
import { drawProp } from "./draw-prop";
import { PLAIN_DRAWN } from "./list";
import { FOOT, oneOf, stageAt } from "./stage.testing";

const LIBRARY = FILED.filter((name) => !(name in PLAIN_DRAWN) && !PROPS.some((prop) => prop === name));

test("whatever a noun may be shown as is drawn: by us, or by the library", () => {
	expect(LIBRARY.length).toBeGreaterThan(500);
	for (const name of lot(LIBRARY, 60)) {
		const { box, foot, outline } = artCalled(name);
		expect(Math.min(box.width, box.height), name).toBeGreaterThan(8);
		expect(Math.max(box.x + box.width, box.y + box.height), name).toBeLessThan(130);
		expect(foot.width, name).toBeGreaterThan(0);
		expect(outline, name).not.toMatch(/NaN|Infinity/u);
	}
});

test("two drawings in one picture keep their own gradients, and colours are softer than the library’s", () => {
	const ids = (name: string) =>
		[
			...artCalled(name)
				.svg("#ffffff")
				.matchAll(/ id="([^"]+)"/gu),
		].map(([, id]) => id);
	const all = lot(LIBRARY, 60).flatMap((name) => [...new Set(ids(name))]);
	expect(new Set(all).size).toBe(all.length);
	expect(artCalled("fire-engine").svg("#ffffff")).not.toMatch(/#(?:f00|ff0000|d32f2f)"/iu);
});

function drawn(name: string, isOff = false) {
	const stage = stageAt("noon", "art");
	drawProp(stage, oneOf(name), { ...FOOT, size: 1700, isOff });
	return stage.sheet;
}

test("a thing stands on its foot as long as it is said to be, with an edge of paper and a shadow; in the air it has none", () => {
	const { pixels, width } = pixelsOf(drawn("snail", true), 216);
	const solid = [...pixels.keys()].filter((at) => at % 4 === 3 && (pixels[at] as number) > 150);
	const xs = solid.map((at) => ((at - 3) / 4) % width);
	const ys = solid.map((at) => Math.floor((at - 3) / 4 / width));
	const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
	expect(Math.max(wide, high)).toBeGreaterThan(57);
	expect(Math.max(wide, high)).toBeLessThan(64);
	expect(Math.max(...ys)).toBeGreaterThan(187);
	expect(Math.max(...ys)).toBeLessThan(193);
	expect(drawn("snail").svg()).toContain("<ellipse");
	expect(drawn("snail").svg().length).toBeGreaterThan(drawn("snail", true).svg().length);
});
