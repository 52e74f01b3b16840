import type { CastLikeness } from "~/studio/story/cast";
import { rgbOf } from "~/studio/story/colour";
import type { Outfit } from "~/studio/story/outfits";
import { lighter, mix } from "../drawing/colour";
import type { Species } from "./animal-poses";
import { isSpecies, SPECIES } from "./animals";
import { type Build, buildFor } from "./build";
import { type HeadForm, readHead } from "./head.server";
import { type Worn, wornBy } from "./wardrobe";

/** Somebody of the cast as they are drawn on every page: their head, their body, their clothes. */
export type FigureForm = CastLikeness & {
	head: HeadForm;
	/** How high their head is, in hundredths of a grown-up's. */
	headHeight: number;
	body: { species: Species; build: null } | { species: null; build: Build };
	worn: Worn;
};

/** A soft toy is a small person of plush. */
const TOY: Build = { head: 0.5, scale: 1.05, neck: -3, shoulder: 25, hip: 27, torso: 44, leg: 22, thick: 17 };

/** So far apart two colours look like one on a small figure: a distance in RGB. */
const NEAR = 62;
const isNear = (a: string, b: string) => {
	const [one, other] = [rgbOf(a), rgbOf(b)];
	return Math.hypot(...one.map((value, i) => value - (other[i] as number))) < NEAR;
};

/** Reads the likeness and dresses its member; `outfit` instead of their own where the story changes clothes. */
export async function formOf(
	{ member, likeness }: CastLikeness,
	outfit?: Outfit | null,
): Promise<FigureForm> {
	const head = await readHead(likeness);
	const worn = wornBy(member, outfit ?? undefined);
	const common = { member, likeness, head };
	const [main, second, third] = worn.colours;
	// In a colour of their own skin somebody would look as if they wore nothing.
	if (isNear(main, head.skin)) worn.colours = [second, main, third];
	const { kind } = member;
	if (isSpecies(kind))
		return { ...common, headHeight: 100 * SPECIES[kind].head, body: { species: kind, build: null }, worn };
	if (kind === "toy") {
		const plush = mix(head.hair, head.skin, 0.5);
		return {
			...common,
			headHeight: 100 * TOY.head,
			body: { species: null, build: TOY },
			worn: {
				...worn,
				garment: "plush",
				pattern: "plain",
				hat: "none",
				neck: "bow",
				back: "none",
				feet: "bare",
				colours: [plush, lighter(plush, 0.4), worn.colours[0]],
			},
		};
	}
	const build = buildFor(member.age, member.relationship);
	return { ...common, headHeight: 100 * build.head, body: { species: null, build }, worn };
}
