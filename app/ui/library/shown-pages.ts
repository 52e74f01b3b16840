/** So many pages of a list one address shows at most: a page that grows without end would be a slow one. */
export const MOST_PAGES = 10;

/** The pages of a list that stand together, from 1, both counted: the first three, or the eleventh alone. */
export type ShownPages = { first: number; last: number };

/**
 * Where a list goes on behind the pages shown: at an address with one page more, down at `lastId`, the last entry so far. Behind
 * as many as one address shows, the next page stands alone.
 */
export function addressOfMore(path: string, { first, last }: ShownPages, lastId: string): string {
	const grows = first === 1 && last < MOST_PAGES;
	return grows ? `${path}?upto=${last + 1}#${lastId}` : `${path}?page=${last + 1}`;
}
