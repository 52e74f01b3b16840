import type { ProofVersions } from "~/shop/proof/read-proof.server";
import type { ProofScreenProps } from "./ProofScreen";

const NOT_SAVED =
	"Your session ended before this was put on the page. It is as you typed it: please look at it and send it once more.";

type Typed = Record<string, string>;
type Page = { number: number; spread: number; text: string };

/** What was typed on a page when nobody was signed in any more, shown again where it belongs; what another tab has written since, beside it. */
export function typedBefore(
	typed: Typed | null,
	opening: readonly Page[],
	versions: readonly Pick<ProofVersions, "spread" | "current">[],
): ProofScreenProps["failed"] {
	const page = opening.find(({ number }) => String(number) === typed?.number);
	if (!typed || !page || !(typed.words || typed.name)) return undefined;
	const current = versions.find(({ spread }) => spread === page.spread)?.current ?? 0;
	const newer = String(current) === typed.version ? null : page.text;
	const { number } = page;
	return {
		message: NOT_SAVED,
		typed: typed.words ? { number, words: typed.words, error: NOT_SAVED, newer } : null,
		typedName: typed.name ? { who: typed.who ?? "", name: typed.name, error: NOT_SAVED } : null,
	};
}
