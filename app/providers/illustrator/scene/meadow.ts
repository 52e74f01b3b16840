import { darker, lighter, mix } from "../drawing/colour";
import { form, heightAt, landUnder, ridge } from "../drawing/pen";
import { SIDE } from "../drawing/sheet";
import { cottage } from "./buildings";
import { ground, land, path } from "./land";
import { bush, flower, roundTree, tuft } from "./plants";
import { clouds, lightInSky, sky, stars } from "./sky";
import { onLitSide, type Scenery } from "./stage";

/** Rolling hills under a wide sky: the setting for every place that has none of its own. */
export const meadow: Scenery = {
	moods: {
		day: [
			{
				sky: ["#5fb6d9", "#a9dbe0", "#fbe9c0"],
				land: ["#a5cdb5", "#85bd76", "#5fa352", "#2f6d43"],
				accents: ["#e8553f", "#f6b73c"],
				light: ["#ffd66b", "#ffffff"],
				letters: ["#fff3c4", "#ffc247", "#1f4a4f"],
			},
			{
				sky: ["#f29f7a", "#fbcf9a", "#fff0cf"],
				land: ["#c9b98f", "#9fae5f", "#6f9245", "#3c5f35"],
				accents: ["#d8405a", "#f7a23b"],
				light: ["#fff0a6", "#fff6ea"],
				letters: ["#fffaf0", "#ffe1a1", "#7a2f3d"],
			},
		],
		night: [
			{
				sky: ["#14204f", "#2c4a86", "#6f86b5"],
				land: ["#3f5f8c", "#2f5673", "#24495a", "#132c40"],
				accents: ["#ff8a5c", "#ffd166"],
				light: ["#fff0b8", "#b9c3f2"],
				letters: ["#fff4cc", "#ffcf5e", "#0e1638"],
			},
			{
				sky: ["#231a4c", "#4b3a86", "#b381a8"],
				land: ["#5d4f8e", "#44487f", "#333f68", "#1a2042"],
				accents: ["#ff9a76", "#ffd97a"],
				light: ["#ffe7b0", "#c6b9ee"],
				letters: ["#fff1d6", "#ffb870", "#1b1240"],
			},
		],
	},
	face: "storybook",
	costumes: [
		{
			colours: ["#3f76a6", "#f2c14e", "#e2574c"],
			wears: ["dungarees", "stripes", "collar", "straw", "none", "flower", "wellies"],
		},
		{
			colours: ["#e2574c", "#fbe3b4", "#fff1d0"],
			wears: ["dress", "dots", "collar", "leaves", "none", "balloon", "wellies"],
		},
		{
			colours: ["#f0a637", "#4a6b8a", "#2f6f73"],
			wears: ["jumper", "stripes", "scarf", "none", "rucksack", "flag", "boots"],
		},
		{
			colours: ["#2f8f83", "#38506b", "#f4c653"],
			wears: ["coat", "plain", "hood", "beret", "none", "net", "wellies"],
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) stars(stage, 1150);
		lightInSky(stage, onLitSide(stage, 240, 420), dice.between(760, 900), night ? 105 : 120);
		clouds(stage, night ? 3 : 5, 800);
		const farTop = ridge(dice, 1150, 90, 3);
		sheet.add(land(stage, farTop, mood.far, 0.35));
		for (let i = 0; i < 9; i++) {
			const x = dice.between(0, SIDE);
			bush(stage, x, heightAt(farTop, x) + 12, dice.between(60, 120), mix(mood.far, mood.mid, 0.5));
		}
		const midTop = ridge(dice, 1310, 110, 2);
		sheet.add(land(stage, midTop, mix(mood.far, mood.mid, 0.6), 0.6));
		const homeX = light < 0 ? dice.between(1500, 1850) : dice.between(300, 620);
		cottage(stage, homeX, heightAt(midTop, homeX) + 30, 210);
		for (let i = 0; i < 5; i++) {
			const x = dice.chance(0.5) ? dice.between(-20, 560) : dice.between(SIDE - 560, SIDE + 20);
			if (Math.abs(x - homeX) < 190) continue;
			roundTree(
				stage,
				x,
				heightAt(midTop, x) + 24,
				dice.between(230, 340),
				mix(mood.mid, mood.near, dice.next()),
				"#7d5940",
			);
		}
		const nearTop = ridge(dice, 1500, 60, 2);
		sheet.add(land(stage, nearTop, mood.mid, 1));
		const treeX = light < 0 ? SIDE - dice.between(60, 220) : dice.between(60, 220);
		roundTree(stage, treeX, 1640, dice.between(720, 860), mood.near, night ? "#4b3d5a" : "#7d5940");
		ground(stage, floor - 190, mood.near);
		path(stage, homeX, heightAt(midTop, homeX) + 40, floor);
		for (let i = 0; i < 90; i++) {
			const y = dice.between(floor - 160, floor + 120);
			tuft(
				stage,
				dice.between(-20, SIDE + 20),
				y,
				dice.between(26, 52),
				mix(mood.near, dice.chance(0.5) ? lighter(mood.near, 0.4) : mood.front, 0.5),
			);
		}
	},
	inFront(stage) {
		const { sheet, dice, mood } = stage;
		const top = ridge(dice, 2085, 26, 2);
		form(sheet, dice, [...top, [SIDE + 60, SIDE + 60], [-60, SIDE + 60]], mood.front, {
			smooth: false,
			grain: 0.4,
		});
		sheet.add(
			`<path d="${landUnder(top)}" fill="${sheet.down([0, mood.front], [1, darker(mood.front, 0.4)])}"/>`,
		);
		for (let i = 0; i < 46; i++) {
			const x = dice.between(-30, SIDE + 30);
			tuft(
				stage,
				x,
				heightAt(top, x) + 22,
				dice.between(60, 120),
				mix(mood.front, mood.near, dice.between(0, 0.6)),
			);
		}
		for (const side of [0, 1]) {
			for (let i = 0; i < 11; i++) {
				const x = side ? SIDE - dice.between(-20, 420) : dice.between(-20, 420);
				const edge = Math.abs(x - SIDE / 2) / (SIDE / 2);
				const petal = dice.pick([mood.accent, mood.second, "#ffffff", mix(mood.accent, mood.second, 0.5)]);
				flower(
					stage,
					x,
					2130,
					dice.between(110, 170) + edge * 150 * dice.next(),
					mix(petal, mood.sky[0], stage.night ? 0.3 : 0),
					mix(mood.front, mood.near, 0.5),
					mood.second,
				);
			}
		}
	},
};
