import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { FORMATS } from "~/story/format";
import { arrange, type Position } from "./figures/arrange";
import { coverCast, extentOf } from "./figures/cover-cast.server";
import { drawFigure } from "./figures/draw-figure.server";
import { faint } from "./drawing/colour";
import { diceFrom } from "./drawing/dice";
import { layGrain, sunken } from "./drawing/grain";
import { deepened, deepenTones } from "./drawing/tones";
import { type Box, num, SAFE, Sheet, SIDE, UNITS } from "./drawing/sheet";
import { drawByline, placeByline } from "./lettering/byline.server";
import { type Lettered, textOf } from "./lettering/placed.server";
import { drawLetters, drawTitle, type PlacedTitle, placeTitle, titleWords } from "./lettering/title.server";
import type { CoverBrief, CoverSize, Picture } from "./port";
import { moodFor, type Stage } from "./scene/stage";
import { LAYERED } from "./settings/list";
import { drawBehind, drawInFront } from "./settings/setting";

/** Where things are on a cover, in units of the sheet: what the tests hold the drawing to. */
export type Layout = { title: PlacedTitle; faces: Box[]; byline: Box | null };

const TITLE_ROOM: Box = { x: SAFE, y: SAFE, width: SIDE - 2 * SAFE, height: 600 };
const FLOOR = 1905;
/** Draws the front cover as SVG: the same for every size but for how finely the heads are embedded. */
export async function coverSvg(
	brief: CoverBrief,
	size: CoverSize,
): Promise<{ svg: string; layout: Layout; words: Lettered[] }> {
	const dice = diceFrom(brief.seed);
	const setting = LAYERED[brief.setting];
	const night = brief.time === "night";
	const mood = moodFor(setting.moods, { time: brief.time }, dice.fork("mood"));
	const sheet = new Sheet();

	const main = brief.characters.find((character) => character.isMain) ?? brief.characters[0];
	const said = titleWords(brief.title, main?.name ?? "", setting.face);
	const title = placeTitle(said, setting.face, TITLE_ROOM);
	const byline = placeByline(main?.name ?? "", FLOOR);

	const cast = await coverCast(brief, dice.fork("cast"));
	const places = arrange(
		cast.map(extentOf),
		{
			top: title.box.y + title.box.height + 14,
			floor: FLOOR,
		},
		dice.fork("places"),
	);
	const faces = places.map(({ face }) => face);
	const stage: Stage = {
		sheet,
		dice: dice.fork("scene"),
		night,
		mood,
		floor: FLOOR,
		light: dice.fork("light").chance(0.5) ? -1 : 1,
		keepFree: [title.box, ...faces],
	};
	drawBehind(setting, stage, "mid");
	calmBehind(stage, title.box);
	if (night) moonlight(stage, places);
	const pxPerUnit = size / SIDE;
	// The furthest first: others, then the main character, then animals, which sit in front.
	const order = cast.map((posed, i) => ({ posed, place: places[i] as Position }));
	for (const { posed, place } of order.sort((a, b) => a.place.feet - b.place.feet))
		await drawFigure(stage, posed, {
			x: place.x,
			y: place.feet,
			scale: place.head / posed.headHeight,
			pxPerUnit,
		});
	drawInFront(setting, { ...stage, dice: dice.fork("front") }, "mid");
	finish(stage);
	const layout = { title, faces, byline: byline?.box ?? null };
	// Lettering is a layer above the picture: nothing below knows of it but where it has to be calm.
	const words = drawTitle(
		sheet,
		title,
		{
			fill: mood.letters[0],
			fillLow: mood.letters[1],
			ink: mood.letters[2],
			glow: mood.letters[0],
			arc: title.lines.length > 3 ? 10 : 26,
		},
		dice.fork("title"),
	);
	if (byline) words.push(...drawByline(sheet, byline, mood));
	if (brief.lettered !== false) drawLetters(sheet, words);
	return { svg: sheet.svg(), layout, words };
}

const FOR_SCREEN = { mozjpeg: true };
/** Both would hold the whole picture's coefficients, 40 MB, to make the file a tenth smaller. */
const FOR_PRINT = { mozjpeg: false, optimiseCoding: false };

/** Draws the front cover at the size asked for: a JPEG in sRGB without metadata of anyone. */
export async function drawCoverPicture(brief: CoverBrief, size: CoverSize): Promise<Picture> {
	const { svg, words, layout } = await coverSvg(brief, size);
	const drawn = new Resvg(svg, {
		fitTo: { mode: "width", value: size },
		font: { loadSystemFonts: false },
		logLevel: "off",
	}).render();
	const { pixels } = drawn;
	layGrain(pixels, size, brief.seed);
	deepenTones(pixels);
	const bytes = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
		.removeAlpha()
		.toColourspace("srgb")
		.jpeg({ quality: 90, chromaSubsampling: "4:4:4", ...(size === 1024 ? FOR_SCREEN : FOR_PRINT) })
		.toBuffer();
	return {
		bytes,
		type: "image/jpeg",
		width: size,
		height: size,
		words: words.map((word) => textOf(word, (ink) => deepened(sunken(ink)))),
		faces: layout.faces.map(onTrim),
	};
}

/** From units of the sheet to mm of what is trimmed. */
const onTrim = ({ x, y, width, height }: Box): Box => ({
	x: x / UNITS - FORMATS.page.bleed,
	y: y / UNITS - FORMATS.page.bleed,
	width: width / UNITS,
	height: height / UNITS,
});

/** Calms what is behind the title with the sky's own colour, so that letters stand on even ground. */
function calmBehind({ sheet, mood }: Stage, box: Box) {
	const paint = sheet.glow(mood.sky[0], [0, 0.5], [0.6, 0.34], [1, 0]);
	sheet.add(
		`<ellipse cx="${num(box.x + box.width / 2)}" cy="${num(box.y + box.height * 0.48)}" rx="${num(box.width * 0.72)}" ry="${num(box.height * 0.85)}" fill="${paint}"/>`,
	);
}

/** By night a pool of pale light behind everyone, so that dark clothes and hair stand out from a dark wood. */
function moonlight({ sheet, mood }: Stage, places: readonly Position[]) {
	const left = Math.min(...places.map(({ face }) => face.x));
	const right = Math.max(...places.map(({ face }) => face.x + face.width));
	const top = Math.min(...places.map(({ face }) => face.y));
	const paint = sheet.glow(mood.glow, [0, 0.3], [0.55, 0.15], [1, 0]);
	sheet.add(
		`<ellipse cx="${num((left + right) / 2)}" cy="${num((top + FLOOR) / 2)}" rx="${num((right - left) / 2 + 420)}" ry="${num((FLOOR - top) / 2 + 260)}" fill="${paint}"/>`,
	);
}

/** One light over everything: warm or moonlit from its side, darker towards the corners. */
function finish({ sheet, mood, night, light }: Stage) {
	const x = light < 0 ? 0.15 : 0.85;
	const beam = sheet.radialAt(
		[x, 0.3, 0.8],
		[0, faint(mood.glow, night ? 0.16 : 0.24)],
		[1, faint(mood.glow, 0)],
	);
	const corners = sheet.radialAt(
		[0.5, 0.5, 0.75],
		[0, faint("#150c33", 0)],
		[0.62, faint("#150c33", 0)],
		[1, faint("#150c33", night ? 0.4 : 0.26)],
	);
	sheet.add(
		`<rect width="${SIDE}" height="${SIDE}" fill="${beam}"/><rect width="${SIDE}" height="${SIDE}" fill="${corners}"/>`,
	);
}
