import { type Worn, wornBy } from "~/studio/paper/figures/wardrobe";
import { article } from "~/studio/story/article";
import type { CastMember } from "~/studio/story/cast";
import { colourName } from "~/studio/story/colour";
import { isPerson } from "~/studio/story/figure";
import type { Outfit } from "~/studio/story/outfits";
import type { Looks } from "~/studio/story/script";

/** What people wear, in words: models take a colour's name for a colour, and a hex code for anything. */

type Named = { main: string; second: string; third: string };

/** "a red jumper with cream stripes": a noun in its colour, and what is printed on it. */
const cloth = (colour: string, noun: string, print = "", isMany = false) =>
	`${isMany ? "" : `${article(colour)} `}${colour} ${noun}${print}`;

const GARMENTS: Record<Worn["garment"], (colours: Named, print: string) => string[]> = {
	jumper: (c, print) => [cloth(c.main, "jumper", print), `${c.second} trousers`],
	shirt: (c, print) => [cloth(c.main, "short-sleeved shirt", print), `${c.second} trousers`],
	shorts: (c, print) => [cloth(c.main, "T-shirt", print), `${c.second} shorts`],
	coat: (c, print) => [cloth(c.main, "buttoned coat", print), `${c.second} trousers`],
	tailcoat: (c, print) => [cloth(c.main, "tailcoat", print), `${c.second} trousers`],
	dress: (c, print) => [cloth(c.main, "dress", print), cloth(c.third, "belt"), `${c.third} tights`],
	tunic: (c, print) => [cloth(c.main, "tunic", print), `${c.second} sleeves`, cloth(c.third, "belt")],
	robe: (c, print) => [cloth(c.main, "long buttoned robe", print)],
	pyjamas: (c, print) => [cloth(c.main, "pyjamas", print, true)],
	dungarees: (c, print) => [`${c.main} dungarees`, cloth(c.second, "top", print)],
	swimsuit: (c, print) => [cloth(c.main, "old-fashioned bathing suit from neck to knee", print)],
	apron: (c, print) => [cloth(c.third, "apron"), cloth(c.main, "jumper", print), `${c.second} trousers`],
	spacesuit: (c) => [cloth(c.main, `spacesuit with ${c.second} buttons and ${c.third} gloves`)],
	plush: () => [],
};
const HATS: Partial<Record<Worn["hat"], string>> = {
	rainhat: "a rain hat",
	explorer: "a broad sun hat",
	bobble: "a bobble hat",
	beret: "a beret",
	party: "a paper party hat",
	topper: "a top hat",
	crown: "a golden crown",
	circlet: "a golden circlet",
	sailor: "a sailor's cap",
	pirate: "a pirate's hat",
	bubble: "a round glass helmet",
	chef: "a chef's hat",
};
const NECKS: Partial<Record<Worn["neck"], (colours: Named) => string>> = {
	scarf: ({ third }) => cloth(third, "scarf"),
	bow: ({ third }) => cloth(third, "bow tie"),
	neckerchief: ({ third }) => cloth(third, "neckerchief"),
	ruff: () => "a white ruff",
	hood: () => "a hood",
};
const BACKS: Record<Worn["back"], (colours: Named) => string[]> = {
	none: () => [],
	cape: ({ second }) => [cloth(second, "cape")],
	rucksack: ({ second }) => [cloth(second, "rucksack")],
	airtank: () => ["an air tank on the back"],
};
const PRINTS: Record<Worn["pattern"], (colour: string) => string> = {
	plain: () => "",
	stripes: (colour) => ` with ${colour} stripes`,
	dots: (colour) => ` with ${colour} dots`,
	stars: (colour) => ` with ${colour} stars`,
};
/** Bare feet are said as well: a model puts shoes on everybody. */
const FEET: Partial<Record<Worn["feet"], string>> = { bare: "bare feet" };

/**
 * What somebody has on in a picture; empty where there is nothing to say. The script's own words where it has them, otherwise what
 * the wardrobe gives them, as in the other style; `outfit` instead where the story changes clothes.
 */
export function clothesOf(
	member: CastMember,
	looks: Looks | undefined,
	outfit?: Outfit,
	isInBed = false,
): string {
	const told = looks?.clothes[member.id] ?? "";
	if (!isPerson(member.kind) || (told !== "" && (outfit ?? member.outfit) === member.outfit)) return told;
	const { garment, colours, pattern, neck, hat, back, feet } = wornBy(member, outfit);
	const [main, second, third] = colours.map(colourName) as [string, string, string];
	const named: Named = { main, second, third };
	return listed([
		...GARMENTS[garment](named, PRINTS[pattern](third)),
		...(NECKS[neck] ? [NECKS[neck](named)] : []),
		...(hat !== "none" && HATS[hat] ? [HATS[hat]] : []),
		...BACKS[back](named),
		// Nobody has slippers on under a blanket.
		...(isInBed ? [] : [FEET[feet] ?? feet]),
	]);
}

export const listed = (items: readonly string[]): string =>
	items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
