import type { Noun, Slot } from "../shelf/story";
import { knownHead, knownNoun, singularOf } from "./noun-classes";
import { takeRefused, takeSkill } from "./take-skill";
import { isHeros, takeSomebody } from "./take-somebody";
import { type Candidate, standsAs, type TakenNoun } from "./taken-noun";
import { ADJECTIVES, type IdeaRead, type NounPhrase, type Word } from "./words";

/** What a story takes from an idea; in doubt its own noun: a wrong one is worse than none. */

/** Takes the slots of a story; no word of the idea fills two of them. */
export function takeNouns(idea: IdeaRead, slots: Readonly<Record<string, Slot>>): Record<string, TakenNoun> {
	const taken = new Set<string>();
	const cast = new Set<number>();
	return Object.fromEntries(
		Object.entries(slots).map(([name, slot]) => {
			if (slot.verb) return [name, verbOf(idea, slot)];
			const nouns = candidatesFor(idea, slot, taken);
			const somebody = takeSomebody(idea, slot, nouns, cast);
			const best = nouns.find(({ kind }) => !slot.cast || !isHeros(idea, kind));
			const noun = somebody ?? best?.noun ?? ownNoun(slot.else);
			if (noun.isNamed) taken.add(singularOf(noun.short.split(" ").at(-1) ?? ""));
			if (noun.who !== undefined) cast.add(noun.who);
			return [name, noun];
		}),
	);
}

function verbOf(idea: IdeaRead, slot: Slot): TakenNoun {
	const said = (slot.verb === "refused" ? takeRefused : takeSkill)(idea, slot.not);
	const told = said === null ? slot.else : { full: said, short: said };
	return { ...told, plural: false, mass: false, isNamed: said !== null, isVerb: true };
}

function ownNoun(noun: Noun): TakenNoun {
	const known = knownNoun(noun.short.toLowerCase());
	return { ...noun, plural: known?.isPlural ?? false, mass: known?.isMass ?? false, isNamed: false };
}

function candidatesFor(idea: IdeaRead, slot: Slot, taken: ReadonlySet<string>): Candidate[] {
	const candidates: Candidate[] = [];
	for (const phrase of idea.nouns) {
		const noun = nounOf(idea.words, phrase, slot);
		const kind = singularOf(noun?.short.split(" ").at(-1) ?? "");
		if (noun && !taken.has(kind) && standsAs(idea.words, phrase, slot))
			candidates.push({ noun, kind, rank: rankOf(idea, phrase), phrase });
	}
	return candidates.sort((a, b) => b.rank - a.rank);
}

/** Who is spoken of most, does something, or stands in the title, is what the idea is about. */
function rankOf({ words, nouns }: IdeaRead, phrase: NounPhrase): number {
	const head = words[phrase.to];
	const same = nouns.filter(({ to }) => head && words[to]?.keys.has(head.lower));
	const isInTitle = same.some(({ to }) => words[to]?.part === "title");
	const isDescribed = head?.part === "description" ? 0.5 * Math.min(2, phrase.to - phrase.from) : 0;
	return (
		same.length +
		(isInTitle ? 1 : 0) +
		(phrase.subjectOf.length + phrase.objectOf.length > 0 ? 1 : 0) +
		isDescribed
	);
}

/** What says too little to be drawn, or isn't said in a children's book. */
const NEVER = new Set(
	"animal creature pet beast toy thing food person people crowd audience team crew snack present lunch dinner breakfast supper boy girl man woman baby child kid lad lass toddler twin bairn guest visitor stranger date roll wrap mint part book lady gentleman bmx".split(
		" ",
	),
);
const UNSAID =
	/^(?:poo|poos|wee|bum|bums|fart|farts|dead|bloody|sexy|naked|gun|knife|beer|wine|vodka|gin|drug|fag|first|last|second|third|next|same|other|own|whole|half)$/;
/** Written with capitals, wherever they stand. */
const CAPITALS =
	/(?<!\p{L})(?:christmas|easter|halloween|eid|diwali|holi|vaisakhi|ramadan|hanukkah|passover|nowruz|hogmanay|chinese new year|lunar new year|boxing day|raksha bandhan|bonfire night|hindu|sikh|muslim|jewish|chinese|indian|african|american|scottish|welsh|irish|english|british|turkish|yorkshire|cornish|swiss|victoria|chelsea|spanish|french|italian|santa|jack frost|nessie|anansi|pegasus|lego|t rex)(?!\p{L})/gu;

/** The printable form of a phrase, if its head is of a class that the slot takes. */
function nounOf(words: readonly Word[], { from, to: end }: NounPhrase, slot: Slot): TakenNoun | null {
	const to = withoutName(words, from, end);
	const run = words.slice(from, to + 1);
	if (run.some(({ isName, deniedBy, part }) => isName || deniedBy !== null || part === "location"))
		return null;
	const found = knownHead(run.map(({ lower }) => lower));
	const next = words[to + 1];
	if (next?.pos === "ADJ" && next.sentence === run[0]?.sentence && ADJECTIVES.has(next.lower)) return null;
	if (!found || isCalledSo(words, from, to)) return null;
	const { from: head, known } = found;
	if (NEVER.has(known.singular) || slot.not?.includes(known.singular)) return null;
	if (slot.only && !slot.only.includes(known.singular)) return null;
	if (!slot.of.some((of) => of === "anything" || known.classes.has(of))) return null;
	if (slot.many && !known.isPlural && !known.isMass) return null;
	const before = run[head - 1];
	if (before?.pos === "PROPN" && before.part === "description" && /^\p{Lu}/u.test(before.typed) && head > 1)
		return null;
	let start = head;
	while (start > 0 && head - start < 3 && isKept(run[start - 1], run[start])) start--;
	const told = (at: number) =>
		run
			.slice(at)
			.map(({ lower }) => lower)
			.join(" ")
			.replace(CAPITALS, (name) =>
				name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()).replace("T Rex", "T-rex"),
			);
	return { full: told(start), short: told(head), plural: known.isPlural, mass: known.isMass, isNamed: true };
}

/** "Ant" of "llamas called Ant and Dec": a capital that no sentence, title or article asks for. */
function isCalledSo(words: readonly Word[], from: number, to: number): boolean {
	const [before, first] = [words[from - 1], words[from]];
	if (from !== to || first?.part !== "description" || before?.sentence !== first.sentence) return false;
	return (
		/^\p{Lu}\p{Ll}/u.test(first.typed) &&
		before.pos !== "DET" &&
		first.typed.toLowerCase().replace(CAPITALS, "") !== ""
	);
}

/** "Cat" of "our cat Mr Whiskers", where he is nobody of the family. */
function withoutName(words: readonly Word[], from: number, to: number): number {
	let at = to;
	while (
		at > from &&
		words[at]?.pos === "PROPN" &&
		/^\p{Lu}/u.test(words[at]?.typed ?? "") &&
		!words[at]?.isName
	)
		at--;
	const animal = words[at];
	return at < to && animal && /^\p{Ll}/u.test(animal.typed) && knownNoun(animal.lower)?.classes.has("animal")
		? at
		: to;
}

/** What may be told with a noun: an adjective of ours, "very" before one, a plain noun ("tartan slippers"). */
function isKept(word: Word | undefined, next: Word | undefined): boolean {
	if (!word || UNSAID.test(word.lower) || !/^\p{L}+$/u.test(word.lower)) return false;
	if (word.lower === "very") return next !== undefined && ADJECTIVES.has(next.lower);
	return (
		ADJECTIVES.has(word.lower) || (word.pos === "NOUN" && word.lower.length > 2 && !word.lower.endsWith("s"))
	);
}
