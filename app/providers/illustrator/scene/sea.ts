import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, dots, dotted, fill, form, line, ridge } from "../drawing/pen";
import { num, type Point, SIDE } from "../drawing/sheet";
import { skyLanterns } from "./garland";
import { land } from "./land";
import { clouds, lightInSky, sky, stars } from "./sky";
import type { Scenery, Stage } from "./stage";
import { gulls, lighthouse, sailingBoat, water, wave } from "./water";

/** Half of the covers are at sea in a wooden boat, half on the beach. */
const inBoat = ({ dice }: Stage) => dice.fork("boat").chance(0.6);

export const sea: Scenery = {
	moods: {
		day: [
			{
				sky: ["#3aa0cf", "#8fd3e0", "#fdf0cf"],
				glow: "#ffd769",
				far: "#5bbccb",
				mid: "#3a9fb8",
				near: "#1f7f9f",
				front: "#145f7e",
				accent: "#e9553f",
				second: "#f8bd45",
				tint: "#ffffff",
				letters: ["#fff6d2", "#ffc84e", "#123f5c"],
			},
			{
				sky: ["#f0896b", "#fbc08a", "#fff0c8"],
				glow: "#fff1a8",
				far: "#e3a98c",
				mid: "#6f9ba6",
				near: "#33788f",
				front: "#1f546f",
				accent: "#d93f4c",
				second: "#ffb84a",
				tint: "#fff3e6",
				letters: ["#fffbee", "#ffdf98", "#6e2742"],
			},
		],
		night: [
			{
				sky: ["#0f1b4a", "#27508f", "#5f93b8"],
				glow: "#fff0bd",
				far: "#356f9c",
				mid: "#23588a",
				near: "#173f70",
				front: "#0d2850",
				accent: "#f0674d",
				second: "#ffcb62",
				tint: "#b7c6f3",
				letters: ["#fff6d0", "#ffc95c", "#0a1438"],
			},
			{
				sky: ["#1a1546", "#43408f", "#9a7fb4"],
				glow: "#ffe9b4",
				far: "#4f5ba0",
				mid: "#37488c",
				near: "#243370",
				front: "#141f4d",
				accent: "#ff7d62",
				second: "#ffd27a",
				tint: "#c2bcf0",
				letters: ["#fff3d8", "#ffb978", "#150f3a"],
			},
		],
	},
	face: "poster",
	costumes: [
		{
			garment: "jumper",
			colours: ["#fbf5e6", "#2c4f7c", "#2f5f99"],
			pattern: "stripes",
			neck: "neckerchief",
			hat: "sailor",
			back: "none",
			hold: "telescope",
			feet: "boots",
		},
		{
			garment: "coat",
			colours: ["#b8323f", "#3a3550", "#f3c85c"],
			pattern: "plain",
			neck: "ruff",
			hat: "pirate",
			back: "none",
			hold: "lantern",
			feet: "boots",
		},
		{
			garment: "coat",
			colours: ["#f5bd3c", "#35577f", "#2e6e8e"],
			pattern: "plain",
			neck: "scarf",
			hat: "rainhat",
			back: "none",
			hold: "net",
			feet: "wellies",
		},
		{
			garment: "dungarees",
			colours: ["#2f7f92", "#fdf1dc", "#e7604a"],
			pattern: "stripes",
			neck: "neckerchief",
			hat: "straw",
			back: "none",
			hold: "flag",
			feet: "wellies",
		},
	],
	behind(stage) {
		const { dice, mood, night, light } = stage;
		sky(stage);
		if (night) stars(stage, 1050);
		const lightX = light < 0 ? dice.between(240, 460) : SIDE - dice.between(240, 460);
		lightInSky(stage, lightX, dice.between(800, 930), 112);
		clouds(stage, night ? 3 : 5, 780);
		if (night) skyLanterns(stage, 9, { x: 60, y: 720, width: SIDE - 120, height: 420 });
		const horizon = 1190;
		const isleX = SIDE - lightX + dice.between(-120, 120);
		isle(stage, dice.chance(0.5) ? isleX - 340 : isleX + 260, horizon + 6, dice.between(420, 620));
		water(stage, horizon, lightX);
		lighthouse(stage, isleX, horizon + 46, dice.between(430, 520));
		for (let i = 0; i < 3; i++) {
			sailingBoat(
				stage,
				dice.between(120, SIDE - 120),
				horizon + 40 + i * 46,
				90 + i * 46,
				dice.pick([mood.accent, mood.second, "#fff6e4"]),
			);
		}
		gulls(stage, night ? 3 : 9, { x: 80, y: 780, width: SIDE - 160, height: 360 });
		if (inBoat(stage)) {
			wave(stage, 1640, 60, mix(mood.mid, mood.near, 0.3), faint("#ffffff", night ? 0.45 : 0.8));
			mastAndSail(stage);
		} else beach(stage);
	},
	inFront(stage) {
		if (inBoat(stage)) {
			hull(stage);
			wave(stage, 2030, 66, stage.mood.near, faint("#ffffff", stage.night ? 0.5 : 0.9));
			wave(stage, 2125, 56, stage.mood.front, faint("#ffffff", stage.night ? 0.35 : 0.6));
		} else shells(stage);
	},
};

function isle({ sheet, mood }: Stage, x: number, y: number, width: number) {
	const tone = mix(mood.far, mood.mid, 0.4);
	sheet.add(
		fill(
			`M${num(x - width / 2)} ${num(y)}Q${num(x - width * 0.3)} ${num(y - width * 0.22)} ${num(x - width * 0.08)} ${num(y - width * 0.14)}Q${num(x + width * 0.16)} ${num(y - width * 0.34)} ${num(x + width / 2)} ${num(y)}Z`,
			sheet.down([0, lighter(tone, 0.3)], [1, tone]),
		),
	);
}

/** The far side of the boat with its mast, sail and pennant, behind the crew. */
function mastAndSail({ sheet, dice, mood, night, light, keepFree }: Stage) {
	const wood = night ? "#5d4152" : "#8a5636";
	const top = (keepFree[0]?.y ?? 130) + (keepFree[0]?.height ?? 400) + 40;
	const x = light < 0 ? 1610 : 550;
	const s = light < 0 ? 1 : -1;
	sheet.add(
		line(`M${x} 1880L${x} ${num(top)}`, darker(wood, 0.2), 34),
		line(`M${x - 7} 1880L${x - 7} ${num(top)}`, lighter(wood, 0.22), 9),
	);
	const cloth = night ? mix("#f5e8cf", mood.sky[1], 0.45) : "#fdf3dc";
	const sail = `M${x + s * 22} ${num(top + 60)}Q${x + s * 520} ${num(top + 380)} ${x + s * 470} 1560Q${x + s * 240} 1600 ${x + s * 22} 1560Z`;
	const jib = `M${x - s * 24} ${num(top + 110)}Q${x - s * 250} ${num(top + 480)} ${x - s * 250} 1500Q${x - s * 120} 1540 ${x - s * 24} 1510Z`;
	sheet.add(
		fill(
			sail,
			sheet.linear(
				[0, 0, 1, 0.5],
				[
					[0, lighter(cloth, 0.3)],
					[1, darker(cloth, 0.16)],
				],
			),
		),
		fill(jib, darker(mix(cloth, mood.accent, 0.8), night ? 0.35 : 0.05)),
	);
	for (let i = 1; i < 5; i++) {
		const y = top + 60 + (i * (1500 - top)) / 5;
		sheet.add(
			line(
				`M${x + s * 22} ${num(y)}Q${num(x + s * (60 + i * 50))} ${num(y + 26)} ${num(x + s * (110 + i * 84))} ${num(y + 8)}`,
				faint(mood.accent, 0.55),
				20,
			),
		);
	}
	sheet.add(
		fill(
			`M${x} ${num(top + 4)}Q${x - s * 60} ${num(top - 18)} ${x - s * 130} ${num(top + 26)}Q${x - s * 60} ${num(top + 34)} ${x} ${num(top + 62)}Z`,
			mood.second,
		),
	);
	const far: Point[] = [
		[150, 1690],
		[500, 1742],
		[1080, 1760],
		[1660, 1742],
		[2010, 1690],
		[1960, 1900],
		[200, 1900],
	];
	sheet.add(form(sheet, dice, far, darker(wood, 0.32), { smooth: false }));
}

/** The near side of the boat: planks, rail, rope and a name board left blank. */
function hull({ sheet, dice, mood, night }: Stage) {
	const wood = night ? "#7a5058" : "#a8683d";
	const rail: Point[] = [
		[70, 1706],
		[420, 1772],
		[1080, 1798],
		[1740, 1772],
		[2090, 1706],
	];
	const keel: Point[] = [
		[1960, 1990],
		[1640, 2130],
		[1080, 2150],
		[520, 2130],
		[200, 1990],
	];
	const d = `${curve(rail, false)}L${keel.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
	sheet.add(fill(d, sheet.down([0, lighter(wood, 0.14)], [1, darker(wood, 0.42)])));
	const clip = sheet.clip(d);
	let planks = "";
	for (let i = 1; i < 5; i++) {
		const shifted = rail.map(([x, y]): Point => [x, y + i * 66 + dice.between(-5, 5)]);
		planks +=
			line(curve(shifted, false), faint(darker(wood, 0.6), 0.5), 6) +
			`<g transform="translate(0 7)">${line(curve(shifted, false), faint(lighter(wood, 0.6), 0.3), 4)}</g>`;
	}
	for (let i = 0; i < 34; i++) {
		const x = dice.between(120, SIDE - 120);
		planks += line(`M${num(x)} ${num(1800 + dice.between(0, 240))}v56`, faint(darker(wood, 0.6), 0.35), 4);
	}
	planks += dotted(
		dots(dice, { x: 100, y: 1720, width: 1960, height: 400 }, 1500, () => 0.6),
		faint(darker(wood, 0.6), 0.25),
		6,
	);
	sheet.add(`<g clip-path="${clip}">${planks}</g>`);
	sheet.add(
		line(curve(rail, false), darker(wood, 0.3), 46),
		`<g transform="translate(0 -8)">${line(curve(rail, false), mix(lighter(wood, 0.3), mood.second, 0.2), 26)}</g>`,
	);
	for (const x of [320, SIDE - 320]) {
		sheet.add(
			`<circle cx="${x}" cy="1880" r="74" fill="none" stroke="${night ? "#d9d2d8" : "#fff6e6"}" stroke-width="36"/>`,
			`<circle cx="${x}" cy="1880" r="74" fill="none" stroke="${mood.accent}" stroke-width="36" stroke-dasharray="58 58.2"/>`,
			`<circle cx="${x}" cy="1880" r="56" fill="none" stroke="${faint(darker(wood, 0.6), 0.4)}" stroke-width="5"/>`,
		);
	}
}

function beach(stage: Stage) {
	const { sheet, dice, mood, night } = stage;
	const sand = night ? mix("#d9bd8b", mood.sky[0], 0.45) : "#f4dca2";
	wave(stage, 1580, 34, mix(mood.mid, mood.near, 0.2), faint("#ffffff", 0.75));
	sheet.add(land(stage, ridge(dice, 1640, 30, 2), mix(sand, mood.near, 0.3), 0.3));
	sheet.add(land(stage, ridge(dice, 1672, 30, 2), sand, 1.3));
	const x = stage.light < 0 ? dice.between(1560, 1800) : dice.between(330, 560);
	castleOfSand(stage, x, 1800, sand);
}

function castleOfSand({ sheet, dice, mood }: Stage, x: number, y: number, sand: string) {
	const tone = darker(sand, 0.12);
	for (const [dx, w, h] of [
		[-90, 70, 130],
		[90, 70, 130],
		[0, 120, 190],
	] as const) {
		const left = x + dx - w / 2;
		sheet.add(
			form(
				sheet,
				dice,
				[
					[left - 8, y],
					[left, y - h],
					[left, y - h - 20],
					[left + w * 0.25, y - h - 20],
					[left + w * 0.25, y - h],
					[left + w * 0.4, y - h],
					[left + w * 0.4, y - h - 20],
					[left + w * 0.6, y - h - 20],
					[left + w * 0.6, y - h],
					[left + w * 0.75, y - h],
					[left + w * 0.75, y - h - 20],
					[left + w, y - h - 20],
					[left + w, y - h],
					[left + w + 8, y],
				],
				tone,
				{ smooth: false, grain: 9 },
			),
		);
	}
	sheet.add(
		fill(`M${x - 24} ${y}v-46a24 24 0 0 1 48 0v46Z`, darker(sand, 0.5)),
		line(`M${x} ${y - 205}v-80`, "#7a5a40", 6),
		fill(`M${x} ${y - 285}q40 -8 70 16q-34 10 -70 30Z`, mood.accent),
	);
}

function shells(stage: Stage) {
	const { sheet, dice, mood, night } = stage;
	const sand = night ? mix("#c7a878", mood.sky[0], 0.55) : "#e3c283";
	sheet.add(land(stage, ridge(dice, 2080, 22, 2), sand, 1));
	for (let i = 0; i < 13; i++) {
		const left = dice.chance(0.5);
		const x = left ? dice.between(20, 560) : dice.between(SIDE - 560, SIDE - 20);
		const y = dice.between(2000, 2140);
		const s = dice.between(24, 52);
		const colour = mix(
			dice.pick(["#ffe3cf", "#f7b3a0", "#fff3df", mood.second]),
			mood.sky[0],
			night ? 0.35 : 0,
		);
		if (i % 4 === 0) {
			sheet.add(
				fill(
					starfish(x, y, s * 1.3, dice.between(0, 60)),
					sheet.radial([
						[0, lighter(mood.accent, 0.35)],
						[1, mood.accent],
					]),
				),
			);
			continue;
		}
		sheet.add(
			fill(
				`M${num(x)} ${num(y + s * 0.6)}Q${num(x - s * 1.1)} ${num(y + s * 0.1)} ${num(x - s * 0.8)} ${num(y - s * 0.5)}Q${num(x)} ${num(y - s * 1.2)} ${num(x + s * 0.8)} ${num(y - s * 0.5)}Q${num(x + s * 1.1)} ${num(y + s * 0.1)} ${num(x)} ${num(y + s * 0.6)}Z`,
				colour,
			),
			line(
				[-0.6, -0.3, 0, 0.3, 0.6]
					.map((k) => `M${num(x)} ${num(y + s * 0.5)}L${num(x + k * s)} ${num(y - s * 0.66)}`)
					.join(""),
				faint(darker(colour, 0.4), 0.5),
				3.4,
			),
		);
	}
}

function starfish(x: number, y: number, r: number, turn: number): string {
	const points: Point[] = Array.from({ length: 10 }, (_, i): Point => {
		const angle = ((i * 36 + turn) * Math.PI) / 180;
		const reach = i % 2 ? r * 0.48 : r;
		return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
	});
	return curve(points);
}
