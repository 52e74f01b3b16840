import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { diceFrom } from "../drawing/dice";
import type { Outfit } from "../scene/stage";
import { buildFor } from "./build";
import { Doll } from "./doll";
import type { HeadArt } from "./head.server";
import { drawPerson } from "./person";

const HEAD: HeadArt = {
	x: -50,
	y: -100,
	size: 100,
	outline: "M-30 -2L30 -2L30 -98L-30 -98Z",
	width: 60,
	middle: 0,
	rise: 0,
	halfWidthAt: () => 30,
	middleAt: () => 0,
	skin: "#d9a27c",
	hair: "#6b4630",
	pricked: false,
	covered: false,
	href: "",
};
const OUTFIT: Outfit = {
	garment: "robe",
	colours: ["#8a76b8", "#fff4df", "#f7d98c"],
	pattern: "dots",
	neck: "collar",
	hat: "none",
	back: "none",
	hold: "none",
	feet: "slippers",
};
const svgOf = (age: number, change: Partial<Outfit>) => {
	const doll = new Doll("#ffffff", "#fffaf0", 1, "#ffe9a0");
	const outfit = { ...OUTFIT, ...change };
	drawPerson(doll, HEAD, buildFor(age), outfit, { left: "down", right: "down" }, diceFrom("person"));
	return doll.svg();
};

test.each([
	"collar",
	"scarf",
	"bow",
	"neckerchief",
	"tie",
	"ruff",
	"hood",
	"ring",
] as const)("the chin's shadow falls on nobody's background, %s or not", (neck) => {
	for (const age of [1, 7, 15, 40]) {
		const figure = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -10 120 40">${svgOf(age, { neck })}</svg>`;
		const { pixels, width, height } = new Resvg(figure, { fitTo: { mode: "width", value: 960 } }).render();
		const sheer = (x: number, y: number) => {
			const alpha = pixels[(y * width + x) * 4 + 3] as number;
			return alpha > 25 && alpha < 230;
		};
		let loose = 0;
		for (let y = 2; y < height - 2; y++)
			for (let x = 2; x < width - 2; x++)
				// The soft pixel of an edge has a firm or an empty one beside it; a shadow on nothing has neither.
				if ([-2, -1, 0, 1, 2].every((d) => sheer(x + d, y) && sheer(x, y + d))) loose++;
		expect(loose, `aged ${age}`).toBeLessThan(20);
	}
});

test.each(["robe", "coat", "pyjamas", "tailcoat"] as const)("no dot of a %s meets its buttons", (garment) => {
	const dots = [
		...svgOf(7, { garment }).matchAll(/d="M(-?[\d.]+) (-?[\d.]+)h\.1"[^>]*stroke-width="([\d.]+)"/g),
	];
	const across = (width: string) => dots.filter((dot) => dot[3] === width).map((dot) => Number(dot[1]));
	expect(across("4.6").length).toBeGreaterThan(0);
	expect(across("4.2").length).toBeGreaterThan(0);
	for (const x of across("4.2")) expect(Math.abs(x - 4.5)).toBeGreaterThan(8);
});
