import type { PropDrawing } from "./prop";

/** A window in the wall of a room, to see the sky's things through. */
const windowOn = (sky: string): PropDrawing => ({
	width: 1000,
	height: 1000,
	draw({ shape, stroke }) {
		shape("M-500 0V-840Q-500 -1000 -340 -1000H340Q500 -1000 500 -840V0Z", "#b97f52");
		shape("M-430 -70V-820Q-430 -930 -320 -930H320Q430 -930 430 -820V-70Z", sky);
		stroke("M0 -920V-80M-420 -480H420", "#b97f52", 26);
		shape("M-560 0V-60H560V0Z", "#a86f48");
	},
});

export const DAY_WINDOW = windowOn("#bfe3ee");
export const NIGHT_WINDOW = windowOn("#2b3a78");
