import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, dots, dotted, fill, line, ridge } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { bunting, fireflies, lamps } from "./garland";
import { ground, land } from "./land";
import { bush, tuft } from "./plants";
import { clouds, lightInSky, sky, sparkle, stars } from "./sky";
import type { Scenery, Stage } from "./stage";

export const circus: Scenery = {
	moods: {
		day: [
			{
				sky: ["#58b4d6", "#b5e0dc", "#fdeec6"],
				glow: "#ffdc74",
				far: "#b0d3a6",
				mid: "#8cbf74",
				near: "#e3c684",
				front: "#7a2f3f",
				accent: "#d9383f",
				second: "#f9bd3c",
				tint: "#ffffff",
				letters: ["#fff7d4", "#ffc33c", "#6b1830"],
			},
			{
				sky: ["#ee7f72", "#fabf8c", "#fff0c4"],
				glow: "#fff0a6",
				far: "#cfae86",
				mid: "#a9a45c",
				near: "#e5bf80",
				front: "#5f2a52",
				accent: "#b92d5a",
				second: "#ffb531",
				tint: "#fff3e4",
				letters: ["#fffbe8", "#ffdc8c", "#5c1644"],
			},
		],
		night: [
			{
				sky: ["#1a1550", "#45348c", "#9a6cae"],
				glow: "#ffedb5",
				far: "#4a428c",
				mid: "#41407c",
				near: "#7a5a80",
				front: "#2a1244",
				accent: "#ee4a63",
				second: "#ffca54",
				tint: "#d0c0f0",
				letters: ["#fff5d2", "#ffc44e", "#1c0d42"],
			},
			{
				sky: ["#0b2348", "#1c5580", "#5fa0b0"],
				glow: "#fff3bd",
				far: "#2b6080",
				mid: "#28566f",
				near: "#6a6a80",
				front: "#0d1f3f",
				accent: "#f0566a",
				second: "#ffd060",
				tint: "#c0d4ee",
				letters: ["#fff9de", "#ffcd58", "#081b3c"],
			},
		],
	},
	face: "round",
	costumes: [
		{
			garment: "tailcoat",
			colours: ["#cf2f3f", "#f7f0e2", "#f6c544"],
			pattern: "plain",
			neck: "bow",
			hat: "topper",
			back: "none",
			hold: "wand",
			feet: "boots",
		},
		{
			garment: "jumper",
			colours: ["#3f7fb8", "#f4b93c", "#fff0d2"],
			pattern: "stripes",
			neck: "ruff",
			hat: "party",
			back: "none",
			hold: "balloon",
			feet: "shoes",
		},
		{
			garment: "dress",
			colours: ["#8a4fa8", "#fbe3c0", "#f7c84f"],
			pattern: "stars",
			neck: "ruff",
			hat: "circlet",
			back: "none",
			hold: "star",
			feet: "shoes",
		},
		{
			garment: "dungarees",
			colours: ["#f0a32f", "#fdf2df", "#2f8f93"],
			pattern: "dots",
			neck: "bow",
			hat: "party",
			back: "none",
			hold: "balloon",
			feet: "shoes",
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) {
			stars(stage, 1100);
			spotlights(stage);
		}
		lightInSky(
			stage,
			light < 0 ? dice.between(230, 360) : SIDE - dice.between(230, 360),
			dice.between(760, 840),
			96,
		);
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
		for (const [x, s] of [
			[150, 1],
			[SIDE - 150, -1],
		] as const)
			podium(stage, x, 2170, 250, s);
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
		sheet.add(
			fill(
				`M${x} 1500L${x + lean - 150} -20H${x + lean + 150}Z`,
				sheet.down([0, faint(mood.glow, 0)], [1, faint(mood.glow, 0.3)]),
			),
		);
}

function tent(
	{ sheet, mood, night, dice }: Stage,
	x: number,
	y: number,
	w: number,
	h: number,
	one: string,
	two: string,
) {
	const a = night ? mix(one, mood.sky[0], 0.3) : one;
	const b = night ? mix(two, mood.sky[1], 0.4) : two;
	const n = 10;
	const eave = y - h * 0.46;
	const tip = y - h;
	if (night)
		sheet.add(
			`<ellipse cx="${num(x)}" cy="${num(y - h * 0.2)}" rx="${num(w * 0.8)}" ry="${num(h * 0.6)}" fill="${sheet.radial(
				[
					[0, faint("#ffd27a", 0.5)],
					[1, faint("#ffd27a", 0)],
				],
			)}"/>`,
		);
	for (let i = 0; i < n; i++) {
		const p = (k: number) => x - w * 0.44 + (w * 0.88 * k) / n;
		const colour = i % 2 ? b : a;
		const shade = 0.26 * Math.abs((i + 0.5) / n - 0.35);
		sheet.add(
			fill(
				`M${num(p(i))} ${num(eave)}L${num(p(i) + (p(i) - x) * 0.06)} ${num(y)}H${num(p(i + 1) + (p(i + 1) - x) * 0.06)}L${num(p(i + 1))} ${num(eave)}Z`,
				darker(colour, shade + 0.1),
			),
		);
	}
	for (let i = 0; i < n; i++) {
		const p = (k: number) => x - w * 0.5 + (w * k) / n;
		const colour = i % 2 ? b : a;
		const shade = 0.3 * Math.max(0, (i + 0.5) / n - 0.4);
		const bend = (k: number) => `Q${num(x + (p(k) - x) * 0.32)} ${num(eave - (eave - tip) * 0.34)} `;
		sheet.add(
			fill(
				`M${num(x)} ${num(tip)}${bend(i)}${num(p(i))} ${num(eave)}H${num(p(i + 1))}${`Q${num(x + (p(i + 1) - x) * 0.32)} ${num(eave - (eave - tip) * 0.34)} ${num(x)} ${num(tip)}`}Z`,
				darker(colour, shade),
			),
		);
		sheet.add(
			fill(
				`M${num(p(i))} ${num(eave - 2)}H${num(p(i + 1))}Q${num((p(i) + p(i + 1)) / 2)} ${num(eave + w * 0.075)} ${num(p(i))} ${num(eave - 2)}Z`,
				i % 2 ? a : b,
			),
		);
	}
	const door = `M${num(x)} ${num(eave + w * 0.03)}Q${num(x - w * 0.06)} ${num(y - h * 0.2)} ${num(x - w * 0.12)} ${num(y)}H${num(x + w * 0.12)}Q${num(x + w * 0.06)} ${num(y - h * 0.2)} ${num(x)} ${num(eave + w * 0.03)}Z`;
	sheet.add(fill(door, night ? "#ffd579" : darker(mood.front, 0.3)), line(door, mood.second, w * 0.012));
	sheet.add(
		line(`M${num(x)} ${num(tip + 4)}v${num(-h * 0.16)}`, "#5a4350", 8),
		fill(
			`M${num(x)} ${num(tip - h * 0.15)}q${num(w * 0.06)} ${num(-h * 0.02)} ${num(w * 0.12)} ${num(h * 0.03)}q${num(-w * 0.06)} ${num(h * 0.02)} ${num(-w * 0.12)} ${num(h * 0.05)}Z`,
			mood.second,
		),
	);
	for (let i = 0; i < 5; i++)
		sheet.add(
			fill(
				sparkle(x + dice.between(-0.3, 0.3) * w, eave - dice.between(0.05, 0.2) * h, w * 0.022),
				faint(mood.second, 0.9),
			),
		);
}

function balloonInSky({ sheet, mood, dice, night }: Stage, x: number, y: number, r: number) {
	const colour = night ? mix(mood.accent, mood.sky[0], 0.25) : mood.accent;
	const shape = `M${num(x - r * 0.3)} ${num(y + r * 1.2)}C${num(x - r * 0.5)} ${num(y + r * 0.8)} ${num(x - r)} ${num(y + r * 0.5)} ${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(y)}C${num(x + r)} ${num(y + r * 0.5)} ${num(x + r * 0.5)} ${num(y + r * 0.8)} ${num(x + r * 0.3)} ${num(y + r * 1.2)}Z`;
	const clip = sheet.clip(shape);
	let stripes = "";
	for (const k of [-0.66, 0, 0.66])
		stripes += `<ellipse cx="${num(x + k * r * 0.9)}" cy="${num(y + r * 0.1)}" rx="${num(r * 0.17)}" ry="${num(r * 1.3)}" fill="${dice.pick([mood.second, "#fff4dd"])}"/>`;
	sheet.add(
		fill(shape, colour),
		`<g clip-path="${clip}">${stripes}<ellipse cx="${num(x + r * 0.7)}" cy="${num(y + r * 0.3)}" rx="${num(r * 0.8)}" ry="${num(r * 1.3)}" fill="${faint("#1d1240", 0.2)}"/></g>`,
		line(
			`M${num(x - r * 0.28)} ${num(y + r * 1.2)}L${num(x - r * 0.18)} ${num(y + r * 1.5)}M${num(x + r * 0.28)} ${num(y + r * 1.2)}L${num(x + r * 0.18)} ${num(y + r * 1.5)}`,
			"#6a4a45",
			4,
		),
		fill(
			`M${num(x - r * 0.22)} ${num(y + r * 1.48)}h${num(r * 0.44)}l${num(-r * 0.05)} ${num(r * 0.26)}h${num(-r * 0.34)}Z`,
			"#a9713f",
		),
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
		sheet.add(fill(sparkle(SIDE / 2 + Math.cos(a) * 950, y - 16 + Math.sin(a) * 186, 26), mood.second));
	}
	sheet.add(
		`<ellipse cx="${SIDE / 2}" cy="${y - 10}" rx="900" ry="168" fill="${sheet.radial([
			[0, lighter(mood.near, 0.45)],
			[1, mood.near],
		])}"/>`,
	);
	for (let i = 0; i < 30; i++)
		sheet.add(
			tuft(
				stage,
				i % 2 ? dice.between(-20, 160) : dice.between(SIDE - 160, SIDE + 20),
				dice.between(1760, 2000),
				dice.between(24, 46),
				mood.mid,
			),
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

function podium({ sheet, mood }: Stage, x: number, y: number, w: number, s: number) {
	const d = `M${num(x - w * 0.42)} ${num(y - 130)}L${num(x - w * 0.54)} ${num(y)}H${num(x + w * 0.54)}L${num(x + w * 0.42)} ${num(y - 130)}Z`;
	sheet.add(
		fill(
			d,
			sheet.linear(
				[0, 0, 1, 0],
				[
					[0, lighter("#3f7fa8", 0.1)],
					[1, darker("#3f7fa8", 0.35)],
				],
			),
		),
	);
	for (const k of [-0.27, 0, 0.27]) sheet.add(fill(sparkle(x + k * w * 1.25, y - 62, 32), mood.second));
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y - 130)}" rx="${num(w * 0.46)}" ry="34" fill="${mood.accent}"/><ellipse cx="${num(x)}" cy="${num(y - 136)}" rx="${num(w * 0.42)}" ry="27" fill="${lighter(mood.accent, 0.25)}"/>`,
	);
	sheet.add(
		line(
			curve(
				[
					[x - s * 30, y - 140],
					[x + s * 12, y - 210],
					[x - s * 16, y - 260],
				],
				false,
			),
			faint(mood.second, 0),
			4,
		),
	);
}

function ball({ sheet, mood }: Stage, x: number, y: number, r: number) {
	sheet.add(
		`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${sheet.radial(
			[
				[0, "#fffaf0"],
				[1, "#e5d3c4"],
			],
			[0.35, 0.3, 0.8],
		)}"/>`,
		fill(
			`M${num(x)} ${num(y - r)}Q${num(x - r * 0.9)} ${num(y)} ${num(x)} ${num(y + r)}Q${num(x - r * 0.2)} ${num(y)} ${num(x)} ${num(y - r)}Z`,
			mood.accent,
		),
		fill(
			`M${num(x)} ${num(y - r)}Q${num(x + r * 1)} ${num(y)} ${num(x)} ${num(y + r)}Q${num(x + r * 0.34)} ${num(y)} ${num(x)} ${num(y - r)}Z`,
			mood.second,
		),
	);
}
