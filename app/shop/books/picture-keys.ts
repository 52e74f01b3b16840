import type { ArtSize } from "~/providers/illustrator/port";

/** Where the pictures of a book are kept. */

/** A character's likeness, with the book. */
export function likenessKey(character: { book_id: string; id: string }): string {
	return `likenesses/${character.book_id}/${character.id}.png`;
}

/** A sheet drawn of one, by what it was drawn from (Illustrator); `id` is its own: each is written once. */
export function sheetKey(bookId: string, name: string, id: string): string {
	return `likenesses/${bookId}/sheets/${name}-${id}.jpg`;
}

/** Whether a key is that of a sheet of this name. */
export const isSheetOf = (key: string, name: string): boolean => key.includes(`/sheets/${name}-`);

/** A cover for the screen. */
export function screenKey(coverId: string): string {
	return `covers/${coverId}/screen.jpg`;
}

/** The same picture at print size. */
export function printKey(coverId: string): string {
	return `covers/${coverId}/print.jpg`;
}

/** A page of one version of its spread, for the screen. */
export function pageKey(versionId: string, number: number): string {
	return `pages/${versionId}/${number}.jpg`;
}

/** The same page at print size, without its words. */
export function printPageKey(versionId: string, number: number): string {
	return `pages/${versionId}/${number}-print.jpg`;
}

const ART: Record<ArtSize, string> = { screen: "art.jpg", print: "art-print.jpg" };

/** The picture of a version of a spread that a vendor was paid for, as it came: words are set over it. */
export const artKey = (versionId: string, size: ArtSize): string => `pages/${versionId}/${ART[size]}`;

/** The same of a cover. */
export const coverArtKey = (coverId: string, size: ArtSize): string => `covers/${coverId}/${ART[size]}`;

type Version = { id: string; first_page: number };
/** Those of the double pages have two. */
const numbersOf = ({ first_page: first }: Version) => [
	first,
	...(first >= 4 && first < 24 ? [first + 1] : []),
];

/** All pages of such a version, for the screen. */
export function pageKeys(version: Version): string[] {
	return numbersOf(version).map((number) => pageKey(version.id, number));
}

/** The same at print size, with what was bought for it. */
export function printPageKeys(version: Version): string[] {
	return [
		...numbersOf(version).map((number) => printPageKey(version.id, number)),
		artKey(version.id, "print"),
	];
}

/** All that is to go with it. */
export const allPageKeys = (version: Version): string[] => [
	...pageKeys(version),
	...printPageKeys(version),
	artKey(version.id, "screen"),
];

/** All pictures of a cover, also where nothing says that there is one. */
export const allCoverKeys = (cover: {
	id: string;
	screen_key?: string | null;
	print_key?: string | null;
}): string[] => [
	cover.screen_key ?? screenKey(cover.id),
	cover.print_key ?? printKey(cover.id),
	coverArtKey(cover.id, "screen"),
	coverArtKey(cover.id, "print"),
];

/** Somebody with what is kept of how they look. */
export type KeptCharacter = {
	book_id: string;
	id: string;
	likeness_key: string | null;
	sheet_key: string | null;
};

/**
 * Keys of the pictures of a book that goes. Also where no row says that there is one: a drawing that failed halfway leaves its
 * pictures there.
 */
export function pictureKeys(
	characters: readonly KeptCharacter[],
	covers: readonly { id: string; screen_key: string | null; print_key: string | null }[],
): string[] {
	return [
		...characters.flatMap((character) => [
			character.likeness_key ?? likenessKey(character),
			...(character.sheet_key === null ? [] : [character.sheet_key]),
		]),
		...covers.flatMap(allCoverKeys),
	];
}
