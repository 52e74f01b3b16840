import { diceFrom } from "~/studio/paper/drawing/dice";
import type { CoverBrief } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import { READING_LEVELS } from "~/studio/story/levels";
import { PLACES } from "~/studio/story/places/list";
import type { Looks } from "~/studio/story/script";
import { asPainted, thingsIn } from "~/studio/writer/things-told";
import { listed } from "./clothes";
import { lightOf } from "./light";
import { describe, isToldOf, withoutNames } from "./people";

/** Another seed gives another view as well as another light. */
const VIEWS = [
	"at eye level",
	"from a little below",
	"from a little above",
	"close to the characters",
] as const;

/** Of every picture of a book. */
export const STYLE = "Hand-painted gouache, rich friendly colours, everyone fully dressed.";
export const NEVER =
	"No text, letters, numbers, signs, logos, frames or watermarks anywhere, unless the description of the picture names one. Nothing frightening, no weapons, no known characters or brands.";
/** Of a picture that was shown, larger for print. */
export const PAINT_AGAIN = [
	"Paint exactly this picture again, finer: reference picture 1 is a finished picture of a printed picture book for children, and this is the same picture for large print.",
	"Everything stays as it is in it: composition and framing, people and animals with their faces, poses and clothes, all things, colours and light. Nothing is added, left out, moved or cropped.",
	"Finer alone: clean edges, clear eyes and hands, and the brushwork that it has in small.",
	STYLE,
	NEVER,
].join("\n");
/** What somebody is painted from: their sheet, or their head where there is none. */
type Reference = "sheet" | "head";
export const paintedFrom = ({ sheet }: CastLikeness): Reference => (sheet ? "sheet" : "head");

export const OF_A_HEAD =
	"a painted head: keep its face, hair, skin or fur and glasses recognisable, and give it a full body that fits its age";
const IS: Record<Reference, string> = {
	sheet:
		"a character sheet, one and the same character three times on white: paint it once, in the pose that this picture tells, with the face, hair, skin or fur, glasses and figure of its sheet",
	head: OF_A_HEAD,
};
const CLOTHES = "Clothes are as described, the same in every picture of the book.";

function keptOf(references: readonly Reference[]): string {
	const kinds = [...new Set(references)];
	const told = kinds.map((kind) => {
		const numbers = references.flatMap((one, index) => (one === kind ? [index + 1] : []));
		const which =
			kinds.length === 1
				? "Each numbered reference picture"
				: `Of the reference pictures ${listed(numbers.map(String))}`;
		return `${which} is ${IS[kind]}.`;
	});
	return [...told, CLOTHES].join(" ");
}

/** What a picture is asked for, whichever of a book's it is: texts of ours around what the writer says that it shows. */
export type Asked = {
	/** What kind of picture it is. */
	what: string;
	/** What the writer says of it, without names; empty where nobody has. */
	shows: string;
	/** Where it plays: what the writer says of that comes before it. */
	where: string;
	/** The light, the weather and the mood. */
	light: string;
	/** Who is in it, in the order of the reference pictures, each in a sentence. */
	people: readonly string[];
	/** What the reference pictures are, in the same order. */
	references: readonly Reference[];
	/** What else there is to say of what is in it. */
	more?: readonly string[];
	view: string;
	/** Where words are set later. */
	calm: string;
};

export function promptOf({
	what,
	shows,
	where,
	light,
	people,
	references,
	more = [],
	view,
	calm,
}: Asked): string {
	const isTold = shows !== "";
	const others = isTold
		? `Nobody else is in it but ${people.length > 0 ? "these and " : ""}whom its description tells of.`
		: "Nobody else is in it.";
	return [
		what,
		...(isTold ? [`What it shows: ${shows}`] : []),
		`Where it plays${isTold ? ", unless its description tells of another place" : ""}: ${where}.`,
		`The light: ${light}.`,
		...(people.length > 0
			? [
					`From the reference pictures, nobody twice (${people.length}):`,
					...people.map((one, index) => `${index + 1}. Reference picture ${index + 1}: ${one}`),
				]
			: []),
		others,
		...more,
		...(people.length > 0 ? [keptOf(references)] : []),
		`The view: ${view}.`,
		STYLE,
		calm,
		NEVER,
	].join("\n");
}

/**
 * What the model is asked to draw for a cover. The family's own words stay here, but for the noun phrases that the writer has taken: no
 * name and no title. An age becomes a stage of life.
 */
export function promptFor(brief: CoverBrief): string {
	const dice = diceFrom(brief.seed);
	const audience = READING_LEVELS.find(({ id }) => id === brief.readingLevel)?.audience ?? "young children";
	const shows = withoutNames(brief.imagePrompt, brief.cast);
	return promptOf({
		what: `Front cover art for a printed picture book for children (${audience}). Square, filled to its edges.`,
		shows,
		where: PLACES[brief.setting].scene,
		light: lightOf(brief, shows, dice),
		people: brief.cast.map((one) => onCover(one, brief, shows)),
		references: brief.cast.map(paintedFrom),
		more: sameEverywhere(brief.looks, shows),
		view: dice.pick(VIEWS),
		calm: "Lettering is set later over the upper third and over a strip along the lower edge: calm scenery there, and faces between them, as large as fits. Nothing important near the edges.",
	});
}

/** What recurs in a book, of which a picture tells: in a sentence, or none. */
export function sameEverywhere(looks: Looks | undefined, shows: string): string[] {
	const seen = thingsIn(looks?.things ?? [], shows).map(asPainted);
	return seen.length > 0 ? [`The same in every picture of the book: ${seen.join("; ")}.`] : [];
}

function onCover({ member }: CastLikeness, { looks, outfit }: CoverBrief, shows: string): string {
	const where = member.isMain ? "the largest of all" : isToldOf(member, shows) ? "" : "also in it, close by";
	return `${describe(member, looks, { outfit })}${where && `; ${where}`}.`;
}
