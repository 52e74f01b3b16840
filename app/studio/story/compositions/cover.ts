import { fullBleed } from "./full-bleed";
import type { Arrangement, Body } from "./layout";
import { PAPER, SAFE } from "./paper";

/** Whom a cover is about stands so much nearer that nobody's head is as large; but no cat becomes a giant. */
const FOREMOST = 1.06;
const NEAREST = 1.6;
/** Where the name is laid over the ground: as broad as most names. */
const NAME = { x: 62, y: 184, width: 86, height: 20 };
/** Between the title and heads, mm. */
const UNDER_TITLE = 2;

/** The title over one picture. Only for the front cover: what it says is lettered large, and the first of the scene is whom it is about. */
export const cover: Arrangement = {
	comfortable: { page: 60, spread: 60 },
	arrange(content, width) {
		const { scene, bodies, wordsHigh } = content;
		const box = { x: SAFE, y: SAFE, width: PAPER - 2 * SAFE, height: 0 };
		box.height = wordsHigh[0]?.(box.width) ?? 0;
		const largest = Math.max(0, ...bodies.slice(1).map(({ face }) => face.height));
		const nearer = bodies.map(({ face }, i) =>
			i === 0 ? Math.min(NEAREST, Math.max(1, (largest * FOREMOST) / face.height)) : 1,
		);
		const layout = fullBleed(
			{ ...content, bodies: bodies.map((body, i) => scaled(body, nearer[i] as number)) },
			width,
			{
				shot: scene.shot,
				words: [{ box, on: "picture" }],
				tops: [box.y + box.height + UNDER_TITLE],
				label: NAME,
			},
		);
		return {
			...layout,
			figures: layout.figures.map((one, i) => ({ ...one, size: one.size * (nearer[i] as number) })),
		};
	},
};

function scaled({ box, face }: Body, by: number): Body {
	const all = ({ x, y, width, height }: Body["box"]) => ({
		x: x * by,
		y: y * by,
		width: width * by,
		height: height * by,
	});
	return { box: all(box), face: all(face) };
}
