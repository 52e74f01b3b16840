import { darker, lighter, mix } from "../drawing/colour";
import { num } from "../drawing/sheet";
import type { Outfit } from "../scene/stage";
import { circle, type Doll } from "./doll";
import { hatBehind, hatOn } from "./hats";
import type { HeadArt } from "./head.server";
import { putHead } from "./person";

export type Kind = "cat" | "dog" | "rabbit" | "bird" | "pet";

const WORDS: readonly [Kind, RegExp][] = [
	["cat", /\b(cats?|kitten|kitty|tabby|moggy|feline|purr\w*|meow|miaow)\b/i],
	[
		"dog",
		/\b(dogs?|puppy|pup|hound|terrier|spaniel|labrador|lab|retriever|poodle|collie|dachshund|bark\w*|woof)\b/i,
	],
	["rabbit", /\b(rabbit|bunny|hare|hopp\w+)\b/i],
	["bird", /\b(bird|parrot|budgie|budgerigar|canary|chicken|hen|duck|owl|cockatiel)\b/i],
	["pet", /\b(hamster|guinea[ -]pig|gerbil|mouse|ferret|tortoise|pony|horse|lizard)\b/i],
];

/** Which animal a character is, or null for a person: what the relationship and the personality's words say. */
export function animalOf(relationship: string | null, personality: string): Kind | null {
	const said = WORDS.find(([, words]) => words.test(personality))?.[0] ?? null;
	if (relationship === "Pet") return said ?? "pet";
	// "Loves her cat" is a person: without the relationship only a plain "a cat", "our dog" at the start counts.
	const itself =
		/^\W*(?:(?:a|an|the|my|our|is|very|the family's|family)\s+)*(?:(?!loves?|likes?|has|with|owns?)[a-z]+\s+){0,2}?(?:cat|kitten|dog|puppy|rabbit|bunny|parrot|hamster)\b/i;
	return relationship === null && itself.test(personality) ? said : null;
}

/** From the chin to the paws, in hundredths of the head's height. */
export const ANIMAL_BELOW_CHIN = 74;

/** A sitting animal, seen from the front, under the head given. */
export function drawAnimal(doll: Doll, head: HeadArt, kind: Kind, outfit: Outfit) {
	// Under water and in space nobody goes without air; other hats would not fit over ears.
	const bubbled: Outfit = { ...outfit, hat: outfit.hat === "bubble" ? "bubble" : "none" };
	const fur = mix(head.hair, head.skin, 0.5);
	const pale = lighter(head.skin, 0.5);
	const dark = darker(fur, 0.22);
	if (kind === "bird") wings(doll, fur, dark, pale);
	else {
		tail(doll, kind, fur, dark);
		doll.shape("M-34 72C-46 60 -42 30 -20 26L20 26C42 30 46 60 34 72Z", dark);
		doll.shape("M-24 -6C-34 20 -36 52 -28 72H28C36 52 34 20 24 -6Z", fur);
		doll.detail(
			`<path d="M-13 4C-19 22 -17 44 -8 56Q0 60 8 56C17 44 19 22 13 4Z" fill="${doll.lit(pale)}"/>`,
		);
		if (kind === "cat")
			doll.seam("M-29 30q7 1 10 5M-31 42q8 1 11 5M29 30q-7 1 -10 5M31 42q-8 1 -11 5", dark, 3.4, 0.6);
		doll.limb("M-12 38Q-14 56 -13 66", fur, 15);
		doll.limb("M12 38Q14 56 13 66", fur, 15);
		for (const x of [-32, 32]) doll.shape(circle(x, 69, 13, 7), lighter(fur, 0.08));
		for (const x of [-13, 13]) {
			doll.shape(circle(x, 69, 11, 7.5), lighter(fur, 0.22));
			doll.seam(`M${num(x - 3.5)} 68v5M${num(x + 3.5)} 68v5`, dark, 1.8, 0.8);
		}
	}
	doll.shape("M-21 -2Q-20 13 0 15Q20 13 21 -2Q10 7 0 7Q-10 7 -21 -2Z", outfit.colours[2]);
	if (outfit.neck === "scarf" || outfit.neck === "neckerchief")
		doll.shape("M-14 9Q0 15 14 9L1 32Z", outfit.colours[2]);
	else doll.shape(circle(0, 17, 6), "#f4c64f");
	hatBehind(doll, head, bubbled);
	ears(doll, head, kind, fur, dark);
	putHead(doll, head);
	hatOn(doll, head, bubbled);
}

function tail(doll: Doll, kind: Kind, fur: string, dark: string) {
	if (kind === "rabbit") doll.shape(circle(36, 60, 11), lighter(fur, 0.5));
	else if (kind === "dog") doll.limb("M30 62Q50 52 52 30", fur, 10);
	else if (kind === "cat") {
		doll.limb("M30 66Q62 66 58 38Q54 22 64 12", fur, 11);
		doll.seam("M53 52l9 3M52 40l11 -1M54 28l9 -5", dark, 3.6, 0.7);
	} else doll.limb("M30 64Q44 62 46 52", fur, 8);
}

function wings(doll: Doll, fur: string, dark: string, pale: string) {
	doll.limb("M-9 60V72M9 60V72", "#e39a3b", 5);
	doll.shape("M-24 -6C-42 20 -36 58 0 64C36 58 42 20 24 -6Z", fur);
	doll.detail(`<path d="M-13 6C-20 26 -14 46 0 52C14 46 20 26 13 6Z" fill="${doll.lit(pale)}"/>`);
	doll.shape("M-25 4C-46 16 -50 36 -44 50C-34 44 -24 32 -22 20Z", dark);
	doll.shape("M25 4C46 16 50 36 44 50C34 44 24 32 22 20Z", dark);
}

/** Ears behind the head where the likeness has none of its own (a photo often cuts them off). */
function ears(doll: Doll, head: HeadArt, kind: Kind, fur: string, dark: string) {
	if (head.pricked || kind === "bird" || kind === "pet") return;
	const inner = mix("#e9a6a0", fur, 0.3);
	for (const s of [-1, 1]) {
		const y = kind === "dog" ? -70 : -80;
		const x = head.middleAt(y) + s * (head.halfWidthAt(y) - 7);
		const p = (dx: number, dy: number) => `${num(x + dx * s)} ${num(y + dy)}`;
		if (kind === "cat") {
			doll.shape(`M${p(-20, 4)}Q${p(-6, -26)} ${p(7, -34)}Q${p(13, -10)} ${p(9, 26)}Z`, dark);
			doll.detail(
				`<path d="M${p(-10, 0)}Q${p(-2, -18)} ${p(5, -24)}Q${p(8, -8)} ${p(6, 14)}Z" fill="${doll.lit(inner)}"/>`,
			);
		} else if (kind === "rabbit") {
			doll.shape(
				`M${p(-20, 2)}C${p(-26, -50)} ${p(-8, -72)} ${p(-3, -70)}C${p(8, -62)} ${p(6, -20)} ${p(-2, 8)}Z`,
				fur,
			);
			doll.detail(
				`<path d="M${p(-15, -4)}C${p(-18, -44)} ${p(-8, -58)} ${p(-5, -57)}C${p(2, -50)} ${p(0, -20)} ${p(-6, 0)}Z" fill="${doll.lit(inner)}"/>`,
			);
		} else
			doll.shape(
				`M${p(-8, -10)}C${p(14, -16)} ${p(22, 18)} ${p(12, 44)}C${p(4, 50)} ${p(-6, 34)} ${p(-8, -10)}Z`,
				dark,
			);
	}
}
