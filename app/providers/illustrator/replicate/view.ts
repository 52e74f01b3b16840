import type { Shot } from "~/studio/story/vocabulary";

/** From how near a picture is seen. */

const VIEWS: Record<Shot, string> = {
	wide: "a wide view, the characters small in it",
	mid: "the characters seen whole, as far as the description shows them",
	close: "a close view of the characters",
	above: "seen from above",
};
/** How descriptions say it, where they begin a sentence with it: a scene's shot is only the nearest word of a closed list. */
const SAID: readonly (readonly [said: RegExp, shot: Shot])[] = [
	[/(?:^|[.:] )(?:Very close|Close(?=[:,]| to:| on ))|\bup close\b/u, "close"],
	[/(?:^|[.:] )(?:Straight from|From)(?: high)? (?:above|up)(?=[:,])/u, "above"],
	[/(?:^|[.:] )(?:Seen whole|From near(?=[:,]))/u, "mid"],
	[/(?:^|[.:] )From far(?=[^.]*:)/u, "wide"],
];

/** As the description says, else as the scene has it. */
export const viewOf = (shot: Shot, shows: string): string =>
	VIEWS[SAID.find(([said]) => said.test(shows))?.[1] ?? shot];
