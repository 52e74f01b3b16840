import { darker, faint, lighter, mix } from "../drawing/colour";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { board, disc, halo, pill, pottedPlant, shadow, toned } from "./kit";
import { PALETTES } from "./palettes";
import { floor, sunPatch, wallAndSkirting, window } from "./room";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A grand hall of wonders: columns, tall windows, the bones of a dinosaur, vases behind a velvet rope. */
export const museum: LayeredSetting = {
	moods: {
		day: [PALETTES.stoneHall, PALETTES.honeyRoom],
		night: [PALETTES.tealNightRoom, PALETTES.plumNightRoom],
	},
	face: "storybook",
	ground: { horizon: 0.68, farSize: 0.8 },
	perch: "plinth",
	far(view) {
		const { mood, width } = view;
		wallAndSkirting(view, mix(mood.far, mood.mid, 0.35), 0.06);
		for (const share of width > SIDE ? [0.12, 0.31, 0.5, 0.69, 0.88] : [0.24, 0.5, 0.76])
			window(view, view.above(share, 0.1), 0.17, 0.3, true);
		for (const share of width > SIDE ? [0.03, 0.215, 0.405, 0.595, 0.785, 0.97] : [0.09, 0.37, 0.63, 0.91])
			column(view, view.at(share, 0.02));
	},
	mid(view) {
		const { mood, width, light } = view;
		floor(view, "checks", lighter(mood.near, 0.65));
		for (const share of width > SIDE ? [0.24, 0.5, 0.76] : [0.24, 0.76])
			sunPatch(view, view.at(share, 0).x, SIDE * 0.15);
		const side = light < 0 ? -1 : 1;
		dinosaur(view, view.at(light < 0 ? 0.75 : 0.25, 0.22), side);
	},
	near(view) {
		const { light, width } = view;
		const side = light < 0 ? 0.1 : 0.9;
		pedestal(view, view.at(side, 0.52));
		if (width > SIDE) pedestal(view, view.at(light < 0 ? 0.3 : 0.7, 0.2));
	},
	front(view) {
		const { mood } = view;
		for (const { x, inward, ...spot } of edges(view, 0.06, 1)) {
			const unit = Math.min(spot.unit, SIDE);
			const y = SIDE * 0.995;
			const brass = toned(view, "#d9a53f", 0.3);
			const cord = toned(view, mood.accent, 0.3);
			view.sheet.line(
				`M${num(x - inward * unit * 0.1)} ${num(y - unit * 0.17)}Q${num(x - inward * unit * 0.03)} ${num(y - unit * 0.11)} ${num(x)} ${num(y - unit * 0.165)}Q${num(x + inward * unit * 0.07)} ${num(y - unit * 0.06)} ${num(x + inward * unit * 0.14)} ${num(y - unit * 0.15)}`,
				cord,
				unit * 0.016,
			);
			for (const [dx, h] of [
				[0, 0.165],
				[0.14, 0.15],
			] as const) {
				const px = x + inward * dx * unit;
				shadow(view, px, y, unit * 0.05);
				pill(view, px, y, unit * 0.07, unit * 0.018, 8, darker(brass, 0.1));
				pill(view, px, y - unit * 0.01, unit * 0.014, h * unit, 4, brass);
				disc(view, px, y - (h + 0.012) * unit, unit * 0.016, lighter(brass, 0.3));
			}
		}
	},
	pieces: [
		(view, spot) => pedestal(view, { ...spot, unit: spot.unit * 0.8 }),
		(view, { x, y, unit }) =>
			pottedPlant(view, x, y, unit * 0.24, toned(view, "#4f8f6a"), toned(view, view.mood.second, 0.3)),
	],
};

function column(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const stone = lighter(mood.far, 0.3);
	const w = unit * 0.06;
	sheet.add(
		`<rect x="${num(x - w / 2)}" y="-20" width="${num(w)}" height="${num(y + 20)}" fill="${sheet.linear([0, 0, 1, 0], [0, darker(stone, 0.1)], [0.35, lighter(stone, 0.25)], [1, darker(stone, 0.2)])}"/>`,
		line(
			`M${num(x - w * 0.22)} 0V${num(y - unit * 0.04)}M${num(x + w * 0.08)} 0V${num(y - unit * 0.04)}M${num(x + w * 0.3)} 0V${num(y - unit * 0.04)}`,
			faint(darker(stone, 0.4), 0.16),
			6,
		),
	);
	pill(view, x, y, w * 1.7, unit * 0.03, 6, stone);
	pill(view, x, y - unit * 0.03, w * 1.35, unit * 0.022, 6, lighter(stone, 0.1));
}

/** The bones of a long-necked dinosaur on a plinth; its head looks to the frame's middle or beyond. */
function dinosaur(view: View, { x, y, unit }: Spot, towards: 1 | -1) {
	const { sheet, mood } = view;
	const bone = toned(view, "#f8eed6", 0.35);
	const back = faint(darker(mood.front, 0.2), 0.35);
	const at = (dx: number, dy: number) => `${num(x + towards * dx * unit)} ${num(y - dy * unit)}`;
	shadow(view, x, y, unit * 0.3);
	pill(view, x, y, unit * 0.52, unit * 0.045, 10, toned(view, mix(mood.mid, "#8a6a55", 0.4), 0.3));
	const spine = `M${at(-0.36, 0.13)}Q${at(-0.22, 0.24)} ${at(-0.09, 0.25)}Q${at(0.04, 0.27)} ${at(0.11, 0.25)}C${at(0.2, 0.23)} ${at(0.19, 0.42)} ${at(0.27, 0.43)}`;
	const limbs = `M${at(-0.1, 0.24)}L${at(-0.13, 0.15)}L${at(-0.11, 0.05)}M${at(-0.06, 0.24)}L${at(-0.06, 0.15)}L${at(-0.04, 0.05)}M${at(0.09, 0.24)}L${at(0.07, 0.15)}L${at(0.09, 0.05)}M${at(0.13, 0.24)}L${at(0.14, 0.15)}L${at(0.16, 0.05)}`;
	let ribs = "";
	for (let i = 0; i < 8; i++) {
		const dx = -0.07 + i * 0.022;
		const drop = 0.1 - Math.abs(i - 3.5) * 0.008;
		ribs += `M${at(dx, 0.255)}Q${at(dx + 0.025, 0.255 - drop * 0.6)} ${at(dx + 0.004, 0.255 - drop)}`;
	}
	for (const [d, w] of [
		[limbs, 0.017],
		[ribs, 0.009],
		[spine, 0.02],
	] as const)
		sheet.add(line(d, back, w * unit + 8), line(d, bone, w * unit));
	sheet.line(spine, faint(darker(bone, 0.35), 0.5), unit * 0.02, `stroke-dasharray="5 ${num(unit * 0.018)}"`);
	const head = `M${at(0.25, 0.44)}Q${at(0.27, 0.485)} ${at(0.31, 0.465)}L${at(0.37, 0.435)}Q${at(0.375, 0.41)} ${at(0.34, 0.412)}L${at(0.27, 0.405)}Z`;
	sheet.add(line(head, back, 8), fill(head, bone));
	disc(view, x + towards * 0.295 * unit, y - 0.45 * unit, unit * 0.011, darker(mood.front, 0.1));
	sheet.line(`M${at(0.3, 0.422)}L${at(0.365, 0.424)}`, darker(bone, 0.35), 5);
}

/** A vase on a stand, under its own lamp by night. */
function pedestal(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const stone = toned(view, "#e9ddc6", 0.45);
	shadow(view, x, y, unit * 0.12);
	pill(view, x, y, unit * 0.18, unit * 0.03, 6, darker(stone, 0.1));
	board(view, x, y - unit * 0.028, unit * 0.13, unit * 0.14, stone);
	pill(view, x, y - unit * 0.165, unit * 0.17, unit * 0.024, 6, lighter(stone, 0.15));
	halo(view, x, y - unit * 0.26, unit * 0.2);
	const foot = y - unit * 0.188;
	const clay = toned(view, mood.accent, 0.32);
	const vase = `M${num(x - unit * 0.03)} ${num(foot)}C${num(x - unit * 0.1)} ${num(foot - unit * 0.07)} ${num(x - unit * 0.06)} ${num(foot - unit * 0.12)} ${num(x - unit * 0.025)} ${num(foot - unit * 0.135)}L${num(x - unit * 0.04)} ${num(foot - unit * 0.16)}H${num(x + unit * 0.04)}L${num(x + unit * 0.025)} ${num(foot - unit * 0.135)}C${num(x + unit * 0.06)} ${num(foot - unit * 0.12)} ${num(x + unit * 0.1)} ${num(foot - unit * 0.07)} ${num(x + unit * 0.03)} ${num(foot)}Z`;
	sheet.fill(
		vase,
		sheet.linear([0, 0, 1, 0], [0, lighter(clay, 0.26)], [0.5, clay], [1, darker(clay, 0.26)]),
	);
	sheet.add(
		`<g clip-path="${sheet.clip(vase)}">${line(`M${num(x - unit * 0.08)} ${num(foot - unit * 0.06)}${"q12 -22 24 0".repeat(16)}`, toned(view, mood.second, 0.25), unit * 0.01)}${line(`M${num(x - unit * 0.08)} ${num(foot - unit * 0.095)}h${num(unit * 0.16)}M${num(x - unit * 0.08)} ${num(foot - unit * 0.035)}h${num(unit * 0.16)}`, darker(clay, 0.4), unit * 0.008)}</g>`,
	);
}
