import { type Script, type Spread, synopsisOf } from "./script";

/** Set small and in few words, whatever the story's level: it is a grown-up who turns a book round. */
export const BACK_LEVEL = "pro";

/** The back cover: the front's place with nobody in it, and how the story begins. Drawn as a page is. */
export function backCover(script: Script): Spread {
	const last = Math.max(...script.spreads.flatMap(({ pages }) => pages));
	const [beginning = ""] = synopsisOf(script).split("\n\n");
	return {
		pages: [last + 1],
		kind: "spread",
		words: [beginning],
		gist: "",
		composition: "clearing",
		scene: { ...script.cover, shot: "wide", figures: [], props: [], focus: null },
	};
}
