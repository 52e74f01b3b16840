import type { ReadingLevel } from "~/shop/books/rules";
import { FRAMES } from "./frames";
import type { Reading } from "./read-idea";
import { companionSentences, type Fullness, filled, slotsOf, wishAt } from "./sentences";
import { isDaylit, isMoonlit } from "./time";
import { wordsOf } from "./wording";

/** The parts of a story in their order. A synopsis gives each a line or two; a book gives each its pages. */
export type Part = "opening" | "idea" | "start" | "company" | "trouble" | "turn" | "mend" | "home";

export type Sentence = { part: Part; text: string };

/** Words of a synopsis, a quoted idea aside. The port allows 60 to 200; younger readers get shorter ones. */
const MOST_WORDS: Record<ReadingLevel, number> = {
	tiny: 130,
	starter: 140,
	confident: 170,
	whiz: 195,
	pro: 200,
	custom: 160,
};

/** Takes what was understood and a reading level; gives every sentence of the synopsis in order. */
export function tell(reading: Reading, level: ReadingLevel, fullness: Fullness): Sentence[] {
	const frames = FRAMES[level];
	const slots = slotsOf(reading, level, fullness);
	const { chance, cast, place } = reading;
	const part = (name: Part, lines: readonly string[]): Sentence[] =>
		lines.map((line) => ({ part: name, text: filled(line, slots) }));
	const variant = (name: Part, variants: string[][]) =>
		part(name, fullness === "brief" ? shortest(variants) : chance.pick(name, variants));
	const inTime = (variants: string[][]): string[][] => {
		const fitting = variants.filter((lines) => !(reading.atNight ? isDaylit : isMoonlit)(lines));
		return fitting.length > 0 ? fitting : variants;
	};
	const homes =
		place.setting.id === "home"
			? frames.home.filter((lines) => !/(?<!\p{L})home/iu.test(lines.join(" ")))
			: frames.home;
	const isAged = level === "tiny" && fullness === "full" && cast.main.age >= 1 && cast.main.age < 18;
	return [
		...variant("opening", inTime(frames.opening)),
		...part("opening", isAged ? ["{main} is {age}."] : []),
		...variant("idea", wishAt(reading, level) === null ? frames.quotation : frames.wish),
		...variant("start", frames.start),
		...companionSentences(cast.companions, level, fullness).map((text) => ({
			part: "company" as const,
			text,
		})),
		...variant("trouble", frames.trouble),
		...part("turn", cast.companions.length > 0 ? frames.turn : frames.turnAlone),
		...variant("mend", frames.mend),
		...variant("home", inTime(homes)),
	];
}

function shortest(variants: string[][]): string[] {
	return variants.reduce((least, lines) => (lines.join(" ").length < least.join(" ").length ? lines : least));
}

/** A cast with very long names is told in shorter sentences rather than cut short. */
const EASIER: Partial<Record<ReadingLevel, ReadingLevel>> = {
	pro: "whiz",
	whiz: "confident",
	confident: "starter",
};

/** The story's own words: a quoted idea is as long as the family made it. */
const countOf = (sentences: readonly Sentence[], quotation: string) =>
	sentences.reduce(
		(sum, { part, text }) => sum + wordsOf(part === "idea" ? text.replace(quotation, "") : text).length,
		0,
	);

/** The fullest telling that fits the level's length. */
export function synopsisSentences(reading: Reading, level: ReadingLevel): Sentence[] {
	for (const fullness of ["full", "lean", "spare", "brief"] as const) {
		const sentences = tell(reading, level, fullness);
		if (countOf(sentences, reading.idea) <= MOST_WORDS[level]) return sentences;
	}
	const { main, companions } = reading.cast;
	const names = [main, ...companions].map((player) => player.name);
	const familiar = onFirstNameTerms(tell(reading, level, "brief"), names);
	const easier = EASIER[level];
	return countOf(familiar, reading.idea) <= 200 || !easier ? familiar : synopsisSentences(reading, easier);
}

/** Once introduced by a long full name, a character goes by the given name; "Grandad" or "Mrs" alone is no name. */
function onFirstNameTerms(sentences: readonly Sentence[], names: readonly string[]): Sentence[] {
	const met = new Set<string>();
	const long = [...new Set(names)]
		.filter((name) => name.includes(" ") && !TITLE.test(name))
		.sort((one, other) => other.length - one.length)
		.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	if (long.length === 0) return [...sentences];
	const anyName = new RegExp(long.join("|"), "gu");
	return sentences.map(({ part, text }) => ({
		part,
		// What the family wrote stays as it is.
		text:
			part === "idea"
				? text
				: text.replace(anyName, (name) => {
						if (met.has(name)) return name.slice(0, name.indexOf(" "));
						met.add(name);
						return name;
					}),
	}));
}

const TITLE =
	/^(?:mr|mrs|miss|ms|mx|dr|sir|lady|mum|mummy|dad|daddy|gran|granny|grandma|grandad|grandpa|nan|nana|nanny|aunt|auntie|uncle|cousin|baby)(?!\p{L})/iu;

const PARAGRAPHS: Record<"usual" | "custom", readonly (readonly Part[])[]> = {
	usual: [
		["opening", "idea"],
		["start", "company"],
		["trouble", "turn"],
		["mend", "home"],
	],
	custom: [["opening"], ["idea"], ["start"], ["company"], ["trouble"], ["turn"], ["mend"], ["home"]],
};

export function inParagraphs(sentences: readonly Sentence[], level: ReadingLevel): string {
	return PARAGRAPHS[level === "custom" ? "custom" : "usual"]
		.map((parts) =>
			sentences
				.filter((sentence) => parts.includes(sentence.part))
				.map((sentence) => sentence.text)
				.join(" "),
		)
		.filter((paragraph) => paragraph !== "")
		.join("\n\n");
}
