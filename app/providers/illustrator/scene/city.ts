import { mix } from "../drawing/colour";
import { form, ridge } from "../drawing/pen";
import { SIDE } from "../drawing/sheet";
import { bunting, lamps } from "./garland";
import { roundTree } from "./plants";
import { clouds, lightInSky, sky, stars } from "./sky";
import { bigWheel, clockTower, skyline } from "./skyline";
import { onLitSide, type Scenery } from "./stage";
import { bus, lampPost, planter, street, terrace } from "./street";

export const city: Scenery = {
	moods: {
		day: [
			{
				sky: ["#5fb0dc", "#b8dcec", "#fdeccb"],
				land: ["#b5cadb", "#e8b08a", "#d7c4ab", "#5b6f86"],
				accents: ["#d9403c", "#f5b93f"],
				light: ["#ffdf86", "#ffffff"],
				letters: ["#fff8de", "#ffc84a", "#1f3d66"],
			},
			{
				sky: ["#ee8f70", "#f9c497", "#fff0cf"],
				land: ["#d9ac9c", "#c97f6a", "#d9b48f", "#6b4a5e"],
				accents: ["#c23a4e", "#ffb640"],
				light: ["#fff0aa", "#fff3e8"],
				letters: ["#fffbf0", "#ffdfa0", "#6a2440"],
			},
		],
		night: [
			{
				sky: ["#121a4a", "#2f4488", "#8a86b8"],
				land: ["#3f4f8c", "#3a3f75", "#51527f", "#151a3e"],
				accents: ["#f0564f", "#ffcc5c"],
				light: ["#fff0bb", "#bcc2f0"],
				letters: ["#fff6d4", "#ffc452", "#0d1138"],
			},
			{
				sky: ["#0c2440", "#1c4f73", "#6a97a6"],
				land: ["#2c587a", "#27486a", "#42607a", "#0b2036"],
				accents: ["#ff6a55", "#ffd36a"],
				light: ["#fff4c4", "#b5d2ea"],
				letters: ["#fffbe0", "#ffd263", "#081c33"],
			},
		],
	},
	face: "poster",
	costumes: [
		{
			colours: ["#f5bd3c", "#3f5a86", "#d9503f"],
			wears: ["coat", "plain", "hood", "rainhat", "none", "umbrella", "wellies"],
		},
		{
			colours: ["#3f6fa8", "#5a4a5e", "#f1c453"],
			wears: ["coat", "plain", "scarf", "beret", "none", "balloon", "boots"],
		},
		{
			colours: ["#d9503f", "#3a4f78", "#fbe7c2"],
			wears: ["jumper", "stripes", "scarf", "bobble", "rucksack", "flag", "boots"],
		},
		{
			colours: ["#4a4670", "#39405e", "#d9503f"],
			wears: ["tailcoat", "plain", "bow", "topper", "none", "none", "shoes"],
		},
	],
	behind(stage) {
		const { dice, mood, night, light } = stage;
		sky(stage);
		if (night) stars(stage, 1000, 0.8);
		lightInSky(stage, onLitSide(stage, 260, 420), dice.between(770, 860), 96);
		clouds(stage, night ? 2 : 4, 800);
		skyline(stage, 1330);
		const s = light < 0 ? 1 : -1;
		bigWheel(stage, SIDE / 2 - s * dice.between(420, 520), 1330, 250);
		clockTower(stage, SIDE / 2 + s * dice.between(400, 500), 1440, 780);
		terrace(stage, 1620);
		street(stage);
		bus(stage, SIDE / 2 + s * dice.between(640, 760), 1735, 430);
		for (const x of [60, SIDE - 60])
			roundTree(
				stage,
				x,
				1790,
				dice.between(480, 560),
				night ? mix("#3f7a5a", mood.sky[0], 0.5) : "#6aa05a",
				night ? "#3d3550" : "#7a5740",
			);
		lamps(stage, [-20, 860], [SIDE / 2, 900], 120, 9);
		lamps(stage, [SIDE / 2, 900], [SIDE + 20, 860], 120, 9);
		lampPost(stage, 330, 1830, 640);
		lampPost(stage, SIDE - 330, 1830, 640);
	},
	inFront(stage) {
		const { sheet, dice, mood, night } = stage;
		const kerb = ridge(dice, 2090, 8, 2);
		form(sheet, dice, [...kerb, [SIDE + 60, SIDE + 60], [-60, SIDE + 60]], mood.front, {
			smooth: false,
			grain: 0.5,
		});
		for (const x of [150, 420, SIDE - 420, SIDE - 150])
			planter(stage, x + dice.between(-30, 30), 2130, night);
		if (!night) bunting(stage, [-40, 760], [300, 690], 40, [mood.accent, mood.second, "#fff6e4"]);
	},
};
