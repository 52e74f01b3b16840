import { darker, faint, lighter, mix } from "../drawing/colour";
import { heightAt, ridge } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { fireflies } from "../scene/garland";
import { land } from "../scene/land";
import { coral, fish, jellyfish, weed, whale } from "../scene/reef";
import { frontStrip, groundAt, scaled } from "./kit";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** The bottom of the sea: a wreck among the rocks, a whale and a ray, reefs and kelp on either side. */
export const underwater: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#8fe3e0", "#35b3c4", "#12719b"],
				land: ["#2b93ac", "#1b7796", "#d9c08a", "#0d4667"],
				accents: ["#ff7a6b", "#ffc957"],
				light: ["#f4ffd9", "#e6fbff"],
				letters: ["#fffbe0", "#ffd05a", "#0b4263"],
			},
			{
				sky: ["#a9efd2", "#3fbfae", "#14788a"],
				land: ["#2fa39b", "#1d8487", "#e3c995", "#0c4f5f"],
				accents: ["#ff6f88", "#ffb84d"],
				light: ["#fbffd6", "#e9fff6"],
				letters: ["#fffce6", "#ffd873", "#0b4a55"],
			},
		],
		night: [
			{
				sky: ["#2a5aa0", "#17397c", "#0b1d52"],
				land: ["#1d4486", "#16356f", "#5a6a9a", "#08153d"],
				accents: ["#ff7fa6", "#7fe9dc"],
				light: ["#a8f2ff", "#b4c9fa"],
				letters: ["#f2fff9", "#8be9dc", "#071640"],
			},
			{
				sky: ["#51409c", "#2b2775", "#12124a"],
				land: ["#342f82", "#29276f", "#6a5f9c", "#0d0c38"],
				accents: ["#ff8fb0", "#8ff0d0"],
				light: ["#c9c5ff", "#c3baf7"],
				letters: ["#fff4fb", "#ffb3d1", "#110c40"],
			},
		],
	},
	face: "poster",
	ground: { horizon: 0.64, farSize: 0.5 },
	perch: "coral",
	far(view) {
		const { sheet, dice, mood, width, light, horizon } = view;
		sheet.add(sheet.broad(0, SIDE, [0, mood.sky[0]], [0.4, mood.sky[1]], [1, mood.sky[2]]));
		rays(view);
		const hills = ridge(dice, horizon - SIDE * 0.06, SIDE * 0.05, Math.round((3 * width) / SIDE), width);
		sheet.add(land(view, hills, mix(mood.far, mood.sky[1], 0.45), 0.2));
		const { x, y, unit } = view.above(light < 0 ? 0.74 : 0.26, 0.36);
		whale(view, x, Math.max(y, SIDE * 0.36), unit * 0.26);
		if (width > SIDE) jellyfish(view, view.at(0.5, 0).x, SIDE * 0.42, unit * 0.07);
	},
	mid(view) {
		const { dice, mood, light, width } = view;
		const top = groundAt(view, 0, mood.mid, 0.03, 0.4);
		for (const { x, unit } of view.row(7, 0)) {
			if (Math.abs(x / width - 0.5) < 0.14) continue;
			const colour = mix(dice.pick([mood.accent, mood.second, "#c98bd8"]), mood.mid, 0.5);
			coral(view, x, heightAt(top, x) + 20, unit * dice.between(0.1, 0.2), colour);
		}
		wreck(view, view.at(light < 0 ? 0.25 : 0.75, 0.12));
		groundAt(view, 0.3, mood.near, 0.014, 1.2);
		mantaRay(view, view.above(light < 0 ? 0.8 : 0.2, 0.12));
		for (const { x, unit } of view.row(8, 0.2)) {
			const colour = dice.pick([mood.accent, mood.second, "#fff1d8", mix(mood.accent, mood.second, 0.5)]);
			fish(view, x, SIDE * dice.between(0.38, 0.68), unit * dice.between(0.025, 0.05), colour);
		}
	},
	near(view) {
		const { dice, mood, night, width } = view;
		for (const { x, y, unit, inward } of edges(view, 0, 0.6)) {
			const green = mix("#3f9a6a", mood.mid, 0.25);
			for (const [away, tall] of [
				[0.02, 0.52],
				[0.1, 0.38],
			] as const)
				scaled(view, { x: x + inward * away * unit, y: y - unit * 0.03 }, unit / SIDE, () =>
					weed(view, 0, 0, SIDE * tall, green),
				);
			for (const [away, size] of [
				[0.17, 0.13],
				[0.06, 0.17],
			] as const)
				coral(
					view,
					x + inward * away * unit,
					y + dice.between(0, 30),
					unit * size,
					dice.pick([mood.accent, mood.second, "#d48fd6"]),
				);
		}
		if (night) fireflies(view, 22, { x: 0, y: SIDE * 0.36, width, height: SIDE * 0.45 }, mood.second);
	},
	front(view) {
		const { dice, mood } = view;
		frontStrip(view, mix(mood.front, mood.near, 0.25));
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			const size = Math.min(unit, SIDE);
			for (let i = 0; i < 4; i++)
				weed(
					view,
					x + inward * size * 0.052 * i,
					SIDE * 1.01,
					size * dice.between(0.07, 0.12),
					mix(mood.front, "#2f8d72", 0.45),
				);
			starfish(
				view,
				x + inward * size * 0.27,
				SIDE * 0.968,
				size * 0.034,
				inward > 0 ? mood.accent : mood.second,
			);
			bubbles(view, x + inward * size * 0.07, SIDE * 0.83, size * 0.014);
		}
	},
	pieces: [
		(view, { x, y, unit }) => coral(view, x, y, unit * 0.14, view.mood.accent),
		(view, spot) =>
			scaled(view, spot, spot.unit / SIDE, () =>
				weed(view, 0, 0, SIDE * 0.2, mix("#3f9a6a", view.mood.mid, 0.25)),
			),
		(view, { x, y, unit }) => coral(view, x, y, unit * 0.11, view.mood.second),
		(view, { x, y, unit }) => starfish(view, x, y, unit * 0.04, view.mood.accent),
	],
};

/** Broad beams of light that fall from the surface. */
function rays({ sheet, dice, mood, night, light, width }: View) {
	for (let i = 0; i < (8 * width) / SIDE; i++) {
		const x = dice.between(-100, width);
		const w = dice.between(60, 190);
		const lean = dice.between(80, 380) * -light;
		sheet.fill(
			`M${num(x)} -20H${num(x + w)}L${num(x + w * 2.4 + lean)} 1700H${num(x - w + lean)}Z`,
			sheet.down([0, faint(mood.glow, night ? 0.15 : 0.28)], [1, faint(mood.glow, 0)]),
		);
	}
}

/** An old ship that lies on its side in the sand; its mast leans towards the middle. */
function wreck(view: View, { x, y, unit }: Spot) {
	const { sheet, mood, light } = view;
	const wood = mix("#8a5f48", mood.mid, view.night ? 0.62 : 0.42);
	const p = (dx: number, dy: number) => `${num(x - light * dx * unit)} ${num(y - dy * unit)}`;
	const hull = `M${p(-0.36, 0.24)}Q${p(-0.3, 0.2)} ${p(0.3, 0.12)}Q${p(0.42, 0.12)} ${p(0.46, 0.17)}Q${p(0.42, 0.02)} ${p(0.26, -0.05)}H${num(x + light * 0.22 * unit)}Q${p(-0.34, 0.06)} ${p(-0.36, 0.24)}Z`;
	const planks = [0.03, 0.07, 0.11, 0.15]
		.map((dy) => `M${p(-0.36, dy + 0.06)}Q${p(0.1, dy - 0.01)} ${p(0.46, dy)}`)
		.join("");
	sheet.add(
		line(`M${p(0, 0.12)}L${p(0.13, 0.5)}M${p(-0.06, 0.4)}L${p(0.24, 0.34)}`, darker(wood, 0.1), unit * 0.02),
		fill(
			`M${p(-0.04, 0.385)}L${p(0.2, 0.335)}Q${p(0.15, 0.27)} ${p(0.16, 0.2)}L${p(0.1, 0.24)}L${p(0.05, 0.18)}Q${p(-0.02, 0.27)} ${p(-0.04, 0.385)}Z`,
			faint(mix("#f4e6c8", mood.mid, 0.4), 0.85),
		),
		fill(hull, sheet.down([0, lighter(wood, 0.14)], [1, darker(wood, 0.26)])),
		`<g clip-path="${sheet.clip(hull)}">${line(planks, faint(darker(wood, 0.5), 0.5), 6)}</g>`,
		line(
			`M${p(-0.36, 0.24)}Q${p(-0.3, 0.2)} ${p(0.3, 0.12)}Q${p(0.42, 0.12)} ${p(0.46, 0.17)}`,
			lighter(wood, 0.3),
			unit * 0.016,
		),
	);
	for (const [dx, dy] of [
		[-0.2, 0.12],
		[-0.06, 0.09],
		[0.08, 0.065],
	] as const)
		sheet.add(
			`<circle cx="${num(x - light * dx * unit)}" cy="${num(y - dy * unit)}" r="${num(unit * 0.024)}" fill="${darker(wood, 0.5)}" stroke="${mix(mood.second, wood, 0.4)}" stroke-width="${num(unit * 0.008)}"/>`,
		);
}

/** A ray that glides by with its wings up. */
function mantaRay(view: View, { x, y, unit }: Spot) {
	const { sheet, mood, light } = view;
	const back = mix(mood.far, "#274a78", view.night ? 0.25 : 0.45);
	const s = unit * 0.1;
	const top = Math.max(y, SIDE * 0.34);
	sheet.add(
		`<g transform="translate(${num(x)} ${num(top)}) scale(${num((light * s) / 100, 3)} ${num(s / 100, 3)})">${line("M-60 8Q-130 4 -190 36", back, 6)}${fill("M60 0Q40 -26 0 -34Q-40 -92 -96 -104Q-74 -60 -66 -10Q-72 14 -58 20Q-30 72 26 96Q26 56 50 26Q72 18 84 4Q78 -2 60 0Z", sheet.down([0, lighter(back, 0.2)], [1, darker(back, 0.12)]))}${fill("M56 14Q20 30 -30 22Q10 50 46 28Z", faint("#f4fbff", 0.5))}${line("M66 0q16 -10 24 -4M70 12q16 2 22 -2", back, 7)}<circle cx="52" cy="-2" r="5" fill="#12203f"/></g>`,
	);
}

function starfish({ sheet }: View, x: number, y: number, r: number, colour: string) {
	let d = "";
	for (let i = 0; i < 10; i++) {
		const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
		const own = i % 2 ? r * 0.44 : r;
		d += `${i ? "L" : "M"}${num(x + Math.cos(angle) * own)} ${num(y + Math.sin(angle) * own * 0.7)}`;
	}
	sheet.add(
		`<path d="${d}Z" fill="${colour}" stroke="${colour}" stroke-width="${num(r * 0.3)}" stroke-linejoin="round"/>`,
	);
}

/** A few bubbles that rise side by side. */
function bubbles({ sheet, dice }: View, x: number, y: number, r: number) {
	for (let i = 0; i < 4; i++) {
		const [bx, by, own] = [x + dice.between(-2, 2) * r, y + i * r * 3.2, r * dice.between(0.5, 1)];
		sheet.add(
			`<circle cx="${num(bx)}" cy="${num(by)}" r="${num(own)}" fill="${faint("#ffffff", 0.14)}" stroke="${faint("#ffffff", 0.6)}" stroke-width="4"/>`,
		);
	}
}
