import { lighter, mix } from "../drawing/colour";
import { heightAt } from "../drawing/pen";
import { SIDE } from "../drawing/sheet";
import { cottage } from "../scene/buildings";
import { sheep } from "../scene/farmyard";
import { path } from "../scene/land";
import { bush, flower, roundTree, tuft } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { frontStrip, groundAt, toned } from "./kit";
import { flowerBushes, flowerClump, lawn } from "./lawn";
import { PALETTES } from "./palettes";
import type { LayeredSetting } from "./setting";
import { edges } from "./view";

/** Rolling hills under a wide sky: the setting for every story that names no place, too. */
export const meadow: LayeredSetting = {
	moods: {
		day: [PALETTES.freshDay, PALETTES.goldenHour],
		night: [PALETTES.blueNight, PALETTES.violetNight],
	},
	face: "storybook",
	ground: { horizon: 0.53, farSize: 0.4 },
	far(view) {
		const { dice, mood, night } = view;
		sky(view);
		if (night) stars(view, 1150);
		lightInSky(view, onLitSide(view, 240, 420), dice.between(760, 900), night ? 105 : 120);
		clouds(view, night ? 3 : 5, 800);
		const top = groundAt(view, 0, mood.far, 0.042, 0.35);
		for (const { x, unit } of view.row(9, 0))
			bush(view, x, heightAt(top, x) + 12, unit * dice.between(0.07, 0.14), mix(mood.far, mood.mid, 0.5));
	},
	mid(view) {
		const { dice, mood, light } = view;
		const hill = groundAt(view, 0.2, mix(mood.far, mood.mid, 0.6), 0.05, 0.6);
		const home = view.at(light < 0 ? dice.between(0.7, 0.86) : dice.between(0.14, 0.3), 0.2);
		cottage(view, home.x, heightAt(hill, home.x) + 30, home.unit * 0.19);
		for (const { x, unit } of view.row(7, 0.2)) {
			if (Math.abs(x - home.x) < home.unit * 0.17 || Math.abs(x / view.width - 0.5) < 0.16) continue;
			roundTree(
				view,
				x,
				heightAt(hill, x) + 24,
				unit * dice.between(0.2, 0.3),
				mix(mood.mid, mood.near, dice.next()),
				toned(view, "#7d5940", 0.4),
			);
		}
		groundAt(view, 0.45, mood.mid, 0.026, 1);
		const tree = view.at(light < 0 ? 0.06 : 0.94, 0.62);
		roundTree(view, tree.x, tree.y, tree.unit * 0.46, mood.near, toned(view, "#7d5940", 0.4));
		flowerBushes(view, 4, 0.6, [mood.accent, "#fffaf0"]);
		groundAt(view, 0.72, mood.near, 0.012, 1.4);
		lawn(view, 0.74, 1.3, ["#fffaf0", mood.accent, mood.second]);
		path(view, home.x, heightAt(hill, home.x) + 40, view.floor);
	},
	near(view) {
		const { dice, mood } = view;
		for (const { x, y } of view.row(44, 0.9))
			tuft(
				view,
				x,
				y + dice.between(-100, 190),
				dice.between(26, 52),
				mix(mood.near, dice.chance(0.5) ? lighter(mood.near, 0.4) : mood.front, 0.5),
			);
	},
	front(view) {
		const { dice, mood, night } = view;
		const top = frontStrip(view, mood.front);
		for (const { x } of view.row(34, 1))
			tuft(
				view,
				x,
				heightAt(top, x) + 22,
				dice.between(60, 110),
				mix(mood.front, mood.near, dice.between(0, 0.6)),
			);
		for (const { x, unit, inward } of edges(view, 0, 1))
			for (let i = 0; i < 11; i++) {
				const away = dice.between(-0.01, 0.19);
				const petal = dice.pick([mood.accent, mood.second, "#ffffff", mix(mood.accent, mood.second, 0.5)]);
				flower(
					view,
					x + inward * away * unit,
					SIDE * 0.99,
					dice.between(110, 170) + (0.2 - away) * 700 * dice.next(),
					mix(petal, mood.sky[0], night ? 0.3 : 0),
					mix(mood.front, mood.near, 0.5),
					mood.second,
				);
			}
	},
	pieces: [
		(view, spot) => flowerClump(view, spot),
		(view, { x, y, unit }) => bush(view, x, y, unit * 0.2, mix(view.mood.mid, view.mood.near, 0.7)),
		(view, { x, y, unit }) => sheep(view, x, y, unit / SIDE),
	],
};
