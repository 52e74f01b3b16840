import { MARGIN, PAPER } from "~/story/compositions/paper";
import { setParagraph } from "../lettering/paragraph.server";
import type { SpreadBrief } from "../port";
import { outlines } from "./letter.server";
import { ornament } from "./ornament";
import { type Pixels, renderOver } from "./overlay.server";

const INK = "#241a38";
/** pt. */
const DEDICATION = 22;
const IMPRINT = 8.5;

/** The dedication and the imprint, set by type alone, with a small ornament between them. */
export function frontMatter(picture: Pixels, { spread, title, cast }: SpreadBrief): void {
	const names = cast.map(({ member }) => member.name);
	const width = PAPER - 2 * MARGIN;
	const dedication = setParagraph(spread.words[0] ?? "", { width: width * 0.8, size: DEDICATION, names });
	const top = PAPER * 0.4 - dedication.height;
	renderOver(
		picture,
		{ x: (PAPER - dedication.width) / 2, y: top, width: dedication.width, height: dedication.height },
		outlines(dedication, INK),
	);
	const middle = PAPER / 2;
	renderOver(picture, { x: middle - 14, y: PAPER * 0.46, width: 28, height: 10 }, ornament());
	const imprint = setParagraph(imprintOf(title), { width: width * 0.72, size: IMPRINT, names });
	renderOver(
		picture,
		{ x: MARGIN, y: PAPER - MARGIN - imprint.height, width: imprint.width, height: imprint.height },
		outlines(imprint, INK),
	);
}

const imprintOf = (title: string) =>
	`${title}\nMade for one family by Fable & Kin. Set in Andika. Printed on paper from well-kept forests.`;
