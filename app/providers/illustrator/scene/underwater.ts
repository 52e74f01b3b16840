import { faint, mix } from "../drawing/colour";
import { heightAt, ridge } from "../drawing/pen";
import { line, num, SIDE } from "../drawing/sheet";
import { fireflies } from "./garland";
import { land } from "./land";
import { coral, fish, jellyfish, weed, whale } from "./reef";
import { onLitSide, type Scenery, spacesuit } from "./stage";

export const underwater: Scenery = {
	moods: {
		day: [
			{
				sky: ["#8fe3e0", "#35b3c4", "#12719b"],
				land: ["#2b93ac", "#1b7796", "#d9c08a", "#0d4667"],
				accents: ["#ff7a6b", "#ffc957"],
				light: ["#f4ffd9", "#e6fbff"],
				letters: ["#fffbe0", "#ffd05a", "#0b4263"],
			},
			{
				sky: ["#a9efd2", "#3fbfae", "#14788a"],
				land: ["#2fa39b", "#1d8487", "#e3c995", "#0c4f5f"],
				accents: ["#ff6f88", "#ffb84d"],
				light: ["#fbffd6", "#e9fff6"],
				letters: ["#fffce6", "#ffd873", "#0b4a55"],
			},
		],
		night: [
			{
				sky: ["#2a5aa0", "#17397c", "#0b1d52"],
				land: ["#1d4486", "#16356f", "#5a6a9a", "#08153d"],
				accents: ["#ff7fa6", "#7fe9dc"],
				light: ["#a8f2ff", "#b4c9fa"],
				letters: ["#f2fff9", "#8be9dc", "#071640"],
			},
			{
				sky: ["#51409c", "#2b2775", "#12124a"],
				land: ["#342f82", "#29276f", "#6a5f9c", "#0d0c38"],
				accents: ["#ff8fb0", "#8ff0d0"],
				light: ["#c9c5ff", "#c3baf7"],
				letters: ["#fff4fb", "#ffb3d1", "#110c40"],
			},
		],
	},
	face: "poster",
	costumes: [
		spacesuit(["#f2a63b", "#fff1d2", "#2f7f92"], "none"),
		spacesuit(["#2f8fa3", "#fff1d2", "#f7c752"], "lantern"),
		spacesuit(["#e2645a", "#fff1d2", "#37577f"], "none"),
		spacesuit(["#6a62b0", "#fff1d2", "#f7c752"], "star"),
	],
	behind(stage) {
		const { sheet, dice, mood, night, floor } = stage;
		sheet.add(
			`<rect width="${SIDE}" height="${SIDE}" fill="${sheet.down([0, mood.sky[0]], [0.4, mood.sky[1]], [1, mood.sky[2]])}"/>`,
		);
		for (let i = 0; i < 8; i++) {
			const x = dice.between(-100, SIDE);
			const w = dice.between(60, 190);
			const lean = dice.between(80, 380) * -stage.light;
			sheet.fill(
				`M${num(x)} -20H${num(x + w)}L${num(x + w * 2.4 + lean)} 1700H${num(x - w + lean)}Z`,
				sheet.down([0, faint(mood.glow, night ? 0.17 : 0.34)], [1, faint(mood.glow, 0)]),
			);
		}
		sheet.add(land(stage, ridge(dice, 1180, 130, 3), mix(mood.far, mood.sky[1], 0.35), 0.2));
		const rocks = ridge(dice, 1390, 150, 2);
		sheet.add(land(stage, rocks, mood.mid, 0.4));
		for (let i = 0; i < 9; i++) {
			const x = i % 2 ? dice.between(0, 620) : dice.between(SIDE - 620, SIDE);
			coral(
				stage,
				x,
				heightAt(rocks, x) + 30,
				dice.between(120, 260),
				mix(dice.pick([mood.accent, mood.second, "#c98bd8"]), mood.mid, 0.45),
			);
		}
		whale(
			stage,
			stage.light < 0 ? dice.between(1500, 1700) : dice.between(460, 660),
			dice.between(960, 1080),
			dice.between(300, 380),
		);
		for (let i = 0; i < 9; i++)
			fish(
				stage,
				dice.between(60, SIDE - 60),
				dice.between(790, 1500),
				dice.between(44, 96),
				dice.pick([mood.accent, mood.second, "#fff1d8", mix(mood.accent, mood.second, 0.5)]),
			);
		jellyfish(stage, onLitSide(stage, 120, 300), dice.between(820, 1000), 100);
		const sand = ridge(dice, 1660, 40, 2);
		sheet.add(land(stage, sand, mood.near, 1.2));
		for (const x of [90, 250, SIDE - 250, SIDE - 80, 420, SIDE - 420]) {
			if (dice.chance(0.6))
				coral(
					stage,
					x + dice.between(-40, 40),
					1790,
					dice.between(240, 420),
					dice.pick([mood.accent, mood.second, "#d48fd6"]),
				);
			else weed(stage, x, 1800, dice.between(320, 560), mix("#3f9a6a", mood.mid, 0.25));
		}
		if (night) fireflies(stage, 26, { x: 0, y: 760, width: SIDE, height: floor - 800 }, mood.second);
	},
	inFront(stage) {
		const { sheet, dice, mood } = stage;
		for (let i = 0; i < 34; i++) {
			const x = dice.between(0, SIDE);
			const y = dice.between(700, 2050);
			const r = dice.between(7, 30);
			if (
				stage.keepFree.some(
					(box) =>
						x > box.x - 50 && x < box.x + box.width + 50 && y > box.y - 50 && y < box.y + box.height + 50,
				)
			)
				continue;
			sheet.add(
				`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${faint("#ffffff", 0.12)}" stroke="${faint("#ffffff", 0.6)}" stroke-width="4"/>`,
				line(
					`M${num(x - r * 0.5)} ${num(y - r * 0.2)}q${num(r * 0.1)} ${num(-r * 0.4)} ${num(r * 0.45)} ${num(-r * 0.4)}`,
					faint("#ffffff", 0.9),
					4,
				),
			);
		}
		const top = ridge(dice, 2085, 26, 2);
		sheet.add(land(stage, top, mix(mood.front, mood.near, 0.2), 0.6));
		for (let i = 0; i < 12; i++) {
			const x = i % 2 ? dice.between(-20, 430) : dice.between(SIDE - 430, SIDE + 20);
			weed(stage, x, 2180, dice.between(170, 420), mix(mood.front, "#2f8d72", 0.4));
		}
	},
};
