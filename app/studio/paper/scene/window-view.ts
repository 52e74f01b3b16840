import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, dots, dotted, fluff } from "../drawing/pen";
import { type Box, fill, line, num } from "../drawing/sheet";
import { skyIsHidden, sparkle } from "./sky";
import type { Stage } from "./stage";

/** Drops or flakes against the panes when it rains or snows outside; nothing in other weathers. */
export function atTheWindow({ dice, weather, night }: Stage, { x, y, width, height }: Box): string {
	if (weather !== "rain" && weather !== "storm" && weather !== "snow") return "";
	const own = dice.fork("panes");
	const falls = weather === "snow" ? "h.1" : `l${num(-width * 0.012)} ${num(width * 0.07)}`;
	let d = "";
	for (let i = 0; i < 34; i++) d += `M${num(x + own.next() * width)} ${num(y + own.next() * height)}${falls}`;
	return line(d, faint("#ffffff", night ? 0.5 : 0.75), width * (weather === "snow" ? 0.022 : 0.009));
}

/** An arched window with curtains, and the sky and hills in it; (x, y) is its middle. */
export function bigWindow(stage: Stage, x: number, y: number, w: number, h: number) {
	const { sheet, dice, mood, night } = stage;
	const l = x - w / 2;
	const t = y - h / 2;
	const frame = night ? mix("#f2e2d0", mood.far, 0.45) : "#fff6e8";
	const arch = `M${num(l)} ${num(t + h)}V${num(t + w * 0.36)}Q${num(l)} ${num(t)} ${num(x)} ${num(t)}Q${num(l + w)} ${num(t)} ${num(l + w)} ${num(t + w * 0.36)}V${num(t + h)}Z`;
	const clip = sheet.clip(arch);
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(w)}" ry="${num(h * 0.85)}" fill="${sheet.glow(mood.glow, [0.3, night ? 0.3 : 0.5], [1, 0])}"/>`,
	);
	let view = `<rect x="${num(l)}" y="${num(t)}" width="${w}" height="${h}" fill="${sheet.down([0, mood.sky[0]], [0.6, mood.sky[1]], [1, mood.sky[2]])}"/>`;
	const mx = l + w * dice.between(0.28, 0.42);
	if (!skyIsHidden(stage))
		view += `<circle cx="${num(mx)}" cy="${num(t + h * 0.34)}" r="190" fill="${sheet.glow(mood.glow, [0, 0.7], [1, 0])}"/><circle cx="${num(mx)}" cy="${num(t + h * 0.34)}" r="72" fill="${lighter(mood.glow, 0.5)}"/>`;
	if (night && !skyIsHidden(stage)) {
		view += `<circle cx="${num(mx + 30)}" cy="${num(t + h * 0.34 - 14)}" r="62" fill="${mood.sky[0]}"/>`;
		view += dotted(
			dots(dice, { x: l, y: t, width: w, height: h * 0.7 }, 60, () => 0.9),
			lighter(mood.glow, 0.6),
			6,
		);
		for (let i = 0; i < 4; i++)
			view += fill(
				sparkle(l + dice.between(0.1, 0.9) * w, t + dice.between(0.1, 0.6) * h, 22),
				lighter(mood.glow, 0.5),
			);
	} else if (!night)
		for (let i = 0; i < 3; i++)
			view += fill(
				curve(fluff(dice, l + dice.between(0.2, 0.9) * w, t + dice.between(0.2, 0.6) * h, 110, 40, 7)),
				faint("#ffffff", 0.9),
			);
	for (const [dy, tone] of [
		[0.74, mix(mood.sky[2], "#5f9f7a", night ? 0.3 : 0.6)],
		[0.86, mix(mood.sky[1], "#3f8a66", night ? 0.3 : 0.7)],
	] as const)
		view += fill(
			`M${num(l)} ${num(t + h)}V${num(t + h * dy)}Q${num(l + w * 0.3)} ${num(t + h * (dy - 0.1))} ${num(x)} ${num(t + h * dy)}T${num(l + w)} ${num(t + h * dy)}V${num(t + h)}Z`,
			tone,
		);
	view += atTheWindow(stage, { x: l, y: t, width: w, height: h });
	sheet.add(
		`<g clip-path="${clip}">${view}</g>`,
		line(`${arch}M${num(x)} ${num(t)}V${num(t + h)}M${num(l)} ${num(t + h * 0.52)}H${num(l + w)}`, frame, 22),
		fill(`M${num(l - 40)} ${num(t + h)}h${num(w + 80)}v36h${num(-w - 80)}Z`, lighter(frame, 0.2)),
	);
	const curtain = night ? mix(mood.accent, mood.far, 0.35) : mood.accent;
	for (const s of [-1, 1]) {
		const edge = x + s * (w / 2 + 60);
		sheet.fill(
			`M${num(edge)} ${num(t - 60)}H${num(x + s * 120)}Q${num(x + s * 190)} ${num(y - 40)} ${num(x + s * (w / 2 - 20))} ${num(y + 40)}Q${num(x + s * (w / 2 - 30))} ${num(y + 220)} ${num(x + s * (w / 2 - 70))} ${num(t + h + 110)}H${num(edge + s * 14)}Z`,
			sheet.linear(
				s < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0],
				[0, darker(curtain, 0.2)],
				[0.5, lighter(curtain, 0.1)],
				[1, darker(curtain, 0.08)],
			),
		);
		for (const k of [0.2, 0.5, 0.8])
			sheet.line(
				`M${num(edge - s * k * 190)} ${num(t - 50)}Q${num(edge - s * k * 120)} ${num(y - 60)} ${num(edge - s * 20 * k - s * 26)} ${num(y + 60)}`,
				faint(darker(curtain, 0.5), 0.35),
				8,
			);
		sheet.line(
			`M${num(edge + s * 6)} ${num(y + 40)}Q${num(x + s * (w / 2 + 10))} ${num(y + 66)} ${num(x + s * (w / 2 - 24))} ${num(y + 40)}`,
			mood.second,
			16,
		);
	}
	sheet.line(`M${num(l - 110)} ${num(t - 66)}H${num(l + w + 110)}`, "#8a5f45", 20);
}
