import { darker, lighter } from "../drawing/colour";
import { num } from "../drawing/sheet";
import { circle, type Doll } from "./doll";
import type { Colours } from "./garments";
import type { Perch } from "./perches";
import type { Skeleton } from "./skeleton";

/** What a body lies, climbs or sits on that belongs to its pose, in the body's space. */

export function drawPillow(doll: Doll, { neck, turned }: Skeleton) {
	const s = turned === -1 ? 1 : -1;
	const x = neck[0] + s * 34;
	doll.shape(
		`M${num(x - 46)} -4Q${num(x - 52)} -20 ${num(x - 38)} -22Q${num(x)} -14 ${num(x + 38)} -22Q${num(x + 52)} -20 ${num(x + 46)} -4Q${num(x + 50)} 4 ${num(x + 36)} 2Q${num(x)} -2 ${num(x - 36)} 2Q${num(x - 50)} 4 ${num(x - 46)} -4Z`,
		"#fdf3e0",
	);
	doll.seam(`M${num(x - 30)} -6Q${num(x)} -10 ${num(x + 30)} -6`, "#d9c6a6", 1.8, 0.7);
}

/** Upright behind the back of somebody who sits in bed. */
export function drawCushion(doll: Doll, { neck, lean, build, turned }: Skeleton) {
	const s = turned === -1 ? 1 : -1;
	const long = build.torso;
	doll.within({ x: neck[0], y: neck[1], turn: lean }, (doll) => {
		doll.shape(
			`M${s * -6} -8Q${s * 20} -22 ${s * 44} -8Q${s * 36} ${num(long * 0.5)} ${s * 44} ${num(long)}Q${s * 20} ${num(long + 10)} ${s * -6} ${num(long)}Z`,
			"#fdf3e0",
		);
		doll.seam(
			`M${s * 36} ${num(long * 0.2)}Q${s * 30} ${num(long * 0.5)} ${s * 36} ${num(long * 0.8)}`,
			"#d9c6a6",
			1.8,
			0.7,
		);
	});
}

/** Squares of a quilt, from its upper end to the feet. */
const PATCH = 17;

/** A quilt from the shoulders of somebody asleep, or the waist of who sits in bed, to the feet, with a fold of the sheet at its upper end. */
export function drawQuilt(
	doll: Doll,
	{ neck, pelvis, legs, stance }: Skeleton,
	[main, second, third]: Colours,
) {
	const feet = legs.reduce((sum, { end }) => sum + end[0], 0) / legs.length;
	const isUp = stance.on === "bed";
	const s = feet < neck[0] ? -1 : 1;
	const from = isUp ? pelvis[0] - s * 8 : neck[0];
	const long = Math.abs(feet - from) + 22;
	const top = isUp ? pelvis[1] - 27 : neck[1] - 25;
	/** So far from its upper end towards the feet. */
	const p = (along: number, y: number) => `${num(from + s * along)} ${num(y)}`;
	doll.shape(
		`M${p(2, top + 6)}Q${p(18, top - 4)} ${p(44, top)}Q${p(long * 0.62, top - 7)} ${p(long - 20, -33)}Q${p(long + 2, -38)} ${p(long + 5, -18)}Q${p(long + 6, 2)} ${p(long - 4, 5)}L${p(2, 6)}Q${p(-5, -14)} ${p(2, top + 6)}Z`,
		main,
	);
	const tones = [lighter(second, 0.25), "#fff3dc", lighter(third, 0.2), lighter(main, 0.3)];
	for (let row = 0; row < 2; row++)
		for (let i = 0; 20 + (i + 1) * PATCH < long; i++) {
			const [along, y] = [20 + i * PATCH, -13 - row * PATCH];
			const square = (inset: number) =>
				`M${p(along + inset, y + inset)}L${p(along + PATCH - inset, y + inset)}L${p(along + PATCH - inset, y + PATCH - inset)}L${p(along + inset, y + PATCH - inset)}Z`;
			const tone = tones[(i + row * 2) % tones.length] as string;
			doll.detail(`<path d="${square(0.5)}" fill="${doll.lit(tone)}"/>`);
			doll.seam(square(2.5), darker(tone, 0.2), 0.9, 0.6);
		}
	doll.shape(
		`M${p(0, top + 5)}Q${p(12, top - 5)} ${p(21, top - 1)}Q${p(15, -16)} ${p(20, 5)}L${p(2, 6)}Q${p(-6, -14)} ${p(0, top + 5)}Z`,
		"#fffaf0",
	);
	doll.seam(`M${p(16, top + 4)}Q${p(10, -16)} ${p(15, 3)}`, "#d9c6a6", 1.6, 0.7);
}

/** Water that somebody stands in, up to the hips: a pool seen from a little above, with ripples round whoever is in it. */
export function drawWater(doll: Doll, { pelvis, neck, arms, legs }: Skeleton) {
	const xs = [pelvis, neck, ...arms.map(({ end }) => end), ...legs.map(({ end }) => end)].map(([x]) => x);
	const [left, right] = [Math.min(...xs) - 56, Math.max(...xs) + 56];
	const top = pelvis[1] - 3;
	const low = Math.max(8, top + 24);
	const [x, y] = [(left + right) / 2, (top + low) / 2];
	/** An oval round its middle, so much smaller. */
	const oval = (share: number) => {
		const [across, deep] = [((right - left) / 2) * share, ((low - top) / 2) * share];
		return `M${num(x - across)} ${num(y)}a${num(across)} ${num(deep)} 0 1 0 ${num(2 * across)} 0a${num(across)} ${num(deep)} 0 1 0 ${num(-2 * across)} 0Z`;
	};
	doll.shape(oval(1), "#55a9c6");
	doll.seam(oval(0.93), "#e6f6f8", 2.4, 0.8);
	doll.seam(oval(0.68), "#b4dfe8", 2, 0.6);
	doll.seam(oval(0.44), "#b4dfe8", 2, 0.5);
}

/** What a climber's raised foot is on, as high as that foot is; or what somebody sits on, its high side at the back. */
export function drawPerch(doll: Doll, { legs, pelvis, build, stance, turned }: Skeleton, perch: Perch) {
	const s = turned === -1 ? -1 : 1;
	if (stance.on === "seat") {
		doll.within({ x: pelvis[0], across: s === 1 ? -1 : 1 }, (doll) =>
			perch(doll, -pelvis[1] - build.thick * 0.45),
		);
		return;
	}
	const [high] = [...legs].sort((a, b) => a.end[1] - b.end[1]);
	if (!high) return;
	doll.within({ x: high.end[0] + s * 16, across: s }, (doll) => perch(doll, -high.end[1] - 8));
}

/** A wheelchair around somebody who sits in it, in two parts. */
export function drawWheelchair(
	doll: Doll,
	{ pelvis, build, turned }: Skeleton,
	part: "behind" | "before",
	colour: string,
) {
	const s = turned === -1 ? -1 : 1;
	const [px] = pelvis;
	const seat = pelvis[1] + build.thick * 0.6;
	const r = Math.max(26, -seat * 0.82);
	const p = (dx: number, y: number) => `${num(px + dx * s)} ${num(y)}`;
	const wheel = (dx: number, radius: number, thick: number) => {
		const x = px + dx * s;
		doll.limb(circle(x, -radius - thick / 2, radius), "#3d3a4c", thick);
		const spokes = [0, 30, 60, 90, 120, 150]
			.map((deg) => {
				const [ax, ay] = [
					Math.cos((deg * Math.PI) / 180) * (radius - 2),
					Math.sin((deg * Math.PI) / 180) * (radius - 2),
				];
				return `M${num(x - ax)} ${num(-radius - thick / 2 - ay)}L${num(x + ax)} ${num(-radius - thick / 2 + ay)}`;
			})
			.join("");
		doll.seam(spokes, "#d5d8e4", 1.1, 0.9);
		doll.seam(circle(x, -radius - thick / 2, radius * 0.8), lighter(colour, 0.2), 2);
		doll.shape(circle(x, -radius - thick / 2, 3.6), "#d5d8e4");
	};
	if (part === "behind") {
		wheel(4, r, 5);
		doll.limb(`M${p(-24, seat + 2)}L${p(-29, seat - 48)}L${p(-38, seat - 52)}`, "#3d3a4c", 4.4);
		doll.shape(
			`M${p(-30, seat - 44)}Q${p(-22, seat - 48)} ${p(-17, seat - 42)}L${p(-14, seat + 6)}L${p(-25, seat + 6)}Z`,
			darker(colour, 0.35),
		);
		doll.shape(
			`M${p(-25, seat)}H${num(px + 34 * s)}Q${p(38, seat + 5)} ${p(34, seat + 9)}H${num(px - 25 * s)}Z`,
			darker(colour, 0.35),
		);
		doll.limb(`M${p(34, seat + 5)}L${p(44, -12)}L${p(60, -8)}`, "#3d3a4c", 4.4);
		return;
	}
	wheel(-6, r, 5);
	wheel(40, 7, 4);
}
