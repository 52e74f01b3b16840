import { type Script, type Spread, synopsisOf } from "./script";

/** Set small and in few words, whatever the story's level: it is a grown-up who turns a book round. */
export const BACK_LEVEL = "pro";

/** Which page a back cover is counted as where pictures are kept: the one after the last of 24. */
export const BACK_PAGE = 25;

/** The back cover: the front's place with nobody in it, and how the story begins. Drawn as a page is. */
export function backCover(script: Script): Spread {
	const [beginning = ""] = synopsisOf(script).split("\n\n");
	return {
		pages: [BACK_PAGE],
		kind: "spread",
		words: [beginning],
		gist: "",
		composition: "clearing",
		scene: { ...script.cover, shot: "wide", figures: [], props: [], focus: null },
	};
}
