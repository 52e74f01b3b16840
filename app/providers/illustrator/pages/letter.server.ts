import type { Box, Layout } from "~/story/compositions/layout";
import { type Pixels, renderOver } from "./overlay.server";
import type { Paragraph } from "../lettering/paragraph.server";
import { EM } from "../lettering/outline.server";
import { MM_PER_PT } from "../lettering/paragraph.server";
import { num } from "../drawing/sheet";
import type { DrawnSpread } from "./drawn-spread.server";
import { LABEL, PAPER } from "~/story/compositions/paper";
import { UNITS } from "./canvas.server";
import { ornament } from "./ornament";
import { mix } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { curve } from "../drawing/pen";
import { DARK, groundUnder, type Ink, veil } from "./contrast";

/** A page with its bleed. */
const WHOLE: Box = { x: -3, y: -3, width: PAPER + 6, height: PAPER + 6 };

/** Ground that would have to be veiled further than this is covered by a label instead. */
const THICK = 0.5;

/** Sets the words on their pages, in dark or in light ink, on ground that is calmed as far as it has to be. */
export function letter(picture: Pixels, { layout, paragraphs, lettering }: DrawnSpread): void {
	if (lettering) renderOver(picture, WHOLE, `<g transform="scale(${1 / UNITS})">${lettering}</g>`, 0);
	for (const [page, words] of layout.words.entries()) {
		const paragraph = paragraphs[page];
		if (!words || !paragraph) continue;
		const spare = words.box.width - paragraph.width;
		const middle = { ...words.box, x: words.box.x + spare / 2, width: paragraph.width };
		const left = { ...words.box, width: paragraph.width };
		const ground = groundUnder(picture, left);
		if (words.on === "label" || (words.on === "picture" && ground.veil > THICK)) {
			const box = words.on === "label" ? middle : left;
			renderOver(picture, box, labelUnder(box, ground.tone), LABEL + 4);
			renderOver(picture, box, outlines(paragraph, DARK));
		} else if (words.on === "paper") {
			renderOver(picture, middle, outlines(paragraph, DARK));
			if (isAlone(layout, page)) {
				const box = {
					x: middle.x + middle.width / 2 - 14,
					y: middle.y + middle.height + 12,
					width: 28,
					height: 10,
				};
				renderOver(picture, box, ornament());
			}
		} else {
			veil(picture, left, ground);
			renderOver(picture, left, outlines(paragraph, ground.ink));
		}
	}
}

/** Whether a page has words and nothing else. */
const isAlone = ({ windows }: Layout, page: number) =>
	windows.every(({ box }) => box.x + box.width < page * PAPER + 5 || box.x > (page + 1) * PAPER - 5);

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

/** The words as paths in mm from the box's corner. */
export function outlines({ words, size }: Paragraph, ink: Ink): string {
	const em = size * MM_PER_PT;
	return words
		.flatMap(({ shape, x, base }) =>
			shape.letters
				.filter(({ d }) => d !== "")
				.map(
					({ d, at }) =>
						`<path transform="translate(${num(x + at * em, 3)} ${num(base, 3)}) scale(${num(em / EM, 6)})" d="${d}" fill="${ink}"/>`,
				),
		)
		.join("");
}
