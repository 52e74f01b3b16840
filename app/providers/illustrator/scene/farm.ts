import { darker, faint, lighter, mix } from "../drawing/colour";
import { heightAt, ridge } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { barn, fence, hen, sheep } from "./farmyard";
import { bunting, fireflies, lamps } from "./garland";
import { ground, land, path } from "./land";
import { bush, flower, grass, roundTree } from "./plants";
import { clouds, lightInSky, sky, stars } from "./sky";
import { onLitSide, type Scenery, type Stage } from "./stage";

export const farm: Scenery = {
	moods: {
		day: [
			{
				sky: ["#66b8dc", "#bfe3e3", "#fdf0c9"],
				land: ["#b9d49a", "#d9c468", "#86b259", "#3f7a45"],
				accents: ["#d2443a", "#f7b93c"],
				light: ["#ffdb73", "#ffffff"],
				letters: ["#fff8da", "#ffc548", "#6b2420"],
			},
			{
				sky: ["#f0a070", "#fbd09a", "#fff2cd"],
				land: ["#d9bd7c", "#e0a850", "#a99a4a", "#5a6a38"],
				accents: ["#b93a34", "#ffb437"],
				light: ["#fff1a8", "#fff4e4"],
				letters: ["#fffbee", "#ffe0a0", "#6b2a1e"],
			},
		],
		night: [
			{
				sky: ["#131f4e", "#30508a", "#7f97b8"],
				land: ["#41628c", "#4f6488", "#2f5468", "#142f44"],
				accents: ["#e5584c", "#ffca5c"],
				light: ["#fff1bb", "#bac6f2"],
				letters: ["#fff6d2", "#ffc75a", "#0f163a"],
			},
			{
				sky: ["#211a4c", "#4f4489", "#b38aa4"],
				land: ["#625a92", "#6a5a88", "#41466f", "#1d2246"],
				accents: ["#f0705c", "#ffd06a"],
				light: ["#ffebb8", "#c8bdee"],
				letters: ["#fff3da", "#ffbd74", "#180f3c"],
			},
		],
	},
	face: "storybook",
	costumes: [
		{
			colours: ["#3f6fa0", "#f3d9a0", "#d2503f"],
			wears: ["dungarees", "stripes", "neckerchief", "straw", "none", "flower", "wellies"],
		},
		{
			colours: ["#7a9a4f", "#fbe9c6", "#e08a35"],
			wears: ["dungarees", "dots", "collar", "straw", "none", "none", "wellies"],
		},
		{
			colours: ["#c8573f", "#4f5f78", "#f2c653"],
			wears: ["coat", "plain", "scarf", "beret", "none", "lantern", "wellies"],
		},
		{
			colours: ["#e0a03c", "#fff0d0", "#fff4df"],
			wears: ["dress", "dots", "neckerchief", "straw", "none", "balloon", "wellies"],
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) stars(stage, 1150);
		lightInSky(stage, onLitSide(stage, 240, 400), dice.between(780, 900), 112);
		clouds(stage, night ? 3 : 5, 820);
		const far = ridge(dice, 1190, 70, 3);
		sheet.add(land(stage, far, mood.far, 0.4));
		for (let i = 0; i < 14; i++) {
			const x = dice.between(0, SIDE);
			bush(stage, x, heightAt(far, x) + 16, dice.between(70, 130), mix(mood.far, mood.near, 0.5));
		}
		const fields = ridge(dice, 1300, 60, 2);
		sheet.add(land(stage, fields, mood.mid, 0.4));
		furrows(stage, 1340);
		const hill = ridge(dice, 1480, 40, 2);
		sheet.add(land(stage, hill, mix(mood.near, mood.far, 0.35), 0.8));
		const barnX = light < 0 ? dice.between(1540, 1680) : dice.between(480, 620);
		barn(stage, barnX, 1600, 520);
		const treeX = onLitSide(stage, 120, 240);
		roundTree(stage, treeX, 1700, dice.between(620, 720), mood.near, night ? "#4b3d5a" : "#7d5940");
		for (let i = 0; i < 6; i++) {
			const x = i % 2 ? dice.between(120, 700) : dice.between(SIDE - 700, SIDE - 120);
			sheep(stage, x, dice.between(1560, 1680), dice.between(76, 116));
		}
		ground(stage, floor - 200, mood.near);
		path(stage, barnX, 1610, floor, "#e6cf9b");
		fence(stage, floor - 170);
		grass(stage, 60, [floor - 160, floor + 120], [26, 50], mood.near, mood.front);
		if (night) {
			lamps(stage, [-20, 800], [780, 1080], 70, 9);
			lamps(stage, [SIDE + 20, 800], [SIDE - 780, 1080], 70, 9);
			fireflies(stage, 18, { x: 0, y: 1150, width: SIDE, height: 800 }, mood.second);
		} else
			bunting(
				stage,
				light < 0 ? [SIDE + 20, 860] : [-20, 860],
				light < 0 ? [SIDE - 520, 1010] : [520, 1010],
				50,
				[mood.accent, mood.second, "#fff6e2", "#6fa8b8"],
			);
	},
	inFront(stage) {
		const { sheet, dice, mood, night } = stage;
		sheet.add(land(stage, ridge(dice, 2090, 24, 2), mood.front, 0.6));
		grass(stage, 40, 2150, [60, 110], mood.front, mood.near);
		for (let i = 0; i < 12; i++)
			flower(
				stage,
				i % 2 ? dice.between(-10, 460) : dice.between(SIDE - 460, SIDE + 10),
				2150,
				dice.between(110, 230),
				mix(dice.pick([mood.second, mood.accent, "#fff4df"]), mood.sky[0], night ? 0.3 : 0),
				mix(mood.front, mood.near, 0.5),
				"#7a4a2a",
			);
		hen(stage, 620, 2040, 74);
		hen(stage, SIDE - 600, 2060, 84);
	},
};

function furrows({ sheet, mood, dice }: Stage, y: number) {
	const vanish = dice.between(700, 1450);
	for (let i = -9; i < 10; i++)
		sheet.line(
			`M${num(vanish + i * 60)} ${num(y)}Q${num(vanish + i * 140)} ${num(y + 60)} ${num(vanish + i * 330)} ${num(y + 230)}`,
			faint(i % 2 ? lighter(mood.mid, 0.5) : darker(mood.mid, 0.3), 0.35),
			12,
		);
}
