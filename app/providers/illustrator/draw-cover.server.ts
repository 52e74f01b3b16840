import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { animalExtent, animalOf, drawAnimal, type Kind } from "./characters/animal";
import { arrange, type Extent, type Position } from "./characters/arrange";
import { type Build, buildFor, heightBelowChin } from "./characters/build";
import { Doll } from "./characters/doll";
import { hatWidth } from "./characters/hats";
import { type HeadArt, type HeadForm, pictureOf, readHead } from "./characters/head.server";
import { drawPerson, poseFor } from "./characters/person";
import { faint, mix } from "./drawing/colour";
import { type Dice, diceFrom } from "./drawing/dice";
import { layGrain } from "./drawing/grain";
import { dots, dotted } from "./drawing/pen";
import { type Box, num, overlap, SAFE, Sheet, SIDE } from "./drawing/sheet";
import { drawByline, placeByline } from "./lettering/byline.server";
import { drawTitle, type PlacedTitle, placeTitle, titleWords } from "./lettering/title.server";
import type { CoverBrief, CoverCharacter, CoverSize, Picture } from "./port";
import { type RecognisedScene, recogniseScene, sunHeight } from "./recognise-scene";
import { standingShadow } from "./scene/land";
import { sceneryOf } from "./scene/sceneries";
import type { Costume, Mood, Outfit, Scenery, Stage } from "./scene/stage";

/** Where things are on a cover, in units of the sheet: what the tests hold the drawing to. */
export type Layout = { title: PlacedTitle; faces: Box[]; byline: Box | null; setting: RecognisedScene };

const TITLE_ROOM: Box = { x: SAFE, y: SAFE, width: SIDE - 2 * SAFE, height: 600 };
const FLOOR = 1905;
/** What hats add to the height of a head, in hundredths of it. */
const HAT_RISE: Partial<Record<Outfit["hat"], number>> = {
	none: 2,
	circlet: 2,
	leaves: 6,
	headscarf: 14,
	bubble: 16,
	sailor: 14,
	pirate: 28,
	crown: 24,
	topper: 32,
	party: 42,
	bobble: 32,
	nightcap: 20,
	explorer: 22,
	straw: 22,
	beret: 16,
	rainhat: 18,
};

/** Draws the front cover as SVG: the same for every size but for how finely the heads are embedded. */
export async function coverSvg(brief: CoverBrief, size: CoverSize): Promise<{ svg: string; layout: Layout }> {
	const dice = diceFrom(brief.seed);
	const setting = recogniseScene(brief, dice.fork("time"));
	const scenery = sceneryOf(setting.place);
	const night = setting.time === "night";
	const mood = moodOf(scenery, night ? null : sunHeight(brief), night, dice.fork("mood"));
	const sheet = new Sheet();

	const main = brief.characters.find((character) => character.isMain) ?? brief.characters[0];
	const words = titleWords(brief.title, main?.name ?? "", scenery.face);
	const title = placeTitle(words, scenery.face, TITLE_ROOM);
	const byline = placeByline(main?.name ?? "", FLOOR);

	const cast = await castOf(brief, scenery, dice.fork("cast"));
	const places = arrange(
		cast.map(({ extent }) => extent),
		{ top: title.box.y + title.box.height + 14, floor: FLOOR },
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
		variant: dice.fork("variant").next(),
		keepFree: [title.box, ...faces],
	};
	scenery.behind(stage);
	calmBehind(stage, title.box);
	if (night) moonlight(stage, places);
	figures(stage, await withPictures(brief, cast, places, size, falling(mood)), places);
	scenery.inFront({ ...stage, dice: dice.fork("front") });
	finish(stage);
	drawTitle(
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
	if (byline) drawByline(sheet, byline, mood);
	return { svg: sheet.svg(), layout: { title, faces, byline: byline?.box ?? null, setting } };
}

/** What a drawing thread is asked. */
export type CoverOrder = { brief: CoverBrief; size: CoverSize };

const FOR_SCREEN = { mozjpeg: true };
/** Both would hold the whole picture's coefficients, 40 MB, to make the file a tenth smaller. */
const FOR_PRINT = { mozjpeg: false, optimiseCoding: false };

/** Draws the front cover at the size asked for: a JPEG in sRGB without metadata of anyone. */
export async function drawCoverPicture(brief: CoverBrief, size: CoverSize): Promise<Picture> {
	const { svg } = await coverSvg(brief, size);
	const drawn = new Resvg(svg, {
		fitTo: { mode: "width", value: size },
		font: { loadSystemFonts: false },
		logLevel: "off",
	}).render();
	const { pixels } = drawn;
	layGrain(pixels, size, brief.seed);
	const bytes = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
		.removeAlpha()
		.modulate({ saturation: 1.1 })
		.linear(1.07, -6)
		.toColourspace("srgb")
		.jpeg({ quality: 90, chromaSubsampling: "4:4:4", ...(size === 1024 ? FOR_SCREEN : FOR_PRINT) })
		.toBuffer();
	return { bytes, type: "image/jpeg", width: size, height: size };
}

type CastMember = {
	head: HeadForm;
	/** An animal's body, or a person's. */
	body: { animal: Kind } | { animal: null; build: Build };
	extent: Extent;
	outfit: Outfit;
	dice: Dice;
};
type Figure = CastMember & { head: HeadArt };

async function castOf(brief: CoverBrief, scenery: Scenery, dice: Dice): Promise<CastMember[]> {
	const first = dice.whole(0, scenery.costumes.length - 1);
	return Promise.all(
		brief.characters.slice(0, 4).map(async ({ likeness, relationship, personality, age, isMain }, i) => {
			const own = dice.fork(`character ${i}`);
			const head = await readHead(likeness);
			const costume = outfitOf(scenery.costumes[(first + i) % scenery.costumes.length] as Costume);
			const outfit: Outfit = fits(costume, head) ? costume : { ...costume, hat: "none" };
			const common = { isMain, headWidth: head.width, headRise: head.rise };
			const animal = animalOf(relationship, personality);
			if (animal) {
				const { head: share, below, half } = animalExtent(animal);
				const bubbled = outfit.hat === "bubble";
				const hat = { hatRise: bubbled ? 16 : 22, hatWidth: bubbled ? hatWidth(head, outfit) : 0 };
				const extent = { ...common, ...hat, inFront: true, head: share, below, breadth: 2 * half };
				return { head, body: { animal }, extent, outfit, dice: own };
			}
			const build = buildFor(age, relationship);
			const extent: Extent = {
				...common,
				inFront: false,
				head: build.head,
				below: heightBelowChin(build),
				breadth: 2 * (build.shoulder + 16) * build.scale,
				hatRise: HAT_RISE[outfit.hat] ?? 10,
				hatWidth: hatWidth(head, outfit),
			};
			return { head, body: { animal, build }, extent, outfit, dice: own };
		}),
	);
}

/** No second hat on a hat, and no scarf around big hair; a bubble goes over everything. */
const fits = ({ hat }: Outfit, { covered, width }: HeadForm) =>
	hat === "bubble" || !(covered || (hat === "headscarf" && width > 92));

/** The heads' pictures, each at the size its place on the cover gives it; one after the other, which is kinder to memory. */
async function withPictures(
	brief: CoverBrief,
	cast: readonly CastMember[],
	places: readonly Position[],
	size: CoverSize,
	light: string,
): Promise<Figure[]> {
	const made: Figure[] = [];
	for (const [i, member] of cast.entries()) {
		const units = (member.head.size * (places[i] as Position).head) / 100;
		const { likeness } = brief.characters[i] as CoverCharacter;
		const href = await pictureOf(likeness, Math.ceil((units * size) / SIDE), light);
		made.push({ ...member, head: { ...member.head, href } });
	}
	return made;
}

/** By night, and where the words don't say how high the sun stands, the dice choose. */
function moodOf({ moods }: Scenery, sun: "high" | "low" | null, night: boolean, dice: Dice): Mood {
	const [high, low] = moods.day;
	const chosen = sun === "high" ? high : sun === "low" ? low : dice.pick(night ? moods.night : moods.day);
	const [far, mid, near, front] = chosen.land;
	const [accent, second] = chosen.accents;
	const [glow, tint] = chosen.light;
	return { ...chosen, far, mid, near, front, accent, second, glow, tint };
}

function outfitOf({ colours, wears }: Costume): Outfit {
	const [garment, pattern, neck, hat, back, hold, feet] = wears;
	return { colours, garment, pattern, neck, hat, back, hold, feet };
}

/** The scene's light as it falls on people and animals: their own colours show through it. */
const falling = ({ tint }: Mood) => mix("#ffffff", tint, 0.5);

/** The furthest first: others, then the main character, then animals, which sit in front. */
function figures(stage: Stage, cast: readonly Figure[], places: readonly Position[]) {
	const order = cast
		.map((_, i) => i)
		.sort((a, b) => (places[a] as Position).feet - (places[b] as Position).feet);
	for (const i of order) {
		const { head, body, extent, outfit, dice } = cast[i] as Figure;
		const place = places[i] as Position;
		const scale = place.head / 100;
		const doll = new Doll(falling(stage.mood), mix("#fffaf0", stage.mood.tint, 0.6), 4.5 / scale);
		if (body.animal) drawAnimal(doll, head, body.animal, outfit);
		else {
			const free = (box: Box) => isFree(stage, places, i, box);
			drawPerson(doll, head, body.build, outfit, poseFor(body.build, outfit, free, dice), dice);
		}
		stage.sheet.add(
			standingShadow(stage, place.x, place.feet - 4, (place.head * extent.breadth) / 200),
			`<g transform="translate(${num(place.x)} ${num(place.chin)}) scale(${num(scale, 4)})">${doll.svg()}${lightOn(stage, doll, extent, dice.fork("light"))}</g>`,
		);
	}
}

/**
 * One light over a whole figure, head and body alike: brighter on the side it comes from, shaded on the other, with the dry dots
 * of paint that everything in the picture has.
 */
function lightOn({ sheet, mood, light, night }: Stage, doll: Doll, extent: Extent, dice: Dice): string {
	const mask = sheet.define(
		(id) =>
			`<mask id="${id}" mask-type="alpha" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-200" y="-200" width="400" height="600">${doll.paper()}</mask>`,
	);
	const half = Math.max(extent.headWidth, extent.breadth * 0.8) / 2;
	const area = { x: -half, y: -110, width: 2 * half, height: 110 + extent.below };
	const side = sheet.linearInUnits(
		[light * half, 0, -light * half, 60],
		[0, faint(mood.glow, night ? 0.3 : 0.26)],
		[0.42, faint(mood.glow, 0)],
		[0.5, faint("#1d1240", 0)],
		[1, faint("#1d1240", night ? 0.42 : 0.3)],
	);
	const away = (x: number) => (-light * x) / half;
	const dark = dots(dice, area, 260, (x) => 0.25 + away(x));
	const bright = dots(dice, area, 200, (x) => 0.2 - away(x));
	return `<g mask="${mask}"><rect x="-200" y="-200" width="400" height="600" fill="${side}"/>${dotted(dark, faint("#1d1240", 0.2), 1.1)}${dotted(bright, faint("#fff6e0", 0.26), 1.1)}</g>`;
}

/** Whether a box in the measure of figure `i`'s head hides neither the title nor another's face. */
function isFree(stage: Stage, places: readonly Position[], i: number, box: Box): boolean {
	const { x, chin, head } = places[i] as Position;
	const scale = head / 100;
	const own = {
		x: x + box.x * scale,
		y: chin + box.y * scale,
		width: box.width * scale,
		height: box.height * scale,
	};
	const others = places.filter((_, k) => k !== i).map(({ face }) => face);
	const title = stage.keepFree.slice(0, 1);
	return own.x > 0 && own.x + own.width < SIDE && ![...title, ...others].some((kept) => overlap(own, kept));
}

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
