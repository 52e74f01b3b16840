import type { PictureVersions, TypedWords } from "~/shop/pages/rules";
import type { WrittenPage } from "~/shop/pages/write-words.server";
import type { ProofScreenProps } from "./ProofScreen";

const NOT_SAVED =
	"Your session ended before this was put on the page. It is as you typed it: please look at it and send it once more.";

type Typed = Record<string, string>;
type Page = { number: number; spread: number; text: string };

/** What was typed on pages when nobody was signed in any more, shown again where it belongs; what another tab has written since, beside it. */
export function typedBefore(
	typed: Typed | null,
	written: readonly WrittenPage[],
	opening: readonly Page[],
	versions: readonly Pick<PictureVersions, "spread" | "current">[],
): ProofScreenProps["failed"] {
	const words = opening.flatMap(({ number, spread, text }): TypedWords[] => {
		const sent = written.find((one) => one.number === number);
		if (!sent) return [];
		const current = versions.find((one) => one.spread === spread)?.current ?? 0;
		return [{ ...sent, error: NOT_SAVED, newer: current === sent.version ? null : text }];
	});
	const isHere = opening.some(({ number }) => String(number) === typed?.number);
	const typedName =
		isHere && typed?.name ? { who: typed.who ?? "", name: typed.name, error: NOT_SAVED } : null;
	return words.length > 0 || typedName ? { message: NOT_SAVED, typed: words, typedName } : undefined;
}
