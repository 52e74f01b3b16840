import { faint, mix } from "../drawing/colour";
import { ridge } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { bunting, fireflies, lamps } from "./garland";
import { ground, land } from "./land";
import { bush, flower, grass, roundTree } from "./plants";
import { house, pencils } from "./school-house";
import { clouds, lightInSky, sky, sparkle, stars } from "./sky";
import { onLitSide, type Scenery, type Stage } from "./stage";

export const school: Scenery = {
	moods: {
		day: [
			{
				sky: ["#62b4de", "#bce0ea", "#fdeecd"],
				land: ["#b4d3b0", "#8cc07a", "#d9c3a0", "#3f7a4f"],
				accents: ["#c9503f", "#f6bb3f"],
				light: ["#ffdc78", "#ffffff"],
				letters: ["#fff8dc", "#ffc648", "#1f3f6b"],
			},
			{
				sky: ["#eda27a", "#f9cfa0", "#fff2d4"],
				land: ["#cbbf8c", "#a5ac68", "#dcbd92", "#5a6a45"],
				accents: ["#a9443f", "#ffb63c"],
				light: ["#fff0aa", "#fff4e6"],
				letters: ["#fffbf0", "#ffe0a4", "#5f2a4a"],
			},
		],
		night: [
			{
				sky: ["#141c50", "#324a8c", "#8296bf"],
				land: ["#435f90", "#34577c", "#66688f", "#142c44"],
				accents: ["#b5526a", "#ffcb5e"],
				light: ["#fff1bd", "#bcc6f3"],
				letters: ["#fff6d4", "#ffc75a", "#0f153d"],
			},
			{
				sky: ["#1f184c", "#48408a", "#a985ac"],
				land: ["#5b5592", "#484a80", "#6f6390", "#1b2144"],
				accents: ["#b04f78", "#ffd06c"],
				light: ["#ffecbc", "#c7bdf0"],
				letters: ["#fff3dc", "#ffbd78", "#170f3e"],
			},
		],
	},
	face: "playful",
	costumes: [
		{
			colours: ["#2f4f86", "#5a5f70", "#c9413f"],
			wears: ["jumper", "plain", "tie", "none", "rucksack", "book", "shoes"],
		},
		{
			colours: ["#2f7a5f", "#5a5f70", "#f0b53c"],
			wears: ["jumper", "plain", "tie", "beret", "rucksack", "none", "shoes"],
		},
		{
			colours: ["#8a3a4a", "#555a6c", "#f0c24c"],
			wears: ["tailcoat", "plain", "tie", "straw", "rucksack", "star", "shoes"],
		},
		{
			colours: ["#4a6ab0", "#f6efe2", "#fbf3e2"],
			wears: ["dress", "dots", "collar", "none", "rucksack", "balloon", "shoes"],
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) stars(stage, 1100);
		lightInSky(stage, onLitSide(stage, 230, 360), dice.between(770, 860), 104);
		clouds(stage, night ? 3 : 5, 800);
		sheet.add(land(stage, ridge(dice, 1230, 70, 3), mood.far, 0.4));
		for (let i = 0; i < 8; i++)
			bush(stage, dice.between(0, SIDE), 1420, dice.between(160, 260), mix(mood.far, mood.mid, dice.next()));
		sheet.add(land(stage, ridge(dice, 1440, 20, 2), mood.mid, 0.7));
		house(stage, SIDE / 2 + light * dice.between(-60, 60), 1600);
		for (const x of [110, SIDE - 110])
			roundTree(stage, x, 1720, dice.between(620, 720), mood.mid, night ? "#4b3d5a" : "#7d5940");
		yard(stage, floor - 270);
		if (night) {
			lamps(stage, [-20, 940], [680, 1130], 60, 8);
			lamps(stage, [SIDE + 20, 940], [SIDE - 680, 1130], 60, 8);
			fireflies(stage, 14, { x: 0, y: 1200, width: SIDE, height: 700 }, mood.second);
		} else {
			bunting(stage, [-20, 900], [640, 1090], 60, [mood.accent, mood.second, "#6fa8c4", "#fff4df"]);
			bunting(stage, [SIDE + 20, 900], [SIDE - 640, 1090], 60, [
				mood.second,
				"#6fa8c4",
				mood.accent,
				"#fff4df",
			]);
		}
	},
	inFront(stage) {
		const { dice, mood, night } = stage;
		ground(stage, 2096, mood.front);
		grass(stage, 30, 2150, [54, 96], mood.front, mood.mid);
		for (let i = 0; i < 10; i++)
			flower(
				stage,
				i % 2 ? dice.between(-10, 380) : dice.between(SIDE - 380, SIDE + 10),
				2150,
				dice.between(100, 200),
				mix(dice.pick([mood.second, mood.accent, "#fff4df"]), mood.sky[0], night ? 0.3 : 0),
				mix(mood.front, mood.mid, 0.5),
				mood.second,
			);
		pencils(stage, 520, 2140);
		pencils(stage, SIDE - 520, 2140);
	},
};

/** The playground: tarmac with chalked hopscotch. */
function yard(stage: Stage, y: number) {
	const { sheet, dice, mood, night } = stage;
	ground(stage, y, mood.near);
	const chalk = faint(night ? "#dfe4ff" : "#ffffff", 0.75);
	const x0 = dice.chance(0.5) ? 260 : SIDE - 560;
	for (let i = 0; i < 5; i++) {
		const w = 80 + i * 17;
		const py = y + 70 + i * 46 + i * i * 4;
		const double = i % 2 === 1;
		for (const s of double ? [-0.5, 0.5] : [0])
			sheet.line(
				`M${num(x0 + 150 + s * w - w / 2)} ${num(py)}h${num(w)}l6 ${num(40 + i * 8)}h${num(-w - 12)}Z`,
				chalk,
				6,
			);
	}
	for (let i = 0; i < 7; i++)
		sheet.fill(
			sparkle(dice.between(100, SIDE - 100), dice.between(y + 60, y + 420), dice.between(14, 26)),
			faint(mood.second, 0.45),
		);
}
