import { lighter, mix } from "../drawing/colour";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { gulls, lighthouse, sailingBoat, water } from "../scene/water";
import { ball, shadow, toned } from "./kit";
import { PALETTES } from "./palettes";
import type { LayeredSetting } from "./setting";
import { crab, footprints, sand, shell } from "./shore";
import { edges, type Spot, type View } from "./view";

/** The seaside: a sandy bay, a lighthouse, beach huts, a castle of sand. */
export const beach: LayeredSetting = {
	moods: {
		day: [PALETTES.seaDay, PALETTES.seaSunset],
		night: [PALETTES.seaNight, PALETTES.violetNight],
	},
	face: "poster",
	ground: { horizon: 0.54, farSize: 0.5 },
	perch: "shore",
	far(view) {
		const { dice, mood, night, horizon, light, width } = view;
		sky(view);
		if (night) stars(view, 1080);
		const x = onLitSide(view, 260, 460);
		lightInSky(view, x, dice.between(760, 860), 108);
		clouds(view, night ? 3 : 5, 760);
		water(view, horizon, x, toned(view, mood.far, 0.2), toned(view, mood.mid, 0.2));
		const rock = view.at(light < 0 ? 0.8 : 0.2, 0.04);
		lighthouse(view, rock.x, rock.y, rock.unit * 0.46);
		gulls(view, night ? 3 : 8, { x: 100, y: horizon - 460, width: width - 200, height: 300 });
		for (const [share, depth, colour] of [
			[0.4, 0.06, mood.second],
			[0.56, 0.13, mood.accent],
		] as const) {
			const { x: bx, y, unit } = view.at(light < 0 ? share : 1 - share, depth);
			sailingBoat(view, bx, y, unit * 0.11, toned(view, colour, 0.3));
		}
	},
	mid(view) {
		const { mood, light, width } = view;
		sand(view);
		const paints = [mood.accent, "#5fa9b5", mood.second, "#8f7fb8"];
		const from = light < 0 ? 0.03 : 0.97;
		for (let i = 0; i < (width > SIDE ? 4 : 2); i++)
			hut(view, view.at(from - light * i * 0.15 * (SIDE / width), 0.5), paints[i] as string);
		footprints(view);
	},
	near(view) {
		sandCastle(view, view.at(view.light < 0 ? 0.88 : 0.12, 0.74));
	},
	front(view) {
		const { mood } = view;
		for (const { x, unit, inward } of edges(view, 0.07, 1)) {
			const y = SIDE * 0.985;
			if (inward === view.light) {
				ball(view, x, y, unit * 0.055, mood.accent, mood.second);
				crab(view, x + inward * unit * 0.14, y, unit * 0.034);
			} else
				for (const [dx, size, colour] of [
					[0, 0.034, mood.second],
					[0.07, 0.024, "#fff4e6"],
					[0.12, 0.02, mood.accent],
				] as const)
					shell(view, x + inward * unit * dx, y, unit * size, toned(view, colour, 0.3));
		}
	},
	pieces: [
		(view, spot) => sandCastle(view, { ...spot, unit: spot.unit * 0.8 }),
		(view, { x, y, unit }) => ball(view, x, y, unit * 0.055, view.mood.accent, view.mood.second),
		(view, { x, y, unit }) => crab(view, x, y, unit * 0.045),
	],
};

/** A beach hut of painted boards. */
function hut(view: View, { x, y, unit }: Spot, paint: string) {
	const { sheet } = view;
	const colour = toned(view, paint, 0.42);
	const white = toned(view, "#fffaf0", 0.4);
	const w = unit * 0.16;
	const h = unit * 0.19;
	shadow(view, x, y, w * 0.8);
	const wall = `M${num(x - w / 2)} ${num(y)}V${num(y - h)}L${num(x)} ${num(y - h - w * 0.42)}L${num(x + w / 2)} ${num(y - h)}V${num(y)}Z`;
	sheet.fill(wall, colour);
	let stripes = "";
	for (let i = 0; i < 5; i++) {
		const sx = x - w / 2 + (i + 0.5) * w * 0.2;
		stripes += `M${num(sx)} ${num(y)}V${num(y - h - w * 0.5)}`;
	}
	sheet.add(
		`<g clip-path="${sheet.clip(wall)}">${line(stripes, white, w * 0.09)}</g>`,
		fill(
			`M${num(x - w * 0.2)} ${num(y)}v${num(-h * 0.72)}h${num(w * 0.4)}v${num(h * 0.72)}Z`,
			mix(colour, "#2c3a5a", 0.45),
		),
		line(
			`M${num(x - w * 0.58)} ${num(y - h + w * 0.06)}L${num(x)} ${num(y - h - w * 0.44)}L${num(x + w * 0.58)} ${num(y - h + w * 0.06)}`,
			white,
			w * 0.1,
		),
	);
}

/** A castle of sand with a flag, and the bucket it was made with. */
function sandCastle(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const wet = mix(mood.near, mood.front, 0.3);
	const paint = sheet.linear([0, 0, 1, 0], [0, lighter(wet, 0.25)], [1, mix(wet, mood.front, 0.35)]);
	shadow(view, x, y, unit * 0.13);
	for (const [dx, w, h] of [
		[-0.07, 0.06, 0.08],
		[0.07, 0.06, 0.08],
		[0, 0.09, 0.13],
	] as const) {
		const [l, r, top] = [x + (dx - w / 2) * unit, x + (dx + w / 2) * unit, y - h * unit];
		const notch = (w * unit) / 5;
		sheet.fill(
			`M${num(l - 8)} ${num(y)}L${num(l)} ${num(top)}h${num(notch)}v${num(notch * 0.8)}h${num(notch)}v${num(-notch * 0.8)}h${num(notch)}v${num(notch * 0.8)}h${num(notch)}v${num(-notch * 0.8)}h${num(notch)}L${num(r + 8)} ${num(y)}Z`,
			paint,
		);
	}
	sheet.fill(
		`M${num(x - unit * 0.015)} ${num(y)}v${num(-unit * 0.035)}a${num(unit * 0.015)} ${num(unit * 0.015)} 0 0 1 ${num(unit * 0.03)} 0v${num(unit * 0.035)}Z`,
		mix(wet, mood.front, 0.6),
	);
	sheet.add(
		line(`M${num(x)} ${num(y - unit * 0.12)}v${num(-unit * 0.07)}`, toned(view, "#8a5a3c", 0.4), 7),
		fill(
			`M${num(x)} ${num(y - unit * 0.19)}l${num(unit * 0.045)} ${num(unit * 0.014)}l${num(-unit * 0.045)} ${num(unit * 0.016)}Z`,
			toned(view, mood.accent, 0.3),
		),
	);
}
