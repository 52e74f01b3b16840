import type { SpreadBrief } from "~/studio/story/brief";
import { MARGIN, PAPER } from "~/studio/story/compositions/paper";
import { readDedication } from "~/studio/story/dedication";
import { PUBLISHER } from "~/studio/story/publisher";
import { type Paragraph, setParagraph } from "../lettering/paragraph.server";
import { type Block, blockOf } from "./letter.server";
import { garland, ornament } from "./ornament";
import { type Pixels, renderOver } from "./overlay.server";

const INK = "#241a38";
/** pt. */
const IMPRINT = 8.5;
/** Of the dedication and of what a gift says, the first pair for which there is room: no child reads less than 14 pt. */
const SIZES = [
	[30, 18],
	[30, 16],
	[30, 14],
	[24, 14],
	[18, 14],
	[14, 14],
] as const;
/** Around what a gift says, and between the dedication and the ornament, mm. */
const AIR = 6;
const UNDER_DEDICATION = PAPER * 0.04;
/** Where the ornament is unless a long message lifts it, mm. */
const ORNAMENT_TOP = PAPER * 0.46;
/** So many times as large as under words. */
const ORNAMENT = 1.6;
/** From the trim to the twig of the garland, mm: its leaves stay clear of both the cut and the words. */
const INSET = 14;
const CLEAR_OF_LEAVES = 4;

/** Draws a garland round the page and an ornament between the dedication and the imprint; gives their words. */
export function layFrontMatter(picture: Pixels, { spread, title, cast }: SpreadBrief): Block[] {
	const names = cast.map(({ member }) => member.name);
	const width = PAPER - 2 * MARGIN;
	const said = readDedication(spread.words[0] ?? "");
	const imprint = setParagraph(imprintOf(title), { width, size: IMPRINT, names });
	const middle = (one: Paragraph, y: number) => blockOf(one, { x: (PAPER - one.width) / 2, y }, INK);
	const side = PAPER - 2 * INSET;
	renderOver(picture, { x: INSET, y: INSET, width: side, height: side }, garland(side), 5);
	const [wide, high] = [28 * ORNAMENT, 10 * ORNAMENT];
	const foot = PAPER - MARGIN - CLEAR_OF_LEAVES - imprint.height;
	const { dedication, message } = setAsLarge(said, { width: width * 0.9, names }, foot - high - AIR);
	const under = message ? message.height + 2 * AIR : 0;
	const top = Math.min(ORNAMENT_TOP, foot - under - high);
	renderOver(
		picture,
		{ x: (PAPER - wide) / 2, y: top, width: wide, height: high },
		`<g transform="scale(${ORNAMENT})">${ornament()}</g>`,
	);
	const below = top + high + AIR;
	return [
		middle(dedication, top - UNDER_DEDICATION - dedication.height),
		...(message ? [middle(message, below + (foot - AIR - below - message.height) / 3)] : []),
		middle(imprint, foot),
	];
}

/** A dedication and what a gift says as large as there is room for: so many mm from the trim, less what is between and around them. */
function setAsLarge(
	said: { dedication: string; message: string },
	column: { width: number; names: readonly string[] },
	room: number,
): { dedication: Paragraph; message: Paragraph | null } {
	const set = SIZES.map(([large, small]) => ({
		dedication: setParagraph(said.dedication, { ...column, size: large }),
		message: said.message === "" ? null : setParagraph(said.message, { ...column, size: small }),
	}));
	const fits = ({ dedication, message }: (typeof set)[number]) =>
		message === null ||
		MARGIN + CLEAR_OF_LEAVES + dedication.height + UNDER_DEDICATION + message.height + AIR <= room;
	return set.find(fits) ?? (set.at(-1) as (typeof set)[number]);
}

const imprintOf = (title: string) =>
	`${title}\nMade for one family by ${PUBLISHER}. The letters are Andika, made for people who learn to read.`;
