import type { Body, Box } from "~/story/compositions/layout";
import { ARRANGEMENTS } from "~/story/compositions/list";
import { titlePage } from "~/story/compositions/title-page";
import { FORMATS, type FormatName } from "~/story/format";
import type { Scene } from "~/story/scene";
import { mix } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { num, Sheet, UNITS } from "../drawing/sheet";
import { drawByline, placeByline } from "../lettering/byline.server";
import type { Lettered } from "../lettering/placed.server";
import { drawLetters, drawTitle, placeTitle, titleWords } from "../lettering/title.server";
import type { SpreadBrief } from "../port";
import { LAYERED } from "../settings/list";
import { type Laid, PAPER_COLOUR } from "./canvas.server";
import { corners } from "./ornament";
import { peopleOf } from "./people.server";
import { drawWindow, moodOf } from "./window.server";
import { type LaidOut, layOut } from "./words.server";

const BLEED = FORMATS.page.bleed;

export const formatOf = ({ spread }: SpreadBrief): FormatName =>
	spread.pages.length > 1 ? "spread" : "page";

/** A spread in vectors: its paper, the pictures to be laid on it one after the other, and what its words are and where. */
export type DrawnSpread = LaidOut & {
	format: FormatName;
	/** #rrggbb. */
	paper: string;
	pictures: Laid[];
	/** Where faces are, and whole figures, mm: what tests and print files are held to. */
	faces: Box[];
	bodies: Box[];
	/** The title page's, and what is drawn under it: SVG in units from the corner of the bleed. */
	title: { svg: string; words: Lettered[] } | null;
};

/** Reads who is in the picture of a spread, and where they, its words and its things are. */
export async function layOutSpread(brief: SpreadBrief, scene: Scene) {
	const { spread, level, cast } = brief;
	const format = formatOf(brief);
	const people = await peopleOf(scene, cast);
	const content = {
		scene: { ...scene, figures: people.map(({ figure }) => figure) },
		bodies: people.map(({ body }) => body),
	};
	const { composition } = spread;
	const laid: LaidOut =
		spread.kind === "title"
			? {
					layout: titlePage(composition).arrange(
						{ ...content, letters: [], wordsHigh: [] },
						FORMATS.page.width,
					),
					paragraphs: [],
				}
			: layOut(ARRANGEMENTS[composition ?? "spread"], content, {
					words: spread.words,
					level,
					names: cast.map(({ member }) => member.name),
					format,
				});
	return { format, people, laid };
}

/** Draws the picture of a spread that has one. `pxPerMm` says how finely heads are embedded. */
export async function drawnSpread(brief: SpreadBrief, scene: Scene, pxPerMm: number): Promise<DrawnSpread> {
	const { format, people, laid } = await layOutSpread(brief, scene);
	const pictures: Laid[] = [];
	for (const index of laid.layout.windows.keys())
		pictures.push(await drawWindow({ brief, scene, layout: laid.layout, index, people, pxPerMm }));
	const { sky } = moodOf(brief, scene);
	const placed = (of: (body: Body) => Box) =>
		laid.layout.figures.map(({ x, y, size }, i) => {
			const box = of(people[i]?.body as Body);
			return {
				x: x + box.x * size,
				y: y + box.y * size,
				width: box.width * size,
				height: box.height * size,
			};
		});
	return {
		...laid,
		format,
		paper: mix(PAPER_COLOUR, sky[2], scene.time === "night" ? 0.06 : 0.14),
		pictures,
		faces: placed(({ face }) => face),
		bodies: placed(({ box }) => box),
		title: brief.spread.kind === "title" ? titleOf(brief, scene, laid) : null,
	};
}

/** Where the label with the name lies on the title page: over the lower edge of its picture, in units. */
const TITLE_GROUND = 1828;
/** From the trim to the sprigs in its corners, mm. */
export const SPRIGS_IN = 11;

/** The title as it is on the cover, and for whom the story is. */
function titleOf(brief: SpreadBrief, scene: Scene, { layout }: LaidOut): DrawnSpread["title"] {
	const { title, cast, seed } = brief;
	const box = layout.words[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
	const { face } = LAYERED[scene.setting];
	const mood = moodOf(brief, scene);
	const name = cast.find(({ member }) => member.isMain)?.member.name ?? "";
	const room = {
		x: (box.x + BLEED) * UNITS,
		y: (box.y + BLEED) * UNITS,
		width: box.width * UNITS,
		height: box.height * UNITS,
	};
	const sheet = new Sheet();
	const [fill, fillLow, ink] = mood.letters;
	const corner = num((BLEED + SPRIGS_IN) * UNITS);
	const sprigs = corners(FORMATS.page.width - 2 * SPRIGS_IN, mix(fillLow, ink, 0.25), ink);
	sheet.add(`<g transform="translate(${corner} ${corner}) scale(${UNITS})">${sprigs}</g>`);
	const placed = placeTitle(titleWords(title, name, face), face, room);
	const words = drawTitle(
		sheet,
		placed,
		{ fill, fillLow, ink, glow: fill, arc: 18 },
		diceFrom(`${seed}/title`),
	);
	const byline = placeByline(name, TITLE_GROUND);
	if (byline) words.push(...drawByline(sheet, byline, mood));
	if (brief.lettered) drawLetters(sheet, words);
	return { svg: sheet.svg(), words };
}
