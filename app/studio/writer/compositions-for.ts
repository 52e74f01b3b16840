import type { Composition, Shot } from "~/studio/story/vocabulary";
import type { Chance } from "./chance";

/** How each picture of a book shares its paper with the words: another sequence in every book. */

/** What a spread asks of its composition. */
export type Asked = {
	shot: Shot;
	pages: readonly string[];
	kind: "title" | "page" | "spread";
	isAtNight: boolean;
	/** How many people are in it, and one for its things. */
	seen: number;
};

/** Compositions that show a shot; the torn picture and the strip have shots of their own. */
const FOR_SHOT: Readonly<Record<Shot, readonly Composition[]>> = {
	wide: ["spread", "clearing", "picture-left", "picture-right", "night-wide"],
	mid: ["spread", "clearing", "vignette", "strip", "picture-left", "picture-right"],
	close: ["close-up", "picture-left", "picture-right"],
	above: ["spread", "picture-left", "picture-right"],
};
const MOST: Readonly<Partial<Record<Composition, number>>> = {
	strip: 2,
	vignette: 3,
	"close-up": 3,
	"night-wide": 2,
};

/** So many are well seen on one page, things counted as one. */
const ON_A_PAGE = 3;

/** Draws until neighbours differ and nothing comes too often. */
const MOST_DRAWS = 200;

/** Takes what the spreads ask in their order; gives each its composition. */
export function compositionsFor(asked: readonly Asked[], chance: Chance): Composition[] {
	const fitting = asked.map(suitable);
	let best: { drawn: Composition[]; faults: number } | null = null;
	for (let draw = 0; draw < MOST_DRAWS && best?.faults !== 0; draw++) {
		const drawn = fitting.map((options, at) => chance.pick(`composition ${draw} ${at}`, options));
		const faults = faultsOf(drawn);
		if (!best || faults < best.faults) best = { drawn, faults };
	}
	return best?.drawn ?? [];
}

/** Where one of two pages is silent, its picture has the page; where both speak, neither is left to words alone. */
function suitable({ shot, pages, kind, isAtNight, seen }: Asked): readonly Composition[] {
	if (kind === "title") return ["vignette"];
	const isBeside = pages.length === 2 && pages.filter((page) => page !== "").length === 1;
	const possible = FOR_SHOT[shot].filter((composition) => {
		if (composition === "picture-left" || composition === "picture-right")
			return kind === "page" ? (pages[0]?.length ?? 0) > 0 : isBeside;
		if (composition === "night-wide") return isAtNight;
		if (composition === "strip") return kind === "spread" && seen > 1 && pages.every((page) => page !== "");
		// Its label takes the ground of one of two pages: everybody has to have room on the other.
		if (composition === "clearing")
			return pages.some((page) => page !== "") && (kind === "page" || seen <= ON_A_PAGE);
		return true;
	});
	return possible.length > 0 ? possible : ["spread"];
}

/** How far a sequence is from one that makes a book. */
function faultsOf(compositions: readonly Composition[]): number {
	const same = compositions.filter((one, at) => at > 0 && one === compositions[at - 1]).length;
	const tooMany = Object.entries(MOST).reduce(
		(sum, [composition, most]) =>
			sum + Math.max(0, compositions.filter((one) => one === composition).length - most),
		0,
	);
	return 3 * same + 2 * tooMany + (8 - Math.min(8, new Set(compositions).size));
}
