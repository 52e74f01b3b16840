import { darker, faint, lighter, mix } from "../drawing/colour";
import { dots, dotted, heightAt, ridge } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import { skyLanterns } from "./garland";
import { land } from "./land";
import { cactus, oasis, pot } from "./oasis";
import { lightInSky, sky, stars } from "./sky";
import { onLitSide, type Scenery, type Stage } from "./stage";

export const desert: Scenery = {
	moods: {
		day: [
			{
				sky: ["#46a9c9", "#a5d9d6", "#fdebbd"],
				land: ["#efc389", "#e8ac66", "#f2c47e", "#b86f3f"],
				accents: ["#cf4a3a", "#f7b437"],
				light: ["#ffe084", "#fffdf6"],
				letters: ["#fff8da", "#ffc544", "#6b2f1e"],
			},
			{
				sky: ["#d95f6a", "#f7a873", "#ffe9b0"],
				land: ["#e39a72", "#d97f55", "#eda56a", "#8f4442"],
				accents: ["#a92f55", "#ffbb3f"],
				light: ["#fff2ac", "#fff0e0"],
				letters: ["#fffbe8", "#ffdb8a", "#5f1838"],
			},
		],
		night: [
			{
				sky: ["#151550", "#3b3a8c", "#9a78b0"],
				land: ["#5f559c", "#6f5f9f", "#8a72a8", "#3a2c68"],
				accents: ["#f0705f", "#ffce5f"],
				light: ["#fff0c0", "#cbc0f2"],
				letters: ["#fff6d6", "#ffc75a", "#130f40"],
			},
			{
				sky: ["#0a2245", "#1d567c", "#7aa8ac"],
				land: ["#44708a", "#56788c", "#7d909a", "#22405a"],
				accents: ["#f07a5c", "#ffd268"],
				light: ["#fff5c6", "#bfd4e8"],
				letters: ["#fffae0", "#ffd062", "#081d3a"],
			},
		],
	},
	face: "round",
	costumes: [
		{
			colours: ["#f6ead2", "#2f8f93", "#c9503f"],
			wears: ["robe", "plain", "neckerchief", "headscarf", "none", "lantern", "sandals"],
		},
		{
			colours: ["#e0b878", "#8a6a4a", "#2f7f93"],
			wears: ["shirt", "plain", "neckerchief", "explorer", "rucksack", "telescope", "boots"],
		},
		{
			colours: ["#4f7fb0", "#f4e3c0", "#f2b53f"],
			wears: ["robe", "stripes", "neckerchief", "headscarf", "none", "none", "sandals"],
		},
		{
			colours: ["#c95a48", "#f6e6c6", "#f4c04a"],
			wears: ["tunic", "plain", "collar", "circlet", "cape", "book", "sandals"],
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) stars(stage, 1200, 1.3);
		const lightX = onLitSide(stage, 260, 440);
		lightInSky(stage, lightX, dice.between(800, 920), night ? 104 : 132);
		if (night) skyLanterns(stage, 7, { x: 80, y: 740, width: SIDE - 160, height: 360 });
		sheet.add(land(stage, ridge(dice, 1200, 50, 3), mix(mood.far, mood.sky[2], 0.45), 0.2));
		const s = light < 0 ? 1 : -1;
		pyramid(stage, SIDE / 2 + s * dice.between(480, 580), 1300, 430);
		pyramid(stage, SIDE / 2 + s * dice.between(850, 920), 1310, 300);
		pyramid(stage, SIDE / 2 - s * dice.between(60, 160), 1290, 200);
		const far = ridge(dice, 1310, 60, 2);
		dune(stage, far, mood.far);
		caravan(stage, far, SIDE / 2 - s * dice.between(380, 520));
		const mid = ridge(dice, 1470, 70, 2);
		dune(stage, mid, mood.mid);
		oasis(stage, SIDE / 2 - s * dice.between(720, 800), 1660);
		cactus(stage, SIDE / 2 + s * dice.between(820, 900), 1720, dice.between(360, 450));
		dune(stage, ridge(dice, floor - 230, 30, 2), mood.near);
		for (let i = 0; i < 26; i++) {
			const y = dice.between(floor - 170, floor + 160);
			sheet.line(
				`M${num(dice.between(-60, SIDE))} ${num(y)}q90 ${num(dice.between(-26, -10))} 180 0t180 0`,
				faint(dice.chance(0.5) ? lighter(mood.near, 0.5) : darker(mood.near, 0.25), 0.35),
				6,
			);
		}
	},
	inFront(stage) {
		const { sheet, dice, mood } = stage;
		dune(stage, ridge(dice, 2090, 34, 2), mood.front);
		for (let i = 0; i < 7; i++) {
			const left = i % 2 === 0;
			cactus(
				stage,
				left ? dice.between(20, 400) : dice.between(SIDE - 400, SIDE - 20),
				2160,
				dice.between(110, 220),
			);
		}
		pot(stage, 520, 2140, 130);
		pot(stage, SIDE - 520, 2140, 110);
		sheet.add(
			dotted(
				dots(dice, { x: 0, y: 2000, width: SIDE, height: 160 }, 80, () => 0.6),
				faint(lighter(mood.near, 0.4), 0.7),
				9,
			),
		);
	},
};

/** A dune: lit on one flank, its crest sharp. */
function dune(stage: Stage, top: readonly Point[], colour: string) {
	const { sheet, dice, light } = stage;
	sheet.add(land(stage, top, colour, 0.5));
	for (let i = 0; i < 3; i++) {
		const x = dice.between(100, SIDE - 100);
		const y = heightAt(top, x) + 6;
		const w = dice.between(260, 520) * -light;
		sheet.fill(
			`M${num(x)} ${num(y)}Q${num(x + w * 0.2)} ${num(y + 90)} ${num(x - w * 0.1)} ${num(y + 190)}Q${num(x + w * 0.7)} ${num(y + 150)} ${num(x + w)} ${num(heightAt(top, x + w) + 40)}Q${num(x + w * 0.4)} ${num(y + 10)} ${num(x)} ${num(y)}Z`,
			sheet.down([0, faint(darker(colour, 0.4), 0.34)], [1, faint(darker(colour, 0.4), 0)]),
		);
	}
}

function pyramid({ sheet, dice, mood, light, night }: Stage, x: number, y: number, h: number) {
	const stone = night ? mix(mood.far, mood.sky[1], 0.2) : mix(mood.far, mood.mid, 0.5);
	const w = h * 0.95;
	const ridgeX = x - light * w * 0.22;
	sheet.add(
		fill(
			`M${num(x - w)} ${num(y + 30)}L${num(x)} ${num(y - h)}L${num(x + w)} ${num(y + 30)}Z`,
			lighter(stone, 0.16),
		),
		fill(
			`M${num(x)} ${num(y - h)}L${num(ridgeX - light * w * 0.1)} ${num(y + 30)}L${num(x - light * w)} ${num(y + 30)}Z`,
			darker(stone, 0.2),
		),
	);
	let courses = "";
	for (let i = 1; i < 10; i++) {
		const share = i / 10;
		const half = w * share;
		courses += `M${num(x - half + dice.between(0, 20))} ${num(y - h + (h + 30) * share)}h${num(half * 2 - dice.between(10, 40))}`;
	}
	sheet.line(courses, faint(darker(stone, 0.4), 0.25), 4);
}

/** Camels on the crest of a dune, far away. */
function caravan({ sheet, mood, dice }: Stage, top: readonly Point[], x: number) {
	const tone = darker(mix(mood.far, mood.front, 0.6), 0.1);
	for (let i = 0; i < 3; i++) {
		const cx = x + i * 130;
		const y = heightAt(top, cx) + 8;
		const s = 0.62 + dice.between(-0.04, 0.04);
		sheet.add(
			`<g transform="translate(${num(cx)} ${num(y)}) scale(${num(s, 3)})">${fill("M-60 -62Q-66 -96 -44 -100Q-34 -136 -10 -104Q0 -96 12 -106Q32 -134 46 -98Q62 -92 66 -104Q74 -150 92 -160Q116 -164 122 -146Q120 -138 104 -140Q96 -130 92 -96Q84 -66 58 -62L60 0H50L44 -58H20L18 0H8L4 -58H-24L-28 0H-38L-40 -58L-48 0H-58Z", tone)}${fill("M-46 -98Q-8 -78 46 -98L40 -66Q0 -56 -42 -66Z", mood.accent)}${line("M-60 -70q-16 14 -12 30", tone, 5)}</g>`,
		);
	}
}
