import { isFailing, isFeeling, isMeans, isNew, lowered } from "./aim";
import { type Clause, withoutKnown } from "./clauses";
import { inPast, type Manner, toldAgain } from "./told-again";

/**
 * An idea told again as part of a story: "Mia finds a dragon and must help it get home" is that she found one, and wants to
 * help it. Only where every clause is understood for certain; anything else is quoted by the family's own words.
 */
export type Retold = {
	/** What the main character wants, an infinitive without "to". */
	wish: string;
	/** What came before it, what stands in its way and how it goes on: whole sentences, in the past and as they are now. */
	past: Happenings;
	/** In the past, in shorter sentences. */
	plainly: Happenings;
	/** In short ones too. */
	present: Happenings;
};
/** `reason` is what it is wanted for; `turn` is how what is wanted came about, `after` what came of it. */
export type Happenings = { before: string; reason: string; snag: string; turn: string; after: string };

export const NOTHING = { before: "", reason: "", snag: "", turn: "", after: "" };
export const onlyWished = (wish: string): Retold => ({
	wish,
	past: NOTHING,
	plainly: NOTHING,
	present: NOTHING,
});

/** Takes what is wanted and the clauses around it: those before `until` came first, those from `from` on stand in its way or are how it goes on. */
export function retoldOf(
	{ names, she }: Pick<Manner, "names" | "she">,
	clauses: readonly Clause[],
	until: number,
	from: number,
	wish: string,
	ending: "turn" | "after" = "after",
	// After a fear, "but" begins what mends it.
	butHinders = true,
): Retold | null {
	if (!/^\p{Ll}[\p{L}\p{M}\p{N} ,’-]*$/u.test(wish) || / (?:he|she|they) /u.test(withoutKnown(wish)))
		return null;
	if (/ when (?:he|she|they) grows? up/u.test(wish)) return null;
	// What was done then can’t be wanted now.
	if (
		/ (?:last (?:night|week|month|year|spring|summer|autumn|winter|\p{L}+day)|yesterday)(?!\p{L})/u.test(wish)
	)
		return null;
	// "A snowman that wakes up with her dog": whoever comes along would do what is only said of the thing.
	if (/ (?:who|that|which) .+ with (?:his|her|their) /u.test(wish)) return null;
	const tell = (tense: Manner["tense"], isPlain: boolean): Happenings => {
		const told = (first: number, end: number) =>
			first < end ? toldAgain(clauses, first, end, { tense, isPlain, names, she }) : "";
		const next = clauses[from];
		const isReason =
			/ because /u.test(next?.joint ?? "") ||
			(/ so /u.test(next?.joint ?? "") && next?.verb.past === "could");
		const first = isReason ? from + 1 : from;
		const sentenceEnd = clauses.findIndex(({ joint }, index) => index > first && joint === "");
		const breath = clauses.slice(first, sentenceEnd < 0 ? clauses.length : sentenceEnd);
		const isFailed = breath.some(isFailing) && breath[0]?.joint === "";
		const begun = breath[0];
		const isSnag =
			begun !== undefined &&
			((butHinders && /but/u.test(begun.joint)) ||
				isFailed ||
				isFeeling(begun) ||
				isNew(begun) ||
				isFailing(begun));
		// "But it goes haywire and takes over the school".
		const shared = breath.findIndex(({ subject }, index) => index > 0 && subject !== "");
		const snagEnd = first + (isFailed || shared < 0 ? breath.length : shared);
		const ended = (text: string) => (text === "" ? "" : `${text}.`);
		const snag = isSnag ? ended(told(first, snagEnd)) : "";
		const reason = isReason ? reasonOf(next as Clause, ended(told(from, first)), tense) : "";
		return {
			...NOTHING,
			before: ended(told(0, until)),
			reason,
			snag:
				snag === "" || / but /iu.test(snag)
					? snag
					: `But ${names.some((name) => snag.startsWith(name)) ? snag : lowered(snag)}`,
			// What goes on after that is how it came right.
			[isSnag || (begun && isMeans(begun)) ? "turn" : ending]: ended(
				told(isSnag ? snagEnd : first, clauses.length),
			),
		};
	};
	return {
		wish: inPast(wish),
		past: tell("past", false),
		plainly: tell("past", true),
		present: tell("present", true),
	};
}

/** "It mattered, because the prize was a teddy", "Then she could see it": said after what is wanted. */
function reasonOf({ joint }: Clause, said: string, tense: "past" | "present"): string {
	const clause =
		/ (?:he|she|it|they|the|an?|his|her|its|their) /iu.test(` ${said}`) &&
		!/^\p{Lu}\p{Ll}* (?:and )?\p{Lu}/u.test(said);
	const joined = clause ? lowered(said) : said;
	if (/ so /u.test(joint)) return `Then ${joined}`;
	return tense === "past" ? `It mattered, because ${joined}` : said;
}
