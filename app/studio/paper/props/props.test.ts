import { describe, expect, test } from "vitest";
import { PROPS } from "~/studio/story/vocabulary";
import { type Sheet, SIDE } from "../drawing/sheet";
import { pixelsOf } from "../settings/picture.server";
import { drawProp, GROWN_UP } from "./draw-prop";
import { PROPS_DRAWN } from "./list";
import { FOOT, oneOf, stageAt } from "./stage.testing";

const HEIGHT = 216;
const SIZE = 1400;

/** Where anything solid is drawn, in units; null where nothing is. */
function solid(sheet: Sheet) {
	const { pixels, width } = pixelsOf(sheet, HEIGHT);
	const unit = SIDE / HEIGHT;
	const box = { left: Number.POSITIVE_INFINITY, right: -1, top: Number.POSITIVE_INFINITY, bottom: -1 };
	for (let i = 0; i < pixels.length / 4; i++) {
		if ((pixels[i * 4 + 3] as number) < 150) continue;
		const x = (i % width) * unit;
		const y = Math.floor(i / width) * unit;
		box.left = Math.min(box.left, x);
		box.right = Math.max(box.right, x + unit);
		box.top = Math.min(box.top, y);
		box.bottom = Math.max(box.bottom, y + unit);
	}
	return box;
}

describe.each(PROPS)("%s", (prop) => {
	test("stands on its foot, within its own box and filling it", () => {
		const stage = stageAt("noon", "props");
		drawProp(stage, prop, { ...FOOT, size: SIZE });
		const { left, right, top, bottom } = solid(stage.sheet);
		const { width, height } = PROPS_DRAWN[prop];
		const scale = SIZE / GROWN_UP;
		// Its edge of paper, and half a px on each side.
		const slack = 20;
		expect(left).toBeGreaterThan(FOOT.x - (width / 2) * scale - slack);
		expect(right).toBeLessThan(FOOT.x + (width / 2) * scale + slack);
		expect(top).toBeGreaterThan(FOOT.y - height * scale - slack);
		expect(Math.abs(bottom - FOOT.y)).toBeLessThan(30 * scale + slack);
		expect(right - left).toBeGreaterThan(width * scale * 0.74);
		expect(FOOT.y - top).toBeGreaterThan(height * scale * 0.84);
	});

	test("is sound by day and by night, and not as bright by night", () => {
		const [day, night] = (["noon", "night"] as const).map((time) => {
			const stage = stageAt(time, "props");
			drawProp(stage, prop, { ...FOOT, size: SIZE });
			return stage.sheet.svg();
		});
		for (const svg of [day, night]) expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
		expect(night).not.toBe(day);
	});
});

const artOf = (drawing: string, how: Partial<Parameters<typeof drawProp>[2]>) => {
	const stage = stageAt("noon", "props");
	drawProp(stage, oneOf(drawing), { ...FOOT, size: SIZE, ...how });
	return { svg: stage.sheet.svg(), ...solid(stage.sheet) };
};

test("the moon is seen through a window where its picture is of a room, and is as large with its window as alone", () => {
	const [outside, inside] = [false, true].map((isInside) => artOf("full-moon", { isInside, isOff: true }));
	expect(inside?.svg).not.toBe(outside?.svg);
	const high = ({ top = 0, bottom = 0 } = {}) => bottom - top;
	expect(high(inside) / high(outside)).toBeCloseTo(1, 0);
	const [star, same] = [false, true].map((isInside) => artOf("star", { isInside, isOff: true }));
	expect(star?.svg).toBe(same?.svg);
});

test("what swims has water round it on land, and none of its own under water", () => {
	const [land, sea] = [false, true].map((isWet) => artOf("dolphin", { isWet }));
	expect((land?.right ?? 0) - (land?.left ?? 0)).toBeGreaterThan(
		1.3 * ((sea?.right ?? 0) - (sea?.left ?? 0)),
	);
	const [snail, same] = [false, true].map((isWet) => artOf("snail", { isWet }));
	expect(snail?.svg).toBe(same?.svg);
});

test("a creature that is turned is its own mirror image", () => {
	const [left, right] = [false, true].map((isTurned) => artOf("snail", { isTurned, isOff: true }));
	expect(Math.abs((left?.left ?? 0) + (right?.right ?? 0) - 2 * FOOT.x)).toBeLessThan(2 * (SIDE / HEIGHT));
	expect(left?.svg).not.toBe(right?.svg);
});
