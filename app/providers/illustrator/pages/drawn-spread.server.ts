import { ARRANGEMENTS } from "~/story/compositions/list";
import type { Box, Layout, Window } from "~/story/compositions/layout";
import { FORMATS, type FormatName } from "~/story/format";
import type { Scene } from "~/story/scene";
import { faint, mix } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { num, Sheet, SIDE } from "../drawing/sheet";
import type { SpreadBrief } from "../port";
import { sceneryOf } from "../scene/sceneries";
import { titlePage } from "~/story/compositions/title-page";
import { drawByline, placeByline } from "../lettering/byline.server";
import { drawTitle, placeTitle, titleWords } from "../lettering/title.server";
import { type Mood, moodFor, type Stage } from "../scene/stage";
import { LAYERED, type LayeredName } from "../settings/list";
import { drawBehind, drawInFront, type LayeredSetting } from "../settings/setting";
import { drawPersonAt, type Person, peopleOf } from "./people.server";
import { type LaidOut, layOut } from "./words.server";

/** Units of the sheet in a mm. */
export const UNITS = 10;
const BLEED = FORMATS.page.bleed;
const PAPER_COLOUR = "#fbf4e4";

export const formatOf = ({ spread }: SpreadBrief): FormatName =>
	spread.pages.length > 1 ? "spread" : "page";

/** A spread drawn in vectors without its words, and where they go. */
export type DrawnSpread = LaidOut & { sheet: Sheet; format: FormatName };

/** Blank paper, bleed included, in a tint (#rrggbb). */
export function blankPaper(format: FormatName, tint = PAPER_COLOUR): Sheet {
	const sheet = new Sheet((FORMATS[format].width + 2 * BLEED) * UNITS);
	sheet.add(`<rect width="${sheet.width}" height="${SIDE}" fill="${tint}"/>`);
	return sheet;
}

/** Draws the picture of a spread that has one. `pxPerMm` says how finely heads are embedded. */
export async function drawnSpread(brief: SpreadBrief, scene: Scene, pxPerMm: number): Promise<DrawnSpread> {
	const format = formatOf(brief);
	const people = await peopleOf(scene.figures, brief.cast, brief.seed);
	const figures = people.map(({ figure }) => figure);
	const { spread, level } = brief;
	const content = { scene: { ...scene, figures }, bodies: people.map(({ body }) => body) };
	const isTitle = spread.kind === "title";
	const laid = isTitle
		? { layout: titlePage.arrange({ ...content, wordsHigh: [] }, FORMATS.page.width), paragraphs: [] }
		: layOut(ARRANGEMENTS[spread.composition ?? "spread"], content, {
				words: spread.words,
				level,
				names: brief.cast.map(({ member }) => member.name),
				format,
			});
	const { sky } = moodOf(brief, scene);
	const sheet = blankPaper(format, mix(PAPER_COLOUR, sky[2], scene.time === "night" ? 0.06 : 0.14));
	for (const [i, window] of laid.layout.windows.entries())
		await drawWindow(sheet, window, { brief, scene, layout: laid.layout, index: i, people, pxPerMm });
	if (isTitle && brief.lettered) letterTitle(sheet, brief, scene, laid.layout.words[0]?.box);
	return { ...laid, sheet, format };
}

const BROADER = 0.24;

/** The title as it is on the cover, and for whom the story is. */
function letterTitle(sheet: Sheet, brief: SpreadBrief, scene: Scene, box: Box | undefined): void {
	if (!box) return;
	const { title, cast, seed } = brief;
	const { face } = settingOf(scene);
	const mood = moodOf(brief, scene);
	const name = cast.find(({ member }) => member.isMain)?.member.name ?? "";
	const room = {
		x: (box.x + BLEED) * UNITS,
		y: (box.y + BLEED) * UNITS,
		width: box.width * UNITS,
		height: box.height * UNITS,
	};
	const [fill, fillLow, ink] = mood.letters;
	const placed = placeTitle(titleWords(title, name, face), face, room);
	drawTitle(sheet, placed, { fill, fillLow, ink, glow: fill, arc: 18 }, diceFrom(`${seed}/title`));
	const byline = placeByline(name, TITLE_GROUND);
	if (byline) drawByline(sheet, byline, mood);
}

/** Where the label with the name lies on the title page: over the lower edge of its picture, in units. */
const TITLE_GROUND = 1828;

type Within = {
	brief: SpreadBrief;
	scene: Scene;
	layout: Layout;
	index: number;
	people: readonly Person[];
	pxPerMm: number;
};

/** Draws a piece of the setting with whoever is in it, and lays it on the paper. */
async function drawWindow(paper: Sheet, window: Window, within: Within): Promise<void> {
	const { brief, scene, layout, index, people, pxPerMm } = within;
	const { box } = window;
	// The setting's own sheet is SIDE high, however small the picture is.
	const zoom = (box.height * UNITS) / SIDE;
	const dice = diceFrom(`${brief.seed}/${brief.spread.pages[0]}/${index}`);
	// A broader place than is seen, so that no two pictures of it show the same: this one more of its left, that one of its right.
	const seen = (box.width * UNITS) / zoom;
	const sheet = paper.inset(seen * (1 + BROADER));
	const left = dice.fork("pan").pick([0, 0.5, 1]) * seen * BROADER;
	const place = (x: number, y: number) => ({
		x: ((x - box.x) * UNITS) / zoom + left,
		y: ((y - box.y) * UNITS) / zoom,
	});
	const setting = settingOf(scene);
	const inside = layout.figures.flatMap((figure, i) => {
		const person = people[i];
		return figure.window === index && person ? [{ figure, person }] : [];
	});
	const stage: Stage = {
		sheet,
		dice: dice.fork("scene"),
		night: scene.time === "night",
		mood: moodOf(brief, scene),
		floor: place(0, window.ground).y,
		light: dice.fork("light").chance(0.5) ? -1 : 1,
		variant: dice.fork("variant").next(),
		keepFree: inside.map(({ figure, person }) => {
			const { face } = person.body;
			return {
				...place(figure.x + face.x * figure.size, figure.y + face.y * figure.size),
				width: (face.width * figure.size * UNITS) / zoom,
				height: (face.height * figure.size * UNITS) / zoom,
			};
		}),
	};
	drawBehind(setting, stage, window.shot);
	for (const { figure, person } of [...inside].sort((a, b) => a.figure.y - b.figure.y)) {
		const size = (figure.size * UNITS) / zoom;
		await drawPersonAt(stage, person, { ...place(figure.x, figure.y), size }, (pxPerMm / UNITS) * zoom);
	}
	if (window.hasFront) drawInFront(setting, { ...stage, dice: dice.fork("front") }, window.shot);
	finish(stage);
	layOn(
		paper,
		`<g transform="scale(${num(zoom, 5)}) translate(${num(-left)} 0)">${sheet.take(0)}</g>`,
		window,
	);
}

/** One light over a picture: warm or moonlit from its side, darker towards the corners. */
function finish({ sheet, mood, night, light }: Stage) {
	const beam = sheet.radialAt(
		[light < 0 ? 0.15 : 0.85, 0.3, 0.8],
		[0, faint(mood.glow, night ? 0.14 : 0.2)],
		[1, faint(mood.glow, 0)],
	);
	const corners = sheet.radialAt(
		[0.5, 0.5, 0.75],
		[0, faint("#150c33", 0)],
		[0.66, faint("#150c33", 0)],
		[1, faint("#150c33", night ? 0.34 : 0.2)],
	);
	for (const paint of [beam, corners])
		sheet.add(`<rect width="${num(sheet.width)}" height="${SIDE}" fill="${paint}"/>`);
}

const shiftOf = ({ x, y }: Pick<Box, "x" | "y">) =>
	`translate(${num((x + BLEED) * UNITS)} ${num((y + BLEED) * UNITS)})`;

/** Lays a picture, in units from its box's corner, on the paper in its shape; a soft shadow is under what is cut out. */
export function layOn(paper: Sheet, picture: string, { box, edge }: Window): void {
	const outline = outlineOf(box, edge);
	if (edge !== "bleed")
		paper.add(
			`<path d="${outline}" transform="${shiftOf(box)} translate(6 14)" fill="#3a2a4a" opacity="0.22" filter="${paper.blur(14)}"/>`,
			`<path d="${outline}" transform="${shiftOf(box)}" fill="#fffdf6" stroke="#fffdf6" stroke-width="22" stroke-linejoin="round"/>`,
		);
	paper.add(`<g transform="${shiftOf(box)}"><g clip-path="${paper.clip(outline)}">${picture}</g></g>`);
}

/** In units, from the box's own corner. */
function outlineOf({ width, height }: Box, edge: Window["edge"]): string {
	const [w, h] = [width * UNITS, height * UNITS];
	if (edge !== "round") return `M0 0H${num(w)}V${num(h)}H0Z`;
	const dice = diceFrom(`${num(w)}/${num(h)}`);
	// A superellipse torn by hand: rounder than a card, squarer than an egg.
	const points = Array.from({ length: 56 }, (_, i) => {
		const angle = (i / 56) * 2 * Math.PI;
		const squared = (v: number) => Math.sign(v) * Math.abs(v) ** 0.5;
		const torn = 1 - dice.between(0, 0.014);
		return [
			w / 2 + (squared(Math.cos(angle)) * torn * w) / 2,
			h / 2 + (squared(Math.sin(angle)) * torn * h) / 2,
		];
	});
	return `M${points.map(([x = 0, y = 0]) => `${num(x)} ${num(y)}`).join("L")}Z`;
}

/** A book has one palette for each hour of a place. */
const moodOf = ({ seed }: SpreadBrief, scene: Scene): Mood =>
	moodFor(settingOf(scene).moods, scene.time, diceFrom(`${seed}/mood`));

/** Every setting in layers; one that isn't yet is drawn as a cover draws it. */
function settingOf({ setting }: Scene): LayeredSetting {
	if (setting in LAYERED) return LAYERED[setting as LayeredName];
	const { moods, face, costumes } = sceneryOf(setting);
	return { ...LAYERED.meadow, moods, face, costumes };
}
