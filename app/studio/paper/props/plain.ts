import type { PropDrawing } from "./prop";

/** Plain things of our stories that no picture font has. */

/** A square of cloth put down flat, spotted, one corner turned over. */
export const cloth: PropDrawing = {
	width: 440,
	height: 150,
	draw({ shape, stroke, disc }) {
		shape("M-216 -58Q-118 -88 -24 -146Q88 -128 214 -86Q148 -34 36 0Q-92 -20 -216 -58Z", "#c9543f");
		stroke("M-186 -58Q-108 -84 -22 -130Q84 -114 184 -82Q128 -42 34 -14Q-82 -30 -186 -58Z", "#f6e3c4", 8);
		for (const [x, y] of [
			[-116, -60],
			[-52, -88],
			[-30, -46],
			[22, -108],
			[30, -66],
			[96, -82],
			[52, -32],
		] as const)
			disc(x, y, 13, "#fff3dc", 8);
		shape("M-24 -146Q-70 -112 -92 -102Q-30 -96 40 -134Z", "#a83f33");
	},
};

/** Folded, with stripes. */
export const blanket: PropDrawing = {
	width: 560,
	height: 260,
	draw({ shape, stroke }) {
		shape("M-270 -6Q-286 -120 -250 -150H240Q290 -120 270 -6Z", "#5f8fa6");
		shape("M-262 -120Q-280 -230 -236 -244H226Q284 -220 256 -120Q0 -96 -262 -120Z", "#7fb0c4");
		stroke("M-262 -64H266M-254 -190Q0 -170 250 -190", "#f4e3bd", 20);
		for (let x = -240; x < 260; x += 40) stroke(`M${x} -8v22`, "#f4e3bd", 8);
	},
};

export const pillow: PropDrawing = {
	width: 520,
	height: 300,
	draw({ shape, stroke }) {
		shape("M-250 -20Q-210 -150 -250 -280Q0 -320 250 -280Q210 -150 250 -20Q0 24 -250 -20Z", "#efe3d0");
		stroke("M-190 -60Q-150 -150 -190 -240M190 -60Q150 -150 190 -240", "#d9c7a8", 10);
	},
};

const paper = (colour: string, line: string): PropDrawing => ({
	width: 460,
	height: 150,
	draw({ shape, stroke }) {
		shape("M-150 -60L40 -146L226 -86L40 -10Z", colour);
		shape("M-226 -44L-40 -116L150 -60L-30 -2Z", colour);
		stroke("M-150 -40L-30 -86M-90 -24L20 -66", line, 7);
	},
});

export const darkPaper = paper("#3a3550", "#544e70");

export const goldPaper = paper("#e9b94a", "#f9dc8c");

export const tape: PropDrawing = {
	width: 330,
	height: 330,
	draw({ disc, shape }) {
		shape("M0 -40L160 -20L164 -2L0 -6Z", "#e9c98f");
		disc(0, -165, 160, "#e0b871");
		disc(0, -165, 104, "#f4e3bd");
		disc(0, -165, 80, "#9a7a52");
	},
};

export const crumbs: PropDrawing = {
	width: 460,
	height: 110,
	draw({ disc }) {
		for (const [x, y, r] of [
			[-200, -30, 26],
			[-120, -60, 34],
			[-40, -24, 24],
			[30, -76, 30],
			[90, -30, 36],
			[170, -60, 26],
			[205, -24, 20],
			[-160, -90, 18],
		] as const)
			disc(x, y, r, "#d9a55f", r * 0.7);
	},
};

export const whistle: PropDrawing = {
	width: 380,
	height: 230,
	draw({ shape, disc, stroke }) {
		shape("M-180 -210H60Q170 -200 170 -110T60 -6Q-40 -10 -50 -110H-180Z", "#c4ccd6");
		disc(58, -108, 40, "#6f7a8c");
		stroke("M-160 -180H40", "#eef2f6", 14);
	},
};

/** In triangles of one slice. */
export const toast: PropDrawing = {
	width: 440,
	height: 300,
	draw({ shape, disc }) {
		disc(0, -24, 214, "#eef0f2", 24);
		for (const [x, y] of [
			[-60, -30],
			[70, -40],
		] as const) {
			shape(
				`M${x - 130} ${y}Q${x - 150} ${y - 180} ${x - 70} ${y - 220}Q${x + 60} ${y - 270} ${x + 110} ${y - 180}Q${x + 130} ${y - 100} ${x + 120} ${y}Z`,
				"#b9803f",
			);
			shape(
				`M${x - 100} ${y - 20}Q${x - 120} ${y - 160} ${x - 56} ${y - 190}Q${x + 50} ${y - 230} ${x + 84} ${y - 160}Q${x + 100} ${y - 100} ${x + 90} ${y - 20}Z`,
				"#ecc07a",
			);
		}
	},
};

/** Two with cream between them, one on top of the other. */
export const biscuit: PropDrawing = {
	width: 420,
	height: 260,
	draw({ shape, stroke, disc }) {
		for (const [x, y] of [
			[-30, 0],
			[40, -120],
		] as const) {
			shape(
				`M${x - 170} ${y - 14}Q${x - 180} ${y - 120} ${x - 160} ${y - 130}H${x + 160}Q${x + 180} ${y - 120} ${x + 166} ${y - 14}Z`,
				"#fff0cf",
			);
			shape(`M${x - 176} ${y - 6}V${y - 48}H${x + 172}V${y - 6}Z`, "#d9a55f");
			shape(`M${x - 172} ${y - 88}V${y - 132}H${x + 168}V${y - 88}Z`, "#e2b26c");
			stroke(`M${x - 120} ${y - 112}H${x + 116}`, "#c48f4a", 10);
		}
		disc(6, -236, 26, "#c48f4a", 8);
	},
};

export const bun: PropDrawing = {
	width: 380,
	height: 260,
	draw({ shape, disc }) {
		shape("M-180 -10Q-200 -250 0 -250T180 -10Q0 20 -180 -10Z", "#c98a48");
		shape(
			"M-150 -130Q-120 -246 0 -246T150 -130Q90 -100 60 -140Q0 -90 -60 -140Q-100 -96 -150 -130Z",
			"#fff3e6",
		);
		disc(0, -240, 34, "#c9403f");
	},
};

export const bottle: PropDrawing = {
	width: 190,
	height: 520,
	draw({ shape, stroke }) {
		shape("M-34 -510H34V-380Q90 -340 90 -260V-14Q0 8 -90 -14V-260Q-90 -340 -34 -380Z", "#7fb09a");
		shape("M-40 -516H40V-470H-40Z", "#c79a62");
		shape("M-90 -220H90V-90H-90Z", "#f6ead2");
		stroke("M-58 -250V-300", "#d6eae0", 14);
	},
};

export const saucepan: PropDrawing = {
	width: 640,
	height: 300,
	draw({ shape, stroke, disc }) {
		stroke("M180 -210H380", "#5b4a4a", 40);
		shape("M-220 -240H190Q196 -40 150 -6H-180Q-226 -40 -220 -240Z", "#8fa0b0");
		disc(-14, -240, 206, "#c4ced8", 40);
		disc(-14, -236, 170, "#6f7f8f", 28);
	},
};

/** Cut from paper, on a stick. */
export const paperFigure: PropDrawing = {
	width: 360,
	height: 620,
	draw({ shape, stroke, disc }) {
		stroke("M0 -240V-10", "#c79a62", 26);
		shape(
			"M-60 -470Q-170 -420 -160 -330L-110 -340L-130 -150H130L110 -340L160 -330Q170 -420 60 -470Z",
			"#3a3550",
		);
		disc(0, -530, 84, "#3a3550");
	},
};

const box = (colour: string): PropDrawing => ({
	width: 460,
	height: 200,
	draw({ shape, stroke }) {
		shape("M-220 -10V-150Q0 -190 220 -150V-10Q0 14 -220 -10Z", colour);
		shape("M-230 -140Q0 -230 230 -140Q0 -100 -230 -140Z", "#e9c98f");
		stroke("M-200 -70Q0 -44 200 -70", "#f6ead2", 20);
	},
});

/** With a lid. */
export const tin = box("#5f8fa6");

/** Of cardboard, taped, with a bow of string. */
export const parcel: PropDrawing = {
	width: 480,
	height: 400,
	draw({ shape, stroke }) {
		shape("M-230 -310L-20 -380L236 -320L230 -60L10 -4L-220 -60Z", "#c9945c");
		shape("M-230 -310L-20 -380L236 -320L14 -250Z", "#dcb07c");
		shape("M14 -250L236 -320L230 -60L10 -4Z", "#b07c46");
		stroke("M-126 -344L120 -286L118 -34", "#f4e3bd", 30);
	},
};

/** Full, and tied at its neck. */
export const sack: PropDrawing = {
	width: 500,
	height: 560,
	draw({ shape, stroke }) {
		shape("M-120 -450Q-170 -540 -60 -530Q0 -566 60 -530Q170 -540 120 -450Q0 -410 -120 -450Z", "#b98a58");
		shape(
			"M-100 -440Q-270 -330 -240 -120Q-210 6 0 0Q210 6 240 -120Q270 -330 100 -440Q0 -410 -100 -440Z",
			"#c79a62",
		);
		stroke("M-110 -444Q0 -404 110 -444", "#7d5a3a", 26);
		stroke("M-140 -300Q-180 -200 -150 -90M130 -320Q160 -260 150 -190", "#a87c4c", 14);
	},
};

/** Chalked on the ground, from one side to the other. */
export const whiteLine: PropDrawing = {
	width: 900,
	height: 60,
	draw({ shape }) {
		shape("M-440 -18L-400 -56H440L430 -18Z", "#fdf9ee");
	},
};

/** With a back to it, as a small chair has. */
export const potty: PropDrawing = {
	width: 440,
	height: 400,
	draw({ shape, stroke, disc }) {
		shape("M-150 -200Q-160 -390 0 -390T150 -200Z", "#4f95b0");
		shape("M-170 -210H170Q180 -60 210 -10Q0 18 -210 -10Q-180 -60 -170 -210Z", "#6bb4cc");
		disc(0, -212, 178, "#8accdf", 62);
		disc(0, -208, 116, "#35718a", 38);
		stroke("M-200 -16Q0 10 200 -16", "#4f95b0", 18);
	},
};

/** A baby's, with its ring to the front. */
export const dummy: PropDrawing = {
	width: 400,
	height: 380,
	draw({ shape, disc }) {
		disc(0, -330, 62, "#e8c58f", 56);
		shape("M-44 -330H44L60 -220H-60Z", "#dcb47a");
		shape("M-190 -190Q-180 -260 0 -250T190 -190Q180 -110 0 -130T-190 -190Z", "#6bb4cc");
		disc(-120, -188, 18, "#3f7f98");
		disc(120, -188, 18, "#3f7f98");
		disc(0, -90, 96, "#f2c14e", 88);
		disc(0, -90, 58, "#fff7e6", 52);
	},
};
