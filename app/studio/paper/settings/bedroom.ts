import { darker, faint, lighter, mix } from "../drawing/colour";
import { fill, num, overlap, SIDE } from "../drawing/sheet";
import { block, shelf, toys } from "../scene/furniture";
import { fireflies, lamps } from "../scene/garland";
import { sparkle } from "../scene/sky";
import { bigWindow } from "../scene/window-view";
import { bed, lampTable } from "./bed";
import { ball, scaled, shadow, teddy, toned } from "./kit";
import { floor, sunPatch, wallAndSkirting } from "./room";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A child's room: a bed under a patchwork quilt, a lamp beside it, a window with curtains, a teddy on the floor. */
export const bedroom: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#6fbfe0", "#a9dbe6", "#e8f3d8"],
				land: ["#f3c9b0", "#6f9fb8", "#d09a6c", "#8a4f5f"],
				accents: ["#e2645a", "#f7c04c"],
				light: ["#ffe39a", "#fffaf2"],
				letters: ["#fffaf0", "#ffe29a", "#7a3348"],
			},
			{
				sky: ["#f0a27e", "#fbd0a2", "#fff0cf"],
				land: ["#b7d0bc", "#e0966a", "#c99a6c", "#4a6a62"],
				accents: ["#d9584f", "#f6c350"],
				light: ["#ffe8a0", "#fffcf2"],
				letters: ["#fffbe8", "#ffd97a", "#2b4f4a"],
			},
		],
		night: [
			{
				sky: ["#141a4c", "#2f4388", "#6f7ab8"],
				land: ["#3f4a8c", "#5a6ab0", "#66507a", "#231d4a"],
				accents: ["#f0786a", "#ffcf66"],
				light: ["#ffe9a8", "#d6cbf0"],
				letters: ["#fff6d6", "#ffc95e", "#141040"],
			},
			{
				sky: ["#10284c", "#235c80", "#6aa0ae"],
				land: ["#3d6580", "#8a5f88", "#5f5066", "#1c2a44"],
				accents: ["#f0866a", "#ffd470"],
				light: ["#fff0b8", "#d2d6ee"],
				letters: ["#fffae0", "#ffd267", "#0e2440"],
			},
		],
	},
	face: "playful",
	ground: { horizon: 0.7, farSize: 0.86 },
	perch: "trunk",
	hasBeds: true,
	far(view) {
		const { mood, width, horizon } = view;
		wallAndSkirting(view, lighter(mood.far, 0.3), 0.035);
		paperStars(view);
		const { x, unit } = windowSpot(view);
		scaled(view, { x, y: horizon - unit * 0.285 }, (unit * 0.34) / 700, () =>
			bigWindow(view, 0, 0, 640, 700),
		);
		const books = bedSpot(view, 0.24);
		scaled(view, { x: books.x, y: Math.max(horizon - unit * 0.4, SIDE * 0.37) }, unit / 2300, () =>
			shelf(view, 0, 0),
		);
		if (width > SIDE)
			for (const [i, share] of [0.36, 0.5, 0.64].entries())
				frame(view, view.above(share, i === 1 ? 0.27 : 0.22), i);
		const y = Math.max(horizon - unit * 0.52, SIDE * 0.25);
		for (let from = 0; from < width; from += SIDE)
			lamps(view, [from - 20, y], [from + SIDE + 20, y], 150, 15);
	},
	mid(view) {
		const { mood, night, width } = view;
		floor(view, "boards", mood.near);
		const { x, unit } = windowSpot(view);
		sunPatch(view, x, unit * 0.28);
		const { y } = view.at(0.5, 0.16);
		scaled(view, { x: x + view.light * unit * 0.07, y }, unit / 2250, () => toys(view, 0, 0));
		lampTable(view, bedSpot(view, 0.05, 0.34));
		if (!view.sleepers?.length) bed(view, bedSpot(view, 0.345, 0.5), view.light < 0 ? 1 : -1);
		if (night) fireflies(view, 10, { x: 0, y: SIDE * 0.4, width, height: SIDE * 0.4 }, mood.second);
	},
	near(view) {
		rug(view);
	},
	front(view) {
		const { mood, light, dice } = view;
		for (const { x, unit, inward } of edges(view, 0.08, 1)) {
			const size = Math.min(unit, SIDE);
			const y = SIDE * 0.99;
			if (inward !== light) {
				teddy(view, x, y, size * 0.17);
				continue;
			}
			for (const [away, share] of [
				[0, 0.052],
				[0.13, 0.04],
			] as const) {
				const colour = toned(view, away ? mood.second : dice.pick([mood.accent, mood.mid]), 0.25);
				shadow(view, x + inward * away * size, y, size * share * 1.5);
				block(view, x + inward * away * size, y, size * share, colour);
			}
		}
	},
	pieces: [
		(view, { x, y, unit }) => teddy(view, x, y, unit * 0.15),
		(view, { x, y, unit }) => ball(view, x, y, unit * 0.045, view.mood.accent, view.mood.second),
		(view, { x, y, unit }) => {
			shadow(view, x, y, unit * 0.07);
			block(view, x, y, unit * 0.05, toned(view, view.mood.second, 0.25));
		},
	],
};

/** The window is on the lit side. */
function windowSpot(view: View): Spot {
	const { unit } = view.at(0.5, 0);
	const away = 0.24 * unit;
	return { x: view.light < 0 ? away : view.width - away, y: view.horizon, unit };
}

/** On the side of the bed, `away` from the edge. */
function bedSpot(view: View, away: number, depth = 0): Spot {
	const { y, unit } = view.at(0.5, depth);
	return { x: view.light < 0 ? view.width - away * unit : away * unit, y, unit };
}

/** Stars printed on the wallpaper, in rows; by night they shine. */
function paperStars(view: View) {
	const { sheet, mood, night, width, horizon } = view;
	const step = SIDE * 0.12;
	let d = "";
	for (let row = 0; row * step * 0.6 < horizon; row++)
		for (let i = 0; i * step < width + step; i++)
			d += sparkle(i * step + (row % 2) * step * 0.5, 50 + row * step * 0.6, SIDE * 0.0075);
	sheet.fill(d, faint(night ? mood.second : lighter(mood.far, 0.7), night ? 0.3 : 0.55));
}

/** A picture on the wall, hung a little above the spot, each another: hills under a sun, a boat at sea, a moon over the water. */
function frame(view: View, { x, y, unit }: Spot, which: number) {
	const { sheet, mood } = view;
	const [w, h] = [unit * (which === 1 ? 0.15 : 0.11), unit * (which === 1 ? 0.11 : 0.13)];
	const [l, t] = [x - w / 2, y - h];
	// None is half behind words or a head.
	if (view.keepFree.some((box) => overlap(box, { x: l, y: t - h * 0.5, width: w, height: h * 2 }))) return;
	const colours = (["#8fbf8a #5f9f86", "#8cc4d6 #4f93b8", "#7f86c4 #54609c"][which % 3] as string).split(" ");
	const hills = (from: number, colour = "") =>
		fill(
			`M${num(l)} ${num(y - h * from)}Q${num(x - w * 0.2)} ${num(y - h * (from + 0.22))} ${num(x)} ${num(y - h * from)}T${num(l + w)} ${num(y - h * (from + 0.04))}V${num(y)}H${num(l)}Z`,
			toned(view, colour, 0.3),
		);
	const sail = (to: number, colour: string) =>
		fill(
			`M${num(x)} ${num(y - h * 0.3)}v${num(-h * 0.46)}l${num(w * to)} ${num(h * 0.46)}Z`,
			toned(view, colour, 0.3),
		);
	sheet.add(
		`<rect x="${num(l - 10)}" y="${num(t - 4)}" width="${num(w + 32)}" height="${num(h + 32)}" rx="8" fill="${faint(darker(mood.far, 0.5), 0.2)}"/>`,
		`<rect x="${num(l)}" y="${num(t)}" width="${num(w)}" height="${num(h)}" fill="${toned(view, which === 2 ? "#3f4a86" : "#fdebc4", 0.3)}"/>`,
		...(which === 1
			? [sail(0.22, mood.accent), sail(-0.14, "#fffaf0")]
			: [
					`<circle cx="${num(x + w * 0.18)}" cy="${num(t + h * 0.36)}" r="${num(w * 0.14)}" fill="${toned(view, mood.second, 0.2)}"/>`,
				]),
		hills(0.34, colours[0]),
		hills(0.14, colours[1]),
		`<rect x="${num(l)}" y="${num(t)}" width="${num(w)}" height="${num(h)}" rx="6" fill="none" stroke="${toned(view, "#c08a58", 0.4)}" stroke-width="${num(unit * 0.011)}"/>`,
	);
}

/** A round rug of rings under the figures' feet. */
function rug(view: View) {
	const { sheet, mood, width } = view;
	const { y } = view.at(0.5, 0.94);
	const cloth = mix(toned(view, mood.accent, 0.3), mood.near, 0.12);
	for (const [share, colour] of [
		[0.4, darker(cloth, 0.12)],
		[0.382, cloth],
		[0.32, lighter(mood.far, 0.35)],
		[0.295, mix(mood.mid, mood.far, 0.25)],
	] as const)
		sheet.add(
			`<ellipse cx="${width / 2}" cy="${num(y)}" rx="${num(width * share)}" ry="${num(SIDE * share * 0.2)}" fill="${colour}"/>`,
		);
	let dots = "";
	for (let i = 0; i < 40; i++) {
		const angle = (i / 40) * Math.PI * 2;
		dots += fill(
			sparkle(width / 2 + Math.cos(angle) * width * 0.351, y + Math.sin(angle) * SIDE * 0.0702, SIDE * 0.011),
			faint("#fff5e2", 0.75),
		);
	}
	sheet.add(dots);
}
