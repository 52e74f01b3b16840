import type { ReadingLevel } from "~/shop/books/rules";
import { FRAMES } from "./frames";
import { onWheels } from "./on-wheels";
import type { Plot } from "./plots/plot";
import type { Reading } from "./read-idea";
import { companionSentences, type Fullness, slotsOf } from "./sentences";
import { NO_WISH, retoldAt, sentence, wishAt } from "./slots";
import { isDaylit, isMoonlit } from "./time";
import { literally, wordsOf } from "./wording";

/** The parts of a synopsis in their order. */
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

/** Takes what was understood, its plot and a reading level; gives every sentence of the synopsis in order. */
export function tell(reading: Reading, plot: Plot, level: ReadingLevel, fullness: Fullness): Sentence[] {
	const frames = FRAMES[level];
	const short = plot.short[level];
	const way = wishAt(reading, level) === null ? "story" : "wish";
	const own = retoldAt(reading, level) ?? NO_WISH;
	const slots = slotsOf(reading, level, fullness, plot.thing[way]);
	const opening = slotsOf({ ...reading, place: reading.start.opener }, level, fullness, plot.thing[way]);
	const { chance, cast } = reading;
	const part = (name: Part, lines: readonly string[]): Sentence[] =>
		lines.map((line) => ({
			part: name,
			text: sentence(cast.main.usesWheelchair ? onWheels(line) : line, name === "opening" ? opening : slots),
		}));
	const variant = (name: Part, variants: string[][]) =>
		part(name, fullness === "brief" ? shortest(variants) : chance.pick(name, variants));
	const inTime = (variants: string[][]): string[][] => {
		const fitting = variants.filter((lines) => !(reading.atNight ? isDaylit : isMoonlit)(lines));
		return fitting.length > 0 ? fitting : variants;
	};
	const isAged = level === "tiny" && fullness === "full" && cast.main.age >= 1 && cast.main.age < 18;
	return [
		...variant("opening", inTime(frames.opening)),
		...part("opening", isAged ? ["{main} is {age}."] : []),
		...part("idea", own.before === "" ? [] : ["{before}"]),
		...variant("idea", wishAt(reading, level) === null ? frames.quotation : frames.wish),
		...part("idea", own.rest === "" ? [] : ["{rest}"]),
		...part("idea", own.snag === "" ? [] : ["{snag}"]),
		...part("start", [short.start[way]]),
		...companionSentences(cast.companions, level, fullness).map((text) => ({
			part: "company" as const,
			text,
		})),
		...part("trouble", [short.trouble]),
		...part("turn", cast.companions.length > 0 ? frames.turn : frames.turnAlone),
		...part("mend", own.turn === "" ? [] : ["{turn}"]),
		...part("mend", [short.mend[way]]),
		...part("mend", own.after === "" ? [] : ["{after}"]),
		...part("home", [typeof short.home === "string" ? short.home : short.home[way]]),
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
export function synopsisSentences(reading: Reading, plot: Plot, level: ReadingLevel): Sentence[] {
	for (const fullness of ["full", "lean", "spare", "brief"] as const) {
		const sentences = tell(reading, plot, level, fullness);
		if (countOf(sentences, reading.idea) <= MOST_WORDS[level]) return sentences;
	}
	const { main, companions } = reading.cast;
	const names = [main, ...companions].map((player) => player.name);
	const familiar = onFirstNameTerms(tell(reading, plot, level, "brief"), names);
	const easier = EASIER[level];
	return countOf(familiar, reading.idea) <= 200 || !easier
		? familiar
		: synopsisSentences(reading, plot, easier);
}

/** Once introduced by a long full name, a character goes by the given name; "Grandad" or "Mrs" alone is no name. */
function onFirstNameTerms(sentences: readonly Sentence[], names: readonly string[]): Sentence[] {
	const met = new Set<string>();
	const long = [...new Set(names)]
		.filter((name) => name.includes(" ") && !TITLE.test(name))
		.sort((one, other) => other.length - one.length)
		.map(literally);
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

/** The page of the book that tells a part at length. */
const PAGES: Readonly<Record<Part, number>> = {
	opening: 3,
	idea: 4,
	start: 6,
	company: 8,
	trouble: 12,
	turn: 18,
	mend: 20,
	home: 22,
};

/** What a page of the book says in short; empty for most. */
export function gistOf(number: number, sentences: readonly Sentence[]): string {
	return sentences
		.filter(({ part }) => PAGES[part] === number)
		.map(({ text }) => text)
		.join(" ");
}
