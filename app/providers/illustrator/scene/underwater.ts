import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, fill, fluff, form, heightAt, line, ridge } from "../drawing/pen";
import { num, type Point, SIDE } from "../drawing/sheet";
import { fireflies } from "./garland";
import { land } from "./land";
import type { Scenery, Stage } from "./stage";

export const underwater: Scenery = {
	moods: {
		day: [
			{
				sky: ["#8fe3e0", "#35b3c4", "#12719b"],
				glow: "#f4ffd9",
				far: "#2b93ac",
				mid: "#1b7796",
				near: "#d9c08a",
				front: "#0d4667",
				accent: "#ff7a6b",
				second: "#ffc957",
				tint: "#e6fbff",
				letters: ["#fffbe0", "#ffd05a", "#0b4263"],
			},
			{
				sky: ["#a9efd2", "#3fbfae", "#14788a"],
				glow: "#fbffd6",
				far: "#2fa39b",
				mid: "#1d8487",
				near: "#e3c995",
				front: "#0c4f5f",
				accent: "#ff6f88",
				second: "#ffb84d",
				tint: "#e9fff6",
				letters: ["#fffce6", "#ffd873", "#0b4a55"],
			},
		],
		night: [
			{
				sky: ["#2a5aa0", "#17397c", "#0b1d52"],
				glow: "#a8f2ff",
				far: "#1d4486",
				mid: "#16356f",
				near: "#5a6a9a",
				front: "#08153d",
				accent: "#ff7fa6",
				second: "#7fe9dc",
				tint: "#b4c9fa",
				letters: ["#f2fff9", "#8be9dc", "#071640"],
			},
			{
				sky: ["#51409c", "#2b2775", "#12124a"],
				glow: "#c9c5ff",
				far: "#342f82",
				mid: "#29276f",
				near: "#6a5f9c",
				front: "#0d0c38",
				accent: "#ff8fb0",
				second: "#8ff0d0",
				tint: "#c3baf7",
				letters: ["#fff4fb", "#ffb3d1", "#110c40"],
			},
		],
	},
	face: "poster",
	costumes: [
		{
			garment: "spacesuit",
			colours: ["#f2a63b", "#fff1d2", "#2f7f92"],
			pattern: "plain",
			neck: "ring",
			hat: "bubble",
			back: "airtank",
			hold: "none",
			feet: "boots",
		},
		{
			garment: "spacesuit",
			colours: ["#2f8fa3", "#fff1d2", "#f7c752"],
			pattern: "plain",
			neck: "ring",
			hat: "bubble",
			back: "airtank",
			hold: "lantern",
			feet: "boots",
		},
		{
			garment: "spacesuit",
			colours: ["#e2645a", "#fff1d2", "#37577f"],
			pattern: "plain",
			neck: "ring",
			hat: "bubble",
			back: "airtank",
			hold: "none",
			feet: "boots",
		},
		{
			garment: "spacesuit",
			colours: ["#6a62b0", "#fff1d2", "#f7c752"],
			pattern: "plain",
			neck: "ring",
			hat: "bubble",
			back: "airtank",
			hold: "star",
			feet: "boots",
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, floor } = stage;
		sheet.add(
			`<rect width="${SIDE}" height="${SIDE}" fill="${sheet.down([0, mood.sky[0]], [0.4, mood.sky[1]], [1, mood.sky[2]])}"/>`,
		);
		for (let i = 0; i < 8; i++) {
			const x = dice.between(-100, SIDE);
			const w = dice.between(60, 190);
			const lean = dice.between(80, 380) * -stage.light;
			sheet.add(
				fill(
					`M${num(x)} -20H${num(x + w)}L${num(x + w * 2.4 + lean)} 1700H${num(x - w + lean)}Z`,
					sheet.down([0, faint(mood.glow, night ? 0.17 : 0.34)], [1, faint(mood.glow, 0)]),
				),
			);
		}
		sheet.add(land(stage, ridge(dice, 1180, 130, 3), mix(mood.far, mood.sky[1], 0.35), 0.2));
		const rocks = ridge(dice, 1390, 150, 2);
		sheet.add(land(stage, rocks, mood.mid, 0.4));
		for (let i = 0; i < 9; i++) {
			const x = i % 2 ? dice.between(0, 620) : dice.between(SIDE - 620, SIDE);
			coral(
				stage,
				x,
				heightAt(rocks, x) + 30,
				dice.between(120, 260),
				mix(dice.pick([mood.accent, mood.second, "#c98bd8"]), mood.mid, 0.45),
			);
		}
		whale(
			stage,
			stage.light < 0 ? dice.between(1500, 1700) : dice.between(460, 660),
			dice.between(960, 1080),
			dice.between(300, 380),
		);
		for (let i = 0; i < 9; i++)
			fish(
				stage,
				dice.between(60, SIDE - 60),
				dice.between(790, 1500),
				dice.between(44, 96),
				dice.pick([mood.accent, mood.second, "#fff1d8", mix(mood.accent, mood.second, 0.5)]),
			);
		jellyfish(
			stage,
			stage.light < 0 ? dice.between(120, 300) : SIDE - dice.between(120, 300),
			dice.between(820, 1000),
			100,
		);
		const sand = ridge(dice, 1660, 40, 2);
		sheet.add(land(stage, sand, mood.near, 1.2));
		for (const x of [90, 250, SIDE - 250, SIDE - 80, 420, SIDE - 420]) {
			if (dice.chance(0.6))
				coral(
					stage,
					x + dice.between(-40, 40),
					1790,
					dice.between(240, 420),
					dice.pick([mood.accent, mood.second, "#d48fd6"]),
				);
			else weed(stage, x, 1800, dice.between(320, 560), mix("#3f9a6a", mood.mid, 0.25));
		}
		if (night) fireflies(stage, 26, { x: 0, y: 760, width: SIDE, height: floor - 800 }, mood.second);
	},
	inFront(stage) {
		const { sheet, dice, mood } = stage;
		for (let i = 0; i < 34; i++) {
			const x = dice.between(0, SIDE);
			const y = dice.between(700, 2050);
			const r = dice.between(7, 30);
			if (
				stage.keepFree.some(
					(box) =>
						x > box.x - 50 && x < box.x + box.width + 50 && y > box.y - 50 && y < box.y + box.height + 50,
				)
			)
				continue;
			sheet.add(
				`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${faint("#ffffff", 0.12)}" stroke="${faint("#ffffff", 0.6)}" stroke-width="4"/>`,
				line(
					`M${num(x - r * 0.5)} ${num(y - r * 0.2)}q${num(r * 0.1)} ${num(-r * 0.4)} ${num(r * 0.45)} ${num(-r * 0.4)}`,
					faint("#ffffff", 0.9),
					4,
				),
			);
		}
		const top = ridge(dice, 2085, 26, 2);
		sheet.add(land(stage, top, mix(mood.front, mood.near, 0.2), 0.6));
		for (let i = 0; i < 12; i++) {
			const x = i % 2 ? dice.between(-20, 430) : dice.between(SIDE - 430, SIDE + 20);
			weed(stage, x, 2180, dice.between(170, 420), mix(mood.front, "#2f8d72", 0.4));
		}
	},
};

function coral({ sheet, dice, light }: Stage, x: number, y: number, size: number, colour: string) {
	if (dice.chance(0.4)) {
		for (let i = 0; i < 3; i++)
			sheet.add(
				form(
					sheet,
					dice,
					fluff(dice, x + (i - 1) * size * 0.26, y - size * 0.18, size * 0.26, size * 0.24, 9),
					i === 1 ? lighter(colour, 0.12) : colour,
					{ light, grain: 5 },
				),
			);
		return;
	}
	const grow = (
		bx: number,
		by: number,
		length: number,
		angle: number,
		width: number,
		depth: number,
	): string => {
		const ex = bx + Math.cos(angle) * length;
		const ey = by + Math.sin(angle) * length;
		let out = line(
			`M${num(bx)} ${num(by)}Q${num((bx + ex) / 2 + dice.between(-8, 8))} ${num((by + ey) / 2)} ${num(ex)} ${num(ey)}`,
			mix(colour, lighter(colour, 0.3), depth / 4),
			width,
		);
		if (depth < 3)
			for (const turn of [-0.5, 0.45])
				out += grow(
					ex,
					ey,
					length * dice.between(0.62, 0.8),
					angle + turn * dice.between(0.7, 1.2),
					width * 0.72,
					depth + 1,
				);
		return out;
	};
	for (const angle of [-1.9, -1.57, -1.2]) sheet.add(grow(x, y, size * 0.36, angle, size * 0.11, 0));
}

function weed({ sheet, dice }: Stage, x: number, y: number, height: number, colour: string) {
	const strands = dice.whole(3, 5);
	for (let i = 0; i < strands; i++) {
		const foot = x + (i - strands / 2) * 30;
		const tall = height * dice.between(0.6, 1);
		const sway = dice.between(-40, 40);
		const spine: Point[] = Array.from(
			{ length: 6 },
			(_, k): Point => [foot + Math.sin(k * 1.2 + i) * 18 + (sway * k) / 5, y - (tall * k) / 5],
		);
		sheet.add(
			line(curve(spine, false), darker(colour, 0.15), 16),
			line(curve(spine, false), lighter(colour, 0.1), 8),
		);
		spine.slice(1).forEach(([sx, sy], k) => {
			const s = k % 2 ? 1 : -1;
			sheet.add(
				fill(
					`M${num(sx)} ${num(sy)}q${num(s * 46)} ${num(-26)} ${num(s * 62)} ${num(-64)}q${num(-s * 50)} ${num(6)} ${num(-s * 62)} ${num(64)}Z`,
					mix(colour, lighter(colour, 0.3), k / 6),
				),
			);
		});
	}
}

function fish({ sheet, dice }: Stage, x: number, y: number, s: number, colour: string) {
	const flip = dice.chance(0.5) ? 1 : -1;
	sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) scale(${num((flip * s) / 100, 3)} ${num(s / 100, 3)}) rotate(${num(dice.between(-8, 8))})">${fill("M-50 0Q-92 -46 -98 -36Q-84 0 -98 36Q-92 46 -50 0Z", darker(colour, 0.15))}${fill("M-10 -40Q20 -74 44 -34Z", darker(colour, 0.2))}${fill("M-60 0Q-20 -56 40 -38Q86 -22 90 2Q84 26 40 40Q-20 54 -60 0Z", sheet.down([0, lighter(colour, 0.25)], [1, darker(colour, 0.16)]))}${fill("M8 -42Q-4 0 8 44L24 43Q12 0 24 -42Z", faint("#ffffff", 0.75))}${fill("M-24 -34Q-34 0 -24 34L-12 40Q-22 0 -12 -40Z", faint("#ffffff", 0.6))}<circle cx="58" cy="-9" r="12" fill="#fffdf4"/><circle cx="61" cy="-8" r="7" fill="#1d2440"/>${line("M74 12q-8 8 -18 6", darker(colour, 0.4), 4)}</g>`,
	);
}

function whale({ sheet, mood, light }: Stage, x: number, y: number, s: number) {
	const tone = mix(mood.far, mood.sky[1], 0.25);
	sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) scale(${num((light * s) / 100, 3)} ${num(s / 100, 3)})">${fill("M-86 -8Q-120 -20 -128 -46Q-106 -44 -98 -30Q-96 -50 -80 -58Q-76 -34 -76 -16Z", tone)}${fill("M-92 -14Q-40 -2 -10 -26Q40 -52 88 -26Q108 -8 96 12Q60 40 0 34Q-56 26 -92 -14Z", sheet.down([0, lighter(tone, 0.12)], [1, darker(tone, 0.15)]))}${fill("M98 8Q64 40 0 34Q-20 31 -38 23Q40 22 98 8Z", faint(lighter(tone, 0.6), 0.5))}${line("M40 20v9M54 17v10M68 14v9", faint(darker(tone, 0.3), 0.5), 2)}${fill("M14 22Q4 48 -22 56Q-22 36 -10 22Z", darker(tone, 0.12))}<circle cx="68" cy="-4" r="3.6" fill="#152243"/></g>`,
	);
}

function jellyfish({ sheet, dice, mood }: Stage, x: number, y: number, s: number) {
	const colour = lighter(mood.accent, 0.4);
	for (let i = 0; i < 6; i++) {
		const sx = x - s * 0.7 + (i * s * 1.4) / 5;
		sheet.add(
			line(
				`M${num(sx)} ${num(y)}q${num(dice.between(-40, 40))} ${num(s * 0.6)} ${num(dice.between(-20, 20))} ${num(s * 1.1)}t${num(dice.between(-30, 30))} ${num(s * 0.8)}`,
				faint(colour, 0.6),
				9,
			),
		);
	}
	sheet.add(
		fill(
			`M${num(x - s)} ${num(y + 8)}Q${num(x - s)} ${num(y - s * 1.1)} ${num(x)} ${num(y - s * 1.1)}Q${num(x + s)} ${num(y - s * 1.1)} ${num(x + s)} ${num(y + 8)}Q${num(x + s * 0.6)} ${num(y - 18)} ${num(x + s * 0.33)} ${num(y + 8)}Q${num(x)} ${num(y - 18)} ${num(x - s * 0.33)} ${num(y + 8)}Q${num(x - s * 0.6)} ${num(y - 18)} ${num(x - s)} ${num(y + 8)}Z`,
			sheet.down([0, faint(lighter(colour, 0.4), 0.95)], [1, faint(colour, 0.7)]),
		),
	);
}
