import { type TypedWords, versionField, wordsField } from "~/shop/pages/rules";
import type { WrittenPage } from "~/shop/pages/write-words.server";
import { PAGES } from "~/shop/printing/rules";
import type { Problem } from "~/shop/result";

const NUMBERS = Array.from({ length: PAGES }, (_, at) => at + 1);

/** Whatever a form sends in which a family writes pages: so it is held through a sign-in. */
export const WRITTEN_FIELDS: readonly string[] = NUMBERS.flatMap((number) => [
	wordsField(number),
	versionField(number),
]);

/** The pages that a form was sent with, in their order; `fields` by their names, as sent or as held through a sign-in. */
export function writtenPages(fields: Pick<FormData, "get">): WrittenPage[] {
	return NUMBERS.flatMap((number): WrittenPage[] => {
		const words = fields.get(wordsField(number));
		if (typeof words !== "string") return [];
		const version = String(fields.get(versionField(number)));
		return [{ number, words, version: /^\d{1,4}$/.test(version) ? Number(version) : 0 }];
	});
}

/** All that was sent, to be shown again: what is wrong beside each, and what another tab has put there meanwhile. */
export function typedWords(pages: readonly WrittenPage[], problem: Problem): TypedWords[] {
	const newer = (problem.details?.newer ?? {}) as Record<string, string>;
	return pages.map(({ number, words }) => {
		const field = wordsField(number);
		const now = newer[field] ?? null;
		return { number, words, error: problem.fields?.[field]?.[0] ?? (now && problem.message), newer: now };
	});
}
