import { MOST_PAGES, type ShownPages } from "~/ui/library/shown-pages";

/** Further than any list goes; OFFSET takes no number a query could not have. */
const FURTHEST = 1_000_000;

/** The page of a list that an address asks for, from 1. What is no page number means the first. */
export function pageNumber(url: URL, name: "page" | "upto" = "page"): number {
	const asked = url.searchParams.get(name) ?? "";
	if (!/^\d+$/.test(asked)) return 1;
	return Math.min(Math.max(1, Number(asked)), FURTHEST);
}

/** The pages of a list that an address shows: those up to one (`?upto=3`), or one alone (`?page=11`). null: more than it may show. */
export function shownPages(url: URL): ShownPages | null {
	if (!url.searchParams.has("upto")) {
		const page = pageNumber(url);
		return { first: page, last: page };
	}
	const last = pageNumber(url, "upto");
	return last > MOST_PAGES ? null : { first: 1, last };
}

/** How many entries a call asks for: from 1 to `most`, and `usual` when it doesn't say a number. */
export function pageLimit(url: URL, usual: number, most: number): number {
	const asked = url.searchParams.get("limit") ?? "";
	if (!/^\d+$/.test(asked)) return usual;
	return Math.min(Math.max(1, Number(asked)), most);
}
