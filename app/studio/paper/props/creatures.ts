import type { PropDrawing } from "./prop";

/** Creatures that stories are about: they stand in the picture where words name them. */

const INK = "#2c2030";
const BEAK = "#f0a63a";
const BELLY = "#fff3dc";

export const owl: PropDrawing = {
	width: 400,
	height: 520,
	draw({ shape, disc, stroke }) {
		shape("M-150 -380C-190 -120 -130 0 0 0S190 -120 150 -380C120 -470 -120 -470 -150 -380Z", "#8d6a4a");
		shape("M-150 -400L-168 -516L-70 -452ZM150 -400L168 -516L70 -452Z", "#6f5138");
		shape("M-152 -330C-210 -220 -190 -90 -120 -40C-100 -140 -110 -250 -152 -330Z", "#6f5138");
		shape("M152 -330C210 -220 190 -90 120 -40C100 -140 110 -250 152 -330Z", "#6f5138");
		disc(0, -140, 92, BELLY, 124);
		stroke(
			"M-44 -190q22 22 44 0q22 22 44 0M-56 -130q28 24 56 0q28 24 56 0M-40 -74q20 18 40 0q20 18 40 0",
			"#c9a87f",
			9,
		);
		for (const s of [-1, 1]) {
			disc(s * 66, -364, 70, BELLY);
			disc(s * 60, -362, 36, BEAK);
			disc(s * 56, -362, 21, INK);
			disc(s * 56 - 8, -372, 7, "#fffdf6");
			stroke(`M${s * 48 - 20} -6h40`, BEAK, 22);
		}
		shape("M-24 -336H24L0 -284Z", BEAK);
	},
};

export const fox: PropDrawing = {
	width: 760,
	height: 620,
	draw({ shape, disc }) {
		const coat = "#d9692f";
		shape("M120 -40C260 0 400 -90 372 -270C360 -350 280 -380 250 -300C230 -210 190 -150 110 -120Z", coat);
		shape("M372 -270C360 -350 280 -380 250 -300C300 -250 330 -250 372 -270Z", BELLY);
		shape("M-150 0C-190 -200 -130 -330 0 -350C130 -330 190 -160 150 0Z", coat);
		shape("M-70 0C-90 -150 -60 -260 0 -290C60 -260 90 -150 70 0Z", BELLY);
		shape("M-100 0C-110 -60 -90 -100 -60 -110L-36 0ZM100 0C110 -60 90 -100 60 -110L36 0Z", "#5b3a2a");
		shape(
			"M-214 -596L-60 -520H60L214 -596C230 -470 190 -400 110 -350L0 -270L-110 -350C-190 -400 -230 -470 -214 -596Z",
			coat,
		);
		shape("M-190 -560L-100 -516L-170 -450ZM190 -560L100 -516L170 -450Z", "#5b3a2a");
		shape(
			"M-196 -420C-130 -400 -70 -400 0 -300C70 -400 130 -400 196 -420C170 -370 140 -360 110 -350L0 -270L-110 -350C-140 -360 -170 -370 -196 -420Z",
			BELLY,
		);
		disc(0, -286, 30, INK, 24);
		for (const s of [-1, 1]) {
			disc(s * 78, -436, 20, INK, 24);
			disc(s * 78 - 6, -444, 6, "#fffdf6");
		}
	},
};

export const dragon: PropDrawing = {
	width: 980,
	height: 920,
	draw({ shape, disc, stroke }) {
		const skin = "#5fa65a";
		const wing = "#e8a93f";
		shape(
			"M90 -470C220 -700 380 -720 470 -640C420 -600 440 -540 400 -500C350 -520 330 -460 280 -440C230 -450 180 -400 120 -360Z",
			wing,
		);
		stroke("M110 -440C220 -600 330 -650 450 -640M120 -420Q260 -520 400 -508", "#c9852c", 12);
		shape("M60 -80C240 40 400 -20 440 -150C450 -200 400 -210 390 -170C350 -90 250 -110 130 -200Z", skin);
		shape("M440 -150L488 -250L386 -216Z", wing);
		shape("M-170 -560H70Q60 -440 110 -340H-150Q-120 -440 -170 -560Z", skin);
		shape("M-190 0C-260 -180 -190 -440 -40 -470C140 -450 240 -180 190 0Z", skin);
		shape("M-130 0C-180 -160 -140 -340 -60 -380C20 -340 60 -140 40 0Z", "#f4e3a4");
		stroke("M-148 -110Q-60 -80 44 -110M-150 -200Q-60 -170 36 -200M-134 -290Q-60 -262 14 -290", "#d9bd72", 12);
		shape(
			"M-330 -640C-340 -800 -180 -880 -40 -830C80 -800 110 -640 40 -540C0 -470 -90 -450 -130 -480C-250 -470 -330 -540 -330 -640Z",
			skin,
		);
		shape("M-60 -836L-30 -912L10 -816ZM20 -800L80 -860L80 -760ZM76 -720L150 -752L112 -660Z", wing);
		disc(-250, -596, 15, "#35603a", 11);
		disc(-190, -588, 15, "#35603a", 11);
		stroke("M-300 -530Q-220 -486 -110 -530", "#35603a", 13);
		for (const [x, y] of [
			[-170, -716],
			[-60, -706],
		] as const) {
			disc(x, y, 48, BELLY, 54);
			disc(x - 8, y + 4, 24, INK, 28);
			disc(x - 16, y - 6, 8, "#fffdf6");
		}
		disc(-112, -8, 84, skin, 40);
		disc(104, -8, 84, skin, 40);
		shape("M-176 -330C-260 -320 -280 -250 -250 -210C-220 -200 -200 -230 -150 -270Z", skin);
	},
};

export const penguin: PropDrawing = {
	width: 420,
	height: 640,
	draw({ shape, disc }) {
		const coat = "#34425c";
		for (const s of [-1, 1]) {
			shape(
				`M${s * 130} -400C${s * 210} -320 ${s * 220} -220 ${s * 190} -150C${s * 150} -190 ${s * 130} -260 ${s * 120} -330Z`,
				coat,
			);
			disc(s * 74, -20, 82, BEAK, 30);
		}
		shape(
			"M-150 -330C-190 -120 -120 -14 0 -14S190 -120 150 -330C150 -560 80 -632 0 -632S-150 -560 -150 -330Z",
			coat,
		);
		shape(
			"M-104 -300C-130 -130 -80 -34 0 -34S130 -130 104 -300C90 -360 40 -380 0 -350C-40 -380 -90 -360 -104 -300Z",
			BELLY,
		);
		disc(-48, -480, 52, BELLY, 60);
		disc(48, -480, 52, BELLY, 60);
		disc(-42, -486, 20, INK, 24);
		disc(42, -486, 20, INK, 24);
		disc(-48, -494, 7, "#fffdf6");
		disc(36, -494, 7, "#fffdf6");
		shape("M-40 -444Q0 -470 40 -444L0 -396Z", BEAK);
	},
};

export const robot: PropDrawing = {
	width: 560,
	height: 820,
	draw({ shape, disc, stroke }) {
		const plate = "#8fb3c4";
		const dark = "#51707f";
		stroke("M-120 -380Q-250 -340 -220 -190M120 -380Q250 -420 240 -560", dark, 44);
		disc(-218, -176, 44, "#d9503f");
		disc(240, -574, 44, "#d9503f");
		stroke("M-70 -150V-30M70 -150V-30", dark, 50);
		shape("M-140 0Q-140 -54 -70 -54T0 0ZM0 0Q0 -54 70 -54T140 0Z", "#d9503f");
		shape("M-150 -430H150L130 -130H-130Z", plate);
		shape("M-150 -680H150V-450H-150Z", plate);
		stroke("M0 -690V-770", dark, 16);
		disc(0, -784, 34, "#f4c653");
		disc(-66, -578, 44, "#fffdf6");
		disc(66, -578, 44, "#fffdf6");
		disc(-58, -572, 20, INK);
		disc(74, -572, 20, INK);
		stroke("M-60 -496H60", dark, 16);
		shape("M-90 -390H90V-260H-90Z", "#fff3dc");
		disc(-46, -324, 22, "#d9503f");
		disc(46, -324, 22, "#6aa97a");
		stroke("M-80 -210H80", dark, 12);
	},
};
