import sharp from "sharp";
import { ARRANGEMENTS } from "~/story/compositions/list";
import type { Box, Window } from "~/story/compositions/layout";
import type { CastMember } from "~/story/cast";
import { PLACES } from "~/story/places/list";
import type { Figure, Scene } from "~/story/scene";
import type { Shot, Weather } from "~/story/vocabulary";
import { diceFrom } from "../drawing/dice";
import { num, type Size, UNITS } from "../drawing/sheet";
import { picturesOf } from "../pages/draw-spread.server";
import { PAPER_COLOUR } from "../pages/canvas.server";
import { formatOf } from "../pages/drawn-spread.server";
import { layOut } from "../pages/words.server";
import type { CastLikeness, PageSize, Picture, SpreadBrief } from "../port";
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
/** px; a picture across two pages in print. */
const BROADEST = 5200;

/** What a model is asked for a spread, and whose heads go with it. No name and no word of the family's is in it. */
export function spreadOrder(
	brief: SpreadBrief,
	scene: Scene,
): Pick<Order, "prompt" | "aspect"> & { seen: CastLikeness[] } {
	const seen = brief.cast.filter(({ member }) => scene.figures.some(({ who }) => who === member.id));
	const light = diceFrom(brief.seed).pick(LIGHTS[scene.time]);
	const { box } = windowOf(brief);
	const aspect = box.width / box.height > 1.35 ? "16:9" : "1:1";
	const prompt = [
		`A picture for inside a printed picture book for children. ${aspect === "1:1" ? "Square" : "A wide double page"}, filled to its edges.`,
		`Where: ${PLACES[scene.setting].scene}, in ${light}, ${WEATHERS[scene.weather]}; the mood is ${scene.mood}.`,
		`Exactly these characters (${seen.length}), no one else:`,
		...seen.map(({ member }, i) => {
			const figure = scene.figures.find(({ who }) => who === member.id) as Figure;
			return `${i + 1}. After reference picture ${i + 1}: ${describe(member)}. ${deedOf(figure)}`;
		}),
		...(scene.props.length > 0 ? [`Also seen: ${scene.props.join(", ")}.`] : []),
		"Each reference picture is a painted head: keep its face, hair, skin or fur and glasses recognisable, and give it a full body that fits its age. Clothes are as described, the same in every picture of the book.",
		`The view: ${SHOTS[scene.shot]}.`,
		"Hand-painted gouache, rich friendly colours.",
		"The upper third is calm scenery without faces: lettering is set there later. Nobody in the very middle, where the book folds. Nothing important near the edges.",
		"No text, letters, numbers, signs, logos, frames or watermarks anywhere. Nothing frightening, no weapons, no known characters or brands.",
	].join("\n");
	return { prompt, aspect, seen };
}

/** The one description of a character, word for word the same in every prompt of a book. */
export function describe({ kind, age, isMain, palette, outfit, usesWheelchair }: CastMember): string {
	const isPerson = kind === "baby" || kind === "child" || kind === "grown-up" || kind === "old";
	const who = isPerson
		? stageOfLife(age)
		: kind === "toy"
			? "a toy, drawn as the toy it is"
			: `${kind === "animal" ? "a pet animal" : `a ${kind}`}, drawn as the animal it is`;
	const clothes = isPerson ? `, in ${outfit} clothes of the colours ${palette.join(", ")}` : "";
	return `${isMain ? "the main character" : "a companion"}, ${who}${clothes}${usesWheelchair ? ", in a wheelchair" : ""}`;
}

function deedOf({ pose, expression, holds, facing }: Figure): string {
	const doing = pose === "look-away" ? "standing" : pose;
	const away = facing === "away" ? ", seen from behind" : "";
	return `Pose: ${doing}${away}; feeling ${expression}${holds ? `; holding a ${holds}` : ""}.`;
}

/** Sets the words over a model's art, in its place on the paper; null when the art is no picture. */
export async function spreadFrom(
	art: Uint8Array,
	brief: SpreadBrief,
	size: PageSize,
): Promise<Picture[] | null> {
	const { layout, paragraphs } = laidOut(brief);
	const window = windowOf(brief);
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

const windowOf = (brief: SpreadBrief): Window => laidOut(brief).layout.windows[0] as Window;
