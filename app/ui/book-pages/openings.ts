/** One page of a book, as a reader is shown it. */
export type BookPage = {
	/** 1 to 24. */
	number: number;
	/** What it says; empty where the picture speaks alone. */
	text: string;
	altText: string;
	/** Null while its picture is being drawn. */
	imageUrl: string | null;
};

/** What lies open at once: an even page with the odd one beside it, or one of them alone. At least one page. */
export type Opening<Page extends BookPage = BookPage> = readonly [Page, ...Page[]];

/** The pages as they lie open, in the order they are turned: [1], [2, 3] ... [22, 23], [24]. */
export function openingsOf<Page extends BookPage>(pages: readonly Page[]): Opening<Page>[] {
	const openings: [Page, ...Page[]][] = [];
	for (const page of [...pages].sort((one, other) => one.number - other.number)) {
		const open = openings.at(-1);
		if (open && foldOf(open[0]) === foldOf(page)) open.push(page);
		else openings.push([page]);
	}
	return openings;
}

const foldOf = ({ number }: BookPage) => Math.floor(number / 2);

/** Which opening a page is in; -1 for a page that isn't shown. */
export function openingAt(openings: readonly Opening[], number: number): number {
	return openings.findIndex((pages) => pages.some((page) => page.number === number));
}

/** "Page 1", "Pages 4 and 5". */
export function openingName(pages: Opening): string {
	return `${pages.length > 1 ? "Pages" : "Page"} ${pages.map(({ number }) => number).join(" and ")}`;
}

/** The side of the fold on which a page lies: even ones are on the left. */
export function sideOf({ number }: BookPage): "opening-left" | "opening-right" {
	return number % 2 === 0 ? "opening-left" : "opening-right";
}
