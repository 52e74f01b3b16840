import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { beforeAll } from "vitest";
import type { CastMember } from "~/studio/story/cast";
import { plainMember } from "~/studio/story/clothes";
import type { Kind } from "~/studio/story/vocabulary";
import { num } from "../drawing/sheet";
import { Doll } from "./doll";
import { type FigureForm, formOf } from "./form.server";
import { type Acting, type posed, RIM } from "./posed";

/** Figures of every build, of a head that a test can find again, drawn small. */

const PX = 300;
/** From the brows to the nose, of a colour that nothing else has: the head's picture is 256 px large. */
const FACE = { rx: 50, ry: 34, of: 256 };
const isFace = (r: number, g: number, b: number) => g > 150 && g > r + 80 && g > b + 60;
let png: Uint8Array;
beforeAll(async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><ellipse cx="128" cy="136" rx="88" ry="116" fill="#6b4630"/><ellipse cx="128" cy="150" rx="76" ry="96" fill="#d9a27c"/><ellipse cx="128" cy="120" rx="${FACE.rx}" ry="${FACE.ry}" fill="#00e060"/></svg>`;
	png = await sharp(Buffer.from(head)).png().toBuffer();
});

export const BUILDS: readonly (readonly [
	name: string,
	age: number,
	kind: Kind,
	change?: Partial<CastMember>,
])[] = [
	["baby", 1, "baby"],
	["toddler", 3, "child"],
	["child", 7, "child"],
	["teen", 14, "child"],
	["grown-up", 35, "grown-up", { pronouns: "she" }],
	["old", 75, "old"],
	["child in a wheelchair", 9, "child", { usesWheelchair: true }],
	["cat", 3, "cat"],
	["dog", 3, "dog"],
	["rabbit", 3, "rabbit"],
	["bird", 3, "bird"],
	["horse", 3, "horse"],
	["hamster", 3, "animal"],
	["toy", 3, "toy"],
];
const forms = new Map<string, Promise<FigureForm>>();
/** Each made once, however often it is posed: its head is looked at px by px. */
export function form(age: number, kind: Kind, change: Partial<CastMember> = {}): Promise<FigureForm> {
	const name = JSON.stringify([age, kind, change]);
	const made =
		forms.get(name) ??
		formOf({
			likeness: { png },
			member: {
				...plainMember({ name: "Sam", age, isMain: true, relationship: null }, 0, "meadow"),
				kind,
				...change,
			},
		});
	forms.set(name, made);
	return made;
}
export const PLAIN: Acting = { pose: "stand", expression: "glad", facing: "front", holds: null };

/** A figure drawn small, with room around its box; the marks are where px are covered, in hundredths of a grown-up's head. */
export function drawn(one: ReturnType<typeof posed>, edge = 1.5) {
	const doll = new Doll({ tint: "#ffffff", edge: "#fffaf0", glow: "rgba(255,224,138,0.6)" }, RIM);
	one.draw(doll, { ...one.form.head, href: `data:image/png;base64,${Buffer.from(png).toString("base64")}` });
	const { x, y, width, height } = one.box;
	const side = Math.max(width, height) * edge;
	const [left, top] = [x + width / 2 - side / 2, y + height / 2 - side / 2];
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${num(left, 2)} ${num(top, 2)} ${num(side, 2)} ${num(side, 2)}">${doll.svg()}</svg>`;
	const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: PX } }).render();
	const unit = side / PX;
	const size = (one.form.head.size * one.form.headHeight) / 100 / unit / FACE.of;
	let face = 0;
	const covered = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (let py = 0; py < PX; py++)
		for (let px = 0; px < PX; px++) {
			const at = (py * PX + px) * 4;
			if ((pixels[at + 3] as number) < 40) continue;
			if (isFace(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)) face++;
			covered.left = Math.min(covered.left, left + px * unit);
			covered.right = Math.max(covered.right, left + (px + 1) * unit);
			covered.top = Math.min(covered.top, top + py * unit);
			covered.bottom = Math.max(covered.bottom, top + (py + 1) * unit);
		}
	return {
		svg,
		covered,
		unit,
		pieces: piecesOf(pixels),
		seen: face / (Math.PI * FACE.rx * FACE.ry * size ** 2),
	};
}

/** Of how many pieces what is covered is. */
function piecesOf(pixels: Uint8Array): number {
	const free = Uint8Array.from({ length: PX * PX }, (_, at) => Number((pixels[at * 4 + 3] as number) >= 40));
	let pieces = 0;
	for (let from = 0; from < free.length; from++) {
		if (!free[from]) continue;
		pieces++;
		const open = [from];
		free[from] = 0;
		while (open.length > 0) {
			const at = open.pop() as number;
			for (const next of [at - 1, at + 1, at - PX, at + PX])
				if (free[next]) {
					free[next] = 0;
					open.push(next);
				}
		}
	}
	return pieces;
}
