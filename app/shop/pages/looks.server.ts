import { anotherLook, lookOf, readLook, withLook, writeLook } from "~/studio/story/look";
import type { Script, Spread } from "~/studio/story/script";
import type { PageVersion } from "./store.server";

/** A version by the first of its pages: how it is composed, and what its pages say where it isn't as the script has it. */
type InBook = { firstPage: number; look: string | null; said: readonly string[] };

export const byFirstPage = ({ first_page: firstPage, look, words }: PageVersion): InBook => ({
	firstPage,
	look,
	said: JSON.parse(words ?? "[]"),
});

/** A spread as a version of it is composed. */
export const composed = (spread: Spread, look: string | null | undefined): Spread =>
	look ? withLook(spread, readLook(look)) : spread;

/** A script with its spreads as the versions in the book are composed and told. */
export function asInBook(script: Script, inBook: readonly InBook[]): Script {
	const versions = new Map(inBook.map((version) => [version.firstPage, version]));
	const spreads = script.spreads.map((spread) => {
		const { look, said = [] } = versions.get(spread.pages[0] ?? 0) ?? {};
		return { ...composed(spread, look), words: said.length > 0 ? [...said] : spread.words };
	});
	return { ...script, spreads };
}

/**
 * How the next version of a picture is composed, of all `versions` of a book: otherwise than those there are, beside the pictures that
 * are in the book. null for what isn't drawn.
 */
export function nextLook(script: Script, versions: readonly PageVersion[], firstPage: number): string | null {
	const inBook = versions.filter(({ chosen }) => chosen === 1);
	const at = script.spreads.findIndex(({ pages }) => pages[0] === firstPage);
	const { spreads } = asInBook(script, inBook.map(byFirstPage));
	const had = versions
		.filter(({ first_page }) => first_page === firstPage)
		.flatMap(({ look }) => lookOf(composed(script.spreads[at] as Spread, look)) ?? []);
	const look = anotherLook(spreads, at, had);
	return look && writeLook(look);
}
