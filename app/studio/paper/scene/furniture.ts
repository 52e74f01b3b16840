import { darker, faint, lighter, mix } from "../drawing/colour";
import { cutPaper, form } from "../drawing/pen";
import { fill, num } from "../drawing/sheet";
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
