import type { ReadingLevel } from "~/shop/books/rules";
import type { Companion } from "./cast";
import { REFRAINS } from "./frames";
import { LEVEL_RULES } from "./levels";
import type { Reading } from "./read-idea";
import { slotsOf as bookSlots, deedAt, NO_WISH, opened, retoldAt, type Slots, whoOf } from "./slots";
import { numberWord } from "./wording";

/** What the sentences of a synopsis are filled with, and how its companions are told of. */

/** How much is told: everything; no extras; besides, the companions in few words; besides, the main character too. */
export type Fullness = "full" | "lean" | "spare" | "brief";

export function slotsOf(reading: Reading, level: ReadingLevel, fullness: Fullness, thing: string): Slots {
	const isBrief = fullness === "brief";
	const { main } = reading.cast;
	const length = level === "tiny" ? "tiny" : level === "pro" && !isBrief ? "long" : "short";
	return {
		...bookSlots(reading, LEVEL_RULES[level].told, thing),
		title: `‘${reading.title}’`,
		refrain: reading.chance.pick("refrain", REFRAINS),
		who: isBrief ? "" : whoOf(main),
		age: numberWord(main.age),
		adjective: main.manner?.adjective ?? "determined",
		...(retoldAt(reading, level) ?? NO_WISH),
		deed: deedAt(main, length),
	};
}

/** What the companions do, at each level's pace: one short sentence each, or all of them in a long one. */
export function companionSentences(
	companions: readonly Companion[],
	level: ReadingLevel,
	fullness: Fullness,
): string[] {
	const isPlain = fullness === "spare" || fullness === "brief";
	const who = (companion: Companion) => (isPlain ? "" : whoOf(companion));
	const does = (companion: Companion) =>
		`${companion.introduction}${who(companion)} ${deedAt(companion, "short")}`;
	const [first, ...others] = companions;
	if (!first) return [];
	switch (level) {
		case "tiny":
			return companions.flatMap((companion) => [companion.plainly, deedAt(companion, "tiny")]);
		case "custom":
			return companions.flatMap((companion) => [
				opened(`${companion.introduction} came too.`),
				`${companion.name} ${deedAt(companion, "short")}.`,
			]);
		case "starter":
			return companions.flatMap((companion) => [
				opened(`${companion.introduction} ${deedAt(companion, "short")}.`),
				...(companion.loves && fullness === "full" ? [`${companion.name} loved ${companion.loves}.`] : []),
			]);
		case "confident":
			return companions.map((companion) => opened(`${does(companion)}.`));
		default: {
			const rich = level === "pro" && !isPlain;
			const lead = rich ? `${first.introduction}${who(first)} ${deedAt(first, "long")}` : does(first);
			return [
				opened(`${lead}.`),
				...(others.length > 0 ? [`Meanwhile, ${others.map(does).join(", and ")}.`] : []),
			];
		}
	}
}
