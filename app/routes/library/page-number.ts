/** Further than any list goes; OFFSET takes no number a query could not have. */
const FURTHEST = 1_000_000;

/** The page of a list that an address asks for, from 1. What is no page number means the first. */
export function pageNumber(url: URL): number {
	const asked = url.searchParams.get("page") ?? "";
	if (!/^\d+$/.test(asked)) return 1;
	return Math.min(Math.max(1, Number(asked)), FURTHEST);
}

/** How many entries a call asks for: from 1 to `most`, and `usual` when it doesn't say a number. */
export function pageLimit(url: URL, usual: number, most: number): number {
	const asked = url.searchParams.get("limit") ?? "";
	if (!/^\d+$/.test(asked)) return usual;
	return Math.min(Math.max(1, Number(asked)), most);
}
