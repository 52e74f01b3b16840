import { shownLong } from "~/studio/story/compositions/things";
import type { Thing } from "~/studio/story/scene";
import type { Prop } from "~/studio/story/vocabulary";
import { darker, faint, lighter, mix } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { dots, dotted } from "../drawing/pen";
import { fill, num } from "../drawing/sheet";
import { circle, Doll } from "../figures/doll";
import { layArt } from "../figures/held/art.server";
import { standingShadow } from "../scene/land";
import { lightOnPaper, type Stage } from "../scene/stage";
import { scaled, toned } from "../settings/kit";
import { artCalled } from "./art.server";
import { PLAIN_DRAWN, PROPS_DRAWN } from "./list";
import { CROWN, PEOPLE } from "./people";
import type { Paint, PropDrawing } from "./prop";
import { repainted } from "./title-colour";
import { DAY_WINDOW, NIGHT_WINDOW } from "./window-pane";

/** How high a grown-up is, in mm of the world: things are drawn in proportion. */
export const GROWN_UP = 1700;
/** How broad the edge of paper is, in units of the sheet: as the figures'. */
const EDGE = 4.5;

/** `isTurned`: it looks to the right; `isInside`, `isWet`: its picture is of a room, or under water. */
type At = {
	x: number;
	y: number;
	size: number;
	isOff?: boolean;
	isTurned?: boolean;
	isInside?: boolean;
	isWet?: boolean;
};

/** In a room these are seen through a window, so large in it. */
const IN_SKY = new Set("sun full-moon crescent-moon cloud rainbow comet".split(" "));
const THROUGH_WINDOW = 0.6;

/** These lie in water, with so much of them under it, wherever they are told to be. */
const SWIMMERS = new Set(
	"dolphin whale spouting-whale orca shark fish tropical-fish goldfish blowfish octopus squid jellyfish".split(
		" ",
	),
);
const UNDER = 0.2;

/** Several are so many, each this much aside, higher and larger than one alone, in shares of one: the farther ones first. */
const SEVERAL = [
	[-0.36, 0.3, 0.56],
	[0.3, 0.34, 0.6],
	[-0.02, 0.12, 0.68],
	[-0.5, -0.02, 0.6],
	[0.46, 0, 0.64],
] as const;

/** Nobody has one of these alone, unless it is told of as one. */
const PAIRED = new Set(
	"running-shoe mans-shoe flat-shoe hiking-boot thong-sandal womans-boot roller-skate ice-skate".split(" "),
);
const PAIR = [
	[0.2, 0.22, 0.72],
	[-0.16, 0, 0.76],
] as const;
const ONE = [[0, 0, 1]] as const;
const isPair = (prop: Prop | Thing) =>
	typeof prop === "object" && PAIRED.has(prop.drawing) && !/^(?:an?|one|the) (?!pair)/u.test(prop.called);

/** Several people are different ones, and as large as one: they stand before each other. */
const CROWDS: Readonly<Record<string, readonly (keyof typeof PEOPLE)[]>> = {
	somebody: ["teacher", "somebody", "cook", "girl", "old-person"],
	child: ["child", "girl"],
	pirate: ["pirate", "pirate", "captain"],
};
const MANY_PEOPLE = 1.3;

/** Draws a thing at (x, y), the middle of its foot, where a grown-up would be `size` units high; `isOff` the ground it has no shadow. */
export function drawProp(stage: Stage, prop: Prop | Thing, { x, y, size, isOff = false, ...how }: At): void {
	const { drawing, many } = typeof prop === "string" ? { drawing: prop, many: false } : prop;
	const [long, colour] = typeof prop === "string" ? [0, undefined] : [shownLong(prop), prop.colour];
	const all = (many && CROWDS[drawing]) || [drawing];
	const scale = size / GROWN_UP;
	const isPeople = drawing in PEOPLE;
	for (const [i, [aside, up, small]] of (many ? SEVERAL : isPair(prop) ? PAIR : ONE).entries()) {
		const one = all[i % all.length] as string;
		const ours: PropDrawing | undefined = PROPS_DRAWN[one as Prop] ?? PLAIN_DRAWN[one];
		const at = { x: x + aside * long * scale, y: y - up * long * scale * (isPeople ? 0.2 : 0.5), isOff };
		const own = isPeople && many ? small * MANY_PEOPLE : small;
		if (how.isInside && IN_SKY.has(one)) {
			const high = long * scale * own;
			drawOurs(stage, stage.night ? NIGHT_WINDOW : DAY_WINDOW, {
				...at,
				isOff: true,
				scale: high / DAY_WINDOW.height,
			});
			const up = at.y - (high * (1 - THROUGH_WINDOW)) / 2;
			drawArt(stage, one, { ...at, y: up, isOff: true, size: high * THROUGH_WINDOW });
			continue;
		}
		if (ours)
			drawOurs(stage, ours, {
				...at,
				colour,
				scale: scale * own * (long ? long / (isPeople ? CROWN : Math.max(ours.width, ours.height)) : 1),
			});
		else drawArt(stage, one, { ...at, ...how, size: long * scale * own });
	}
}

const paperFor = (stage: Stage, scale: number) =>
	new Doll(
		{ tint: lightOnPaper(stage), edge: mix("#fffaf0", stage.mood.tint, 0.6), glow: "none" },
		EDGE / scale,
	);

/** One of the art library, `size` units long. */
function drawArt(stage: Stage, name: string, { x, y, size, isOff, isTurned, isWet }: At): void {
	const { sheet, light, mood, night } = stage;
	const { box, outline, foot, holds } = artCalled(name);
	const scale = size / Math.max(box.width, box.height);
	const middle = box.x + box.width / 2;
	const swims = SWIMMERS.has(name) && !isOff && !isWet;
	const from = sheet.count;
	if (!isOff && !swims)
		sheet.add(
			standingShadow(
				stage,
				x + (foot.x - middle) * scale,
				y - 2,
				Math.max(foot.width * 0.62, box.width * 0.34) * scale,
			),
		);
	const doll = paperFor(stage, 1);
	layArt(doll, name, { x, y, size });
	const shade = night ? "#2c1030" : "#3d1420";
	const side = sheet.linear(
		light < 0 ? [0, 0, 1, 0.5] : [1, 0, 0, 0.5],
		[0, faint(mood.glow, 0.3)],
		[0.4, faint(mood.glow, 0)],
		[0.55, faint(shade, 0)],
		[1, faint(shade, night ? 0.4 : 0.3)],
	);
	const dice = diceFrom(name);
	const grain = (away: 1 | -1) =>
		dots(dice, box, 70, (px, py) => (holds(px, py) ? 0.45 + (away * light * (middle - px)) / box.width : 0));
	sheet.add(
		doll.svg(),
		`<g transform="translate(${num(x - middle * scale)} ${num(y - (box.y + box.height) * scale)}) scale(${num(scale, 4)})">${fill(outline, side)}${dotted(grain(1), faint(shade, 0.2), 1.3)}${dotted(grain(-1), faint("#fff6e0", 0.28), 1.3)}</g>`,
	);
	if (isTurned) sheet.add(`<g transform="matrix(-1 0 0 1 ${num(2 * x)} 0)">${sheet.take(from)}</g>`);
	if (swims) sheet.add(waterAround(stage, { x, y, wide: box.width * scale, high: box.height * scale }));
}

/** A pool round the foot of what swims, with ripples. */
function waterAround(
	stage: Stage,
	{ x, y, wide, high }: { x: number; y: number; wide: number; high: number },
): string {
	const water = toned(stage, "#55a9c6", 0.3);
	const oval = (share: number, more: string) =>
		`<ellipse cx="${num(x)}" cy="${num(y - high * UNDER * 0.3)}" rx="${num(wide * 0.78 * share)}" ry="${num(high * UNDER * 0.75 * share)}" ${more}/>`;
	const ripple = (share: number) =>
		oval(share, `fill="none" stroke="${faint("#e6f6f8", 0.7)}" stroke-width="${num(EDGE)}"`);
	return oval(1, `fill="${water}"`) + ripple(0.9) + ripple(0.6);
}

/** One drawn by hand; `scale` is so many units a mm of the world. */
function drawOurs(
	stage: Stage,
	thing: PropDrawing,
	{ x, y, scale, isOff, colour: own }: Omit<At, "size"> & { scale: number; colour?: string | undefined },
): void {
	const { sheet, night } = stage;
	if (!isOff) sheet.add(standingShadow(stage, x, y - 2, thing.width * 0.54 * scale));
	const doll = paperFor(stage, scale);
	const tonedAs = (colour: string) => toned(stage, repainted(colour, own), 0.3);
	const paint: Paint = {
		shape(d, colour) {
			const tone = tonedAs(colour);
			doll.outline(d);
			doll.detail(fill(d, sheet.down([0, lighter(tone, 0.18)], [1, darker(tone, 0.14)])));
		},
		stroke: (d, colour, width) => doll.stroke(d, tonedAs(colour), width),
		disc(cx, cy, rx, colour, ry = rx) {
			doll.outline(circle(cx, cy, rx, ry));
			doll.detail(
				`<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${tonedAs(colour)}"/>`,
			);
		},
	};
	thing.draw(paint);
	scaled(stage, { x, y }, scale, () => {
		if (night && thing.shines) {
			const [sx, sy, reach] = thing.shines;
			sheet.add(
				`<circle cx="${num(sx)}" cy="${num(sy)}" r="${num(reach)}" fill="${sheet.glow("#ffdf8c", [0, 0.7], [0.4, 0.24], [1, 0])}"/>`,
			);
		}
		sheet.add(doll.svg());
	});
}
