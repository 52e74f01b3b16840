/** The address of a page about the book named, whatever other tabs are about; without one the draft's own. */
export function withBook(path: string, bookId: string | undefined): string {
	return bookId === undefined ? path : `${path}?book=${encodeURIComponent(bookId)}`;
}
