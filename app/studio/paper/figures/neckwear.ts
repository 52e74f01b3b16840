import { darker, lighter } from "../drawing/colour";
import { num } from "../drawing/sheet";
import type { Doll } from "./doll";
import type { Colours } from "./garments";

/** What is worn around the neck, which the head's chin lies on; `w` is half the shoulders' width. An entry is all that it takes. */
export const NECKWEAR = {
	none() {},
	ring(doll, [, second, third], w) {
		doll.shape(
			`M${num(-w + 2)} 6Q0 28 ${num(w - 2)} 6Q${num(w + 2)} -2 ${num(w - 6)} -5Q0 12 ${num(-w + 6)} -5Q${num(-w - 2)} -2 ${num(-w + 2)} 6Z`,
			lighter(second, 0.2),
		);
		doll.seam(`M${num(-w + 5)} 4Q0 23 ${num(w - 5)} 4`, third, 3);
	},
	scarf(doll, [, , third]) {
		doll.shape("M12 8L20 44Q14 48 8 45L3 12Z", darker(third, 0.1));
		doll.seam("M9 42v6M13 43v6M17 42v6", third, 2);
		doll.shape("M-19 -5Q-22 15 0 17Q22 15 19 -5Q9 5 0 5Q-9 5 -19 -5Z", third);
		doll.seam("M-13 4l-3 8M-5 6l-1 10M4 6l2 10M12 4l4 7", lighter(third, 0.5), 2.6, 0.8);
	},
	bow(doll, [, , third]) {
		doll.shape("M0 12L-19 3Q-22 13 -18 23Z", third);
		doll.shape("M0 12L19 3Q22 13 18 23Z", third);
		doll.seam("M-6 11l-9 -3M-6 14l-8 4M6 11l9 -3M6 14l8 4", darker(third, 0.4), 1.6, 0.6);
		doll.shape("M-5 8Q0 5 5 8V17Q0 20 -5 17Z", darker(third, 0.12));
	},
	neckerchief(doll, [, , third]) {
		doll.shape("M-17 -1Q-14 9 -3 13L-9 33Q-4 37 0 29Q4 37 9 33L3 13Q14 9 17 -1Q8 6 0 6Q-8 6 -17 -1Z", third);
		doll.seam("M-11 7h.1M-4 20h.1M5 26h.1M11 7h.1", lighter(third, 0.7), 3);
	},
	tie(doll, [, , third]) {
		doll.shape("M-15 2L0 11L15 2L18 10L7 21L0 12L-7 21L-18 10Z", "#f6f1e4");
		doll.shape("M-4 12H4L3 18L7 42L0 49L-7 42L-3 18Z", third);
		doll.seam("M-5 28L5 23M-6 36L6 31", lighter(third, 0.6), 2.6);
	},
	ruff(doll) {
		doll.shape(
			"M-28 6Q-30 -3 -20 -3Q-10 4 0 4Q10 4 20 -3Q30 -3 28 6Q27 13 20 12Q17 19 10 16Q5 22 0 18Q-5 22 -10 16Q-17 19 -20 12Q-27 13 -28 6Z",
			"#fbf4e2",
		);
		doll.seam("M-18 9l4 -6M-9 13l2 -6M0 14v-6M9 13l-2 -6M18 9l-4 -6", "#c9b9a0", 1.6, 0.8);
	},
	hood(doll, [main, second]) {
		doll.shape("M-26 1Q-29 16 -16 18Q0 23 16 18Q29 16 26 1Q12 9 0 9Q-12 9 -26 1Z", darker(main, 0.08));
		doll.seam("M-6 16l-1 15M6 16l1 13", lighter(second, 0.6), 2.4);
	},
	collar(doll, [, second]) {
		doll.shape("M-17 1Q-9 9 0 10L-6 22L-20 10ZM17 1Q9 9 0 10L6 22L20 10Z", lighter(second, 0.55));
	},
} as const satisfies Record<string, (doll: Doll, colours: Colours, w: number) => void>;
export type NeckName = keyof typeof NECKWEAR;
