import { MARGIN, PAPER } from "~/story/compositions/paper";
import { readDedication } from "~/story/dedication";
import { type Paragraph, setParagraph } from "../lettering/paragraph.server";
import type { SpreadBrief } from "../port";
import { type Block, blockOf } from "./letter.server";
import { garland, ornament } from "./ornament";
import { type Pixels, renderOver } from "./overlay.server";

const INK = "#241a38";
/** pt. */
const DEDICATION = 30;
const IMPRINT = 8.5;
/** From the largest. */
const MESSAGE = [18, 16, 14, 12, 11, 10, 9.5];
/** Around what a gift says, mm. */
const AIR = 6;
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
	const dedication = setParagraph(said.dedication, { width: width * 0.9, size: DEDICATION, names });
	const imprint = setParagraph(imprintOf(title), { width, size: IMPRINT, names });
	const middle = (one: Paragraph, y: number) => blockOf(one, { x: (PAPER - one.width) / 2, y }, INK);
	const side = PAPER - 2 * INSET;
	renderOver(picture, { x: INSET, y: INSET, width: side, height: side }, garland(side), 5);
	const [wide, high] = [28 * ORNAMENT, 10 * ORNAMENT];
	renderOver(
		picture,
		{ x: (PAPER - wide) / 2, y: PAPER * 0.46, width: wide, height: high },
		`<g transform="scale(${ORNAMENT})">${ornament()}</g>`,
	);
	const foot = PAPER - MARGIN - CLEAR_OF_LEAVES - imprint.height;
	const top = PAPER * 0.46 + high + AIR;
	const room = foot - AIR - top;
	const message = said.message === "" ? null : setMessage(said.message, { width: width * 0.9, room, names });
	return [
		middle(dedication, PAPER * 0.42 - dedication.height),
		...(message ? [middle(message, top + (room - message.height) / 3)] : []),
		middle(imprint, foot),
	];
}

/** What a gift says, as large as there is room for. */
function setMessage(
	text: string,
	{ room, ...column }: { width: number; room: number; names: readonly string[] },
): Paragraph {
	const set = MESSAGE.map((size) => setParagraph(text, { ...column, size }));
	return set.find(({ height }) => height <= room) ?? (set.at(-1) as Paragraph);
}

const imprintOf = (title: string) =>
	`${title}\nMade for one family by Fable & Kin. Set in Andika. Printed on paper from well-kept forests.`;
