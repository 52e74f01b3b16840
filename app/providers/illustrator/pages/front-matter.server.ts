import { MARGIN, PAPER } from "~/story/compositions/paper";
import { type Paragraph, setParagraph } from "../lettering/paragraph.server";
import type { SpreadBrief } from "../port";
import { type Block, blockOf } from "./letter.server";
import { ornament } from "./ornament";
import { type Pixels, renderOver } from "./overlay.server";

const INK = "#241a38";
/** pt. */
const DEDICATION = 30;
const IMPRINT = 8.5;
/** So many times as large as under words. */
const ORNAMENT = 2.2;

/** Draws the small ornament between the dedication and the imprint, which are set by type alone; gives their words. */
export function layFrontMatter(picture: Pixels, { spread, title, cast }: SpreadBrief): Block[] {
	const names = cast.map(({ member }) => member.name);
	const width = PAPER - 2 * MARGIN;
	const dedication = setParagraph(spread.words[0] ?? "", { width: width * 0.9, size: DEDICATION, names });
	const imprint = setParagraph(imprintOf(title), { width, size: IMPRINT, names });
	const middle = (one: Paragraph, y: number) => blockOf(one, { x: (PAPER - one.width) / 2, y }, INK);
	const [wide, high] = [28 * ORNAMENT, 10 * ORNAMENT];
	renderOver(
		picture,
		{ x: (PAPER - wide) / 2, y: PAPER * 0.46, width: wide, height: high },
		`<g transform="scale(${ORNAMENT})">${ornament()}</g>`,
	);
	return [
		middle(dedication, PAPER * 0.42 - dedication.height),
		middle(imprint, PAPER - MARGIN - imprint.height),
	];
}

const imprintOf = (title: string) =>
	`${title}\nMade for one family by Fable & Kin. Set in Andika. Printed on paper from well-kept forests.`;
