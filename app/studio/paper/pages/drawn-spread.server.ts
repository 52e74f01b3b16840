import type { SpreadBrief } from "~/studio/story/brief";
import { mainOf } from "~/studio/story/cast";
import { cover } from "~/studio/story/compositions/cover";
import type { Arrangement, Body, Box } from "~/studio/story/compositions/layout";
import { ARRANGEMENTS } from "~/studio/story/compositions/list";
import { titlePage } from "~/studio/story/compositions/title-page";
import { FORMATS, type FormatName } from "~/studio/story/format";
import type { Scene } from "~/studio/story/scene";
import { mix } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { num, Sheet, UNITS } from "../drawing/sheet";
import { withRiders } from "../figures/rides";
import type { Lettered } from "../lettering/placed.server";
import { drawTitleAndName, type Titled, titleIn } from "../lettering/title-and-name.server";
import { inTitlesColours } from "../props/title-colour";
import { LAYERED } from "../settings/list";
import { type Laid, PAPER_COLOUR } from "./canvas.server";
import { corners } from "./ornament";
import { peopleOf } from "./people.server";
import { drawSpot } from "./spot";
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
	/** What stands under words that have a page for themselves: SVG as large as a spot; null where the scene has nothing for it. */
	spot: string | null;
	/** Where faces are, and whole figures, mm: what tests and print files are held to. */
	faces: Box[];
	bodies: Box[];
	/** The title page's, and what is drawn under it: SVG in units from the corner of the bleed. */
	title: { svg: string; words: Lettered[] } | null;
};

/** Reads who is in the picture of a spread, and where they, its words and its things are; `scene` has whoever rides on what they ride. */
export async function layOutSpread(brief: SpreadBrief, told: Scene) {
	const { spread, level, cast } = brief;
	const scene = inTitlesColours(withRiders(told, cast), brief.title);
	const format = formatOf(brief);
	const people = await peopleOf(scene, cast, Math.ceil((spread.pages[0] ?? 0) / 2));
	const content = {
		scene: { ...scene, figures: people.map(({ figure }) => figure) },
		bodies: people.map(({ body }) => body),
	};
	const { composition } = spread;
	const titled = titledBy(spread);
	const laid: LaidOut = titled
		? {
				layout: titled.arrange(
					{ ...content, letters: [], wordsHigh: [(width) => titleHigh(brief, scene, { x: 0, y: 0, width })] },
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
	return { format, people, laid, scene };
}

/** Draws the picture of a spread that has one. `pxPerMm` says how finely heads are embedded. */
export async function drawnSpread(brief: SpreadBrief, told: Scene, pxPerMm: number): Promise<DrawnSpread> {
	const { format, people, laid, scene } = await layOutSpread(brief, told);
	const pictures: Laid[] = [];
	for (const index of laid.layout.windows.keys())
		pictures.push(await drawWindow({ brief, scene, layout: laid.layout, index, people, pxPerMm }));
	const mood = moodOf(brief, scene);
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
		paper: mix(PAPER_COLOUR, mood.sky[2], scene.time === "night" ? 0.06 : 0.14),
		pictures,
		spot: titledBy(brief.spread) ? null : drawSpot(brief, inTitlesColours(told, brief.title), mood),
		faces: placed(({ face }) => face),
		bodies: placed(({ box }) => box),
		title: titledBy(brief.spread) ? titleOf(brief, scene, laid) : null,
	};
}

/** How the title shares its paper with a picture; null where a spread says something else. */
const titledBy = ({ kind, composition }: SpreadBrief["spread"]): Arrangement | null =>
	kind === "cover" ? cover : kind === "title" ? titlePage(composition) : null;

/** The title as it is on the cover and on the title page. */
const titledOf = (brief: SpreadBrief, scene: Scene): Titled => ({
	title: brief.title,
	name: mainOf(brief.cast)?.member.name ?? "",
	face: LAYERED[scene.setting].face,
	mood: moodOf(brief, scene),
});

/** Where a title is set that has so much width on the paper, in units: as high as is comfortable. */
const roomFor = ({ spread }: SpreadBrief, { x, y, width }: Omit<Box, "height">): Box => ({
	x: (x + BLEED) * UNITS,
	y: (y + BLEED) * UNITS,
	width: width * UNITS,
	height: (titledBy(spread)?.comfortable.page ?? 0) * UNITS,
});

const titleHigh = (brief: SpreadBrief, scene: Scene, at: Omit<Box, "height">) =>
	titleIn(titledOf(brief, scene), roomFor(brief, at)).box.height / UNITS;

/** Above the label with the name, in units: on the title page it lies over the lower edge of the picture, on the cover under everybody's feet. */
const NAME_UNDER = { title: 1828, cover: 1905 };
/** From the trim to the sprigs in the corners of the title page, mm. */
export const SPRIGS_IN = 11;

/** The title, and for whom the story is. */
function titleOf(brief: SpreadBrief, scene: Scene, { layout }: LaidOut): DrawnSpread["title"] {
	const box = layout.words[0]?.box ?? { x: 0, y: 0, width: 0 };
	const titled = titledOf(brief, scene);
	const isPage = brief.spread.kind === "title";
	const sheet = new Sheet();
	if (isPage) {
		const [, fillLow, ink] = titled.mood.letters;
		const corner = num((BLEED + SPRIGS_IN) * UNITS);
		const sprigs = corners(FORMATS.page.width - 2 * SPRIGS_IN, mix(fillLow, ink, 0.25), ink);
		sheet.add(`<g transform="translate(${corner} ${corner}) scale(${UNITS})">${sprigs}</g>`);
	}
	const room = roomFor(brief, box);
	const place = { room, floor: NAME_UNDER[isPage ? "title" : "cover"], lettered: brief.lettered };
	const words = drawTitleAndName(sheet, titled, place, diceFrom(`${brief.seed}/title`));
	return { svg: sheet.svg(), words };
}
