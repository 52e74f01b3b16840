import sharp from "sharp";
import { diceFrom } from "~/studio/paper/drawing/dice";
import { num, type Size, UNITS } from "~/studio/paper/drawing/sheet";
import { PAPER_COLOUR } from "~/studio/paper/pages/canvas.server";
import { picturesOf } from "~/studio/paper/pages/draw-spread.server";
import { formatOf } from "~/studio/paper/pages/drawn-spread.server";
import { type LaidOut, layOut } from "~/studio/paper/pages/words.server";
import { thing } from "~/studio/story/article";
import type { PageSize, SpreadBrief } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import type { Box, Window, Words } from "~/studio/story/compositions/layout";
import { ARRANGEMENTS } from "~/studio/story/compositions/list";
import { PAPER } from "~/studio/story/compositions/paper";
import type { Outfit } from "~/studio/story/outfits";
import type { Picture } from "~/studio/story/picture";
import { PLACES } from "~/studio/story/places/list";
import type { Figure, Scene } from "~/studio/story/scene";
import type { Asked } from "./art.server";
import { deedOf, feelingOf } from "./deeds";
import { lightOf, weatherOf } from "./light";
import type { Order } from "./models";
import { describe, isToldOf, withoutNames } from "./people";
import { ppiOfArt } from "./ppi.server";
import { paintedFrom, promptOf, sameEverywhere } from "./prompt";
import { viewOf } from "./view";

/** px; a picture across two pages in print. */
const BROADEST = 5200;

/**
 * What a model is asked for a spread, whose likenesses go with it, and what it fills in print. No name is in it. Where the writer has told what the picture shows,
 * that is what happens in it; whom it doesn't mention, and pictures that nobody has told of, are described by their scene.
 */
export function spreadOrder(
	brief: SpreadBrief,
	scene: Scene,
): Pick<Order, "prompt" | "aspect"> & Pick<Asked, "people" | "mm"> & { seen: CastLikeness[] } {
	const seen = brief.cast.filter(({ member }) => scene.figures.some(({ who }) => who === member.id));
	const { box } = windowOf(laidOut(brief));
	const aspect = box.width / box.height > 1.35 ? "16:9" : "1:1";
	const shows = withoutNames(brief.spread.shows ?? "", brief.cast);
	const light = lightOf(scene, shows, diceFrom(brief.seed));
	const isFolded = isFoldedOn(brief, box);
	/** What is told comes first: a face that fills the picture leaves no room for a row of friends. */
	const isSure = ({ member }: CastLikeness) => shows === "" || isToldOf(member, shows);
	const prompt = promptOf({
		what: `A picture for inside a printed picture book for children. ${aspect === "1:1" ? "Square" : isFolded ? "A wide double page" : "Wide, on one page"}, filled to its edges.`,
		shows,
		where: PLACES[scene.setting].scene,
		light: [light, weatherOf(scene), `the mood is ${scene.mood}`].filter((part) => part !== "").join("; "),
		people: seen.map((one) => {
			const { member } = one;
			const figure = scene.figures.find(({ who }) => who === member.id) as Figure;
			const isTold = isToldOf(member, shows);
			const { mood } = scene;
			const isExtra = !isTold && shows !== "";
			const deed = isTold
				? feelingOf(figure, { mood, shows })
				: deedOf(member, figure, { seen, isFolded, isExtra, mood });
			const said = [isExtra ? "also in it: " : "", deed].join("");
			const isInBed = isLyingInBed(scene, figure);
			const outfit = isInBed ? "nightclothes" : dressFor(scene, figure);
			const described = describe(member, brief.looks, { outfit, isInBed, shows });
			return `${described}${said === "" ? "" : `; ${said}`}.`;
		}),
		references: seen.map(paintedFrom),
		more: [
			...(shows === "" && scene.props.length > 0 ? [`Also seen: ${scene.props.map(thing).join(", ")}.`] : []),
			...sameEverywhere(brief.looks, shows),
		],
		view: viewOf(scene.shot, shows),
		calm: [...calmOf(brief, isFolded), "Nothing important near the edges."].join(" "),
	});
	const people = { least: seen.filter(isSure).length, most: seen.length };
	return { prompt, aspect, seen, people, mm: box };
}

/** Where the story says nothing else, nobody wears a raincoat to bed, also where the writer has dressed them once for the whole book. */
const isLyingInBed = ({ setting, outfit }: Scene, { pose }: Figure): boolean =>
	pose === "in-bed" ||
	((setting === "bedroom" || outfit === "nightclothes") && (pose === "lie" || pose === "sleep"));

/** Nor in the water, nor to the stars; whoever swims in what they have on all book long keeps it on. */
function dressFor({ setting, outfit }: Scene, { pose }: Figure): Outfit | undefined {
	if (outfit) return outfit;
	const isWet = pose === "swim" || pose === "in-water" || setting === "underwater" || setting === "pool";
	return isWet ? "swimwear" : setting === "space" ? "astronaut" : undefined;
}

const isFoldedOn = ({ spread }: SpreadBrief, box: Box): boolean =>
	spread.pages.length > 1 && box.x < PAPER && box.x + box.width > PAPER;

/** Where words are set on the picture later, and where it is folded. What is told of the picture comes before both. */
function calmOf(brief: SpreadBrief, isFolded: boolean): string[] {
	const { layout } = laidOut(brief);
	const rooms = layout.words.flatMap((words, page) => {
		if (!words || words.on === "paper") return [];
		return [`the ${shareOf(words)}${isFolded ? ` of the ${page === 0 ? "left" : "right"} half` : ""}`];
	});
	return [
		...(rooms.length > 0
			? [
					`Lettering is set later over ${rooms.join(" and over ")}: calm and plain there. Faces and whatever matters stand clear of it, and what is too large for that comes into it with a plain part alone.`,
				]
			: []),
		...(isFolded
			? [
					"The book folds down the very middle: whatever the description puts in the middle stands just beside that line.",
				]
			: []),
	];
}

function shareOf({ box: { y, height } }: Words): string {
	const isHigh = y + height / 2 < PAPER / 2;
	const reach = isHigh ? y + height : PAPER - y;
	return `${isHigh ? "upper" : "lower"} ${reach > PAPER * 0.4 ? "half" : "third"}`;
}

/** Sets the words over a model's art, in its place on the paper; null when the art is no picture. */
export async function spreadFrom(
	art: Uint8Array,
	brief: SpreadBrief,
	size: PageSize,
): Promise<Picture[] | null> {
	const { layout, paragraphs } = laidOut(brief);
	const window = windowOf({ layout });
	const [width, height] = [window.box.width * UNITS, window.box.height * UNITS];
	const zoom = Math.min(1, BROADEST / width, size === 1024 ? 0.55 : 1.2);
	const jpeg = await sharp(art, { failOn: "error" })
		.resize(Math.round(width * zoom), Math.round(height * zoom), { fit: "cover" })
		.flatten({ background: "white" })
		.toColourspace("srgb")
		.jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
		.toBuffer()
		.catch(() => null);
	if (!jpeg) return null;
	const href = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
	const svg = (seen: Box, px: Size) => {
		const [x, y] = [(seen.x - window.box.x) * UNITS, (seen.y - window.box.y) * UNITS];
		return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(x)} ${num(y)} ${num(seen.width * UNITS)} ${num(seen.height * UNITS)}" width="${px.width}" height="${px.height}" preserveAspectRatio="none"><image href="${href}" width="${num(width)}" height="${num(height)}" preserveAspectRatio="none"/></svg>`;
	};
	const drawn = {
		layout,
		paragraphs,
		format: formatOf(brief),
		paper: PAPER_COLOUR,
		pictures: [{ window, svg, lights: null }],
		faces: [],
		bodies: [],
		spot: null,
		title: null,
	};
	const ppi = await ppiOfArt(art, window.box);
	return (await picturesOf(brief, drawn, size)).map((picture) => ({ ...picture, ppi }));
}

/** A model draws one picture: three moments become one. */
function laidOut({ spread, level, cast }: SpreadBrief) {
	const format = spread.pages.length > 1 ? "spread" : "page";
	const composition = spread.composition === "strip" ? "spread" : (spread.composition ?? "spread");
	return layOut(
		ARRANGEMENTS[composition],
		{ scene: { figures: [], props: [], shot: spread.scene?.shot ?? "mid" }, bodies: [] },
		{ words: spread.words, level, names: cast.map(({ member }) => member.name), format },
	);
}

const windowOf = ({ layout }: Pick<LaidOut, "layout">) => layout.windows[0] as Window;
