import { darker, faint, lighter, mix } from "../drawing/colour";
import { form } from "../drawing/pen";
import { num } from "../drawing/sheet";
import type { Stage } from "../scene/stage";
import { disc, shadow, toned } from "./kit";
import type { Spot, View } from "./view";

/** A fallen trunk with moss and toadstools along it, its cut end towards `end`, a hedgehog before it. */
export function log(view: View, { x, y, unit }: Spot, end: number) {
	const { sheet, dice, mood, light } = view;
	const bark = toned(view, "#7a543c", 0.42);
	const wood = toned(view, "#e0b67c", 0.42);
	const r = unit * 0.055;
	const half = unit * 0.15;
	shadow(view, x, y, half * 1.25);
	form(
		sheet,
		dice,
		[
			[x + end * half, y - r * 0.05],
			[x, y + r * 0.06],
			[x - end * half, y],
			[x - end * half * 1.1, y - r * 0.5],
			[x - end * half * 0.98, y - r * 0.9],
			[x - end * half * 1.12, y - r * 1.4],
			[x - end * half * 0.95, y - r * 1.9],
			[x, y - r * 2.06],
			[x + end * half, y - r * 1.95],
		],
		bark,
		{ light, grain: 4, smooth: false },
	);
	for (let i = 0; i < 9; i++)
		sheet.line(
			`M${num(x + dice.between(-0.9, 0.5) * half)} ${num(y - dice.between(0.2, 1.5) * r)}h${num(half * dice.between(0.15, 0.4))}`,
			faint(darker(bark, 0.5), 0.45),
			6,
		);
	const moss = mix(mood.near, lighter(mood.mid, 0.2), 0.5);
	for (let i = 0; i < 7; i++)
		sheet.add(
			`<ellipse cx="${num(x + (i - 3) * half * 0.26)}" cy="${num(y - r * 1.95)}" rx="${num(half * 0.2)}" ry="${num(r * dice.between(0.22, 0.42))}" fill="${mix(moss, lighter(moss, 0.3), dice.next())}"/>`,
		);
	const ring = (share: number, colour: string) =>
		sheet.add(
			`<ellipse cx="${num(x + end * half)}" cy="${num(y - r)}" rx="${num(r * 0.62 * share)}" ry="${num(r * share)}" fill="${colour}"/>`,
		);
	ring(1, darker(bark, 0.15));
	for (const [share, shade] of [
		[0.86, 0],
		[0.6, 0.16],
		[0.5, 0],
		[0.26, 0.2],
		[0.16, 0],
	] as const)
		ring(share, darker(wood, shade));
	toadstool(view, x - end * half * 0.5, y - r * 1.95, unit * 0.045);
	toadstool(view, x - end * half * 0.22, y - r * 1.95, unit * 0.03);
	hedgehog(view, x + end * half * 0.2, y + r * 0.8, unit * 0.045, end);
}

/** A hedgehog that looks towards `turn`. */
function hedgehog(view: View, x: number, y: number, s: number, turn: number) {
	const { sheet, dice } = view;
	const spines = toned(view, "#4d3a3a", 0.3);
	const fur = toned(view, "#e3c39a", 0.35);
	shadow(view, x, y, s * 1.3);
	sheet.fill(
		`M${num(x + turn * s * 0.5)} ${num(y)}Q${num(x + turn * s * 0.6)} ${num(y - s * 0.7)} ${num(x + turn * s * 0.9)} ${num(y - s * 0.6)}Q${num(x + turn * s * 1.2)} ${num(y - s * 0.5)} ${num(x + turn * s * 1.42)} ${num(y - s * 0.2)}Q${num(x + turn * s * 1.2)} ${num(y + s * 0.04)} ${num(x + turn * s * 0.5)} ${num(y)}Z`,
		fur,
	);
	let back = `M${num(x - turn * s)} ${num(y)}`;
	for (let i = 0; i <= 9; i++) {
		const angle = Math.PI * (1 - i / 9);
		for (const [step, away] of [
			[0, 1.2],
			[0.17, 0.98],
		] as const)
			back += `L${num(x + turn * Math.cos(angle - step) * s * away * 0.9)} ${num(y - Math.max(0, Math.sin(angle - step)) * s * away)}`;
	}
	sheet.fill(`${back}L${num(x + turn * s * 0.7)} ${num(y)}Z`, spines);
	for (let i = 0; i < 12; i++) {
		const px = x + turn * s * dice.between(-0.6, 0.45);
		const py = y - s * dice.between(0.15, 0.75);
		sheet.line(
			`M${num(px)} ${num(py)}l${num(-turn * s * 0.12)} ${num(-s * 0.14)}`,
			lighter(spines, 0.4),
			s * 0.05,
		);
	}
	disc(view, x + turn * s * 1.02, y - s * 0.4, s * 0.07, "#2a2030");
	disc(view, x + turn * s * 1.42, y - s * 0.2, s * 0.09, "#2a2030");
}

/** A red toadstool `s` high. */
export function toadstool({ sheet, dice, mood, light, night }: Stage, x: number, y: number, s: number) {
	const cap = night ? mix(mood.accent, mood.front, 0.3) : mood.accent;
	const stem = night ? mix("#f6ead2", mood.sky[1], 0.45) : "#fbf1dc";
	form(
		sheet,
		dice,
		[
			[x - s * 0.2, y],
			[x - s * 0.15, y - s * 0.5],
			[x + s * 0.15, y - s * 0.5],
			[x + s * 0.22, y],
			[x, y + s * 0.06],
		],
		stem,
		{ light },
	);
	form(
		sheet,
		dice,
		[
			[x - s * 0.62, y - s * 0.46],
			[x - s * 0.46, y - s * 0.86],
			[x, y - s * 1.08],
			[x + s * 0.46, y - s * 0.86],
			[x + s * 0.62, y - s * 0.46],
			[x, y - s * 0.36],
		],
		cap,
		{ light },
	);
	for (const [dx, dy, r] of [
		[-0.3, 0.68, 0.09],
		[0.08, 0.86, 0.1],
		[0.34, 0.6, 0.07],
		[-0.02, 0.58, 0.06],
	] as const)
		sheet.add(
			`<ellipse cx="${num(x + dx * s)}" cy="${num(y - dy * s)}" rx="${num(r * s)}" ry="${num(r * s * 0.8)}" fill="${stem}"/>`,
		);
}
