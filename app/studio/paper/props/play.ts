import type { PropDrawing } from "./prop";

/** What is played with. */

const RED = "#d9503f";
const YELLOW = "#f4c653";
const BLUE = "#4f8fb8";
const CREAM = "#fff3dc";
const WOOD = "#a9793f";

export const teddy: PropDrawing = {
	width: 380,
	height: 460,
	draw({ disc }) {
		const fur = "#b97f4a";
		const pale = "#e8c497";
		for (const s of [-1, 1]) {
			disc(s * 92, -412, 46, fur);
			disc(s * 92, -412, 25, pale);
			disc(s * 134, -176, 46, "#a8703f", 82);
			disc(s * 96, -44, 66, fur, 44);
			disc(s * 104, -42, 34, pale, 26);
		}
		disc(0, -146, 124, fur, 138);
		disc(0, -134, 76, pale, 88);
		disc(0, -336, 122, fur, 106);
		disc(0, -306, 52, pale, 40);
		disc(-46, -356, 12, "#2c2030", 14);
		disc(46, -356, 12, "#2c2030", 14);
		disc(0, -322, 20, "#3b2733", 14);
	},
};

/** A toy boat with a sail. */
export const boat: PropDrawing = {
	width: 520,
	height: 560,
	draw({ shape, stroke }) {
		stroke("M0 -120V-540", WOOD, 20);
		shape("M18 -530Q210 -370 216 -176H18Z", CREAM);
		shape("M-18 -470Q-160 -330 -172 -176H-18Z", RED);
		shape("M-250 -146H250Q220 -4 130 0H-130Q-220 -4 -250 -146Z", BLUE);
		stroke("M-240 -112Q0 -96 240 -112", CREAM, 16);
	},
};

export const bike: PropDrawing = {
	width: 1060,
	height: 760,
	draw({ stroke, disc, shape }) {
		const tyre = "#3c3a48";
		for (const x of [-330, 330]) {
			stroke(`M${x} -380a180 180 0 1 0 .1 0Z`, tyre, 30);
			stroke(`M${x} -370V-30M${x - 170} -200H${x + 170}`, "#c9c4cc", 6);
			disc(x, -200, 26, tyre);
		}
		stroke("M-330 -200L-140 -510H190L0 -200L-170 -590M-330 -200H0M330 -200L200 -620", "#3f9a9a", 30);
		shape("M-250 -610Q-160 -650 -80 -600Q-150 -570 -250 -610Z", tyre);
		stroke("M140 -650Q220 -680 290 -620", tyre, 26);
		disc(0, -200, 48, "#d9a53f");
		stroke("M0 -200L50 -140M28 -140H76", tyre, 16);
		shape("M230 -560H400L376 -440H254Z", "#c79a62");
	},
};

/** Lies against its own tail. */
export const kite: PropDrawing = {
	width: 560,
	height: 560,
	draw({ shape, stroke }) {
		shape("M40 -548L230 -330L20 -60L-140 -350Z", RED);
		shape("M40 -548L230 -330L35 -340Z", YELLOW);
		shape("M20 -60L-140 -350L35 -340Z", BLUE);
		stroke("M40 -548L20 -60M-140 -350L230 -330", CREAM, 10);
		stroke("M20 -60Q-60 -10 -110 -36T-230 -20", "#7d5940", 8);
		for (const [x, y] of [
			[-70, -22],
			[-150, -32],
			[-226, -20],
		] as const) {
			shape(`M${x} ${y}l-30 -22v40ZM${x} ${y}l30 -22v40Z`, YELLOW);
		}
	},
};

export const ball: PropDrawing = {
	width: 320,
	height: 320,
	draw({ disc, shape }) {
		disc(0, -158, 158, CREAM);
		shape("M-40 -311A158 158 0 0 0 -150 -110Q-40 -100 -20 -200Q-14 -260 -40 -311Z", RED);
		shape("M36 -312A158 158 0 0 1 156 -170Q90 -120 50 -190Q30 -250 36 -312Z", BLUE);
		shape("M-116 -52A158 158 0 0 0 118 -54Q60 -130 -30 -112Q-90 -96 -116 -52Z", YELLOW);
		disc(-56, -226, 22, "#fffdf6", 16);
	},
};

export const drum: PropDrawing = {
	width: 460,
	height: 420,
	draw({ shape, stroke, disc }) {
		shape("M-200 -290V-60A200 54 0 0 0 200 -60V-290Z", RED);
		stroke("M-196 -250L-130 -40L-66 -236L0 -18L66 -236L130 -40L196 -250", CREAM, 11);
		stroke("M-200 -62A200 54 0 0 0 200 -62", YELLOW, 30);
		disc(0, -290, 204, YELLOW, 58);
		disc(0, -296, 184, "#fbf1dc", 46);
		stroke("M-30 -306L-190 -388M40 -300L196 -394", WOOD, 18);
		disc(-34, -308, 22, "#8b6543");
		disc(40, -302, 22, "#8b6543");
	},
};

/** Stuck in the ground. */
export const flag: PropDrawing = {
	width: 480,
	height: 900,
	draw({ shape, stroke, disc }) {
		stroke("M-180 -4V-870", "#8b6543", 24);
		disc(-180, -874, 22, YELLOW);
		shape("M-168 -850Q-60 -900 50 -840T230 -850V-590Q120 -540 30 -590T-168 -580Z", RED);
		shape("M30 -716m-62 0a62 62 0 1 0 124 0a62 62 0 1 0 -124 0Z", YELLOW);
	},
};

/** Tied to a pebble. */
export const balloon: PropDrawing = {
	width: 420,
	height: 1100,
	draw({ shape, stroke, disc }) {
		stroke("M0 -40C80 -240 -70 -420 0 -640", "#f7efe0", 9);
		shape(
			"M0 -640C-170 -720 -210 -860 -190 -950C-160 -1080 -70 -1096 0 -1096S160 -1080 190 -950C210 -860 170 -720 0 -640Z",
			RED,
		);
		shape("M-26 -616L0 -650L26 -616Z", "#b93f33");
		stroke("M-120 -930Q-110 -1010 -50 -1034", "#ffd9cf", 22);
		disc(0, -32, 60, "#9a93a6", 32);
	},
};

/** Leans in the ground, its hoop up. */
export const net: PropDrawing = {
	width: 520,
	height: 900,
	draw({ shape, stroke }) {
		stroke("M-190 -6L40 -610", WOOD, 24);
		shape("M-40 -690Q-20 -420 120 -330Q240 -420 236 -700Z", "#e9f0ea");
		stroke(
			"M10 -640Q50 -440 116 -340M90 -620L120 -340M170 -640Q160 -460 124 -340M-20 -560Q100 -520 226 -570M14 -460Q100 -430 196 -470",
			"#b9ccc4",
			8,
		);
		stroke("M-44 -700A142 52 0 1 1 240 -700A142 52 0 1 1 -44 -700Z", RED, 24);
	},
};
