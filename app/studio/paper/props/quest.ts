import type { PropDrawing } from "./prop";

/** What adventures are found and lit by. */

const BRASS = "#e0aa3f";
const PAPER = "#f6e7bf";

/** Lies on its side and shines to the right. */
export const torch: PropDrawing = {
	width: 440,
	height: 150,
	shines: [190, -78, 420],
	draw({ shape, stroke, disc }) {
		shape("M-205 -42Q-215 -78 -205 -112L60 -112V-42Z", "#4a5878");
		shape("M60 -118L140 -148V-6L60 -36Z", "#d9503f");
		disc(142, -77, 26, "#fff0b0", 70);
		disc(138, -77, 14, "#fffbe2", 46);
		stroke("M-150 -108V-46M-110 -108V-46M-70 -108V-46", "#38445e", 12);
		disc(10, -112, 22, "#f4c653", 12);
	},
};

/** Half unrolled, with a way to a cross. */
export const map: PropDrawing = {
	width: 560,
	height: 250,
	draw({ shape, stroke, disc }) {
		shape("M-250 -20L-190 -220L0 -240L190 -214L254 -14L60 -30L-70 -8Z", PAPER);
		stroke("M-62 -232L-70 -10M96 -228L62 -32", "#dcc58f", 8);
		shape("M-176 -150Q-150 -190 -106 -170Q-90 -140 -130 -130Z", "#8fbf8a");
		stroke("M-180 -60Q-110 -110 -40 -80T70 -120", "#c9503f", 12);
		stroke("M104 -170l44 40M148 -172l-42 44", "#c9503f", 14);
		disc(150, -72, 30, "#7fb8c4", 14);
		shape("M-266 -14Q-276 -40 -246 -40L-60 -26Q-40 -14 -64 -2L-246 -4Z", "#e9d199");
	},
};

export const key: PropDrawing = {
	width: 420,
	height: 170,
	draw({ stroke, disc }) {
		stroke("M-70 -80H190M120 -76V-30M176 -76V-22", "#b9862c", 44);
		stroke("M-124 -150a66 66 0 1 0 .1 0Z", "#b9862c", 38);
		stroke("M-70 -84H190M120 -80V-34M176 -80V-26", BRASS, 30);
		stroke("M-124 -150a66 66 0 1 0 .1 0Z", BRASS, 26);
		disc(-160, -126, 8, "#fff0b8");
	},
};

/** Stands, and hangs from nothing. */
export const lantern: PropDrawing = {
	width: 300,
	height: 520,
	shines: [0, -190, 620],
	draw({ shape, stroke, disc }) {
		stroke("M-84 -372Q-70 -506 0 -506T84 -372", "#5b4632", 18);
		shape("M-110 -350L-60 -430H60L110 -350Z", "#6b5238");
		shape("M-96 -350H96V-56H-96Z", "#ffe6a0");
		shape("M0 -290Q46 -210 26 -150Q0 -120 -26 -150Q-46 -210 0 -290Z", "#ffb347");
		disc(0, -168, 14, "#fff6d2", 32);
		stroke("M-92 -350V-60M92 -350V-60M0 -350V-296M0 -120V-60M-92 -206H-52M52 -206H92", "#5b4632", 14);
		shape("M-128 0L-110 -62H110L128 0Z", "#6b5238");
	},
};

/** Coiled, its end hanging out. */
export const rope: PropDrawing = {
	width: 520,
	height: 210,
	draw({ stroke, disc }) {
		disc(0, -66, 190, "#8f6a3c", 62);
		for (const [y, rx] of [
			[-50, 180],
			[-88, 172],
			[-124, 164],
			[-158, 154],
		] as const) {
			stroke(`M${-rx} ${y}A${rx} 44 0 0 0 ${rx} ${y}A${rx} 44 0 0 0 ${-rx} ${y}`, "#a47c47", 38);
			stroke(`M${-rx} ${y}A${rx} 44 0 0 0 ${rx} ${y}`, "#d9b074", 28);
		}
		disc(0, -160, 112, "#7a5830", 22);
		stroke("M170 -70Q206 -20 236 -22", "#a47c47", 36);
		stroke("M170 -70Q206 -20 236 -22", "#d9b074", 26);
	},
};

/** A sealed envelope. */
export const letter: PropDrawing = {
	width: 400,
	height: 260,
	draw({ shape, stroke, disc }) {
		shape("M-184 -4L-168 -240L188 -248L176 -12Z", "#fff6e2");
		stroke("M-166 -238L10 -104L186 -246", "#dcc9a4", 12);
		stroke("M-182 -8L-40 -140M174 -14L62 -142", "#ead9b8", 9);
		disc(10, -108, 38, "#c9404a");
		disc(10, -108, 24, "#e0606a");
	},
};

/** Open, with lines that no one can read. */
export const book: PropDrawing = {
	width: 520,
	height: 230,
	draw({ shape, stroke }) {
		shape("M-250 -6L-216 -186L0 -150L216 -186L250 -6L0 -4Z", "#c9504f");
		shape("M0 -24Q-110 -62 -228 -30L-196 -206Q-90 -222 0 -176Z", "#fff8e6");
		shape("M0 -24Q110 -62 228 -30L196 -206Q90 -222 0 -176Z", "#fdf0d2");
		stroke("M0 -26V-174", "#d9c49a", 9);
		stroke(
			"M-170 -164Q-100 -178 -36 -148M-180 -120Q-104 -138 -36 -106M-188 -78Q-108 -98 -36 -66",
			"#cbb48c",
			9,
		);
		stroke("M44 -106Q110 -136 178 -120M44 -66Q112 -96 188 -78", "#cbb48c", 9);
		shape("M96 -150m-32 0a32 26 0 1 0 64 0a32 26 0 1 0 -64 0Z", "#f4c653");
	},
};

/** On three legs, pointing up to the right. */
export const telescope: PropDrawing = {
	width: 560,
	height: 540,
	draw({ shape, stroke, disc }) {
		stroke("M0 -380L-170 -12M0 -380L170 -12M0 -380V-8", "#7d5940", 26);
		disc(0, -390, 40, "#5b4632");
		shape("M-216 -330L-190 -270L60 -380L34 -444Z", "#b67a3d");
		shape("M30 -452L62 -368L218 -432L180 -528Z", "#d99f52");
		stroke("M34 -446L60 -376M182 -526L216 -434", "#f7dc93", 22);
		disc(210, -486, 22, "#bfe4ee", 48);
		shape("M-240 -318L-224 -280L-188 -296L-204 -334Z", "#5b4632");
	},
};

export const shell: PropDrawing = {
	width: 320,
	height: 250,
	draw({ shape, stroke }) {
		shape(
			"M-40 -6L-148 -110Q-150 -190 -86 -212Q-46 -250 0 -238Q46 -250 86 -212Q150 -190 148 -110L40 -6Z",
			"#f3b29c",
		);
		stroke("M-14 -20L-110 -150M-6 -22L-56 -204M0 -22V-222M6 -22L56 -204M14 -20L110 -150", "#d9846f", 12);
		shape("M-56 -2Q-60 -34 -30 -40H30Q60 -34 56 -2Z", "#fbe0cf");
	},
};

export const feather: PropDrawing = {
	width: 440,
	height: 200,
	draw({ shape, stroke }) {
		shape("M-150 -40Q-60 -150 90 -178Q180 -192 204 -160Q190 -110 90 -66Q-30 -14 -150 -40Z", "#5f9fc4");
		shape("M-150 -40Q0 -76 204 -160Q190 -110 90 -66Q-30 -14 -150 -40Z", "#4a84ac");
		stroke("M-210 -16Q-40 -60 186 -156", "#fff3dc", 11);
		stroke("M-40 -62l-16 -42M20 -84l-14 -52M80 -108l-12 -50M0 -70l34 30M60 -94l34 24", "#dcecf4", 7);
	},
};
