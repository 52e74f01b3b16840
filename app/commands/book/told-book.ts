import type { MadeBook } from "./make-book";

/** What each page of a book says and shows, as data: `book.json`. */
export function toldBook({
	script: { title, level, cast },
	pages,
}: Pick<MadeBook, "script"> & { pages: readonly Pick<MadeBook["pages"][number], "page">[] }) {
	const nameOf = (who: string) => cast.find(({ id }) => id === who)?.name ?? who;
	return {
		title,
		level,
		pages: pages.map(({ page: { number, text, altText, spread } }) => ({
			number,
			text,
			altText,
			setting: spread.scene?.setting ?? null,
			composition: spread.composition,
			shot: spread.scene?.shot ?? null,
			figures: (spread.scene?.figures ?? []).map(({ who, pose }) => ({ name: nameOf(who), pose })),
		})),
	};
}
