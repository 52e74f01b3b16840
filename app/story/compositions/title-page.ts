import { pictured } from "./full-bleed";
import type { Arrangement, Window } from "./layout";
import { columnOf, MARGIN } from "./paper";

/** The title above a picture torn round. Only for the first page: what it says is lettered large. */
export const titlePage: Arrangement = {
	comfortable: { page: 64, spread: 64 },
	arrange(content) {
		const box = { x: 27, y: 88, width: 156, height: 98 };
		const ground = box.y + box.height * 0.84;
		const window: Window = { box, edge: "round", shot: "mid", ground, hasFront: false };
		const room = { x: box.x + 20, y: box.y + 7, width: box.width - 40, height: ground - box.y - 7 };
		const crowds = [{ who: content.bodies.map((_, i) => i), room }];
		const words = { box: { ...columnOf(0), y: MARGIN - 2, height: 64 }, on: "paper" } as const;
		return pictured(content, [{ window, crowds }], [words]);
	},
};
