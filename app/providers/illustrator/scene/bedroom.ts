import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, cutPaper, dots, dotted, fill, fluff, form, line } from "../drawing/pen";
import { num, type Point, SIDE } from "../drawing/sheet";
import { fireflies, lamps } from "./garland";
import { sparkle } from "./sky";
import type { Scenery, Stage } from "./stage";

/** Indoors, the mood's sky is what the window shows; `far` is the wallpaper, `mid` the bed, `near` the floor. */
export const bedroom: Scenery = {
	moods: {
		day: [
			{
				sky: ["#6fbfe0", "#a9dbe6", "#e8f3d8"],
				glow: "#ffe39a",
				far: "#f3c9b0",
				mid: "#6f9fb8",
				near: "#c98f62",
				front: "#8a4f5f",
				accent: "#e2645a",
				second: "#f7c04c",
				tint: "#fffaf2",
				letters: ["#fffaf0", "#ffe29a", "#7a3348"],
			},
			{
				sky: ["#7ac3dc", "#b5e0df", "#f0f3cf"],
				glow: "#ffe8a0",
				far: "#a9cdb8",
				mid: "#e0966a",
				near: "#c4956a",
				front: "#4a6a62",
				accent: "#d9584f",
				second: "#f6c350",
				tint: "#fffcf2",
				letters: ["#fffbe8", "#ffd97a", "#2b4f4a"],
			},
		],
		night: [
			{
				sky: ["#141a4c", "#2f4388", "#6f7ab8"],
				glow: "#ffe9a8",
				far: "#3a4482",
				mid: "#5a6ab0",
				near: "#5f4a72",
				front: "#231d4a",
				accent: "#f0786a",
				second: "#ffcf66",
				tint: "#d6cbf0",
				letters: ["#fff6d6", "#ffc95e", "#141040"],
			},
			{
				sky: ["#10284c", "#235c80", "#6aa0ae"],
				glow: "#fff0b8",
				far: "#3d5f78",
				mid: "#8a5f88",
				near: "#5a4a5f",
				front: "#1c2a44",
				accent: "#f0866a",
				second: "#ffd470",
				tint: "#d2d6ee",
				letters: ["#fffae0", "#ffd267", "#0e2440"],
			},
		],
	},
	face: "playful",
	costumes: [
		{
			garment: "pyjamas",
			colours: ["#5f8fc4", "#fff4df", "#fdf0cf"],
			pattern: "stars",
			neck: "collar",
			hat: "nightcap",
			back: "none",
			hold: "teddy",
			feet: "slippers",
		},
		{
			garment: "pyjamas",
			colours: ["#e0786a", "#fff4df", "#fff0dc"],
			pattern: "stripes",
			neck: "collar",
			hat: "none",
			back: "cape",
			hold: "lantern",
			feet: "slippers",
		},
		{
			garment: "robe",
			colours: ["#8a76b8", "#fff4df", "#f7d98c"],
			pattern: "dots",
			neck: "collar",
			hat: "none",
			back: "none",
			hold: "book",
			feet: "slippers",
		},
		{
			garment: "pyjamas",
			colours: ["#5fa58c", "#fff4df", "#fdf3d2"],
			pattern: "dots",
			neck: "collar",
			hat: "nightcap",
			back: "none",
			hold: "star",
			feet: "slippers",
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		wallpaper(stage);
		const side = light < 0 ? -1 : 1;
		const x = SIDE / 2 + side * dice.between(480, 560);
		bigWindow(stage, x, 1080, 640, 700);
		shelf(stage, SIDE / 2 - side * 760, 1090);
		lamps(stage, [-20, 770], [SIDE / 2, 740], 90, 9);
		lamps(stage, [SIDE / 2, 740], [SIDE + 20, 770], 90, 9);
		boards(stage, 1660);
		bed(stage, SIDE / 2 - side * 560, 1760, side);
		toys(stage, SIDE / 2 + side * 760, 1760);
		rug(stage, floor);
		if (!night)
			sheet.add(
				fill(
					`M${num(x - 250)} 1500L${num(x - side * 700)} ${SIDE}H${num(x - side * 100)}L${num(x + 250)} 1500Z`,
					sheet.down([0, faint(mood.glow, 0.4)], [1, faint(mood.glow, 0)]),
				),
			);
		else fireflies(stage, 16, { x: 0, y: 700, width: SIDE, height: 1000 }, mood.second);
	},
	inFront(stage) {
		const { sheet, dice, mood } = stage;
		for (const s of [0, 1]) {
			for (let i = 0; i < 3; i++) {
				const x = s ? SIDE - 90 - i * 150 : 90 + i * 150;
				const colour = dice.pick([mood.accent, mood.second, mood.mid, lighter(mood.front, 0.3)]);
				if (i === 1) block(stage, x, 2150, dice.between(110, 140), colour);
				else
					sheet.add(
						form(
							sheet,
							dice,
							fluff(dice, x, 2150, dice.between(100, 150), dice.between(70, 110), 5),
							colour,
							{ grain: 1.6 },
						),
					);
			}
		}
	},
};

function wallpaper({ sheet, dice, mood, night }: Stage) {
	sheet.add(
		`<rect width="${SIDE}" height="${SIDE}" fill="${sheet.down([0, darker(mood.far, night ? 0.35 : 0.08)], [0.5, mood.far], [1, lighter(mood.far, 0.06)])}"/>`,
	);
	for (let x = 30; x < SIDE; x += 120)
		sheet.add(
			`<rect x="${x}" width="54" height="1680" fill="${faint(lighter(mood.far, 0.35), night ? 0.07 : 0.2)}"/>`,
		);
	for (let row = 0; row < 12; row++)
		for (let col = 0; col < 10; col++) {
			const x = 57 + col * 240 + (row % 2) * 120;
			const y = 70 + row * 140;
			sheet.add(
				fill(
					sparkle(x, y, 15 + dice.between(-3, 4)),
					faint(night ? mood.second : lighter(mood.far, 0.7), night ? 0.3 : 0.6),
				),
			);
		}
	sheet.add(
		dotted(
			dots(dice, { x: 0, y: 0, width: SIDE, height: 1660 }, 1500, () => 0.5),
			faint(darker(mood.far, 0.4), 0.14),
			5,
		),
	);
}

function bigWindow({ sheet, dice, mood, night }: Stage, x: number, y: number, w: number, h: number) {
	const l = x - w / 2;
	const t = y - h / 2;
	const frame = night ? mix("#f2e2d0", mood.far, 0.45) : "#fff6e8";
	const arch = `M${num(l)} ${num(t + h)}V${num(t + w * 0.36)}Q${num(l)} ${num(t)} ${num(x)} ${num(t)}Q${num(l + w)} ${num(t)} ${num(l + w)} ${num(t + w * 0.36)}V${num(t + h)}Z`;
	const clip = sheet.clip(arch);
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(w)}" ry="${num(h * 0.85)}" fill="${sheet.radial([
			[0.3, faint(mood.glow, night ? 0.3 : 0.5)],
			[1, faint(mood.glow, 0)],
		])}"/>`,
	);
	let view = `<rect x="${num(l)}" y="${num(t)}" width="${w}" height="${h}" fill="${sheet.down([0, mood.sky[0]], [0.6, mood.sky[1]], [1, mood.sky[2]])}"/>`;
	const mx = l + w * dice.between(0.28, 0.42);
	view += `<circle cx="${num(mx)}" cy="${num(t + h * 0.34)}" r="190" fill="${sheet.radial([
		[0, faint(mood.glow, 0.7)],
		[1, faint(mood.glow, 0)],
	])}"/><circle cx="${num(mx)}" cy="${num(t + h * 0.34)}" r="72" fill="${lighter(mood.glow, 0.5)}"/>`;
	if (night) {
		view += `<circle cx="${num(mx + 30)}" cy="${num(t + h * 0.34 - 14)}" r="62" fill="${mood.sky[0]}"/>`;
		view += dotted(
			dots(dice, { x: l, y: t, width: w, height: h * 0.7 }, 60, () => 0.9),
			lighter(mood.glow, 0.6),
			6,
		);
		for (let i = 0; i < 4; i++)
			view += fill(
				sparkle(l + dice.between(0.1, 0.9) * w, t + dice.between(0.1, 0.6) * h, 22),
				lighter(mood.glow, 0.5),
			);
	} else
		for (let i = 0; i < 3; i++)
			view += fill(
				curve(fluff(dice, l + dice.between(0.2, 0.9) * w, t + dice.between(0.2, 0.6) * h, 110, 40, 7)),
				faint("#ffffff", 0.9),
			);
	for (const [dy, tone] of [
		[0.74, mix(mood.sky[2], "#5f9f7a", night ? 0.3 : 0.6)],
		[0.86, mix(mood.sky[1], "#3f8a66", night ? 0.3 : 0.7)],
	] as const)
		view += fill(
			`M${num(l)} ${num(t + h)}V${num(t + h * dy)}Q${num(l + w * 0.3)} ${num(t + h * (dy - 0.1))} ${num(x)} ${num(t + h * dy)}T${num(l + w)} ${num(t + h * dy)}V${num(t + h)}Z`,
			tone,
		);
	sheet.add(
		`<g clip-path="${clip}">${view}</g>`,
		line(`${arch}M${num(x)} ${num(t)}V${num(t + h)}M${num(l)} ${num(t + h * 0.52)}H${num(l + w)}`, frame, 22),
		fill(`M${num(l - 40)} ${num(t + h)}h${num(w + 80)}v36h${num(-w - 80)}Z`, lighter(frame, 0.2)),
	);
	const curtain = night ? mix(mood.accent, mood.far, 0.35) : mood.accent;
	for (const s of [-1, 1]) {
		const edge = x + s * (w / 2 + 60);
		sheet.add(
			fill(
				`M${num(edge)} ${num(t - 60)}H${num(x + s * 120)}Q${num(x + s * 190)} ${num(y - 40)} ${num(x + s * (w / 2 - 20))} ${num(y + 40)}Q${num(x + s * (w / 2 - 30))} ${num(y + 220)} ${num(x + s * (w / 2 - 70))} ${num(t + h + 110)}H${num(edge + s * 14)}Z`,
				sheet.linear(s < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0], [
					[0, darker(curtain, 0.2)],
					[0.5, lighter(curtain, 0.1)],
					[1, darker(curtain, 0.08)],
				]),
			),
		);
		for (const k of [0.2, 0.5, 0.8])
			sheet.add(
				line(
					`M${num(edge - s * k * 190)} ${num(t - 50)}Q${num(edge - s * k * 120)} ${num(y - 60)} ${num(edge - s * 20 * k - s * 26)} ${num(y + 60)}`,
					faint(darker(curtain, 0.5), 0.35),
					8,
				),
			);
		sheet.add(
			line(
				`M${num(edge + s * 6)} ${num(y + 40)}Q${num(x + s * (w / 2 + 10))} ${num(y + 66)} ${num(x + s * (w / 2 - 24))} ${num(y + 40)}`,
				mood.second,
				16,
			),
		);
	}
	sheet.add(line(`M${num(l - 110)} ${num(t - 66)}H${num(l + w + 110)}`, "#8a5f45", 20));
}

function shelf({ sheet, dice, mood, night }: Stage, x: number, y: number) {
	const wood = night ? "#5f4668" : "#a9714a";
	for (const dy of [0, 250]) {
		let bx = x - 210;
		while (bx < x + 190) {
			const w = dice.between(24, 46);
			const h = dice.between(96, 156);
			const colour = mix(
				dice.pick([mood.accent, mood.second, mood.mid, "#5f9f8c", "#f6e7cc"]),
				mood.far,
				night ? 0.35 : 0.05,
			);
			const lean = dice.chance(0.15) ? 8 : 0;
			sheet.add(
				`<g transform="rotate(${lean} ${num(bx)} ${num(y + dy)})"><rect x="${num(bx)}" y="${num(y + dy - h)}" width="${num(w)}" height="${num(h)}" rx="4" fill="${colour}"/><rect x="${num(bx + 6)}" y="${num(y + dy - h + 18)}" width="${num(w - 12)}" height="8" fill="${faint("#fff6df", 0.7)}"/></g>`,
			);
			bx += w + 3 + (dice.chance(0.15) ? 40 : 0);
		}
		sheet.add(
			fill(
				cutPaper(
					dice,
					[
						[x - 240, y + dy],
						[x + 250, y + dy],
						[x + 250, y + dy + 26],
						[x - 240, y + dy + 26],
					],
					3,
				),
				sheet.down([0, lighter(wood, 0.2)], [1, darker(wood, 0.2)]),
			),
		);
	}
}

function boards({ sheet, dice, mood }: Stage, y: number) {
	sheet.add(
		`<rect x="0" y="${y - 46}" width="${SIDE}" height="50" fill="${lighter(mood.far, 0.5)}"/><rect x="0" y="${y}" width="${SIDE}" height="${SIDE - y}" fill="${sheet.down([0, darker(mood.near, 0.18)], [0.4, mood.near], [1, darker(mood.near, 0.28)])}"/>`,
	);
	for (let i = 0; i < 6; i++)
		sheet.add(
			line(`M0 ${num(y + 30 + i * i * 14)}H${SIDE}`, faint(darker(mood.near, 0.55), 0.4), 4 + i * 0.6),
		);
	for (let i = 0; i < 40; i++) {
		const py = y + dice.between(8, SIDE - y);
		sheet.add(
			line(
				`M${num(dice.between(0, SIDE))} ${num(py)}h${num(dice.between(60, 200))}`,
				faint(dice.chance(0.5) ? lighter(mood.near, 0.5) : darker(mood.near, 0.4), 0.22),
				5,
			),
		);
	}
}

function bed({ sheet, dice, mood, night, light }: Stage, x: number, y: number, side: number) {
	const wood = night ? "#6a4c68" : "#b3784c";
	const quilt = mood.mid;
	const l = x - 470;
	const r = x + 470;
	const head = side < 0 ? r : l;
	const s = side < 0 ? -1 : 1;
	sheet.add(
		form(
			sheet,
			dice,
			[
				[head, y],
				[head, y - 430],
				[head + s * 60, y - 480],
				[head + s * 120, y - 430],
				[head + s * 120, y],
			],
			wood,
			{ light, grain: 3 },
		),
	);
	sheet.add(
		form(
			sheet,
			dice,
			[
				[head + s * 100, y - 250],
				[head + s * 330, y - 290],
				[head + s * 350, y - 190],
				[head + s * 100, y - 170],
			],
			lighter(mood.far, 0.65),
			{ light, grain: 1 },
		),
	);
	const cover: Point[] = [
		[head + s * 270, y - 230],
		[head + s * 600, y - 262],
		[head + s * 900, y - 226],
		[head + s * 960, y - 120],
		[head + s * 950, y + 10],
		[head + s * 120, y + 10],
		[head + s * 130, y - 180],
	];
	sheet.add(form(sheet, dice, cover, quilt, { light, grain: 1.5 }));
	const patch = sheet.clip(curve(cover));
	let cloth = "";
	for (let row = 0; row < 3; row++)
		for (let col = 0; col < 8; col++) {
			const colour = [mood.accent, mood.second, lighter(quilt, 0.4), quilt][(row * 3 + col) % 4] as string;
			cloth += `<rect x="${num(Math.min(l, r) - 20 + col * 130)}" y="${num(y - 250 + row * 96)}" width="124" height="90" rx="10" fill="${faint(mix(colour, mood.far, night ? 0.3 : 0), 0.75)}"/>`;
		}
	sheet.add(
		`<g clip-path="${patch}">${cloth}</g>`,
		line(
			`M${num(head + s * 260)} ${num(y - 232)}Q${num(head + s * 250)} ${num(y - 120)} ${num(head + s * 240)} ${num(y + 4)}`,
			lighter(mood.far, 0.7),
			40,
		),
	);
	sheet.add(
		form(
			sheet,
			dice,
			[
				[head + s * 930, y + 30],
				[head + s * 930, y - 260],
				[head + s * 975, y - 290],
				[head + s * 1020, y - 260],
				[head + s * 1020, y + 30],
			],
			wood,
			{ light, grain: 3 },
		),
	);
}

function toys(stage: Stage, x: number, y: number) {
	const { sheet, mood, dice, night } = stage;
	const box = night ? mix(mood.second, mood.far, 0.45) : mood.second;
	sheet.add(
		`<circle cx="${num(x - 40)}" cy="${num(y - 170)}" r="62" fill="${mood.accent}"/><path d="M${num(x - 100)} ${num(y - 180)}q60 -30 120 4" stroke="#fff3dd" stroke-width="20" fill="none"/>`,
	);
	sheet.add(
		fill(`M${num(x + 30)} ${num(y - 130)}l26 -120l30 -40l30 40l10 120Z`, lighter(mood.mid, 0.25)),
		fill(`M${num(x + 44)} ${num(y - 226)}l42 -64l42 64Z`, mood.accent),
		`<circle cx="${num(x + 86)}" cy="${num(y - 180)}" r="18" fill="#fff3dd"/>`,
	);
	sheet.add(
		form(
			sheet,
			dice,
			[
				[x - 170, y + 20],
				[x - 170, y - 140],
				[x + 170, y - 140],
				[x + 170, y + 20],
			],
			box,
			{ smooth: false, grain: 2 },
		),
		fill(`M${num(x - 184)} ${num(y - 160)}h368v34h-368Z`, darker(box, 0.16)),
		fill(sparkle(x, y - 56, 52), lighter(box, 0.6)),
	);
}

function rug({ sheet, mood, night }: Stage, floor: number) {
	const cloth = night ? mix(mood.accent, mood.near, 0.35) : mood.accent;
	for (const [rx, colour] of [
		[900, darker(cloth, 0.12)],
		[850, cloth],
		[720, lighter(mood.far, 0.35)],
		[660, mix(mood.mid, cloth, 0.2)],
		[420, lighter(mood.second, 0.15)],
		[370, mix(mood.mid, cloth, 0.35)],
	] as const)
		sheet.add(
			`<ellipse cx="${SIDE / 2}" cy="${floor + 10}" rx="${rx}" ry="${num(rx * 0.2)}" fill="${colour}"/>`,
		);
	sheet.add(
		`<ellipse cx="${SIDE / 2}" cy="${floor + 10}" rx="790" ry="158" fill="none" stroke="${faint("#fff5e2", 0.6)}" stroke-width="9" stroke-dasharray="28 24"/>`,
	);
}

function block({ sheet, dice }: Stage, x: number, y: number, s: number, colour: string) {
	sheet.add(
		form(
			sheet,
			dice,
			[
				[x - s, y],
				[x - s, y - s * 1.6],
				[x + s * 0.6, y - s * 1.6],
				[x + s * 0.6, y],
			],
			colour,
			{ smooth: false, grain: 2 },
		),
		fill(
			`M${num(x - s)} ${num(y - s * 1.6)}l${num(s * 0.36)} ${num(-s * 0.34)}h${num(s * 1.6)}l${num(-s * 0.36)} ${num(s * 0.34)}Z`,
			lighter(colour, 0.3),
		),
		fill(
			`M${num(x + s * 0.6)} ${num(y)}v${num(-s * 1.6)}l${num(s * 0.36)} ${num(-s * 0.34)}v${num(s * 1.94)}Z`,
			darker(colour, 0.3),
		),
		fill(sparkle(x - s * 0.2, y - s * 0.8, s * 0.5), faint("#fff6e2", 0.9)),
	);
}
