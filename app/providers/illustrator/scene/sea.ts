import { faint, lighter, mix } from "../drawing/colour";
import { num, SIDE } from "../drawing/sheet";
import { beach, shells } from "./beach";
import { hull, mastAndSail, RAIL_TOP } from "./boat";
import { skyLanterns } from "./garland";
import { clouds, lightInSky, sky, stars } from "./sky";
import { onLitSide, type Scenery, type Stage } from "./stage";
import { gulls, lighthouse, sailingBoat, water, wave } from "./water";

/** Half of the covers are at sea in a wooden boat, half on the beach. */
const inBoat = ({ variant }: Pick<Stage, "variant">) => variant < 0.6;

export const sea: Scenery = {
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
	costumes: [
		{
			colours: ["#fbf5e6", "#2c4f7c", "#2f5f99"],
			wears: ["jumper", "stripes", "neckerchief", "sailor", "none", "telescope", "boots"],
		},
		{
			colours: ["#b8323f", "#3a3550", "#f3c85c"],
			wears: ["coat", "plain", "ruff", "pirate", "none", "lantern", "boots"],
		},
		{
			colours: ["#f5bd3c", "#35577f", "#2e6e8e"],
			wears: ["coat", "plain", "scarf", "rainhat", "none", "net", "wellies"],
		},
		{
			colours: ["#2f7f92", "#fdf1dc", "#e7604a"],
			wears: ["dungarees", "stripes", "neckerchief", "straw", "none", "flag", "wellies"],
		},
	],
	behind(stage) {
		const { dice, mood, night } = stage;
		sky(stage);
		if (night) stars(stage, 1050);
		const lightX = onLitSide(stage, 240, 460);
		lightInSky(stage, lightX, dice.between(800, 930), 112);
		clouds(stage, night ? 3 : 5, 780);
		if (night) skyLanterns(stage, 9, { x: 60, y: 720, width: SIDE - 120, height: 420 });
		const horizon = 1190;
		const isleX = SIDE - lightX + dice.between(-120, 120);
		isle(stage, dice.chance(0.5) ? isleX - 340 : isleX + 260, horizon + 6, dice.between(420, 620));
		water(stage, horizon, lightX);
		lighthouse(stage, isleX, horizon + 46, dice.between(430, 520));
		for (let i = 0; i < 3; i++) {
			sailingBoat(
				stage,
				dice.between(120, SIDE - 120),
				horizon + 40 + i * 46,
				90 + i * 46,
				dice.pick([mood.accent, mood.second, "#fff6e4"]),
			);
		}
		gulls(stage, night ? 3 : 9, { x: 80, y: 780, width: SIDE - 160, height: 360 });
		if (inBoat(stage)) {
			wave(stage, 1640, 60, mix(mood.mid, mood.near, 0.3), faint("#ffffff", night ? 0.45 : 0.8));
			mastAndSail(stage);
		} else beach(stage);
	},
	frontTop: (stage) => (inBoat(stage) ? RAIL_TOP : null),
	inFront(stage) {
		if (inBoat(stage)) {
			hull(stage);
			wave(stage, 2030, 66, stage.mood.near, faint("#ffffff", stage.night ? 0.5 : 0.9));
			wave(stage, 2125, 56, stage.mood.front, faint("#ffffff", stage.night ? 0.35 : 0.6));
		} else shells(stage);
	},
};

function isle({ sheet, mood }: Stage, x: number, y: number, width: number) {
	const tone = mix(mood.far, mood.mid, 0.4);
	sheet.fill(
		`M${num(x - width / 2)} ${num(y)}Q${num(x - width * 0.3)} ${num(y - width * 0.22)} ${num(x - width * 0.08)} ${num(y - width * 0.14)}Q${num(x + width * 0.16)} ${num(y - width * 0.34)} ${num(x + width / 2)} ${num(y)}Z`,
		sheet.down([0, lighter(tone, 0.3)], [1, tone]),
	);
}
