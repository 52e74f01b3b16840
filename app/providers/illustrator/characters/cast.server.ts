import type { Dice } from "../drawing/dice";
import type { CoverBrief, CoverCharacter } from "../port";
import type { Costume, Outfit, Scenery } from "../scene/stage";
import { animalExtent, animalOf, type Kind } from "./animal";
import type { Extent, Position } from "./arrange";
import { type Build, buildFor, heightBelowChin } from "./build";
import { hatRise, hatWidth } from "./hats";
import { type HeadArt, type HeadForm, pictureOf, readHead } from "./head.server";

/** A character with its clothes on, before it has a place. */
export type CastMember = {
	head: HeadForm;
	/** An animal's body, or a person's. */
	body: { animal: Kind } | { animal: null; build: Build };
	extent: Extent;
	outfit: Outfit;
	dice: Dice;
};
/** The same with the picture of its head. */
export type Figure = CastMember & { head: HeadArt };

/** Dresses a brief's characters, each in another of the scenery's costumes. */
export async function castOf(brief: CoverBrief, scenery: Scenery, dice: Dice): Promise<CastMember[]> {
	const first = dice.whole(0, scenery.costumes.length - 1);
	return Promise.all(
		brief.characters.slice(0, 4).map(async ({ likeness, relationship, personality, age, isMain }, i) => {
			const own = dice.fork(`character ${i}`);
			const head = await readHead(likeness);
			const chosen = outfitOf(scenery.costumes[(first + i) % scenery.costumes.length] as Costume);
			const costume: Outfit =
				chosen.garment !== "dress" || wearsDresses(relationship, personality)
					? chosen
					: { ...chosen, garment: "coat" };
			const outfit: Outfit = fits(costume, head) ? costume : { ...costume, hat: "none" };
			const common = { isMain, headWidth: head.width, headMiddle: head.middle, headRise: head.rise };
			const animal = animalOf(relationship, personality);
			if (animal) {
				const { head: share, below, half } = animalExtent(animal);
				const bubbled = outfit.hat === "bubble";
				const hat = {
					hatRise: bubbled ? hatRise(outfit) : 22,
					hatWidth: bubbled ? hatWidth(head, outfit) : 0,
				};
				const extent = {
					...common,
					...hat,
					inFront: true,
					head: share,
					below,
					trunk: 2 * half,
					breadth: 2 * half,
				};
				return { head, body: { animal }, extent, outfit, dice: own };
			}
			const build = buildFor(age, relationship);
			const extent: Extent = {
				...common,
				inFront: false,
				head: build.head,
				below: heightBelowChin(build),
				trunk: 2 * build.shoulder * build.scale,
				breadth: 2 * (build.shoulder + 16) * build.scale,
				hatRise: hatRise(outfit),
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
export async function withPictures(
	brief: CoverBrief,
	cast: readonly CastMember[],
	places: readonly Position[],
	pxPerUnit: number,
	light: string,
): Promise<Figure[]> {
	const made: Figure[] = [];
	for (const [i, member] of cast.entries()) {
		const units = (member.head.size * (places[i] as Position).head) / 100;
		const { likeness } = brief.characters[i] as CoverCharacter;
		const href = await pictureOf(likeness, Math.ceil(units * pxPerUnit), light);
		made.push({ ...member, head: { ...member.head, href } });
	}
	return made;
}

/** Who is put into a dress: only somebody of whom the family says so. */
const wearsDresses = (relationship: CoverCharacter["relationship"], personality: string) =>
	relationship === "Mum" ||
	relationship === "Sister" ||
	/\b(girl|princess|queen|fairy|daughter|granddaughter|she|her)\b/i.test(personality);

function outfitOf({ colours, wears }: Costume): Outfit {
	const [garment, pattern, neck, hat, back, hold, feet] = wears;
	return { colours, garment, pattern, neck, hat, back, hold, feet };
}
