import { darker, faint, lighter, mix } from "../drawing/colour";
import { blob, curve, fluff, form } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import type { Stage } from "./stage";

/** A round broad-leaved tree whose foot is at (x, y). */
export function roundTree(
	{ sheet, dice, light }: Stage,
	x: number,
	y: number,
	height: number,
	leaf: string,
	bark: string,
) {
	const lean = dice.between(-0.04, 0.04) * height;
	const w = height * 0.05;
	const trunk: Point[] = [
		[x - w * 1.5, y + 6],
		[x - w * 0.8, y - height * 0.25],
		[x - w * 0.6 + lean, y - height * 0.6],
		[x + w * 0.6 + lean, y - height * 0.6],
		[x + w * 0.8, y - height * 0.25],
		[x + w * 1.6, y + 6],
	];
	form(sheet, dice, trunk, bark, { light, grain: 4 });
	const crown = [
		[-0.2, 0.52, 0.21],
		[0.21, 0.55, 0.2],
		[0, 0.74, 0.26],
		[-0.1, 0.62, 0.2],
		[0.13, 0.68, 0.18],
	] as const;
	crown.forEach(([dx, dy, r], i) => {
		const tone = [darker(leaf, 0.14), darker(leaf, 0.06), leaf, lighter(leaf, 0.06), lighter(leaf, 0.1)][
			i
		] as string;
		form(
			sheet,
			dice,
			fluff(dice, x + lean + dx * height, y - dy * height, r * height, r * height * 0.9, 9),
			tone,
			{
				light,
				grain: 2.2,
			},
		);
	});
	for (let i = 0; i < 26; i++) {
		const px = x + lean + dice.between(-0.3, 0.3) * height;
		const py = y - dice.between(0.48, 0.92) * height;
		const r = height * 0.014;
		if (((px - x - lean) / (0.3 * height)) ** 2 + ((py - y + 0.68 * height) / (0.26 * height)) ** 2 > 0.8)
			continue;
		sheet.line(
			`M${num(px - r)} ${num(py)}q${num(r)} ${num(-r)} ${num(2 * r)} 0`,
			faint(lighter(leaf, 0.5), 0.45),
			height * 0.007,
		);
	}
}

/** A fir of hanging tiers. */
export function fir(
	{ sheet, dice, light }: Stage,
	x: number,
	y: number,
	height: number,
	leaf: string,
	snow?: string,
) {
	const bark = darker(mix(leaf, "#6b4a32", 0.7), 0.2);
	sheet.fill(
		`M${num(x - height * 0.03)} ${num(y + 6)}h${num(height * 0.06)}l${num(-height * 0.012)} ${num(-height * 0.2)}h${num(-height * 0.036)}Z`,
		bark,
	);
	const tiers = 4;
	for (let i = 0; i < tiers; i++) {
		const share = i / tiers;
		const half = height * (0.27 - share * 0.17) * dice.between(0.94, 1.06);
		const foot = y - height * (0.1 + share * 0.62);
		const tip = foot - height * (0.36 - share * 0.05);
		const skirt: Point[] = [];
		const teeth = 6;
		for (let k = 0; k <= teeth; k++) {
			const sx = x - half + (2 * half * k) / teeth;
			const sag = k % 2 === 0 ? height * 0.022 : -height * 0.008;
			skirt.push([sx, foot + sag - Math.abs(k / teeth - 0.5) * height * 0.05]);
		}
		const points: Point[] = [
			[x + dice.between(-3, 3), tip],
			[x + half * 0.5, (tip + foot) / 2],
			...skirt.reverse(),
			[x - half * 0.5, (tip + foot) / 2],
		];
		form(sheet, dice, points, mix(darker(leaf, 0.16), lighter(leaf, 0.06), share), { light, grain: 2.6 });
		if (snow) {
			const cap: Point[] = [
				[x, tip - 4],
				[x + half * 0.42, tip + (foot - tip) * 0.48],
				[x + half * 0.2, tip + (foot - tip) * 0.44],
				[x, tip + (foot - tip) * 0.58],
				[x - half * 0.22, tip + (foot - tip) * 0.42],
				[x - half * 0.42, tip + (foot - tip) * 0.5],
			];
			form(sheet, dice, cap, snow, { light, grain: 1.2 });
		}
	}
}

/** A tuft of grass blades around (x, y). */
export function tuft({ sheet, dice }: Stage, x: number, y: number, height: number, colour: string) {
	let out = "";
	const blades = dice.whole(4, 7);
	for (let i = 0; i < blades; i++) {
		const lean = dice.between(-0.6, 0.6) * height;
		const tall = height * dice.between(0.55, 1);
		const w = height * 0.07;
		const foot = x + dice.between(-0.3, 0.3) * height;
		out += fill(
			`M${num(foot - w)} ${num(y)}Q${num(foot + lean * 0.3)} ${num(y - tall * 0.6)} ${num(foot + lean)} ${num(y - tall)}Q${num(foot + lean * 0.4 + w)} ${num(y - tall * 0.5)} ${num(foot + w)} ${num(y)}Z`,
			mix(colour, dice.chance(0.5) ? lighter(colour, 0.3) : darker(colour, 0.3), dice.next() * 0.7),
		);
	}
	sheet.add(out);
}

/** `count` tufts of grass over the whole width, at one height or all over a strip, in tones from one colour towards another. */
export function grass(
	stage: Stage,
	count: number,
	y: number | readonly [top: number, bottom: number],
	[low, high]: readonly [number, number],
	from: string,
	towards: string,
	share = 0.6,
) {
	const { dice } = stage;
	for (let i = 0; i < count; i++) {
		const x = dice.between(-20, SIDE + 20);
		const foot = typeof y === "number" ? y : dice.between(...y);
		tuft(stage, x, foot, dice.between(low, high), mix(from, towards, dice.next() * share));
	}
}

/** A flower on its stem. */
export function flower(
	{ sheet, dice }: Stage,
	x: number,
	y: number,
	height: number,
	petal: string,
	stem: string,
	heart: string,
) {
	const lean = dice.between(-0.18, 0.18) * height;
	const r = height * dice.between(0.17, 0.22);
	const top = y - height;
	let out = line(
		`M${num(x)} ${num(y)}Q${num(x)} ${num(y - height * 0.5)} ${num(x + lean)} ${num(top)}`,
		stem,
		height * 0.045,
	);
	out += fill(
		`M${num(x)} ${num(y - height * 0.25)}q${num(height * 0.2)} ${num(-height * 0.2)} ${num(height * 0.26)} ${num(-height * 0.04)}q${num(-height * 0.12)} ${num(height * 0.1)} ${num(-height * 0.26)} ${num(height * 0.06)}Z`,
		lighter(stem, 0.1),
	);
	const petals = dice.whole(5, 7);
	for (let i = 0; i < petals; i++) {
		const angle = (i / petals) * 360 + dice.between(-6, 6);
		out += `<ellipse cx="0" cy="${num(-r * 0.72)}" rx="${num(r * 0.42)}" ry="${num(r * 0.6)}" fill="${i % 2 ? petal : lighter(petal, 0.16)}" transform="translate(${num(x + lean)} ${num(top)}) rotate(${num(angle)})"/>`;
	}
	sheet.add(out, fill(curve(blob(dice, x + lean, top, r * 0.34, r * 0.34, 0.06)), heart));
}

/** A rounded bush whose foot is at (x, y). */
export function bush({ sheet, dice, light }: Stage, x: number, y: number, width: number, colour: string) {
	for (const [dx, r] of [
		[-0.3, 0.24],
		[0.28, 0.26],
		[0, 0.34],
	] as const) {
		form(
			sheet,
			dice,
			fluff(dice, x + dx * width, y - r * width * 0.5, r * width, r * width * 0.85, 8),
			mix(colour, lighter(colour, 0.3), dice.next() * 0.5),
			{ light },
		);
	}
}

/** A fern or palm leaf from (x, y), its tip at the angle given (degrees, 0 to the right, -90 up). */
export function frond(
	{ sheet, dice }: Stage,
	x: number,
	y: number,
	length: number,
	angle: number,
	colour: string,
	droop = 0.3,
) {
	const turn = (angle * Math.PI) / 180;
	const at = (share: number): Point => [
		x + Math.cos(turn) * length * share,
		y + Math.sin(turn) * length * share + droop * length * share * share,
	];
	// Four tones of leaflets, each one path: a palm has two hundred of them.
	const tones = [-1, 1].flatMap((side) =>
		[0.45, 0.75].map((share) => ({
			side,
			colour: mix(colour, side < 0 ? lighter(colour, 0.25) : darker(colour, 0.22), share),
			d: "",
		})),
	);
	const count = 11;
	for (let i = 1; i <= count; i++) {
		const share = i / (count + 0.6);
		const [px, py] = at(share);
		const [qx, qy] = at(share + 0.04);
		const along = Math.atan2(qy - py, qx - px);
		const size = length * 0.3 * Math.sin(Math.min(1, share * 0.9 + 0.12) * Math.PI) + length * 0.05;
		for (const side of [-1, 1]) {
			const a = along + side * 0.85;
			const tipX = px + Math.cos(a) * size;
			const tipY = py + Math.sin(a) * size + size * 0.16;
			const w = size * 0.17;
			const tone = dice.pick(tones.filter((one) => one.side === side));
			tone.d += `M${num(px)} ${num(py)}Q${num((px + tipX) / 2 + Math.cos(along) * w * 1.6)} ${num((py + tipY) / 2 + Math.sin(along) * w * 1.6)} ${num(tipX)} ${num(tipY)}Q${num((px + tipX) / 2 - Math.cos(along) * w)} ${num((py + tipY) / 2 - Math.sin(along) * w)} ${num(px)} ${num(py)}Z`;
		}
	}
	const spine = curve([at(0), at(0.35), at(0.7), at(1)], false);
	sheet.add(
		...tones.filter(({ d }) => d).map(({ d, colour: tone }) => fill(d, tone)),
		line(spine, darker(colour, 0.25), Math.max(3, length * 0.018)),
	);
}

/** One broad leaf from (x, y) with its middle rib. */
export function broadLeaf(
	{ sheet }: Stage,
	x: number,
	y: number,
	length: number,
	angle: number,
	colour: string,
) {
	const w = length * 0.26;
	sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)})">${fill(`M0 0C${num(length * 0.2)} ${num(-w)} ${num(length * 0.7)} ${num(-w * 1.1)} ${num(length)} 0C${num(length * 0.7)} ${num(w * 1.1)} ${num(length * 0.2)} ${num(w)} 0 0Z`, colour)}${fill(`M0 0C${num(length * 0.2)} ${num(w)} ${num(length * 0.7)} ${num(w * 1.1)} ${num(length)} 0Z`, faint(darker(colour, 0.45), 0.35))}${line(`M0 0Q${num(length * 0.5)} ${num(w * 0.12)} ${num(length * 0.96)} 0${[0.25, 0.42, 0.59, 0.75].map((s) => `M${num(length * s)} 0l${num(w * 0.5)} ${num(-w * 0.55)}M${num(length * s)} 0l${num(w * 0.5)} ${num(w * 0.55)}`).join("")}`, faint(lighter(colour, 0.45), 0.7), Math.max(2.5, length * 0.014))}</g>`,
	);
}
