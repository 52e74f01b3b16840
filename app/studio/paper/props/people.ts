import type { Paint, PropDrawing } from "./prop";

/** People of a story who are nobody's photo: cut from paper, seen plainly, told apart by what they wear. */

type Hat = (paint: Paint) => void;

const bow: Hat = ({ shape }) =>
	shape(
		"M-150 -1130Q-190 -1240 -120 -1230L0 -1180L120 -1230Q190 -1240 150 -1130Q60 -1150 0 -1120Q-60 -1150 -150 -1130Z",
		"#d9606a",
	);
const crown: Hat = ({ shape, disc }) => {
	shape(
		"M-190 -1110L-220 -1330L-110 -1230L0 -1370L110 -1230L220 -1330L190 -1110Q0 -1070 -190 -1110Z",
		"#eeb93f",
	);
	for (const [x, y] of [
		[-220, -1330],
		[0, -1370],
		[220, -1330],
	] as const)
		disc(x, y, 26, "#d9503f");
};
/** Cocked, with bones that are only two strokes. */
const pirateHat: Hat = ({ shape, stroke, disc }) => {
	shape(
		"M-330 -1110Q-300 -1330 0 -1400Q300 -1330 330 -1110Q180 -1190 0 -1180Q-180 -1190 -330 -1110Z",
		"#2f2b3d",
	);
	disc(0, -1290, 44, "#f6ead2");
	stroke("M-70 -1240L70 -1190M70 -1240L-70 -1190", "#f6ead2", 22);
};
const nurseCap: Hat = ({ shape, stroke }) => {
	shape("M-180 -1110L-210 -1270Q0 -1320 210 -1270L180 -1110Q0 -1150 -180 -1110Z", "#fbf6ea");
	stroke("M0 -1260V-1170M-45 -1215H45", "#d9503f", 28);
};
const topHat: Hat = ({ shape, stroke }) => {
	shape("M-150 -1110L-170 -1400Q0 -1430 170 -1400L150 -1110Z", "#34304a");
	shape("M-260 -1110Q0 -1170 260 -1110Q240 -1070 0 -1080Q-240 -1070 -260 -1110Z", "#34304a");
	stroke("M-148 -1160Q0 -1190 148 -1160", "#c9543f", 40);
};
const helmet: Hat = ({ shape }) => {
	shape("M-220 -1070Q-220 -1330 0 -1330T220 -1070Z", "#c9433f");
	shape("M-280 -1080Q0 -1150 280 -1080Q270 -1040 0 -1060Q-270 -1040 -280 -1080Z", "#a8322f");
};
/** Of a knight, its visor up. */
const steelHelmet: Hat = ({ shape, stroke }) => {
	stroke("M40 -1330Q160 -1420 230 -1330", "#c9433f", 60);
	shape("M-230 -1040Q-240 -1340 0 -1350T230 -1040L170 -1080Q0 -1150 -170 -1080Z", "#aab4c2");
	stroke("M0 -1340V-1150", "#7d8796", 22);
};
const cap: Hat = ({ shape }) => {
	shape("M-200 -1090Q-190 -1290 0 -1290T200 -1090Z", "#3f5f8c");
	shape(
		"M-210 -1100Q0 -1150 210 -1100Q270 -1070 230 -1050Q0 -1090 -230 -1050Q-260 -1070 -210 -1100Z",
		"#2f4468",
	);
};
const cookHat: Hat = ({ shape }) =>
	shape(
		"M-160 -1110V-1220Q-270 -1260 -200 -1370Q-120 -1440 0 -1400Q120 -1440 200 -1370Q270 -1260 160 -1220V-1110Q0 -1150 -160 -1110Z",
		"#fdf8ee",
	);
const wizardHat: Hat = ({ shape, disc }) => {
	shape(
		"M-300 -1090Q-120 -1150 -90 -1200L40 -1520L130 -1190Q160 -1140 300 -1090Q0 -1040 -300 -1090Z",
		"#54468c",
	);
	disc(20, -1300, 26, "#f4c653");
};
/** Red, edged with white, with the beard that goes with it. */
const redHat: Hat = ({ shape, disc }) => {
	shape("M-190 -920Q-180 -690 0 -640Q180 -690 190 -920Q110 -850 0 -860Q-110 -850 -190 -920Z", "#fbf6ea");
	shape("M-210 -1110Q-150 -1420 60 -1410Q230 -1390 300 -1230Q190 -1300 150 -1270L210 -1110Z", "#c9433f");
	shape("M-240 -1060Q-250 -1160 0 -1170T240 -1060Q0 -1110 -240 -1060Z", "#fbf6ea");
	disc(300, -1220, 56, "#fbf6ea");
};
const bare: Hat = () => {};

type Looks = {
	coat: string;
	trousers?: string;
	skin: string;
	hair: string;
	hat?: Hat;
	isLong?: boolean;
	apron?: string;
};

/** How high they are without their hats, in units of their drawing. */
export const CROWN = 1250;

/** Somebody who stands. */
function somebody({
	coat,
	trousers = "#54506e",
	skin,
	hair,
	hat = bare,
	isLong = false,
	apron,
}: Looks): PropDrawing {
	return {
		width: 700,
		height: hat === bare ? 1290 : 1440,
		draw(paint) {
			const { shape, stroke, disc } = paint;
			stroke("M-90 -420V-50M90 -420V-50", trousers, 120);
			shape("M-190 -4Q-200 -90 -90 -90Q-20 -80 -30 -4Z", "#4a3b3a");
			shape("M190 -4Q200 -90 90 -90Q20 -80 30 -4Z", "#4a3b3a");
			stroke("M-190 -700Q-300 -600 -280 -440M190 -700Q300 -600 280 -440", coat, 110);
			disc(-280, -420, 56, skin);
			disc(280, -420, 56, skin);
			const low = isLong ? -110 : -330;
			shape(
				`M-180 -780Q0 -830 180 -780Q250 -560 ${isLong ? 290 : 230} ${low}Q0 ${low + 50} ${isLong ? -290 : -230} ${low}Q-250 -560 -180 -780Z`,
				coat,
			);
			if (apron) shape(`M-110 -700Q0 -670 110 -700L150 ${low + 10}Q0 ${low + 40} -150 ${low + 10}Z`, apron);
			else stroke(`M0 -760V${low - 10}`, "#fff2d8", 14);
			shape("M-250 -900Q-290 -1240 0 -1250T250 -900Q200 -820 0 -830T-250 -900Z", hair);
			shape("M-200 -980Q-200 -1160 0 -1170T200 -980Q190 -770 0 -770T-200 -980Z", skin);
			shape("M-215 -1010Q-200 -1230 0 -1240T215 -1010Q120 -1040 60 -1130Q-60 -1040 -215 -1010Z", hair);
			disc(-70, -960, 20, "#2c2030", 25);
			disc(70, -960, 20, "#2c2030", 25);
			stroke("M-50 -870Q0 -835 50 -870", "#8a4a40", 16);
			hat(paint);
		},
	};
}

const [FAIR, TAN, BROWN, DARK] = ["#f1c9a5", "#d9a276", "#a9714b", "#7a4c34"] as const;

export const PEOPLE = {
	somebody: somebody({ coat: "#5f8fa6", skin: BROWN, hair: "#3b2a26" }),
	"old-person": somebody({ coat: "#9a6a8f", skin: FAIR, hair: "#e6e0dc", isLong: true }),
	nurse: somebody({ coat: "#7fb0c4", skin: BROWN, hair: "#2f2424", hat: nurseCap, apron: "#fbf6ea" }),
	doctor: somebody({ coat: "#f6f2ea", skin: TAN, hair: "#4a3328", trousers: "#5a7a8c" }),
	pirate: somebody({ coat: "#a83a3a", skin: TAN, hair: "#3a2a24", hat: pirateHat }),
	captain: somebody({ coat: "#31456e", skin: FAIR, hair: "#7a4a2c", hat: pirateHat, isLong: true }),
	royal: somebody({ coat: "#8a3f6e", skin: BROWN, hair: "#2f2424", hat: crown, isLong: true }),
	santa: somebody({ coat: "#c9433f", skin: FAIR, hair: "#efece6", hat: redHat, isLong: true }),
	teacher: somebody({ coat: "#6a9a5f", skin: FAIR, hair: "#8a5a34" }),
	cook: somebody({ coat: "#f3ece0", skin: DARK, hair: "#2a2020", hat: cookHat, apron: "#d9606a" }),
	conjuror: somebody({ coat: "#34304a", skin: FAIR, hair: "#4a3328", hat: topHat }),
	firefighter: somebody({ coat: "#c98a2f", skin: DARK, hair: "#2a2020", hat: helmet }),
	driver: somebody({ coat: "#3f5f8c", skin: TAN, hair: "#3a2a24", hat: cap }),
	wizard: somebody({ coat: "#54468c", skin: FAIR, hair: "#d9d4e0", hat: wizardHat, isLong: true }),
	knight: somebody({ coat: "#8d98a8", skin: BROWN, hair: "#3b2a26", hat: steelHelmet, trousers: "#6f7a8a" }),
	villain: somebody({ coat: "#4a2f5c", skin: FAIR, hair: "#2f2b3d", hat: topHat, isLong: true }),
	child: somebody({ coat: "#e0a23f", skin: BROWN, hair: "#2f2424", trousers: "#4f7a8c" }),
	girl: somebody({ coat: "#d9606a", skin: FAIR, hair: "#8a5a34", isLong: true, hat: bow }),
} as const satisfies Record<string, PropDrawing>;
