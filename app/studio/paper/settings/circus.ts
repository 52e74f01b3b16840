import { darker, faint, lighter } from "../drawing/colour";
import { fill, num, SIDE } from "../drawing/sheet";
import { ball, balloonInSky, podium, tent } from "../scene/big-top";
import { bunting, fireflies, lamps } from "../scene/garland";
import { bush } from "../scene/plants";
import { clouds, lightInSky, sky, sparkle, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { groundAt, scaled, shadow, toned } from "./kit";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** The big top with its small tents, a ring of sawdust, a drum, bunting and lamps. */
export const circus: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#58b4d6", "#b5e0dc", "#fdeec6"],
				land: ["#b0d3a6", "#8cbf74", "#e3c684", "#7a2f3f"],
				accents: ["#d9383f", "#f9bd3c"],
				light: ["#ffdc74", "#ffffff"],
				letters: ["#fff7d4", "#ffc33c", "#6b1830"],
			},
			{
				sky: ["#ee7f72", "#fabf8c", "#fff0c4"],
				land: ["#cfae86", "#a9a45c", "#e5bf80", "#5f2a52"],
				accents: ["#b92d5a", "#ffb531"],
				light: ["#fff0a6", "#fff3e4"],
				letters: ["#fffbe8", "#ffdc8c", "#5c1644"],
			},
		],
		night: [
			{
				sky: ["#1a1550", "#45348c", "#9a6cae"],
				land: ["#4a428c", "#41407c", "#7a5a80", "#2a1244"],
				accents: ["#ee4a63", "#ffca54"],
				light: ["#ffedb5", "#d0c0f0"],
				letters: ["#fff5d2", "#ffc44e", "#1c0d42"],
			},
			{
				sky: ["#0b2348", "#1c5580", "#5fa0b0"],
				land: ["#2b6080", "#28566f", "#6a6a80", "#0d1f3f"],
				accents: ["#f0566a", "#ffd060"],
				light: ["#fff3bd", "#c0d4ee"],
				letters: ["#fff9de", "#ffcd58", "#081b3c"],
			},
		],
	},
	face: "round",
	ground: { horizon: 0.68, farSize: 0.78 },
	perch: "drum",
	far(view) {
		const { dice, mood, night, light, width } = view;
		sky(view);
		if (night) {
			stars(view, 1000, width / SIDE);
			spotlights(view);
		}
		lightInSky(view, onLitSide(view, 230, 380), dice.between(680, 760), 92);
		clouds(view, night ? 2 : 4, 720);
		const { x, y, unit } = view.above(light < 0 ? 0.84 : 0.16, 0.38);
		balloonInSky(view, x, Math.max(y, SIDE * 0.34), unit * 0.055);
		groundAt(view, -0.2, mood.far, 0.02, 0.4);
	},
	mid(view) {
		const { mood, light, width, night, dice } = view;
		const small = view.at(light < 0 ? 0.25 : 0.75, 0);
		tent(view, small.x, small.y, small.unit * 0.28, small.unit * 0.22, mood.second, "#fff4dd");
		if (width > SIDE) {
			const third = view.at(light < 0 ? 0.34 : 0.66, 0);
			tent(view, third.x, third.y, third.unit * 0.3, third.unit * 0.24, "#4f9fb0", "#fff4dd");
		}
		const big = view.at(width > SIDE ? (light < 0 ? 0.68 : 0.32) : light < 0 ? 0.64 : 0.36, 0.06);
		tent(view, big.x, big.y, big.unit * 0.6, big.unit * 0.4, mood.accent, "#fff4dd");
		groundAt(view, 0.05, mood.mid, 0.006, 0.7);
		for (const { x, y, unit, inward } of edges(view, 0.03, 0.16)) {
			bush(view, x, y, unit * 0.16, mood.mid);
			bush(view, x + inward * unit * 0.13, y - 10, unit * 0.1, mood.mid);
		}
		ring(view);
		if (night) fireflies(view, 14, { x: 0, y: SIDE * 0.42, width, height: SIDE * 0.4 }, mood.second);
		else
			scaled(view, view.at(light < 0 ? 0.88 : 0.12, 0.3), view.at(0, 0.3).unit / SIDE, () =>
				ball(view, 0, -50, dice.between(46, 58)),
			);
	},
	near(view) {
		const { mood, width, light } = view;
		drum(view, view.at(light < 0 ? 0.12 : 0.88, 0.5));
		const { y } = view.above(0, 0.3);
		const flags = [mood.accent, mood.second, "#58b6c4", "#fff3dc", "#9a6cc0"].map((colour) =>
			toned(view, colour, 0.25),
		);
		const high = Math.max(y, SIDE * 0.3);
		const pieces = Math.round(width / SIDE);
		for (let i = 0; i < pieces; i++) {
			const from = (i * width) / pieces - 30;
			const to = ((i + 1) * width) / pieces + 30;
			bunting(view, [from, high], [to, high], 90, flags);
			lamps(view, [from, high + SIDE * 0.05], [to, high + SIDE * 0.05], 120, 12);
		}
	},
	front(view) {
		for (const { x, unit, inward } of edges(view, 0.06, 1)) {
			const size = Math.min(unit, SIDE);
			scaled(view, { x, y: SIDE * 1.0 }, size / SIDE, () => podium(view, 0, 0, 230));
			shadow(view, x + inward * size * 0.17, SIDE * 0.99, size * 0.04);
			scaled(view, { x: x + inward * size * 0.17, y: SIDE * 0.963 }, size / SIDE, () => ball(view, 0, 0, 54));
		}
	},
	pieces: [
		(view, spot) => drum(view, spot),
		(view, spot) =>
			scaled(view, { x: spot.x, y: spot.y - spot.unit * 0.03 }, spot.unit / SIDE, () => ball(view, 0, 0, 70)),
		(view, spot) => scaled(view, spot, spot.unit / SIDE, () => podium(view, 0, 0, 230)),
	],
};

function spotlights({ sheet, mood, width, horizon }: View) {
	for (const [share, lean] of [
		[0.2, -320],
		[0.38, 150],
		[0.62, -150],
		[0.8, 320],
	] as const) {
		const x = share * width;
		sheet.fill(
			`M${num(x)} ${num(horizon)}L${num(x + lean - 150)} -20H${num(x + lean + 150)}Z`,
			sheet.down([0, faint(mood.glow, 0)], [1, faint(mood.glow, 0.26)]),
		);
	}
}

/** The sawdust ring with its painted edge, on trodden ground. */
function ring(view: View) {
	const { sheet, mood, width } = view;
	groundAt(view, 0.34, mood.near, 0.008, 1);
	const { y } = view.at(0.5, 0.94);
	const rim = toned(view, mood.accent, 0.2);
	const rx = width * 0.46;
	const ry = SIDE * 0.092;
	const oval = (share: number, dy: number, colour: string) =>
		`<ellipse cx="${num(width / 2)}" cy="${num(y + dy)}" rx="${num(rx * share)}" ry="${num(ry * share)}" fill="${colour}"/>`;
	sheet.add(oval(1, 18, darker(rim, 0.25)), oval(1, 0, rim));
	const count = Math.round((30 * width) / SIDE);
	for (let i = 0; i < count; i++) {
		const angle = (i / count) * Math.PI * 2;
		sheet.fill(
			sparkle(width / 2 + Math.cos(angle) * rx * 0.955, y + Math.sin(angle) * ry * 0.94, 24),
			mood.second,
		);
	}
	sheet.add(oval(0.91, 6, darker(mood.near, 0.12)), oval(0.9, 12, lighter(mood.near, 0.24)));
}

/** A big drum on its side, with two sticks. */
function drum(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const red = toned(view, "#c9363f", 0.3);
	const gold = toned(view, mood.second, 0.25);
	const skin = toned(view, "#fbf1dc", 0.3);
	const [w, h] = [unit * 0.08, unit * 0.12];
	shadow(view, x, y, w * 1.4);
	sheet.add(
		fill(
			`M${num(x - w)} ${num(y - h)}V${num(y - w * 0.26)}A${num(w)} ${num(w * 0.28)} 0 0 0 ${num(x + w)} ${num(y - w * 0.26)}V${num(y - h)}Z`,
			sheet.linear([0, 0, 1, 0], [0, lighter(red, 0.16)], [0.5, red], [1, darker(red, 0.24)]),
		),
	);
	let cords = "";
	for (let i = 0; i < 6; i++) {
		const at = (k: number) => x - w + (k * w) / 3;
		cords += `M${num(at(i))} ${num(y - h * 0.92)}L${num(at(i + 0.5))} ${num(y - h * 0.14)}L${num(at(i + 1))} ${num(y - h * 0.92)}`;
	}
	sheet.line(cords, toned(view, "#fff3dc", 0.25), unit * 0.004);
	for (const [dy, colour] of [
		[-w * 0.26, gold],
		[-h, gold],
	] as const)
		sheet.line(
			`M${num(x - w)} ${num(y + dy)}A${num(w)} ${num(w * 0.28)} 0 0 0 ${num(x + w)} ${num(y + dy)}`,
			colour,
			unit * 0.014,
		);
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y - h)}" rx="${num(w)}" ry="${num(w * 0.28)}" fill="${skin}" stroke="${gold}" stroke-width="${num(unit * 0.006)}"/>`,
	);
	const wood = toned(view, "#a9713f", 0.4);
	for (const s of [-1, 1]) {
		const [tx, ty] = [x + s * w * 0.2, y - h - unit * 0.006];
		sheet.line(`M${num(tx)} ${num(ty)}l${num(-s * w * 0.9)} ${num(-unit * 0.05)}`, wood, unit * 0.008);
		sheet.add(
			`<circle cx="${num(tx)}" cy="${num(ty)}" r="${num(unit * 0.009)}" fill="${darker(skin, 0.1)}"/>`,
		);
	}
}
