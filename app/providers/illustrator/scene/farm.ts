import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, cutPaper, fill, fluff, form, heightAt, line, ridge } from "../drawing/pen";
import { num, type Point, SIDE } from "../drawing/sheet";
import { wall, windowPane } from "./buildings";
import { bunting, fireflies, lamps } from "./garland";
import { ground, land, path } from "./land";
import { bush, flower, roundTree, tuft } from "./plants";
import { clouds, lightInSky, sky, stars } from "./sky";
import type { Scenery, Stage } from "./stage";

export const farm: Scenery = {
	moods: {
		day: [
			{
				sky: ["#66b8dc", "#bfe3e3", "#fdf0c9"],
				glow: "#ffdb73",
				far: "#b9d49a",
				mid: "#d9c468",
				near: "#86b259",
				front: "#3f7a45",
				accent: "#d2443a",
				second: "#f7b93c",
				tint: "#ffffff",
				letters: ["#fff8da", "#ffc548", "#6b2420"],
			},
			{
				sky: ["#f0a070", "#fbd09a", "#fff2cd"],
				glow: "#fff1a8",
				far: "#d9bd7c",
				mid: "#e0a850",
				near: "#a99a4a",
				front: "#5a6a38",
				accent: "#b93a34",
				second: "#ffb437",
				tint: "#fff4e4",
				letters: ["#fffbee", "#ffe0a0", "#6b2a1e"],
			},
		],
		night: [
			{
				sky: ["#131f4e", "#30508a", "#7f97b8"],
				glow: "#fff1bb",
				far: "#41628c",
				mid: "#4f6488",
				near: "#2f5468",
				front: "#142f44",
				accent: "#e5584c",
				second: "#ffca5c",
				tint: "#bac6f2",
				letters: ["#fff6d2", "#ffc75a", "#0f163a"],
			},
			{
				sky: ["#211a4c", "#4f4489", "#b38aa4"],
				glow: "#ffebb8",
				far: "#625a92",
				mid: "#6a5a88",
				near: "#41466f",
				front: "#1d2246",
				accent: "#f0705c",
				second: "#ffd06a",
				tint: "#c8bdee",
				letters: ["#fff3da", "#ffbd74", "#180f3c"],
			},
		],
	},
	face: "storybook",
	costumes: [
		{
			garment: "dungarees",
			colours: ["#3f6fa0", "#f3d9a0", "#d2503f"],
			pattern: "stripes",
			neck: "neckerchief",
			hat: "straw",
			back: "none",
			hold: "flower",
			feet: "wellies",
		},
		{
			garment: "dungarees",
			colours: ["#7a9a4f", "#fbe9c6", "#e08a35"],
			pattern: "dots",
			neck: "collar",
			hat: "straw",
			back: "none",
			hold: "none",
			feet: "wellies",
		},
		{
			garment: "coat",
			colours: ["#c8573f", "#4f5f78", "#f2c653"],
			pattern: "plain",
			neck: "scarf",
			hat: "beret",
			back: "none",
			hold: "lantern",
			feet: "wellies",
		},
		{
			garment: "dress",
			colours: ["#e0a03c", "#fff0d0", "#fff4df"],
			pattern: "dots",
			neck: "neckerchief",
			hat: "straw",
			back: "none",
			hold: "balloon",
			feet: "wellies",
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) stars(stage, 1150);
		lightInSky(
			stage,
			light < 0 ? dice.between(240, 400) : SIDE - dice.between(240, 400),
			dice.between(780, 900),
			112,
		);
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
		const treeX = light < 0 ? dice.between(120, 240) : SIDE - dice.between(120, 240);
		roundTree(stage, treeX, 1700, dice.between(620, 720), mood.near, night ? "#4b3d5a" : "#7d5940");
		for (let i = 0; i < 6; i++) {
			const x = i % 2 ? dice.between(120, 700) : dice.between(SIDE - 700, SIDE - 120);
			sheep(stage, x, dice.between(1560, 1680), dice.between(76, 116));
		}
		ground(stage, floor - 200, mood.near);
		path(stage, barnX, 1610, floor, "#e6cf9b");
		fence(stage, floor - 170);
		for (let i = 0; i < 60; i++)
			sheet.add(
				tuft(
					stage,
					dice.between(-20, SIDE + 20),
					dice.between(floor - 160, floor + 120),
					dice.between(26, 50),
					mix(mood.near, mood.front, dice.next() * 0.6),
				),
			);
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
		for (let i = 0; i < 40; i++)
			sheet.add(
				tuft(
					stage,
					dice.between(-20, SIDE + 20),
					2150,
					dice.between(60, 110),
					mix(mood.front, mood.near, dice.next() * 0.6),
				),
			);
		for (let i = 0; i < 12; i++)
			sheet.add(
				flower(
					stage,
					i % 2 ? dice.between(-10, 460) : dice.between(SIDE - 460, SIDE + 10),
					2150,
					dice.between(110, 230),
					mix(dice.pick([mood.second, mood.accent, "#fff4df"]), mood.sky[0], night ? 0.3 : 0),
					mix(mood.front, mood.near, 0.5),
					"#7a4a2a",
				),
			);
		hen(stage, 620, 2040, 74);
		hen(stage, SIDE - 600, 2060, 84);
	},
};

function furrows({ sheet, mood, dice }: Stage, y: number) {
	const vanish = dice.between(700, 1450);
	for (let i = -9; i < 10; i++)
		sheet.add(
			line(
				`M${num(vanish + i * 60)} ${num(y)}Q${num(vanish + i * 140)} ${num(y + 60)} ${num(vanish + i * 330)} ${num(y + 230)}`,
				faint(i % 2 ? lighter(mood.mid, 0.5) : darker(mood.mid, 0.3), 0.35),
				12,
			),
		);
}

function barn(stage: Stage, x: number, y: number, w: number) {
	const { sheet, dice, mood, night } = stage;
	const red = night ? mix(mood.accent, mood.sky[0], 0.42) : mood.accent;
	const trim = night ? mix("#fff5e2", mood.sky[1], 0.4) : "#fff5e2";
	const h = w * 0.5;
	const roof = darker(red, 0.4);
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y + 6)}" rx="${num(w * 0.6)}" ry="26" fill="${faint("#1d1240", 0.25)}"/>`,
	);
	silo(stage, x + w * 0.62, y, w * 0.2, h * 1.6);
	const front: Point[] = [
		[x - w / 2, y],
		[x - w / 2, y - h],
		[x - w * 0.36, y - h * 1.36],
		[x, y - h * 1.62],
		[x + w * 0.36, y - h * 1.36],
		[x + w / 2, y - h],
		[x + w / 2, y],
	];
	sheet.add(
		fill(
			cutPaper(dice, front, 3),
			sheet.linear(stage.light < 0 ? [0, 0, 1, 0.3] : [1, 0, 0, 0.3], [
				[0, lighter(red, 0.16)],
				[1, darker(red, 0.2)],
			]),
		),
	);
	let planks = "";
	for (let px = x - w * 0.46; px < x + w * 0.48; px += w * 0.055)
		planks += `M${num(px)} ${num(y - 4)}V${num(y - h * 1.02)}`;
	sheet.add(
		line(planks, faint(darker(red, 0.5), 0.3), 4),
		line(
			`M${num(x - w * 0.55)} ${num(y - h * 0.94)}L${num(x - w * 0.38)} ${num(y - h * 1.38)}L${num(x)} ${num(y - h * 1.67)}L${num(x + w * 0.38)} ${num(y - h * 1.38)}L${num(x + w * 0.55)} ${num(y - h * 0.94)}`,
			roof,
			26,
		),
		line(
			`M${num(x - w * 0.5)} ${num(y - h * 0.98)}L${num(x - w * 0.355)} ${num(y - h * 1.33)}L${num(x)} ${num(y - h * 1.59)}L${num(x + w * 0.355)} ${num(y - h * 1.33)}L${num(x + w * 0.5)} ${num(y - h * 0.98)}`,
			trim,
			8,
		),
		fill(
			`M${num(x - w * 0.18)} ${num(y)}v${num(-h * 0.68)}h${num(w * 0.36)}v${num(h * 0.68)}Z`,
			night ? "#ffc963" : darker(red, 0.3),
		),
		line(
			`M${num(x - w * 0.18)} ${num(y)}v${num(-h * 0.68)}h${num(w * 0.36)}v${num(h * 0.68)}M${num(x)} ${num(y)}v${num(-h * 0.68)}M${num(x - w * 0.18)} ${num(y)}l${num(w * 0.18)} ${num(-h * 0.68)}l${num(w * 0.18)} ${num(h * 0.68)}`,
			trim,
			9,
		),
		line(`M${num(x)} ${num(y - h * 1.67)}v-70M${num(x - 36)} ${num(y - h * 1.67 - 56)}h72`, "#4a3b46", 6),
	);
	windowPane(stage, x, y - h * 0.98, w * 0.12, w * 0.1);
	windowPane(stage, x - w * 0.33, y - h * 0.34, w * 0.11, w * 0.1, { round: false });
	windowPane(stage, x + w * 0.33, y - h * 0.34, w * 0.11, w * 0.1, { round: false });
}

function silo(stage: Stage, x: number, y: number, w: number, h: number) {
	const { sheet, mood, night } = stage;
	const metal = night ? mix("#c9ced6", mood.sky[0], 0.45) : "#d3d8d8";
	wall(stage, x, y, w, h, metal);
	sheet.add(
		fill(
			`M${num(x - w * 0.56)} ${num(y - h + 6)}a${num(w * 0.56)} ${num(w * 0.6)} 0 0 1 ${num(w * 1.12)} 0Z`,
			darker(metal, 0.2),
		),
	);
	for (let i = 1; i < 6; i++)
		sheet.add(
			line(`M${num(x - w / 2)} ${num(y - (h * i) / 6)}h${num(w)}`, faint(darker(metal, 0.5), 0.3), 4),
		);
}

function sheep({ sheet, dice, night, mood, light }: Stage, x: number, y: number, s: number) {
	const wool = night ? mix("#fff8ec", mood.sky[1], 0.38) : "#fff8ec";
	const dark = night ? "#2b2744" : "#4a3b40";
	const d = dice.chance(0.5) ? 1 : -1;
	sheet.add(
		line(
			`M${num(x - s * 0.3)} ${num(y)}v${num(-s * 0.3)}M${num(x - s * 0.12)} ${num(y + 3)}v${num(-s * 0.3)}M${num(x + s * 0.16)} ${num(y)}v${num(-s * 0.3)}M${num(x + s * 0.32)} ${num(y + 3)}v${num(-s * 0.3)}`,
			dark,
			s * 0.085,
		),
	);
	sheet.add(
		form(sheet, dice, fluff(dice, x, y - s * 0.5, s * 0.56, s * 0.38, 10), wool, { light, grain: 2 }),
	);
	sheet.add(
		`<ellipse cx="${num(x + d * s * 0.52)}" cy="${num(y - s * 0.62)}" rx="${num(s * 0.17)}" ry="${num(s * 0.21)}" fill="${dark}"/><ellipse cx="${num(x + d * s * 0.36)}" cy="${num(y - s * 0.7)}" rx="${num(s * 0.11)}" ry="${num(s * 0.055)}" fill="${dark}" transform="rotate(${d * -24} ${num(x + d * s * 0.36)} ${num(y - s * 0.7)})"/><circle cx="${num(x + d * s * 0.55)}" cy="${num(y - s * 0.66)}" r="${num(s * 0.035)}" fill="#ffffff"/>`,
		fill(curve(fluff(dice, x + d * s * 0.46, y - s * 0.8, s * 0.15, s * 0.1, 6)), wool),
	);
}

function fence({ sheet, dice, night, mood }: Stage, y: number) {
	const wood = night ? mix("#e3d3bc", mood.sky[0], 0.5) : "#f4e6cb";
	for (const s of [0, 1]) {
		const from = s ? SIDE - 640 : -40;
		for (const dy of [-96, -48])
			sheet.add(
				fill(
					cutPaper(
						dice,
						[
							[from, y + dy],
							[from + 680, y + dy],
							[from + 680, y + dy + 22],
							[from, y + dy + 22],
						],
						5,
					),
					darker(wood, 0.08),
				),
			);
		for (let i = 0; i < 7; i++) {
			const x = from + 20 + i * 104;
			sheet.add(
				fill(
					cutPaper(
						dice,
						[
							[x, y + 12],
							[x, y - 118],
							[x + 17, y - 142],
							[x + 34, y - 118],
							[x + 34, y + 12],
						],
						3,
					),
					sheet.linear(
						[0, 0, 1, 0],
						[
							[0, lighter(wood, 0.2)],
							[1, darker(wood, 0.14)],
						],
					),
				),
			);
		}
	}
}

function hen({ sheet, dice, mood, night, light }: Stage, x: number, y: number, s: number) {
	const body = night ? mix("#c98a4a", mood.sky[0], 0.35) : "#d9924a";
	const d = dice.chance(0.5) ? 1 : -1;
	sheet.add(
		line(
			`M${num(x - s * 0.1)} ${num(y)}v${num(-s * 0.4)}M${num(x + s * 0.14)} ${num(y)}v${num(-s * 0.4)}`,
			"#e8a63c",
			s * 0.06,
		),
		form(
			sheet,
			dice,
			[
				[x - d * s * 0.7, y - s * 0.95],
				[x - d * s * 0.3, y - s * 0.62],
				[x + d * s * 0.2, y - s * 0.75],
				[x + d * s * 0.32, y - s * 1.1],
				[x + d * s * 0.5, y - s * 1.12],
				[x + d * s * 0.58, y - s * 0.6],
				[x + d * s * 0.2, y - s * 0.22],
				[x - d * s * 0.36, y - s * 0.3],
			],
			body,
			{ light },
		),
		fill(
			`M${num(x + d * s * 0.3)} ${num(y - s * 1.12)}q${num(d * s * 0.02)} ${num(-s * 0.2)} ${num(d * s * 0.1)} ${num(-s * 0.08)}q${num(d * s * 0.06)} ${num(-s * 0.16)} ${num(d * s * 0.12)} ${num(s * 0.04)}Z`,
			mood.accent,
		),
		fill(
			`M${num(x + d * s * 0.54)} ${num(y - s * 1.02)}l${num(d * s * 0.16)} ${num(s * 0.07)}l${num(-d * s * 0.15)} ${num(s * 0.06)}Z`,
			"#f2b03c",
		),
		`<circle cx="${num(x + d * s * 0.44)}" cy="${num(y - s * 1)}" r="${num(s * 0.035)}" fill="#2a1c28"/>`,
		line(
			`M${num(x - d * s * 0.3)} ${num(y - s * 0.56)}q${num(d * s * 0.2)} ${num(s * 0.24)} ${num(d * s * 0.5)} ${num(s * 0.02)}`,
			faint(darker(body, 0.5), 0.5),
			s * 0.05,
		),
	);
}
