import { Resvg } from "@resvg/resvg-js";
import { drawingCalled } from "~/studio/art/drawings.server";
import { hexOf, rgbOf } from "~/studio/story/colour";
import { type Box, num } from "../drawing/sheet";
import { contoursOf } from "../figures/contour";

/** A drawing of the library as a piece of paper: what it looks like, and how it is cut out. In a square of 128. */
export type Art = {
	/** Its SVG in a light (#rrggbb). */
	svg(light: string): string;
	/** The `d` of the path that it is cut out along. */
	outline: string;
	box: Box;
	/** What it stands on: the middle of its lowest part, and how broad that is. */
	foot: { x: number; width: number };
	/** Whether there is paper at a point. */
	holds(x: number, y: number): boolean;
};

/** px a drawing is looked at with, and of them outside of it on each side. */
const EDGE = 320;
const AROUND = 10;
const UNIT = 128 / (EDGE - 2 * AROUND);
/** A hole or a part with a border of fewer px is none. */
const LEAST = 90;
const OPAQUE = 110;

const known = new Map<string, Art>();

/** Cuts a drawing out; throws where the library has none of that name. */
export function artCalled(name: string): Art {
	const art = known.get(name) ?? cutOut(name);
	known.set(name, art);
	return art;
}

function cutOut(name: string): Art {
	const body = wholeBody(name);
	const { pixels } = new Resvg(
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${EDGE}" height="${EDGE}"><g transform="translate(${AROUND} ${AROUND}) scale(${num(1 / UNIT, 4)})">${body}</g></svg>`,
		{ font: { loadSystemFonts: false }, logLevel: "off" },
	).render();
	const isFilled = (x: number, y: number) =>
		x >= 0 && y >= 0 && x < EDGE && y < EDGE && (pixels[(y * EDGE + x) * 4 + 3] as number) > OPAQUE;
	const at = (px: number) => (px - AROUND) * UNIT;
	const borders = contoursOf(isFilled, EDGE, LEAST).map((border) =>
		border.map(([x, y]) => [at(x), at(y)] as const),
	);
	const points = borders.flat();
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
	const low = points.filter(([, y]) => y > bottom - (bottom - top) * 0.1).map(([x]) => x);
	const [from, to] = [Math.min(...low), Math.max(...low)];
	return {
		svg: inLight(body),
		outline: borders
			.map((border) => `M${border.map(([x, y]) => `${num(x, 2)} ${num(y, 2)}`).join("L")}Z`)
			.join(""),
		box: { x: left, y: top, width: right - left, height: bottom - top },
		foot: { x: (from + to) / 2, width: to - from },
		holds: (x, y) => isFilled(Math.round(x / UNIT + AROUND), Math.round(y / UNIT + AROUND)),
	};
}

/** All over, not only where another one is blue. */
const GOLD = "#f0892e";
const WALRUS = "#8f6650";
/** What one has that the one it is drawn like hasn't. */
const BESIDES: Readonly<Record<string, string>> = {
	walrus: `<path fill="#fbf4e0" d="M31 41q-3 14 2 25q5-11 5-24ZM45 45q1 13 7 22q3-12 0-23Z"/>`,
};
/** Drawn as another one is, in another colour. */
const VARIANTS: Readonly<Record<string, readonly [like: string, colour: string]>> = {
	goldfish: ["tropical-fish", GOLD],
	sparrow: ["bird", "#a27a52"],
	canary: ["bird", "#f4d04a"],
	pigeon: ["bird", "#98a0b0"],
	seagull: ["bird", "#eef1f4"],
	kitten: ["cat", "#d9a05a"],
	walrus: ["seal", WALRUS],
};

/** Of these the library has the head: they get a small body in a colour, with a belly in another. */
const HEADS: Readonly<Record<string, readonly [body: string, belly: string]>> = {
	hamster: ["#f2a76b", "#fff0dc"],
	frog: ["#9ccc3c", "#dcedb0"],
	koala: ["#9aa0a6", "#e0e2e6"],
	panda: ["#3a3a42", "#f6f4f0"],
	wolf: ["#9b9fa6", "#dcdfe4"],
	bear: ["#8d5a3b", "#c99a6e"],
	"polar-bear": ["#f4f6f8", "#ffffff"],
	lion: ["#f2b23a", "#fbe0a0"],
	unicorn: ["#f6f2f6", "#ffffff"],
	boar: ["#7a584a", "#a58374"],
	moose: ["#7d5844", "#a98468"],
	chicken: ["#f6f3ee", "#ffffff"],
	alien: ["#8fb3a0", "#c4dccb"],
	baby: ["#f0c65a", "#f8e2a0"],
};

/** A drawing in its square, whatever its file has outside of it cut off. */
function wholeBody(name: string): string {
	const [like, colour] = VARIANTS[name] ?? [name, null];
	const drawn = drawingCalled(like);
	if (drawn === null) throw new Error(`the art library has no ${name}`);
	const square = `<svg width="128" height="128" viewBox="0 0 128 128">${colour ? recoloured(drawn, colour).replaceAll(`${like}-`, `${name}-`) : drawn}${BESIDES[name] ?? ""}</svg>`;
	const head = HEADS[name];
	if (!head) return square;
	const part = (x: number, y: number, rx: number, ry: number, colour: string) =>
		`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;
	const [body, belly] = head;
	return [
		part(94, 108, 14, 7, body),
		part(64, 98, 30, 28, body),
		part(64, 102, 18, 21, belly),
		part(38, 96, 9, 17, body),
		part(90, 96, 9, 17, body),
		part(45, 121, 15, 7, body),
		part(83, 121, 15, 7, body),
		`<g transform="translate(22 0) scale(.656)">${square}</g>`,
	].join("");
}

/** Its blue parts in another colour, as light and as dark as they are. */
const recoloured = (drawn: string, colour: string) =>
	drawn.replaceAll(/="(#[0-9a-f]{3,6})"/gi, (all, own: string) => {
		const [r, g, b] = rgbOf(whole(own));
		const isGrey = Math.max(r, g, b) - Math.min(r, g, b) < 40;
		if (colour === WALRUS ? g < 90 : isGrey || (b < r + 12 && colour !== GOLD)) return all;
		const light = (r * 0.3 + g * 0.59 + b * 0.11) / 150;
		const [tr, tg, tb] = rgbOf(colour);
		return `="${hexOf([tr * light, tg * light, tb * light])}"`;
	});

/** A book has a light for each hour of its places: so many are kept. */
const LIGHTS = 8;

function inLight(body: string): Art["svg"] {
	const painted = new Map<string, string>();
	return (light) => {
		const svg =
			painted.get(light) ??
			body.replaceAll(
				/ (fill|stroke|stop-color)="(#[0-9a-f]{3,6})"/gi,
				(_, attribute: string, colour: string) => ` ${attribute}="${times(soft(whole(colour)), light)}"`,
			);
		if (painted.size >= LIGHTS) painted.clear();
		painted.set(light, svg);
		return svg;
	};
}

/** #rgb as #rrggbb. */
const whole = (colour: string) => (colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, "$&$&") : colour);

/** How much of its colour a paint keeps: those of the library are a screen's, these pages are printed on soft paper. */
const KEPT = 0.7;
/** What all of them have in common. */
const PAPER = [246, 234, 214] as const;
const SOFT = 0.1;

function soft(colour: string): string {
	const rgb = rgbOf(colour);
	const grey = rgb[0] * 0.3 + rgb[1] * 0.59 + rgb[2] * 0.11;
	const [r = 0, g = 0, b = 0] = rgb.map(
		(value, i) => (grey + (value - grey) * KEPT) * (1 - SOFT) + (PAPER[i] as number) * SOFT,
	);
	return hexOf([r, g, b]);
}

/** A colour in a light, as the figures' are. */
function times(colour: string, light: string): string {
	const falls = rgbOf(light);
	const [r = 0, g = 0, b = 0] = rgbOf(colour).map((value, i) => (value * (falls[i] as number)) / 255);
	return hexOf([r, g, b]);
}
