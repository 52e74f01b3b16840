import { darker, faint, lighter } from "../drawing/colour";
import { dots, dotted, fluff, form } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { bed, block, rug, shelf, toys } from "./furniture";
import { fireflies, lamps } from "./garland";
import { sparkle } from "./sky";
import type { Scenery, Stage } from "./stage";
import { bigWindow } from "./window-view";

/** Indoors, the mood's sky is what the window shows; `far` is the wallpaper, `mid` the bed, `near` the floor. */
export const bedroom: Scenery = {
	moods: {
		day: [
			{
				sky: ["#6fbfe0", "#a9dbe6", "#e8f3d8"],
				land: ["#f3c9b0", "#6f9fb8", "#c98f62", "#8a4f5f"],
				accents: ["#e2645a", "#f7c04c"],
				light: ["#ffe39a", "#fffaf2"],
				letters: ["#fffaf0", "#ffe29a", "#7a3348"],
			},
			{
				sky: ["#7ac3dc", "#b5e0df", "#f0f3cf"],
				land: ["#a9cdb8", "#e0966a", "#c4956a", "#4a6a62"],
				accents: ["#d9584f", "#f6c350"],
				light: ["#ffe8a0", "#fffcf2"],
				letters: ["#fffbe8", "#ffd97a", "#2b4f4a"],
			},
		],
		night: [
			{
				sky: ["#141a4c", "#2f4388", "#6f7ab8"],
				land: ["#3a4482", "#5a6ab0", "#5f4a72", "#231d4a"],
				accents: ["#f0786a", "#ffcf66"],
				light: ["#ffe9a8", "#d6cbf0"],
				letters: ["#fff6d6", "#ffc95e", "#141040"],
			},
			{
				sky: ["#10284c", "#235c80", "#6aa0ae"],
				land: ["#3d5f78", "#8a5f88", "#5a4a5f", "#1c2a44"],
				accents: ["#f0866a", "#ffd470"],
				light: ["#fff0b8", "#d2d6ee"],
				letters: ["#fffae0", "#ffd267", "#0e2440"],
			},
		],
	},
	face: "playful",
	costumes: [
		{
			colours: ["#5f8fc4", "#fff4df", "#fdf0cf"],
			wears: ["pyjamas", "stars", "collar", "nightcap", "none", "teddy", "slippers"],
		},
		{
			colours: ["#e0786a", "#fff4df", "#fff0dc"],
			wears: ["pyjamas", "stripes", "collar", "none", "cape", "lantern", "slippers"],
		},
		{
			colours: ["#8a76b8", "#fff4df", "#f7d98c"],
			wears: ["robe", "dots", "collar", "none", "none", "book", "slippers"],
		},
		{
			colours: ["#5fa58c", "#fff4df", "#fdf3d2"],
			wears: ["pyjamas", "dots", "collar", "nightcap", "none", "star", "slippers"],
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
			sheet.fill(
				`M${num(x - 250)} 1500L${num(x - side * 700)} ${SIDE}H${num(x - side * 100)}L${num(x + 250)} 1500Z`,
				sheet.down([0, faint(mood.glow, 0.4)], [1, faint(mood.glow, 0)]),
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
					form(sheet, dice, fluff(dice, x, 2150, dice.between(100, 150), dice.between(70, 110), 5), colour, {
						grain: 1.6,
					});
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
			sheet.fill(
				sparkle(x, y, 15 + dice.between(-3, 4)),
				faint(night ? mood.second : lighter(mood.far, 0.7), night ? 0.3 : 0.6),
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

function boards({ sheet, dice, mood }: Stage, y: number) {
	sheet.add(
		`<rect x="0" y="${y - 46}" width="${SIDE}" height="50" fill="${lighter(mood.far, 0.5)}"/><rect x="0" y="${y}" width="${SIDE}" height="${SIDE - y}" fill="${sheet.down([0, darker(mood.near, 0.18)], [0.4, mood.near], [1, darker(mood.near, 0.28)])}"/>`,
	);
	for (let i = 0; i < 6; i++)
		sheet.line(`M0 ${num(y + 30 + i * i * 14)}H${SIDE}`, faint(darker(mood.near, 0.55), 0.4), 4 + i * 0.6);
	for (let i = 0; i < 40; i++) {
		const py = y + dice.between(8, SIDE - y);
		sheet.line(
			`M${num(dice.between(0, SIDE))} ${num(py)}h${num(dice.between(60, 200))}`,
			faint(dice.chance(0.5) ? lighter(mood.near, 0.5) : darker(mood.near, 0.4), 0.22),
			5,
		);
	}
}
