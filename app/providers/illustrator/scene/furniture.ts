import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, cutPaper, form } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import { sparkle } from "./sky";
import type { Stage } from "./stage";

/** Two shelves of books on the wall; (x, y) is the middle of the upper board. */
export function shelf({ sheet, dice, mood, night }: Stage, x: number, y: number) {
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
		sheet.fill(
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
		);
	}
}

/** A bed under a patchwork quilt; its head is on the left, or on the right for a `side` below 0. */
export function bed({ sheet, dice, mood, night, light }: Stage, x: number, y: number, side: number) {
	const wood = night ? "#6a4c68" : "#b3784c";
	const quilt = mood.mid;
	const l = x - 470;
	const r = x + 470;
	const head = side < 0 ? r : l;
	const s = side < 0 ? -1 : 1;
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
	);
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
	form(sheet, dice, cover, quilt, { light, grain: 1.5 });
	const patch = sheet.clip(curve(cover));
	let cloth = "";
	for (let row = 0; row < 3; row++)
		for (let col = 0; col < 8; col++) {
			const colour = [mood.accent, mood.second, lighter(quilt, 0.4), quilt][(row * 3 + col) % 4] as string;
			cloth += `<rect x="${num(Math.min(l, r) - 20 + col * 130)}" y="${num(y - 250 + row * 96)}" width="124" height="90" rx="10" fill="${faint(mix(colour, mood.far, night ? 0.3 : 0), 0.75)}"/>`;
		}
	// The quilt is turned down at the pillow: a band of its own cloth's paler side, cut off where the quilt ends.
	const fold = line(
		`M${num(head + s * 262)} ${num(y - 280)}Q${num(head + s * 250)} ${num(y - 120)} ${num(head + s * 238)} ${num(y + 50)}`,
		mix(lighter(quilt, 0.4), mood.far, night ? 0.3 : 0.1),
		64,
	);
	sheet.add(`<g clip-path="${patch}">${cloth}${fold}</g>`);
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
	);
}

/** A toy box with a ball and a rocket in it. */
export function toys(stage: Stage, x: number, y: number) {
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
	);
	sheet.add(
		fill(`M${num(x - 184)} ${num(y - 160)}h368v34h-368Z`, darker(box, 0.16)),
		fill(sparkle(x, y - 56, 52), lighter(box, 0.6)),
	);
}

/** A round rug under the figures' feet, across most of the sheet. */
export function rug({ sheet, mood, night }: Stage, floor: number) {
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

/** A wooden toy block, seen a little from above; `s` is half its width. */
export function block({ sheet, dice }: Stage, x: number, y: number, s: number, colour: string) {
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
	);
	sheet.add(
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
