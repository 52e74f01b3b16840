import type { PropDrawing } from "./prop";

/** What is too large for a hand, of our stories. */

const CLOTH = "#e9e2d6";
const WOOD = "#b98550";

/** A sheet on a line, with a sun and hills painted on it. */
export const sheet: PropDrawing = {
	width: 1500,
	height: 1340,
	draw({ shape, stroke, disc }) {
		stroke("M-745 -1300Q0 -1270 745 -1300", "#8a7156", 16);
		shape("M-700 -1296Q0 -1262 700 -1296L690 -20Q350 20 0 -16Q-350 20 -690 -20Z", CLOTH);
		disc(380, -960, 130, "#f2c14e");
		shape(
			"M-692 -420Q-400 -640 -100 -440Q250 -680 693 -400L690 -24Q350 14 0 -20Q-350 14 -690 -24Z",
			"#9dbb7a",
		);
		stroke("M-560 -1000q60 -60 120 0q60 -60 120 0", "#8fb0c4", 18);
		for (const x of [-600, -200, 200, 600]) shape(`M${x - 18} -1325h36v80h-36Z`, "#c79a62");
	},
};

export const table: PropDrawing = {
	width: 1300,
	height: 620,
	draw({ shape, stroke }) {
		for (const x of [-540, 540]) stroke(`M${x} -560L${x * 1.04} -16`, WOOD, 60);
		shape("M-640 -616H640Q652 -560 636 -540H-636Q-652 -560 -640 -616Z", "#cfa06b");
		shape(
			"M-560 -616H560L600 -330Q500 -300 440 -330T300 -330T160 -330T20 -330T-120 -330T-260 -330T-400 -330T-600 -330Z",
			"#f6efe2",
		);
	},
};

export const curtain: PropDrawing = {
	width: 900,
	height: 1300,
	draw({ shape, stroke }) {
		for (const side of [-1, 1]) {
			shape(
				`M${side * 20} -1240H${side * 430}V-10H${side * 330}Q${side * 350} -500 ${side * 20} -640Z`,
				"#b8423f",
			);
			for (const x of [120, 220, 330])
				stroke(`M${side * x} -1230Q${side * (x + 20)} -800 ${side * 370} -${900 - x * 2}`, "#94312f", 14);
		}
		stroke("M-445 -1262H445", "#d9ae5c", 50);
	},
};

export const puddle: PropDrawing = {
	width: 900,
	height: 130,
	draw({ shape, stroke }) {
		shape(
			"M-440 -50Q-400 -120 -180 -104Q40 -136 200 -104Q430 -110 440 -50Q400 6 120 -8Q-80 14 -240 -10Q-440 0 -440 -50Z",
			"#8fbdd0",
		);
		stroke("M-230 -66Q-120 -88 -20 -68M80 -46Q170 -62 250 -48", "#d6eaf0", 12);
	},
};

/** Light on the ground. */
export const sunlight: PropDrawing = {
	width: 1100,
	height: 180,
	draw({ shape }) {
		shape("M-545 -86Q-520 -176 0 -174T545 -86Q500 -4 0 -4T-545 -86Z", "#ffeeb0");
		shape("M-400 -88Q-380 -146 0 -146T400 -88Q360 -34 0 -34T-400 -88Z", "#fff6d2");
	},
};

export const bunting: PropDrawing = {
	width: 1300,
	height: 330,
	draw({ shape, stroke }) {
		stroke("M-640 -320Q0 -120 640 -320", "#8a7156", 12);
		const flags = ["#d9503f", "#f2c14e", "#6aa97a", "#5f8fc4", "#d98ab0", "#f2c14e", "#d9503f"];
		for (const [i, colour] of flags.entries()) {
			const x = -540 + i * 180;
			const y = -220 - ((x * x) / 409600) * -1 * -100;
			shape(`M${x - 64} ${y - 6}H${x + 64}L${x} ${y + 140}Z`, colour);
		}
	},
};

export const plank: PropDrawing = {
	width: 1100,
	height: 130,
	draw({ shape, stroke }) {
		shape("M-540 -110L520 -126L545 -40L-520 -10Z", WOOD);
		stroke("M-440 -76L440 -94M-380 -40L300 -56", "#96683c", 8);
	},
};

/** Shaggy, and not at all sure of itself. */
export const monster: PropDrawing = {
	width: 760,
	height: 860,
	draw({ shape, disc, stroke }) {
		shape("M-200 -700L-290 -850L-110 -770ZM200 -700L290 -850L110 -770Z", "#f2d59a");
		shape(
			"M-300 -10L-340 -130L-300 -220L-370 -330L-310 -420L-350 -540L-260 -620L-230 -740L-100 -740L0 -800L100 -740L230 -740L260 -620L350 -540L310 -420L370 -330L300 -220L340 -130L300 -10L200 -50L100 -4L0 -50L-100 -4L-200 -50Z",
			"#7a6ab0",
		);
		for (const x of [-100, 100]) {
			disc(x, -540, 84, "#fff6e6");
			disc(x + 12, -530, 34, "#2c2030");
		}
		stroke("M-120 -350Q0 -280 120 -350", "#43366e", 22);
		shape("M-70 -336L-40 -270L-10 -322ZM70 -336L40 -270L10 -322Z", "#fff6e6");
	},
};

export const pirateShip: PropDrawing = {
	width: 1500,
	height: 1500,
	draw({ shape, stroke, disc }) {
		stroke("M0 -380V-1480M-430 -380V-1200", "#7d5a3c", 40);
		shape("M30 -1380Q420 -1240 440 -760Q240 -840 30 -800Z", "#f3e6cb");
		shape("M-30 -1320Q-330 -1180 -350 -820Q-180 -880 -30 -830Z", "#f3e6cb");
		shape("M-430 -1190Q-660 -1080 -680 -760Q-540 -800 -430 -770Z", "#e6d3ae");
		shape("M0 -1490L250 -1430L0 -1370Z", "#2f2b3d");
		disc(220, -1060, 60, "#2f2b3d");
		stroke("M140 -960L300 -900M300 -960L140 -900", "#2f2b3d", 30);
		shape("M-740 -430L-620 -380H560L740 -520Q720 -120 480 -10H-480Q-700 -120 -740 -430Z", "#9a6238");
		stroke("M-690 -270H660M-620 -140H580", "#7a4a2a", 18);
		for (const x of [-380, -130, 120, 370]) disc(x, -210, 46, "#4a3324");
	},
};

/** With thorns. */
export const bush: PropDrawing = {
	width: 900,
	height: 620,
	draw({ shape, stroke, disc }) {
		shape(
			"M-420 -10Q-460 -190 -340 -260Q-360 -420 -210 -450Q-150 -610 20 -580Q180 -620 240 -460Q390 -430 380 -260Q460 -170 420 -10Q0 20 -420 -10Z",
			"#5f8f55",
		);
		for (const [x, y, turn] of [
			[-380, -150, -1],
			[-320, -330, -1],
			[-170, -500, -1],
			[60, -590, 1],
			[250, -440, 1],
			[380, -240, 1],
			[-120, -240, -1],
			[120, -300, 1],
			[200, -120, 1],
			[-250, -90, -1],
		] as const)
			stroke(`M${x} ${y}l${turn * 46} -40`, "#3f6a3a", 14);
		for (const [x, y] of [
			[-60, -380],
			[-230, -200],
			[90, -140],
			[260, -300],
		] as const)
			disc(x, y, 26, "#c9403f");
	},
};

/** In the ground. */
export const hole: PropDrawing = {
	width: 620,
	height: 130,
	draw({ disc }) {
		disc(0, -64, 306, "#8a6a4a", 62);
		disc(0, -56, 250, "#3a2a28", 44);
	},
};

export const pram: PropDrawing = {
	width: 900,
	height: 900,
	draw({ shape, stroke, disc }) {
		stroke("M-300 -560L-430 -800H-360", "#5b4a4a", 30);
		shape("M-320 -560H360Q340 -260 60 -250H-80Q-300 -270 -320 -560Z", "#4f86ad");
		shape("M40 -560V-880Q340 -870 360 -560Z", "#6fa3c7");
		stroke("M40 -560L200 -820M40 -560L330 -700", "#4f86ad", 14);
		stroke("M-180 -260L160 -150M180 -260L-160 -150", "#5b4a4a", 26);
		for (const x of [-190, 190]) {
			disc(x, -130, 126, "#3d3a4c");
			disc(x, -130, 92, "#c9cdd8");
			disc(x, -130, 24, "#3d3a4c");
		}
	},
};

/** Put together from whatever there was. */
export const machine: PropDrawing = {
	width: 900,
	height: 880,
	draw({ shape, stroke, disc }) {
		stroke("M220 -560Q330 -640 300 -760", "#8fa0b0", 44);
		shape("M-380 -20V-420H380V-20Z", "#c79a62");
		shape("M-250 -430V-680H160V-430Z", "#b98550");
		stroke("M-380 -220H380M0 -420V-20", "#a5773f", 10);
		disc(-200, -130, 100, "#e0aa3f");
		disc(-200, -130, 36, "#8a5f24");
		disc(190, -120, 90, "#7fb0c4");
		stroke("M190 -120L240 -180", "#34506e", 16);
		shape("M-150 -690L-100 -850H20L-30 -690Z", "#9fb5bd");
		for (const [x, colour] of [
			[-170, "#d9503f"],
			[-50, "#f2c14e"],
			[70, "#6aa97a"],
		] as const)
			disc(x, -560, 40, colour);
		disc(300, -800, 70, "#d9503f");
	},
};

/** From the side, its arm over what it digs. */
export const digger: PropDrawing = {
	width: 1560,
	height: 1180,
	draw({ shape, stroke, disc }) {
		const [YELLOW, SHADE, DARK] = ["#f2b632", "#d4952a", "#3d3a4c"];
		stroke("M330 -560L-150 -1060L-520 -640", SHADE, 116);
		stroke("M330 -560L-150 -1060L-520 -640", YELLOW, 84);
		stroke("M110 -700L-110 -980M-240 -900L-470 -720", "#8fa0b0", 26);
		shape(
			"M-700 -640L-400 -690Q-390 -470 -480 -360L-560 -400L-600 -350L-650 -400L-720 -370Q-770 -500 -700 -640Z",
			"#8a8fa0",
		);
		shape("M-700 -640L-400 -690L-404 -620L-716 -572Z", "#a9afbd");
		for (const [x, y, r] of [
			[-640, -690, 60],
			[-540, -716, 74],
			[-450, -712, 52],
		] as const)
			disc(x, y, r, "#9c8468");
		shape("M130 -300H770V-560Q770 -640 690 -640H470V-300Z", YELLOW);
		shape("M700 -640H770V-300H700Z", SHADE);
		shape("M130 -300V-860Q130 -900 170 -900H430Q480 -900 480 -850V-300Z", YELLOW);
		shape("M180 -560V-830H420V-560Z", "#bfe0ea");
		shape("M180 -560L300 -830H350L230 -560Z", "#dff0f4");
		stroke("M620 -640V-800", DARK, 40);
		disc(300, -940, 56, "#e8703a");
		shape("M20 -20Q-80 -20 -80 -150T20 -280H700Q800 -280 800 -150T700 -20Z", DARK);
		for (const x of [40, 200, 360, 520, 680]) disc(x, -150, 78, "#77757f");
		for (const x of [40, 200, 360, 520, 680]) disc(x, -150, 30, "#c9cdd8");
		disc(200, -440, 40, "#fff3c4");
	},
};
