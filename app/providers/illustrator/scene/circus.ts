import { darker, faint, lighter, mix } from "../drawing/colour";
import { dots, dotted, ridge } from "../drawing/pen";
import { SIDE } from "../drawing/sheet";
import { ball, balloonInSky, podium, tent } from "./big-top";
import { bunting, fireflies, lamps } from "./garland";
import { ground, land } from "./land";
import { bush, tuft } from "./plants";
import { clouds, lightInSky, sky, sparkle, stars } from "./sky";
import { onLitSide, type Scenery, type Stage } from "./stage";

export const circus: Scenery = {
	moods: {
		day: [
			{
				sky: ["#58b4d6", "#b5e0dc", "#fdeec6"],
				land: ["#b0d3a6", "#8cbf74", "#e3c684", "#7a2f3f"],
				accents: ["#d9383f", "#f9bd3c"],
				light: ["#ffdc74", "#ffffff"],
				letters: ["#fff7d4", "#ffc33c", "#6b1830"],
			},
			{
				sky: ["#ee7f72", "#fabf8c", "#fff0c4"],
				land: ["#cfae86", "#a9a45c", "#e5bf80", "#5f2a52"],
				accents: ["#b92d5a", "#ffb531"],
				light: ["#fff0a6", "#fff3e4"],
				letters: ["#fffbe8", "#ffdc8c", "#5c1644"],
			},
		],
		night: [
			{
				sky: ["#1a1550", "#45348c", "#9a6cae"],
				land: ["#4a428c", "#41407c", "#7a5a80", "#2a1244"],
				accents: ["#ee4a63", "#ffca54"],
				light: ["#ffedb5", "#d0c0f0"],
				letters: ["#fff5d2", "#ffc44e", "#1c0d42"],
			},
			{
				sky: ["#0b2348", "#1c5580", "#5fa0b0"],
				land: ["#2b6080", "#28566f", "#6a6a80", "#0d1f3f"],
				accents: ["#f0566a", "#ffd060"],
				light: ["#fff3bd", "#c0d4ee"],
				letters: ["#fff9de", "#ffcd58", "#081b3c"],
			},
		],
	},
	face: "round",
	costumes: [
		{
			colours: ["#cf2f3f", "#f7f0e2", "#f6c544"],
			wears: ["tailcoat", "plain", "bow", "topper", "none", "wand", "boots"],
		},
		{
			colours: ["#3f7fb8", "#f4b93c", "#fff0d2"],
			wears: ["jumper", "stripes", "ruff", "party", "none", "balloon", "shoes"],
		},
		{
			colours: ["#8a4fa8", "#fbe3c0", "#f7c84f"],
			wears: ["dress", "stars", "ruff", "circlet", "none", "star", "shoes"],
		},
		{
			colours: ["#f0a32f", "#fdf2df", "#2f8f93"],
			wears: ["dungarees", "dots", "bow", "party", "none", "balloon", "shoes"],
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) {
			stars(stage, 1100);
			spotlights(stage);
		}
		lightInSky(stage, onLitSide(stage, 230, 360), dice.between(760, 840), 96);
		clouds(stage, night ? 2 : 4, 800);
		sheet.add(land(stage, ridge(dice, 1280, 50, 3), mood.far, 0.4));
		const s = light < 0 ? 1 : -1;
		balloonInSky(stage, SIDE / 2 + s * dice.between(720, 800), dice.between(900, 980), 130);
		balloonInSky(stage, SIDE / 2 - s * dice.between(540, 600), dice.between(960, 1030), 80);
		tent(stage, SIDE / 2 - s * dice.between(720, 780), 1560, 520, 380, mood.second, "#fff4dd");
		tent(stage, SIDE / 2 + s * dice.between(690, 760), 1570, 560, 420, "#4f9fb0", "#fff4dd");
		tent(stage, SIDE / 2 + dice.between(-90, 90), 1620, 1180, 800, mood.accent, "#fff4dd");
		sheet.add(land(stage, ridge(dice, 1610, 14, 2), mood.mid, 0.7));
		for (let i = 0; i < 8; i++)
			bush(
				stage,
				i % 2 ? dice.between(-20, 500) : dice.between(SIDE - 500, SIDE + 20),
				dice.between(1650, 1700),
				dice.between(120, 200),
				mood.mid,
			);
		ring(stage, floor);
		lamps(stage, [-20, 900], [560, 1160], 60, 8);
		lamps(stage, [SIDE + 20, 900], [SIDE - 560, 1160], 60, 8);
		if (night) fireflies(stage, 18, { x: 0, y: 900, width: SIDE, height: 900 }, mood.second);
	},
	inFront(stage) {
		const { sheet, dice, mood } = stage;
		const confetti = [mood.accent, mood.second, "#58b6c4", "#fff3dc", "#9a6cc0"];
		for (const colour of confetti)
			sheet.add(
				dotted(
					dots(dice, { x: 0, y: 1960, width: SIDE, height: 220 }, 46, (x) => 0.3 + Math.abs(x / SIDE - 0.5)),
					colour,
					dice.between(14, 22),
				),
			);
		for (const x of [150, SIDE - 150]) podium(stage, x, 2170, 250);
		ball(stage, 440, 2110, 66);
		ball(stage, SIDE - 440, 2120, 58);
		bunting(stage, [-30, 40], [520, 20], 60, confetti);
		bunting(stage, [SIDE - 520, 20], [SIDE + 30, 40], 60, confetti);
	},
};

function spotlights({ sheet, mood }: Stage) {
	for (const [x, lean] of [
		[420, -360],
		[760, 160],
		[SIDE - 760, -160],
		[SIDE - 420, 360],
	] as const)
		sheet.fill(
			`M${x} 1500L${x + lean - 150} -20H${x + lean + 150}Z`,
			sheet.down([0, faint(mood.glow, 0)], [1, faint(mood.glow, 0.3)]),
		);
}

/** The sawdust ring with its painted edge. */
function ring(stage: Stage, floor: number) {
	const { sheet, mood, dice, night } = stage;
	ground(stage, floor - 220, mood.near);
	const y = floor + 10;
	const rim = night ? mix(mood.accent, mood.sky[0], 0.2) : mood.accent;
	sheet.add(
		`<ellipse cx="${SIDE / 2}" cy="${y}" rx="1000" ry="205" fill="${darker(rim, 0.2)}"/><ellipse cx="${SIDE / 2}" cy="${y - 16}" rx="1000" ry="205" fill="${rim}"/>`,
	);
	for (let i = 0; i < 34; i++) {
		const a = (i / 34) * Math.PI * 2;
		sheet.fill(sparkle(SIDE / 2 + Math.cos(a) * 950, y - 16 + Math.sin(a) * 186, 26), mood.second);
	}
	sheet.add(
		`<ellipse cx="${SIDE / 2}" cy="${y - 10}" rx="900" ry="168" fill="${sheet.radial([0, lighter(mood.near, 0.45)], [1, mood.near])}"/>`,
	);
	for (let i = 0; i < 30; i++)
		tuft(
			stage,
			i % 2 ? dice.between(-20, 160) : dice.between(SIDE - 160, SIDE + 20),
			dice.between(1760, 2000),
			dice.between(24, 46),
			mood.mid,
		);
	sheet.add(
		dotted(
			dots(dice, { x: 240, y: y - 150, width: 1680, height: 300 }, 500, (px, py) =>
				((px - SIDE / 2) / 860) ** 2 + ((py - y + 10) / 150) ** 2 < 1 ? 0.7 : 0,
			),
			faint(darker(mood.near, 0.4), 0.3),
			6,
		),
	);
}
