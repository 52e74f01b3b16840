import { mix } from "../drawing/colour";
import { heightAt, ridge } from "../drawing/pen";
import { SIDE } from "../drawing/sheet";
import { fireflies } from "./garland";
import { inTheOpen, monkey, palm, waterfall } from "./jungle-life";
import { ground, land } from "./land";
import { broadLeaf, bush, flower, frond, grass } from "./plants";
import { lightInSky, sky, stars } from "./sky";
import { onLitSide, type Scenery } from "./stage";

export const jungle: Scenery = {
	moods: {
		day: [
			{
				sky: ["#5cc2b8", "#b5e3bd", "#fdf2bf"],
				land: ["#8fcf9c", "#3f9f6b", "#2c7d4f", "#0f4a38"],
				accents: ["#f0563f", "#ffc03d"],
				light: ["#fff2a6", "#fffdea"],
				letters: ["#fffae0", "#ffcf4a", "#0d4234"],
			},
			{
				sky: ["#f08a5d", "#f9c073", "#fff2bb"],
				land: ["#d9b565", "#7f9f4a", "#4a7d42", "#1f4a36"],
				accents: ["#e23f5a", "#ffb52f"],
				light: ["#fff4b0", "#fff4dd"],
				letters: ["#fffbe9", "#ffe08f", "#5e2230"],
			},
		],
		night: [
			{
				sky: ["#0b2a3f", "#12566b", "#3a9a8a"],
				land: ["#2b8a84", "#1f7070", "#1b625f", "#06262f"],
				accents: ["#ff6f7a", "#b8f06a"],
				light: ["#f2ffd0", "#cdebea"],
				letters: ["#fbffd9", "#c9ef6a", "#052430"],
			},
			{
				sky: ["#1b1748", "#41357f", "#9a6d9e"],
				land: ["#5b549a", "#43568c", "#36547c", "#121b3c"],
				accents: ["#ff7f6e", "#ffd265"],
				light: ["#ffeebd", "#d5d2f3"],
				letters: ["#fff5d6", "#ffc469", "#130f3a"],
			},
		],
	},
	face: "round",
	costumes: [
		{
			colours: ["#d7b27a", "#8a7350", "#c9502f"],
			wears: ["shirt", "plain", "neckerchief", "explorer", "rucksack", "telescope", "boots"],
		},
		{
			colours: ["#7f9a5e", "#c9a66f", "#e8883a"],
			wears: ["shirt", "plain", "neckerchief", "explorer", "rucksack", "net", "boots"],
		},
		{
			colours: ["#e8883a", "#f4dca4", "#2f7f6b"],
			wears: ["dress", "dots", "collar", "leaves", "none", "flower", "sandals"],
		},
		{
			colours: ["#4a7d6b", "#f6df9f", "#d9503f"],
			wears: ["dungarees", "stripes", "neckerchief", "straw", "none", "book", "boots"],
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) stars(stage, 1000, 0.7);
		const lightX = onLitSide(stage, 460, 660);
		lightInSky(stage, lightX, dice.between(800, 920), 110);
		sheet.add(land(stage, ridge(dice, 1130, 120, 4), mix(mood.far, mood.sky[2], 0.35), 0.2));
		for (let i = 0; i < 10; i++)
			bush(
				stage,
				(i * SIDE) / 9 + dice.between(-60, 60),
				dice.between(1300, 1400),
				dice.between(260, 380),
				mix(mood.far, mood.mid, dice.between(0.1, 0.5)),
			);
		waterfall(stage, inTheOpen(stage, light < 0 ? dice.between(1500, 1640) : dice.between(520, 660)));
		for (const x of [150, 420, SIDE - 420, SIDE - 150])
			palm(stage, x + dice.between(-70, 70), 1620, dice.between(560, 780), mix(mood.far, mood.mid, 0.7));
		const hill = ridge(dice, 1560, 40, 2);
		sheet.add(land(stage, hill, mood.mid, 0.7));
		for (let i = 0; i < 12; i++) {
			const x = i % 2 ? dice.between(-30, 600) : dice.between(SIDE - 600, SIDE + 30);
			const y = heightAt(hill, x) + 100;
			for (let k = 0; k < 3; k++)
				frond(
					stage,
					x,
					y,
					dice.between(170, 290),
					-90 + (k - 1) * 48 + dice.between(-12, 12),
					mix(mood.mid, mood.near, dice.next()),
				);
		}
		monkey(stage, light < 0 ? SIDE - dice.between(210, 300) : dice.between(210, 300), 720);
		ground(stage, floor - 200, mix(mood.near, mood.second, night ? 0.06 : 0.16));
		grass(stage, 60, [floor - 180, floor + 120], [28, 56], mood.near, mood.front);
		if (night) fireflies(stage, 30, { x: 0, y: 780, width: SIDE, height: 1150 }, mood.second);
	},
	inFront(stage) {
		const { sheet, dice, mood } = stage;
		sheet.add(land(stage, ridge(dice, 2095, 24, 2), mood.front, 0.5));
		for (const side of [0, 1]) {
			const edge = side ? SIDE : 0;
			const inward = side ? -1 : 1;
			for (let i = 0; i < 7; i++) {
				const angle = side ? -180 + dice.between(8, 84) : dice.between(-84, -8);
				broadLeaf(
					stage,
					edge - inward * 30 + inward * dice.between(0, 150),
					2190,
					dice.between(230, 400),
					angle,
					mix(mood.front, mood.near, dice.between(0.15, 0.75)),
				);
			}
			for (let i = 0; i < 3; i++)
				flower(
					stage,
					edge + inward * dice.between(60, 430),
					2140,
					dice.between(110, 190),
					dice.pick([mood.accent, mood.second]),
					mix(mood.front, mood.near, 0.5),
					"#fff2c4",
				);
			// Leaves that hang into the picture from above, beside the title.
			for (let i = 0; i < 4; i++)
				broadLeaf(
					stage,
					edge - inward * 40,
					dice.between(-20, 60) + i * 190,
					dice.between(150, 240),
					side ? 180 - dice.between(-10, 50) : dice.between(-10, 50),
					mix(mood.front, mood.near, dice.between(0.1, 0.5)),
				);
		}
	},
};
