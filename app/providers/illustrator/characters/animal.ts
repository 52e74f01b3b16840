import { darker, lighter, mix } from "../drawing/colour";
import { num } from "../drawing/sheet";
import type { Outfit } from "../scene/stage";
import { circle, type Doll } from "./doll";
import { hatBehind, hatOn } from "./hats";
import type { HeadArt } from "./head.server";
import { putHead } from "./person";

export type Kind = "cat" | "dog" | "rabbit" | "bird" | "horse" | "pet";

const WORDS: readonly [Kind, RegExp][] = [
	["cat", /\b(cats?|kitten|kitty|tabby|moggy|feline|purr\w*|meow|miaow)\b/i],
	[
		"dog",
		/\b(dogs?|puppy|pup|hound|terrier|spaniel|labrador|lab|retriever|poodle|collie|dachshund|bark\w*|woof)\b/i,
	],
	["rabbit", /\b(rabbit|bunny|hare|hopp\w+)\b/i],
	["bird", /\b(bird|parrot|budgie|budgerigar|canary|chicken|hen|duck|owl|cockatiel)\b/i],
	["horse", /\b(horse|pony|foal|mare|donkey|neigh\w*)\b/i],
	["pet", /\b(hamster|guinea[ -]pig|gerbil|mouse|ferret|tortoise|lizard)\b/i],
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

/**
 * How large an animal's head is beside a grown-up's, and the unit of its body in hundredths of that head: a sitting dog reaches to
 * a child's hip, a cat to a knee.
 */
const SIZES: Record<Kind, { head: number; scale: number }> = {
	dog: { head: 0.5, scale: 1.72 },
	cat: { head: 0.42, scale: 1.68 },
	rabbit: { head: 0.38, scale: 1.45 },
	bird: { head: 0.36, scale: 1.6 },
	horse: { head: 0.78, scale: 2.6 },
	pet: { head: 0.38, scale: 1.4 },
};
/** From the chin to the paws, in units of the body. */
const BELOW = 76;

/** Its head beside a grown-up's; from the chin to the paws and half its breadth, in hundredths of its head. */
export function animalExtent(kind: Kind) {
	const { head, scale } = SIZES[kind];
	return { head, below: BELOW * scale, half: (kind === "cat" ? 56 : 46) * scale };
}

/** A sitting animal, seen from the front, under the head given; a bird or a horse stands. */
export function drawAnimal(doll: Doll, head: HeadArt, kind: Kind, outfit: Outfit) {
	// Under water and in space nobody goes without air; other hats would not fit over ears.
	const bubbled: Outfit = { ...outfit, hat: outfit.hat === "bubble" ? "bubble" : "none" };
	const fur = mix(head.hair, head.skin, 0.5);
	const dark = darker(fur, 0.22);
	doll.scaled(SIZES[kind].scale, 0, (doll) => {
		if (kind === "bird") wings(doll, fur, dark, lighter(head.skin, 0.5));
		else if (kind === "horse") horse(doll, fur, darker(head.hair, 0.3));
		else sitting(doll, kind, fur, dark, lighter(head.skin, 0.5));
		doll.mark("M-17 -4Q-17 7 0 8Q17 7 17 -4Z", "#1d1240", 0.3);
		doll.shape("M-17 -2Q-16 10 0 12Q16 10 17 -2Q8 5 0 5Q-8 5 -17 -2Z", outfit.colours[2]);
		if (outfit.neck === "scarf" || outfit.neck === "neckerchief")
			doll.shape("M-11 8Q0 13 11 8L1 26Z", outfit.colours[2]);
		else doll.shape(circle(0, 14, 4.5), "#f4c64f");
	});
	hatBehind(doll, head, bubbled);
	ears(doll, head, kind, fur, dark);
	putHead(doll, head);
	hatOn(doll, head, bubbled);
}

function sitting(doll: Doll, kind: Kind, fur: string, dark: string, pale: string) {
	tail(doll, kind, fur, dark);
	doll.shape("M-34 72C-46 60 -42 30 -20 26L20 26C42 30 46 60 34 72Z", dark);
	doll.shape("M-22 -8C-32 20 -35 52 -27 72H27C35 52 32 20 22 -8Z", fur);
	doll.detail(`<path d="M-13 4C-19 22 -17 44 -8 56Q0 60 8 56C17 44 19 22 13 4Z" fill="${doll.lit(pale)}"/>`);
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

function horse(doll: Doll, coat: string, mane: string) {
	doll.limb("M22 20Q40 34 36 62", mane, 9);
	for (const x of [-17, 17]) doll.limb(`M${x} 40V68`, darker(coat, 0.2), 9);
	doll.shape("M-12 -22C-14 0 -27 8 -26 30C-25 46 -14 50 0 50C14 50 25 46 26 30C27 8 14 0 12 -22Z", coat);
	for (const x of [-8, 8]) {
		doll.limb(`M${x} 40V66`, coat, 10.5);
		doll.shape(`M${num(x - 6.5)} 76L${num(x - 5)} 66H${num(x + 5)}L${num(x + 6.5)} 76Z`, mane);
	}
	for (const x of [-17, 17])
		doll.shape(`M${num(x - 5.5)} 73L${num(x - 4)} 66H${num(x + 4)}L${num(x + 5.5)} 73Z`, mane);
	doll.seam("M-11 -16Q-20 0 -20 12M-8 -14Q-15 2 -15 16", mane, 4);
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
	if (head.pricked || kind === "bird" || kind === "horse" || kind === "pet") return;
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
