import { darker, faint, lighter, mix } from "../drawing/colour";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { gulls, lighthouse, sailingBoat, water, wave } from "../scene/water";
import { disc, toned } from "./kit";
import type { LayeredSetting } from "./setting";
import { barrel, deck, lifebuoy, mast, RAIL, rail, shrouds, wheel, woodOf } from "./ship";
import { edges, type View } from "./view";

/** On the deck of a wooden ship: its rail, mast and sail, wheel and barrels; beyond them the sea with an isle and boats. */
export const sea: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#3aa0cf", "#8fd3e0", "#fdf0cf"],
				land: ["#5bbccb", "#3a9fb8", "#1f7f9f", "#145f7e"],
				accents: ["#e9553f", "#f8bd45"],
				light: ["#ffd769", "#ffffff"],
				letters: ["#fff6d2", "#ffc84e", "#123f5c"],
			},
			{
				sky: ["#f0896b", "#fbc08a", "#fff0c8"],
				land: ["#e3a98c", "#6f9ba6", "#33788f", "#1f546f"],
				accents: ["#d93f4c", "#ffb84a"],
				light: ["#fff1a8", "#fff3e6"],
				letters: ["#fffbee", "#ffdf98", "#6e2742"],
			},
		],
		night: [
			{
				sky: ["#0f1b4a", "#27508f", "#5f93b8"],
				land: ["#356f9c", "#23588a", "#173f70", "#0d2850"],
				accents: ["#f0674d", "#ffcb62"],
				light: ["#fff0bd", "#b7c6f3"],
				letters: ["#fff6d0", "#ffc95c", "#0a1438"],
			},
			{
				sky: ["#1a1546", "#43408f", "#9a7fb4"],
				land: ["#4f5ba0", "#37488c", "#243370", "#141f4d"],
				accents: ["#ff7d62", "#ffd27a"],
				light: ["#ffe9b4", "#c2bcf0"],
				letters: ["#fff3d8", "#ffb978", "#150f3a"],
			},
		],
	},
	face: "poster",
	ground: { horizon: 0.53, farSize: 0.5 },
	perch: "crate",
	far(view) {
		const { dice, mood, night, light, width, horizon } = view;
		sky(view);
		if (night) stars(view, 1050);
		const lightX = onLitSide(view, 300, 480);
		lightInSky(view, lightX, dice.between(760, 850), 108);
		clouds(view, night ? 2 : 4, 740);
		const rock = view.at(light < 0 ? 0.68 : 0.32, 0.03);
		isle(view, rock.x - light * rock.unit * 0.2, horizon + 6, rock.unit * 0.5);
		if (width > SIDE) isle(view, view.at(light < 0 ? 0.36 : 0.64, 0).x, horizon + 6, rock.unit * 0.36);
		water(view, horizon, lightX);
		lighthouse(view, rock.x, rock.y, rock.unit * 0.4);
		for (const [share, depth, size, colour] of [
			[0.44, 0.04, 0.08, mood.accent],
			[0.3, 0.1, 0.12, mood.second],
			[0.55, 0.16, 0.15, "#fff6e4"],
		] as const) {
			const { x, y, unit } = view.at(light < 0 ? share : 1 - share, depth);
			sailingBoat(view, x, y, unit * size, toned(view, colour, 0.3));
		}
		gulls(view, Math.round(((night ? 2 : 6) * width) / SIDE), {
			x: 100,
			y: horizon - 420,
			width: width - 200,
			height: 260,
		});
		wave(view, view.at(0, 0.34).y, 34, mix(mood.mid, mood.near, 0.35), faint("#ffffff", night ? 0.4 : 0.75));
	},
	mid(view) {
		const { light, width } = view;
		deck(view);
		rail(view);
		const step = view.at(0, RAIL).unit;
		mast(view, view.at(light < 0 ? 0.89 : 0.11, 0.58), light < 0 ? 1 : -1);
		shrouds(view, light < 0 ? 0 : width, step, light < 0 ? 1 : -1);
		if (width > SIDE) lifebuoy(view, view.at(light < 0 ? 0.24 : 0.76, RAIL));
	},
	near(view) {
		const { light } = view;
		wheel(view, view.at(light < 0 ? 0.12 : 0.88, 0.66));
		const cask = view.at(light < 0 ? 0.88 : 0.12, 0.72);
		barrel(view, cask.x, cask.y, cask.unit * 0.15);
		barrel(view, cask.x + light * -cask.unit * 0.1, cask.y + cask.unit * 0.02, cask.unit * 0.12);
	},
	front(view) {
		const { mood, width, sheet } = view;
		const wood = woodOf(view);
		const y = SIDE * 0.968;
		sheet.add(
			sheet.broad(y, SIDE - y, [0, darker(wood, 0.3)], [1, darker(wood, 0.55)]),
			line(`M-20 ${num(y)}H${num(width + 20)}`, mix(lighter(wood, 0.2), mood.second, 0.2), 20),
		);
		for (const { x, unit, inward } of edges(view, 0.12, 1))
			if (inward === view.light) coil(view, x, SIDE * 0.975, unit * 0.085);
			else gull(view, x, SIDE * 0.966, unit * 0.06, inward);
	},
	pieces: [
		(view, { x, y, unit }) => barrel(view, x, y, unit * 0.14),
		(view, { x, y, unit }) => coil(view, x, y, unit * 0.075),
		(view, { x, y, unit }) => gull(view, x, y, unit * 0.06, view.light < 0 ? 1 : -1),
	],
};

function isle(view: View, x: number, y: number, w: number) {
	const tone = mix(view.mood.far, view.mood.mid, 0.4);
	view.sheet.fill(
		`M${num(x - w / 2)} ${num(y)}Q${num(x - w * 0.3)} ${num(y - w * 0.22)} ${num(x - w * 0.08)} ${num(y - w * 0.14)}Q${num(x + w * 0.16)} ${num(y - w * 0.34)} ${num(x + w / 2)} ${num(y)}Z`,
		view.sheet.down([0, lighter(tone, 0.3)], [1, tone]),
	);
}

/** A coil of rope. */
function coil(view: View, x: number, y: number, r: number) {
	const rope = toned(view, "#e3c890", 0.4);
	for (let i = 0; i < 5; i++) {
		const foot = y - i * r * 0.2;
		const half = r * (1 - i * 0.06);
		for (const [colour, thick] of [
			[darker(rope, 0.35), 0.3],
			[i % 2 ? rope : lighter(rope, 0.14), 0.2],
		] as const)
			view.sheet.add(
				`<ellipse cx="${num(x)}" cy="${num(foot - r * 0.24)}" rx="${num(half)}" ry="${num(half * 0.24)}" fill="none" stroke="${colour}" stroke-width="${num(r * thick)}"/>`,
			);
	}
}

/** A gull that has sat down, its beak towards `turn`. */
function gull(view: View, x: number, y: number, s: number, turn: number) {
	const { sheet } = view;
	const white = toned(view, "#fffdf6", 0.3);
	const grey = toned(view, "#9fb4c4", 0.35);
	const orange = toned(view, "#f2a03d", 0.25);
	const at = (dx: number, dy: number) => `${num(x + turn * dx * s)} ${num(y - dy * s)}`;
	sheet.add(
		line(`M${at(-0.1, 0.5)}V${num(y)}M${at(0.2, 0.5)}V${num(y)}`, orange, s * 0.09),
		fill(
			`M${at(-1.2, 0.62)}Q${at(-0.5, 1.1)} ${at(0.2, 1.1)}Q${at(0.3, 1.7)} ${at(0.62, 1.72)}Q${at(0.98, 1.7)} ${at(0.9, 1.3)}Q${at(0.9, 0.4)} ${at(0.1, 0.36)}Q${at(-0.6, 0.34)} ${at(-1.2, 0.62)}Z`,
			white,
		),
		fill(`M${at(-1.36, 0.6)}Q${at(-0.4, 1.16)} ${at(0.16, 0.9)}Q${at(0.2, 0.5)} ${at(-0.4, 0.54)}Z`, grey),
		fill(`M${at(0.92, 1.54)}L${at(1.36, 1.36)}L${at(0.9, 1.3)}Z`, orange),
	);
	disc(view, x + turn * s * 0.7, y - s * 1.5, s * 0.07, "#2a2030");
}
