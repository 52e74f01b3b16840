/** Where a page of a book is looked at, by whoever makes it; at the book itself, below the shop's own head, or another place there. */
export function pageAddress(bookId: string, number: number, place = "book"): string {
	return `/create-book/pages/${number}?book=${encodeURIComponent(bookId)}#${place}`;
}

/** Where a shared book is looked at: its cover without a number. */
export function sharedAddress(token: string, number?: number): string {
	return `/look/${encodeURIComponent(token)}${number === undefined ? "" : `?page=${number}#book`}`;
}

/**
 * A page once more, at one of its places: another address each time. A link with a place in it to the page one is on only
 * scrolls there.
 */
export function againAddress(url: string, place: string): string {
	const { pathname, searchParams } = new URL(url);
	searchParams.set("look", searchParams.get("look") === "1" ? "2" : "1");
	return `${pathname}?${searchParams}#${place}`;
}

/** Where a book is shown to others, or no longer. */
export function shareAddress(bookId: string): string {
	return `/create-book/share?book=${encodeURIComponent(bookId)}`;
}
