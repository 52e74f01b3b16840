import { expect, test } from "vitest";
import { CASE, caseSheet, INTERIOR, PAGES, PLAIN, spineOf } from "./rules";

test("24 pages between two boards have a spine of 7.62 mm", () => {
	expect(PAGES).toBe(24);
	expect(spineOf(PAGES)).toBeCloseTo(7.62, 6);
	expect(spineOf(48) - spineOf(24)).toBeCloseTo(1.62, 6);
});

test("an inside page is 216 mm with its bleed, and 210 mm trimmed", () => {
	expect(INTERIOR).toEqual({ width: 216, height: 216, trim: { x: 3, y: 3, width: 210, height: 210 } });
	expect(PLAIN).toEqual({ width: 210, height: 210, trim: { x: 0, y: 0, width: 210, height: 210 } });
});

test("the case is 485.62 mm by 258 mm: two panels and the spine between them", () => {
	const { width, height, spine, panels, trim } = caseSheet(PAGES);
	expect([width, height]).toEqual([expect.closeTo(485.62, 6), 258]);
	expect(panels.back.area).toEqual({ x: 0, y: 0, width: 239, height: 258 });
	expect(spine.x).toBe(239);
	expect(panels.front.area.x).toBeCloseTo(spine.x + spine.width, 6);
	expect(panels.front.area.x + 239).toBeCloseTo(width, 6);
	expect(trim.width).toBeCloseTo(width - 2 * CASE.bleed, 6);
});

test("each cover's picture ends where its board does, and its trim begins at the hinge", () => {
	const { width, panels } = caseSheet(PAGES);
	const around = CASE.wrap + CASE.bleed;
	const { front, back } = panels;
	expect(width - (front.picture.x + front.picture.width)).toBeCloseTo(around, 6);
	expect(back.picture.x).toBe(around);
	expect(front.picture.x + 3).toBeCloseTo(front.area.x + CASE.hinge, 6);
	expect(back.picture.x + back.picture.width - 3).toBeCloseTo(239 - CASE.hinge, 6);
	for (const { picture, area } of [front, back])
		expect(picture.y + picture.height / 2).toBeCloseTo(area.height / 2, 6);
});
