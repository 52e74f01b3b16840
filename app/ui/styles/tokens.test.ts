import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const tokens = new Map(
	[...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name ?? "", hex ?? ""]),
);

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

function named(start: string, end = ""): [string, string][] {
	const found = [...tokens].filter(([name]) => name.startsWith(start) && name.endsWith(end));
	if (found.length === 0) throw new Error(`no token is called ${start}...${end}`);
	return found;
}

function pairs(ones: [string, string][], others: [string, string][]) {
	return ones.flatMap(([one, a]) => others.map(([other, b]) => ({ one, other, ratio: contrast(a, b) })));
}

test("the formula is the standard's", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
	expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each(pairs(named("text-"), named("ground-")))("$one is readable on $other", ({ ratio }) => {
	expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(named("on-deep"), named("deep-")))("$one is readable on $other", ({ ratio }) => {
	expect(ratio).toBeGreaterThanOrEqual(4.5);
});

// Large letters and icons in these colours stand on the light papers: figures, prices, notices' icons.
test.each(pairs(named("deep-"), named("ground-")))("$one is readable on $other", ({ ratio }) => {
	expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test.each(named("button-", "-text").map(([name, text]) => ({ name, text })))("$name is readable", ({
	name,
	text,
}) => {
	const ground = tokens.get(name.replace(/-text$/, "-ground"));
	expect(contrast(text, ground ?? text)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(named("button-", "-edge"), named("ground-")))("$one shows on $other", ({ ratio }) => {
	expect(ratio).toBeGreaterThanOrEqual(3);
});

test.each(pairs(named("control-"), named("ground-")))("$one shows on $other", ({ ratio }) => {
	expect(ratio).toBeGreaterThanOrEqual(3);
});

test("the two rings of the focus differ, so one of them shows on any ground", () => {
	expect(contrast(tokens.get("control-focus") ?? "", "#ffffff")).toBeGreaterThanOrEqual(9);
});
