import { withForemost } from "./foremost";
import { fullBleed } from "./full-bleed";
import type { Arrangement } from "./layout";
import { PAPER, SAFE } from "./paper";

/** Where the name is laid over the ground: as broad as most names. */
const NAME = { x: 62, y: 184, width: 86, height: 20 };
/** Between the title and heads, mm. */
const UNDER_TITLE = 2;

/** The title over one picture. Only for the front cover: what it says is lettered large, and the first of the scene is whom it is about. */
export const cover: Arrangement = {
	comfortable: { page: 60, spread: 60 },
	arrange(content, width) {
		const { scene, wordsHigh } = content;
		const box = { x: SAFE, y: SAFE, width: PAPER - 2 * SAFE, height: 0 };
		box.height = wordsHigh[0]?.(box.width) ?? 0;
		return withForemost(content, (nearer) =>
			fullBleed(nearer, width, {
				shot: scene.shot,
				words: [{ box, on: "picture" }],
				tops: [box.y + box.height + UNDER_TITLE],
				label: NAME,
			}),
		);
	},
};
