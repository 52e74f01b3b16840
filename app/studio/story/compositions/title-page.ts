import type { Composition } from "../vocabulary";
import { withForemost } from "./foremost";
import { pictured } from "./full-bleed";
import type { Arrangement, Window } from "./layout";
import { columnOf, MARGIN } from "./paper";

type Picture = Pick<Window, "edge" | "shot">;
/** The picture under the title is torn round; in another look of the page seen from near or far, or cut square. */
const PICTURES: Partial<Record<Composition, Picture>> = {
	"close-up": { edge: "round", shot: "close" },
	"picture-left": { edge: "cut", shot: "mid" },
	"night-wide": { edge: "cut", shot: "wide" },
};
const ROUND: Picture = { edge: "round", shot: "mid" };

/** The title above a picture. Only for the first page: what it says is lettered large. */
export const titlePage = (composition: Composition | null): Arrangement => ({
	comfortable: { page: 64, spread: 64 },
	arrange(content) {
		const picture = (composition && PICTURES[composition]) ?? ROUND;
		const box = { x: 27, y: 88, width: 156, height: 98 };
		const ground = box.y + box.height * 0.84;
		const window: Window = { box, ...picture, ground, hasFront: false };
		const room = { x: box.x + 20, y: box.y + 7, width: box.width - 40, height: ground - box.y - 7 };
		const words = { box: { ...columnOf(0), y: MARGIN - 2, height: 64 }, on: "paper" } as const;
		return withForemost(content, (nearer) => {
			const crowds = [{ who: nearer.bodies.map((_, i) => i), room }];
			return pictured(nearer, [{ window, crowds }], [words]);
		});
	},
});
