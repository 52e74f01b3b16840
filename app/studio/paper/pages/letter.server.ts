import type { Box, Layout } from "~/studio/story/compositions/layout";
import { LABEL, PAPER, SAFE } from "~/studio/story/compositions/paper";
import { FORMATS } from "~/studio/story/format";
import { mix } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { curve } from "../drawing/pen";
import { num, UNITS } from "../drawing/sheet";
import { MM_PER_PT, type Paragraph } from "../lettering/paragraph.server";
import { type Lettered, moved, outlines, runsWithSpace } from "../lettering/placed.server";
import { groundsUnder, veil } from "./contrast";
import type { DrawnSpread } from "./drawn-spread.server";
import { ornament } from "./ornament";
import { type Pixels, renderOver } from "./overlay.server";
import { type PlacedWords, placeWords } from "./place-words";
import { SPOT } from "./spot";

const BLEED = FORMATS.page.bleed;
/** A page with its bleed. */
const WHOLE: Box = { x: -BLEED, y: -BLEED, width: PAPER + 2 * BLEED, height: PAPER + 2 * BLEED };

/** Words and all that they cover, in mm of the whole paper. */
export type Block = { box: Box; words: Lettered[] };

/** Draws what a spread's words lie on, calmed as far as it has to be; gives the words. */
export function layGround(picture: Pixels, { layout, paragraphs, title, spot }: DrawnSpread): Block[] {
	if (title) {
		renderOver(picture, WHOLE, `<g transform="scale(${1 / UNITS})">${title.svg}</g>`, 0);
		return [{ box: WHOLE, words: title.words }];
	}
	const widths = paragraphs.map((paragraph) => paragraph?.width ?? null);
	return placeWords(layout, widths, (boxes) => groundsUnder(picture, boxes)).map((placed) => {
		drawGround(picture, placed, windowOf(layout, placed.box), spot);
		return blockOf(paragraphs[placed.page] as Paragraph, placed.box, placed.ink);
	});
}

/** The picture that most of a box lies on; without one, the whole paper. */
function windowOf({ windows }: Layout, { x, y, width, height }: Box): Box {
	const [middle, centre] = [x + width / 2, y + height / 2];
	const under = windows.findLast(
		({ box }) =>
			middle >= box.x && middle <= box.x + box.width && centre >= box.y && centre <= box.y + box.height,
	);
	return under?.box ?? { x: -BLEED, y: -BLEED, width: 2 * PAPER + 2 * BLEED, height: PAPER + 2 * BLEED };
}

function drawGround(picture: Pixels, { box, on }: PlacedWords, window: Box, spot: string | null): void {
	if (on.kind === "label") renderOver(picture, box, labelUnder(box, on.tone), LABEL + 4);
	else if (on.kind === "veil") veil(picture, box, on.ground, window);
	else if (on.ornament) {
		const under = spotUnder(on.ornament);
		if (spot && under.y + under.height < PAPER - SAFE) renderOver(picture, under, spot);
		else renderOver(picture, on.ornament, ornament());
	}
}

/** A spot is where an ornament would be, its middle under the words'. */
const spotUnder = ({ x, y, width }: Box): Box => ({ ...SPOT, x: x + (width - SPOT.width) / 2, y: y - 5 });

/** A paragraph's words with its corner at a place of the paper. */
export function blockOf(
	{ words, size, width, height }: Paragraph,
	{ x, y }: Pick<Box, "x" | "y">,
	ink: string,
): Block {
	return {
		box: { x, y, width, height },
		words: words.flatMap((word, i) => {
			const next = words[i + 1];
			const isFollowed = next !== undefined && !next.isGlued;
			return runsWithSpace(word.shape, isFollowed).map(({ text, font, letters, at }) => ({
				text,
				part: "story" as const,
				font,
				letters,
				size,
				x: x + word.x + at * size * MM_PER_PT,
				y: y + word.base,
				turn: 0,
				ink,
			}));
		}),
	};
}

/** Letters words of one ink each over the picture. */
export function letter(picture: Pixels, blocks: readonly Block[]): void {
	for (const { box, words } of blocks)
		renderOver(picture, box, outlines(words.map((word) => moved(word, -box.x, -box.y))));
}

/** A piece of paper torn by hand, a little larger than its words, in the picture's light. */
function labelUnder({ x, y, width, height }: Box, tone: number): string {
	const dice = diceFrom(`${num(x)}/${num(y)}/${num(width)}`);
	const paper = mix("#fff9ea", "#b9b4d6", Math.max(0, 0.4 - tone) * 1.2);
	const [w, h] = [width + 2 * LABEL, height + 2 * LABEL * 0.7];
	const corner = 5;
	const along = (length: number) => Math.max(3, Math.round(length / 9));
	const points: [number, number][] = [];
	const side = (from: readonly [number, number], to: readonly [number, number], count: number) => {
		for (let i = 0; i < count; i++) {
			const share = i / count;
			const off = i === 0 ? 0 : dice.between(-0.45, 0.45);
			const flat = from[1] === to[1];
			points.push([
				from[0] + (to[0] - from[0]) * share + (flat ? 0 : off),
				from[1] + (to[1] - from[1]) * share + (flat ? off : 0),
			]);
		}
	};
	side([corner, 0], [w - corner, 0], along(w));
	side([w, corner], [w, h - corner], along(h));
	side([w - corner, h], [corner, h], along(w));
	side([0, h - corner], [0, corner], along(h));
	const d = curve(points);
	const at = `translate(${num(-LABEL, 2)} ${num(-LABEL * 0.7, 2)})`;
	const shade = [1.7, 1.2, 0.7]
		.map((down) => `<path d="${d}" transform="${at} translate(0.3 ${down})" fill="#2a1d3d" opacity="0.1"/>`)
		.join("");
	return `${shade}<path d="${d}" transform="${at}" fill="${paper}"/>`;
}
