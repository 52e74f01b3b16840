import { darker, faint, lighter, mix } from "../drawing/colour";
import { cutPaper, fill, form, line, ridge } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { wall, windowPane } from "./buildings";
import { bunting, lamps } from "./garland";
import { bush, roundTree } from "./plants";
import { clouds, lightInSky, sky, stars } from "./sky";
import type { Scenery, Stage } from "./stage";

export const city: Scenery = {
	moods: {
		day: [
			{
				sky: ["#5fb0dc", "#b8dcec", "#fdeccb"],
				glow: "#ffdf86",
				far: "#b5cadb",
				mid: "#e8b08a",
				near: "#d7c4ab",
				front: "#5b6f86",
				accent: "#d9403c",
				second: "#f5b93f",
				tint: "#ffffff",
				letters: ["#fff8de", "#ffc84a", "#1f3d66"],
			},
			{
				sky: ["#ee8f70", "#f9c497", "#fff0cf"],
				glow: "#fff0aa",
				far: "#d9ac9c",
				mid: "#c97f6a",
				near: "#d9b48f",
				front: "#6b4a5e",
				accent: "#c23a4e",
				second: "#ffb640",
				tint: "#fff3e8",
				letters: ["#fffbf0", "#ffdfa0", "#6a2440"],
			},
		],
		night: [
			{
				sky: ["#121a4a", "#2f4488", "#8a86b8"],
				glow: "#fff0bb",
				far: "#3f4f8c",
				mid: "#3a3f75",
				near: "#51527f",
				front: "#151a3e",
				accent: "#f0564f",
				second: "#ffcc5c",
				tint: "#bcc2f0",
				letters: ["#fff6d4", "#ffc452", "#0d1138"],
			},
			{
				sky: ["#0c2440", "#1c4f73", "#6a97a6"],
				glow: "#fff4c4",
				far: "#2c587a",
				mid: "#27486a",
				near: "#42607a",
				front: "#0b2036",
				accent: "#ff6a55",
				second: "#ffd36a",
				tint: "#b5d2ea",
				letters: ["#fffbe0", "#ffd263", "#081c33"],
			},
		],
	},
	face: "poster",
	costumes: [
		{
			garment: "coat",
			colours: ["#f5bd3c", "#3f5a86", "#d9503f"],
			pattern: "plain",
			neck: "hood",
			hat: "rainhat",
			back: "none",
			hold: "umbrella",
			feet: "wellies",
		},
		{
			garment: "coat",
			colours: ["#3f6fa8", "#5a4a5e", "#f1c453"],
			pattern: "plain",
			neck: "scarf",
			hat: "beret",
			back: "none",
			hold: "balloon",
			feet: "boots",
		},
		{
			garment: "jumper",
			colours: ["#d9503f", "#3a4f78", "#fbe7c2"],
			pattern: "stripes",
			neck: "scarf",
			hat: "bobble",
			back: "rucksack",
			hold: "flag",
			feet: "boots",
		},
		{
			garment: "tailcoat",
			colours: ["#4a4670", "#39405e", "#d9503f"],
			pattern: "plain",
			neck: "bow",
			hat: "topper",
			back: "none",
			hold: "none",
			feet: "shoes",
		},
	],
	behind(stage) {
		const { dice, mood, night, light } = stage;
		sky(stage);
		if (night) stars(stage, 1000, 0.8);
		lightInSky(
			stage,
			light < 0 ? dice.between(260, 420) : SIDE - dice.between(260, 420),
			dice.between(770, 860),
			96,
		);
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
		sheet.add(
			form(sheet, dice, [...kerb, [SIDE + 60, SIDE + 60], [-60, SIDE + 60]], mood.front, {
				smooth: false,
				grain: 0.5,
			}),
		);
		for (const x of [150, 420, SIDE - 420, SIDE - 150])
			planter(stage, x + dice.between(-30, 30), 2130, night);
		if (!night) bunting(stage, [-40, 760], [300, 690], 40, [mood.accent, mood.second, "#fff6e4"]);
	},
};

function skyline({ sheet, dice, mood, night }: Stage, y: number) {
	for (const [share, low, high, step] of [
		[0.1, 180, 420, 120],
		[0.45, 110, 300, 150],
	] as const) {
		const tone = mix(mood.far, mood.mid, share);
		for (let x = -60; x < SIDE + 60; x += step * dice.between(0.7, 1.2)) {
			const w = step * dice.between(0.7, 1.15);
			const h = dice.between(low, high);
			sheet.add(
				fill(
					cutPaper(
						dice,
						[
							[x, y],
							[x, y - h],
							[x + w * 0.5, y - h - dice.pick([0, 0, 46, 70])],
							[x + w, y - h],
							[x + w, y],
						],
						3,
					),
					sheet.down([0, lighter(tone, 0.1)], [1, lighter(tone, 0.3)]),
				),
			);
			for (let wy = y - h + 30; wy < y - 24; wy += 42)
				for (let wx = x + 18; wx < x + w - 22; wx += 34)
					if (dice.chance(night ? 0.5 : 0.3))
						sheet.add(
							`<rect x="${num(wx)}" y="${num(wy)}" width="13" height="18" fill="${night ? faint("#ffd879", 0.85) : faint(darker(tone, 0.35), 0.4)}"/>`,
						);
		}
	}
}

function bigWheel({ sheet, mood, night, dice }: Stage, x: number, y: number, r: number) {
	const tone = night ? mix(mood.second, mood.far, 0.35) : mix(mood.far, "#ffffff", 0.5);
	const cy = y - r * 1.15;
	let spokes = "";
	for (let i = 0; i < 16; i++) {
		const a = (i / 16) * Math.PI * 2;
		spokes += `M${num(x)} ${num(cy)}L${num(x + Math.cos(a) * r)} ${num(cy + Math.sin(a) * r)}`;
	}
	sheet.add(
		line(
			`M${num(x - r * 0.5)} ${num(y)}L${num(x)} ${num(cy)}L${num(x + r * 0.5)} ${num(y)}`,
			darker(tone, 0.15),
			14,
		),
		line(spokes, faint(tone, 0.7), 3),
		`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${tone}" stroke-width="9"/><circle cx="${num(x)}" cy="${num(cy)}" r="${num(r * 0.9)}" fill="none" stroke="${tone}" stroke-width="4"/>`,
	);
	for (let i = 0; i < 16; i++) {
		const a = (i / 16) * Math.PI * 2;
		sheet.add(
			`<circle cx="${num(x + Math.cos(a) * r)}" cy="${num(cy + Math.sin(a) * r + 10)}" r="17" fill="${dice.pick([mood.accent, mood.second, "#7fc4c9", "#fff2d8"])}"/>`,
		);
	}
}

function clockTower(stage: Stage, x: number, y: number, h: number) {
	const { sheet, mood, night } = stage;
	const stone = night ? mix("#d9b98a", mood.sky[0], 0.45) : "#e9c593";
	const w = h * 0.17;
	wall(stage, x, y, w, h * 0.66, stone);
	for (let i = 0; i < 5; i++)
		sheet.add(
			line(
				`M${num(x - w * 0.3)} ${num(y - h * (0.08 + i * 0.1))}v${num(-h * 0.07)}M${num(x)} ${num(y - h * (0.08 + i * 0.1))}v${num(-h * 0.07)}M${num(x + w * 0.3)} ${num(y - h * (0.08 + i * 0.1))}v${num(-h * 0.07)}`,
				faint(darker(stone, 0.5), 0.4),
				w * 0.07,
			),
		);
	wall(stage, x, y - h * 0.6, w * 1.16, h * 0.19, lighter(stone, 0.08));
	const cy = y - h * 0.695;
	if (night)
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(w * 1.2)}" fill="${sheet.radial([
				[0, faint("#ffe9a0", 0.7)],
				[1, faint("#ffe9a0", 0)],
			])}"/>`,
		);
	const roof = night ? mix("#3f6a6b", mood.sky[0], 0.4) : "#4f8a86";
	sheet.add(
		`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(w * 0.45)}" fill="${darker(stone, 0.35)}"/><circle cx="${num(x)}" cy="${num(cy)}" r="${num(w * 0.39)}" fill="#fff8dd"/>`,
		line(
			`M${num(x)} ${num(cy)}V${num(cy - w * 0.3)}M${num(x)} ${num(cy)}L${num(x + w * 0.2)} ${num(cy + w * 0.08)}`,
			"#3b2c40",
			w * 0.05,
		),
		fill(
			`M${num(x - w * 0.64)} ${num(y - h * 0.785)}L${num(x - w * 0.4)} ${num(y - h * 0.86)}H${num(x + w * 0.4)}L${num(x + w * 0.64)} ${num(y - h * 0.785)}Z`,
			roof,
		),
		fill(
			`M${num(x - w * 0.34)} ${num(y - h * 0.86)}V${num(y - h * 0.9)}H${num(x + w * 0.34)}V${num(y - h * 0.86)}Z`,
			stone,
		),
		fill(
			`M${num(x - w * 0.44)} ${num(y - h * 0.895)}Q${num(x - w * 0.08)} ${num(y - h * 0.94)} ${num(x)} ${num(y - h * 1.04)}Q${num(x + w * 0.08)} ${num(y - h * 0.94)} ${num(x + w * 0.44)} ${num(y - h * 0.895)}Z`,
			roof,
		),
		`<circle cx="${num(x)}" cy="${num(y - h * 1.045)}" r="${num(w * 0.06)}" fill="${mood.second}"/>`,
	);
}

/** A row of narrow painted houses along the street. */
function terrace(stage: Stage, y: number) {
	const { sheet, dice, mood, night } = stage;
	const paints = ["#e8a27c", "#8fbcc4", "#f1cf86", "#d98a86", "#a9bd8c", "#e9dcc3", "#b29ac4"];
	let x = -40;
	while (x < SIDE + 40) {
		const w = dice.between(190, 270);
		const h = dice.between(250, 360);
		const paint = dice.pick(paints);
		const colour = night ? mix(paint, mood.sky[0], 0.52) : paint;
		const roof = darker(mix(colour, mood.accent, 0.5), 0.14);
		const cx = x + w / 2;
		sheet.add(
			fill(
				cutPaper(
					dice,
					[
						[cx + w * 0.2, y - h],
						[cx + w * 0.2, y - h - 110],
						[cx + w * 0.33, y - h - 110],
						[cx + w * 0.33, y - h],
					],
					2,
				),
				darker(roof, 0.15),
			),
		);
		wall(stage, cx, y, w, h, colour);
		sheet.add(
			fill(
				cutPaper(
					dice,
					dice.chance(0.5)
						? [
								[x - 10, y - h + 8],
								[cx, y - h - 96],
								[x + w + 10, y - h + 8],
							]
						: [
								[x - 10, y - h + 8],
								[x + 26, y - h - 66],
								[x + w - 26, y - h - 66],
								[x + w + 10, y - h + 8],
							],
					3,
				),
				sheet.down([0, lighter(roof, 0.12)], [1, roof]),
			),
		);
		for (const wy of [h * 0.5, h * 0.8])
			for (const dx of [-0.25, 0.25])
				windowPane(stage, cx + dx * w, y - wy + 20, w * 0.18, w * 0.2, {
					round: dice.chance(0.3),
					lit: night && dice.chance(0.7),
				});
		windowPane(stage, cx - w * 0.2, y - 26, w * 0.34, w * 0.24, { round: false, lit: night });
		sheet.add(
			fill(
				`M${num(cx + w * 0.14)} ${num(y)}v-88h${num(w * 0.2)}v88Z`,
				darker(mix(colour, mood.second, 0.4), 0.3),
			),
		);
		let awning = "";
		for (let i = 0; i < 6; i++)
			awning += fill(
				`M${num(cx - w * 0.42 + i * w * 0.075)} ${num(y - 100)}h${num(w * 0.075)}v24q${num(-w * 0.0375)} 16 ${num(-w * 0.075)} 0Z`,
				i % 2 ? "#fff5e2" : mood.accent,
			);
		sheet.add(night ? `<g opacity="0.75">${awning}</g>` : awning);
		x += w - 4;
	}
}

function street({ sheet, dice, mood, night }: Stage) {
	const stone = night ? mix("#a99bb0", mood.sky[0], 0.45) : mood.near;
	sheet.add(
		`<rect x="0" y="1616" width="${SIDE}" height="${SIDE - 1616}" fill="${sheet.down([0, darker(stone, 0.16)], [0.3, stone], [1, darker(stone, 0.2)])}"/>`,
	);
	for (let row = 0; row < 14; row++) {
		const y = 1640 + row ** 1.5 * 10;
		const w = 40 + row * 9;
		let d = "";
		for (let x = -20 + (row % 2) * w * 0.5; x < SIDE; x += w * dice.between(0.9, 1.1))
			d += `M${num(x)} ${num(y)}q${num(w * 0.4)} ${num(-8 - row)} ${num(w * 0.8)} 0`;
		sheet.add(
			line(d, faint(dice.chance(0.5) ? darker(stone, 0.5) : lighter(stone, 0.5), 0.22), 4 + row * 0.3),
		);
	}
}

function bus({ sheet, mood, night }: Stage, x: number, y: number, w: number) {
	const red = night ? mix("#d93a34", mood.sky[0], 0.25) : "#d93a34";
	const glass = night ? "#ffdf8c" : "#cfeaf2";
	const h = w * 0.72;
	const l = x - w / 2;
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y + 6)}" rx="${num(w * 0.54)}" ry="20" fill="${faint("#1d1240", 0.4)}"/>`,
		`<rect x="${num(l)}" y="${num(y - h)}" width="${num(w)}" height="${num(h - 26)}" rx="34" fill="${sheet.down([0, lighter(red, 0.16)], [1, darker(red, 0.18)])}"/>`,
		`<rect x="${num(l)}" y="${num(y - h * 0.54)}" width="${num(w)}" height="16" fill="#fff2d8"/>`,
	);
	for (let i = 0; i < 4; i++)
		for (const row of [0.9, 0.46])
			sheet.add(
				`<rect x="${num(l + 24 + i * (w - 40) * 0.25)}" y="${num(y - h * row)}" width="${num(w * 0.18)}" height="${num(h * 0.24)}" rx="8" fill="${glass}"/>`,
			);
	for (const wx of [0.22, 0.78])
		sheet.add(
			`<circle cx="${num(l + w * wx)}" cy="${num(y - 20)}" r="${num(w * 0.085)}" fill="#2b2638"/><circle cx="${num(l + w * wx)}" cy="${num(y - 20)}" r="${num(w * 0.04)}" fill="#cfc6cf"/>`,
		);
}

function lampPost({ sheet, mood, night }: Stage, x: number, y: number, h: number) {
	const iron = night ? "#1f2046" : "#34435c";
	if (night)
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(y - h)}" r="230" fill="${sheet.radial([
				[0, faint("#ffdf8c", 0.65)],
				[0.4, faint("#ffdf8c", 0.2)],
				[1, faint("#ffdf8c", 0)],
			])}"/>`,
		);
	sheet.add(
		line(`M${num(x)} ${num(y)}V${num(y - h + 50)}`, iron, 15),
		fill(`M${num(x - 32)} ${num(y)}l14 -54h36l14 54Z`, iron),
		line(`M${num(x - 36)} ${num(y - h + 110)}h72`, iron, 9),
		fill(
			`M${num(x - 24)} ${num(y - h + 52)}l-12 -84h72l-12 84Z`,
			night ? "#fff0b8" : mix(mood.sky[1], "#ffffff", 0.6),
		),
		line(`M${num(x - 24)} ${num(y - h + 52)}l-12 -84h72l-12 84Z`, iron, 6),
		fill(
			`M${num(x - 46)} ${num(y - h - 30)}Q${num(x)} ${num(y - h - 96)} ${num(x + 46)} ${num(y - h - 30)}Z`,
			iron,
		),
	);
}

function planter(stage: Stage, x: number, y: number, night: boolean) {
	const { sheet, mood, dice } = stage;
	const pot = night ? mix(mood.accent, mood.sky[0], 0.4) : mix(mood.accent, "#a8663f", 0.5);
	bush(stage, x, y - 56, 170, night ? mix("#4f8f5f", mood.sky[0], 0.5) : "#5f9f5a");
	for (let i = 0; i < 9; i++)
		sheet.add(
			`<circle cx="${num(x + dice.between(-70, 70))}" cy="${num(y - dice.between(56, 130))}" r="${num(dice.between(9, 16))}" fill="${dice.pick([mood.second, "#fff2e2", mood.accent])}"/>`,
		);
	sheet.add(
		fill(
			`M${num(x - 84)} ${num(y - 66)}h168l-26 110h-116Z`,
			sheet.linear(
				[0, 0, 1, 0],
				[
					[0, lighter(pot, 0.15)],
					[1, darker(pot, 0.25)],
				],
			),
		),
		fill(`M${num(x - 94)} ${num(y - 86)}h188v28h-188Z`, lighter(pot, 0.12)),
	);
}
