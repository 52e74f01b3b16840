import { anotherLook, lookOf, readLook, withLook, writeLook } from "~/story/look";
import type { Script, Spread } from "~/story/script";
import type { PageVersion } from "./store.server";

/** A version by the first of its pages. */
type Composed = { firstPage: number; look: string | null };

export const byFirstPage = ({ first_page: firstPage, look }: PageVersion): Composed => ({ firstPage, look });

/** A spread as a version of it is composed. */
export const composed = (spread: Spread, look: string | null | undefined): Spread =>
	look ? withLook(spread, readLook(look)) : spread;

/** A script with its spreads as the versions in the book are composed. */
export function asInBook(script: Script, inBook: readonly Composed[]): Script {
	const looks = new Map(inBook.map(({ firstPage, look }) => [firstPage, look]));
	return {
		...script,
		spreads: script.spreads.map((spread) => composed(spread, looks.get(spread.pages[0] ?? 0))),
	};
}

/**
 * How the next version of a picture is composed, of all `versions` of a book: otherwise than those there are, beside the pictures that
 * are in the book. null for what isn't drawn.
 */
export function nextLook(script: Script, versions: readonly PageVersion[], firstPage: number): string | null {
	const inBook = versions.filter(({ chosen }) => chosen === 1);
	const said = inBook.find(({ first_page }) => first_page === firstPage)?.words;
	const at = script.spreads.findIndex(({ pages }) => pages[0] === firstPage);
	const spreads = asInBook(script, inBook.map(byFirstPage)).spreads.map((spread, i) =>
		i === at && said ? { ...spread, words: JSON.parse(said) as string[] } : spread,
	);
	const had = versions
		.filter(({ first_page }) => first_page === firstPage)
		.flatMap(({ look }) => lookOf(composed(script.spreads[at] as Spread, look)) ?? []);
	const look = anotherLook(spreads, at, had);
	return look && writeLook(look);
}
