import sharp from "sharp";
import { diceFrom } from "~/studio/paper/drawing/dice";
import { num, type Size, UNITS } from "~/studio/paper/drawing/sheet";
import { PAPER_COLOUR } from "~/studio/paper/pages/canvas.server";
import { picturesOf } from "~/studio/paper/pages/draw-spread.server";
import { formatOf } from "~/studio/paper/pages/drawn-spread.server";
import { type LaidOut, layOut } from "~/studio/paper/pages/words.server";
import { thing } from "~/studio/story/article";
import type { PageSize, SpreadBrief } from "~/studio/story/brief";
import type { CastLikeness, CastMember } from "~/studio/story/cast";
import type { Box, Window, Words } from "~/studio/story/compositions/layout";
import { ARRANGEMENTS } from "~/studio/story/compositions/list";
import { PAPER } from "~/studio/story/compositions/paper";
import type { Outfit } from "~/studio/story/outfits";
import type { Picture } from "~/studio/story/picture";
import { PLACES } from "~/studio/story/places/list";
import type { Figure, Scene } from "~/studio/story/scene";
import type { Shot, Weather } from "~/studio/story/vocabulary";
import type { Order } from "./models";
import { LIGHTS, stageOfLife } from "./prompt";

const SHOTS: Record<Shot, string> = {
	wide: "a wide view, the characters small in it",
	mid: "the characters seen whole",
	close: "a close view of the characters",
	above: "seen from above",
};
const WEATHERS: Record<Weather, string> = {
	clear: "fine weather",
	cloudy: "clouds in the sky",
	rain: "rain",
	snow: "falling snow",
	wind: "a strong wind",
	storm: "a storm",
	fog: "mist",
};
const CLOTHES: Record<Outfit, string> = {
	everyday: "everyday clothes",
	raincoat: "a raincoat and wellies",
	nightclothes: "nightclothes",
	swimwear: "swimwear",
	explorer: "an explorer's clothes",
	winter: "winter clothes",
	party: "party clothes",
	royal: "royal robes",
	sailor: "a sailor's clothes",
	astronaut: "an astronaut's suit",
	apron: "an apron over everyday clothes",
};
/** px; a picture across two pages in print. */
const BROADEST = 5200;

/** What a model is asked for a spread, and whose heads go with it. No name and no word of the family's is in it. */
export function spreadOrder(
	brief: SpreadBrief,
	scene: Scene,
): Pick<Order, "prompt" | "aspect"> & { seen: CastLikeness[] } {
	const seen = brief.cast.filter(({ member }) => scene.figures.some(({ who }) => who === member.id));
	const light = diceFrom(brief.seed).pick(LIGHTS[scene.time]);
	const { box } = windowOf(laidOut(brief));
	const aspect = box.width / box.height > 1.35 ? "16:9" : "1:1";
	const prompt = [
		`A picture for inside a printed picture book for children. ${aspect === "1:1" ? "Square" : "A wide double page"}, filled to its edges.`,
		`Where: ${PLACES[scene.setting].scene}, in ${light}, ${WEATHERS[scene.weather]}; the mood is ${scene.mood}.`,
		`Exactly these characters (${seen.length}), no one else:`,
		...seen.map(({ member }, i) => {
			const figure = scene.figures.find(({ who }) => who === member.id) as Figure;
			return `${i + 1}. After reference picture ${i + 1}: ${describe(member, scene.outfit)}. ${deedOf(figure, seen)}`;
		}),
		...(scene.props.length > 0 ? [`Also seen: ${scene.props.map(thing).join(", ")}.`] : []),
		"Each reference picture is a painted head: keep its face, hair, skin or fur and glasses recognisable, and give it a full body that fits its age. Clothes are as described, the same in every picture of the book.",
		`The view: ${SHOTS[scene.shot]}.`,
		"Hand-painted gouache, rich friendly colours.",
		[...calmOf(brief), "Nothing important near the edges."].join(" "),
		"No text, letters, numbers, signs, logos, frames or watermarks anywhere. Nothing frightening, no weapons, no known characters or brands.",
	].join("\n");
	return { prompt, aspect, seen };
}

/** Where words are set on the picture later, and where it is folded. */
function calmOf(brief: SpreadBrief): string[] {
	const { layout } = laidOut(brief);
	const { box } = windowOf({ layout });
	const isFolded = brief.spread.pages.length > 1 && box.x < PAPER && box.x + box.width > PAPER;
	const rooms = layout.words.flatMap((words, page) => {
		if (!words || words.on === "paper") return [];
		return [`the ${shareOf(words)}${isFolded ? ` of the ${page === 0 ? "left" : "right"} half` : ""}`];
	});
	return [
		...(rooms.length > 0
			? [`Calm scenery without faces in ${rooms.join(" and in ")}: lettering is set there later.`]
			: []),
		...(isFolded ? ["Nobody in the very middle, where the book folds."] : []),
	];
}

function shareOf({ box: { y, height } }: Words): string {
	const isHigh = y + height / 2 < PAPER / 2;
	const reach = isHigh ? y + height : PAPER - y;
	return `${isHigh ? "upper" : "lower"} ${reach > PAPER * 0.4 ? "half" : "third"}`;
}

/**
 * The one description of a character, word for word the same in every prompt of a book but for its clothes where the story
 * changes them.
 */
export function describe(
	{ kind, age, isMain, palette, outfit, usesWheelchair }: CastMember,
	worn: Outfit = outfit,
): string {
	const isPerson = kind === "baby" || kind === "child" || kind === "grown-up" || kind === "old";
	const who = isPerson
		? stageOfLife(age)
		: kind === "toy"
			? "a toy, drawn as the toy it is"
			: `${kind === "animal" ? "a pet animal" : `a ${kind}`}, drawn as the animal it is`;
	const clothes = isPerson ? `, in ${CLOTHES[worn]} of the colours ${palette.join(", ")}` : "";
	return `${isMain ? "the main character" : "a companion"}, ${who}${clothes}${usesWheelchair ? ", in a wheelchair" : ""}`;
}

function deedOf(
	{ pose, expression, holds, facing, with: other }: Figure,
	seen: readonly CastLikeness[],
): string {
	const doing = pose === "look-away" ? "standing" : pose;
	const away = facing === "away" ? ", seen from behind" : "";
	const partner = seen.findIndex(({ member }) => member.id === other) + 1;
	const touching = partner > 0 ? `, touching the character of reference picture ${partner}` : "";
	return `Pose: ${doing}${touching}${away}; feeling ${expression}${holds ? `; holding ${thing(holds)}` : ""}.`;
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
	return picturesOf(brief, drawn, size);
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
