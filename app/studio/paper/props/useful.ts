import type { PropDrawing } from "./prop";

/** What one takes along, wears or eats. */

const RED = "#d9503f";
const YELLOW = "#f4c653";
const STRAW = "#c79a62";

export const rucksack: PropDrawing = {
	width: 440,
	height: 540,
	draw({ shape, stroke, disc }) {
		stroke("M-60 -470Q-56 -526 0 -526T60 -470", "#7d4a36", 24);
		shape("M-190 -6Q-214 -240 -150 -420Q-100 -490 0 -490T150 -420Q214 -240 190 -6Q0 16 -190 -6Z", "#c9653f");
		shape("M-170 -340Q-150 -490 0 -496T170 -340Q90 -268 0 -268T-170 -340Z", "#a84f32");
		shape("M-120 -200H120Q134 -90 118 -30H-118Q-134 -90 -120 -200Z", "#b5582f");
		stroke("M-116 -170Q0 -140 116 -170", "#f3d9ae", 12);
		stroke("M-80 -300V-206M80 -300V-206", "#6b3f2c", 24);
		disc(-80, -216, 18, YELLOW);
		disc(80, -216, 18, YELLOW);
	},
};

export const wellies: PropDrawing = {
	width: 480,
	height: 400,
	draw({ shape, stroke, disc }) {
		for (const [x, colour] of [
			[-120, "#e0a92f"],
			[70, YELLOW],
		] as const) {
			shape(
				`M${x - 90} -376H${x + 70}V-150Q${x + 150} -130 ${x + 160} -60V-14H${x - 96}Q${x - 104} -200 ${x - 90} -376Z`,
				colour,
			);
			stroke(`M${x - 90} -340H${x + 70}`, "#fff3c4", 20);
			stroke(`M${x - 92} -14H${x + 156}`, "#7d5f2c", 26);
			disc(x - 10, -376, 80, "#8a6a28", 20);
		}
	},
};

export const cake: PropDrawing = {
	width: 480,
	height: 480,
	shines: [0, -430, 320],
	draw({ shape, stroke, disc }) {
		disc(0, -26, 230, "#e4ecf2", 26);
		shape("M-180 -34V-200A180 44 0 0 1 180 -200V-34A180 40 0 0 1 -180 -34Z", "#f0c9a0");
		stroke("M-178 -112Q-90 -84 0 -84T178 -112", "#d9606a", 24);
		shape(
			"M-184 -210A184 46 0 0 1 184 -210V-170Q160 -120 130 -160Q100 -100 60 -156Q20 -110 -20 -156Q-70 -96 -106 -158Q-150 -116 -184 -170Z",
			"#fff3e6",
		);
		disc(0, -214, 176, "#fffaf2", 42);
		for (const [x, colour] of [
			[-90, "#5f9fc4"],
			[0, RED],
			[90, "#6fae7a"],
		] as const) {
			stroke(`M${x} -220V-350`, colour, 24);
			shape(`M${x} -450Q${x + 34} -400 ${x} -364Q${x - 34} -400 ${x} -450Z`, "#ffb347");
		}
		for (const x of [-130, -44, 48, 134]) disc(x, -206, 20, RED, 16);
	},
};

/** Open, on its side. */
export const umbrella: PropDrawing = {
	width: 720,
	height: 560,
	draw({ shape, stroke }) {
		stroke("M-20 -250L300 -60Q340 -30 320 -10T270 -20", "#6b4a32", 20);
		const [top, low, tip] = ["-40 -540", "120 -30", "-270 -300"];
		shape(`M${top}Q-330 -540 ${tip}Q-270 -60 ${low}Q60 -80 40 -170Q-10 -220 0 -310Q-40 -400 ${top}Z`, RED);
		shape(`M${top}Q-240 -460 ${tip}Q-120 -340 0 -310Q-40 -400 ${top}Z`, "#e87a60");
		shape(`M${low}Q-180 -130 ${tip}Q-120 -250 40 -170Q60 -80 ${low}Z`, "#b93f33");
		stroke(`M${tip}l-34 -20`, "#6b4a32", 18);
	},
};

export const basket: PropDrawing = {
	width: 480,
	height: 460,
	draw({ shape, stroke, disc }) {
		stroke("M-190 -210Q-180 -440 0 -440T190 -210", "#a9793f", 28);
		for (const [x, y, colour] of [
			[-110, -226, RED],
			[10, -240, "#e8a33f"],
			[116, -226, "#9fbf5a"],
		] as const)
			disc(x, y, 66, colour);
		shape("M-216 -216H216L170 -4H-170Z", STRAW);
		stroke("M-206 -160H206M-194 -104H194M-182 -50H182", "#a87c46", 12);
		stroke("M-120 -210L-96 -8M0 -210V-8M120 -210L96 -8", "#ddb87c", 12);
		stroke("M-216 -214H216", "#ddb87c", 32);
	},
};

/** Stuck in the ground. */
export const spade: PropDrawing = {
	width: 340,
	height: 820,
	draw({ shape, stroke, disc }) {
		disc(0, -14, 150, "#8f6a48", 26);
		stroke("M0 -250V-740", "#b3784c", 32);
		stroke("M-70 -800H70L40 -730H-40Z", RED, 26);
		shape("M-110 -300H110Q120 -120 90 -16Q0 4 -90 -16Q-120 -120 -110 -300Z", "#8fa3b5");
		stroke("M0 -290V-110M-104 -292H104", "#dbe6ee", 16);
	},
};
