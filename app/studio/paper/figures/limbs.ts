import { darker, lighter, mix } from "../drawing/colour";
import { num, type Point } from "../drawing/sheet";
import { type Doll, limbPath } from "./doll";
import { clothOf, type Garment } from "./garments";
import { type Bones, FOOT, type Skeleton } from "./skeleton";
import type { Worn } from "./wardrobe";

/** What limbs are drawn with. */
export type Dressed = { worn: Worn; garment: Garment; skin: string };

/** A limb as soft paper: its shaded outline, and its own colour a little smaller. */
function soft(doll: Doll, joints: readonly Point[], halves: readonly number[], colour: string) {
	doll.shape(limbPath(joints, halves), mix(colour, "#1d1240", 0.16));
	const inner = halves.map((half) => half - 1.5);
	doll.detail(`<path d="${limbPath(joints, inner)}" fill="${doll.lit(colour)}"/>`);
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
	ax + (bx - ax) * share,
	ay + (by - ay) * share,
];

/** The part of a limb from where it begins to a share of its length. */
function upTo({ from, middle, end }: Bones, share: number): Point[] {
	if (share >= 1) return [from, middle, end];
	return share <= 0.5
		? [from, between(from, middle, share * 2)]
		: [from, middle, between(middle, end, share * 2 - 1)];
}

export function drawArm(doll: Doll, bones: Bones, { worn, garment, skin }: Dressed, side: 1 | -1) {
	const { colours } = worn;
	const mittens = worn.neck === "scarf" && garment.sleeveLength === 1;
	const gloved = garment.gloves || mittens;
	// A pale third colour would look like somebody else's hands: mittens are as dark as no skin and as bright as a coat.
	const colour = garment.gloves ? lighter(colours[2], 0.1) : mittens ? darker(colours[0], 0.3) : skin;
	const sleeve = clothOf(garment.sleeves, colours, skin);
	const thick = garment.thick ?? 1;
	if (garment.sleeveLength < 1) soft(doll, [bones.from, bones.middle, bones.end], [6.4, 6, 5.4], skin);
	if (garment.sleeveLength > 0) {
		const joints = upTo(bones, garment.sleeveLength);
		const cuff = garment.sleeveLength < 1 ? 8.6 : 7.2;
		soft(
			doll,
			joints,
			joints.length === 2 ? [8.4, cuff] : [8.2, 7.8, cuff].map((half) => half * Math.sqrt(thick)),
			sleeve,
		);
	}
	doll.within({ x: bones.end[0], y: bones.end[1], turn: 90 - bones.lower, across: 1 }, (hand) => {
		// Along the arm is to the right; the thumb is on the side of the head.
		const t = side;
		hand.shape(`M-3 ${4 * -t}C1 ${12 * -t} 6 ${13 * -t} 8 ${11 * -t}Q9 ${7 * -t} 2 ${3 * -t}Z`, colour);
		hand.shape(
			`M-5 ${6 * t}C1 ${9.5 * t} 12 ${8.5 * t} 13 ${t}C13 ${-6 * t} 4 ${-8 * t} -5 ${-6 * t}Z`,
			colour,
		);
		hand.seam(`M7 ${4.5 * t}L11 ${3.6 * t}M7.6 ${0.4 * t}L11.6 0`, darker(colour, 0.4), 1.1, 0.5);
		if (garment.sleeveLength === 1)
			hand.seam("M-4 -6.5Q-2.6 0 -4 6.5", gloved ? darker(colour, 0.3) : darker(sleeve, 0.25), 3.2);
	});
}

/** A leg in its trousers, with its shoe. `way` is the side that its toes point to. */
export function drawLeg(
	doll: Doll,
	bones: Bones,
	skeleton: Skeleton,
	{ worn, garment, skin }: Dressed,
	way: 1 | -1,
) {
	const half = (skeleton.build.thick / 2) * 1.06;
	const thick = garment.thick ?? 1;
	const bare = clothOf(garment.legs === "tights" ? "tights" : "skin", worn.colours, skin);
	const joints: Point[] = [bones.from, bones.middle, bones.end];
	if (garment.legs === "tights" || garment.legLength < 1)
		soft(doll, joints, [half, half * 0.94, half * 0.8], bare);
	if (garment.legs !== "tights") {
		const cloth = clothOf(garment.legs, worn.colours, skin);
		const own = upTo(bones, garment.legLength);
		soft(
			doll,
			own,
			own.length === 2
				? [half * thick, half * thick * 1.1]
				: [half * thick, half * thick, half * thick * 0.94],
			cloth,
		);
	}
	drawShoe(doll, bones, worn, skin, way);
}

/** A foot that is off the ground hangs on its shin, one on the ground lies flat, one behind is stretched. */
function drawShoe(doll: Doll, { end, lower }: Bones, worn: Worn, skin: string, way: 1 | -1) {
	const isOnGround = end[1] > -FOOT - 5;
	const back = -lower * way;
	const turn = back > 55 ? -lower + 62 * way : isOnGround ? Math.max(-14, Math.min(14, -lower)) : -lower;
	const third = worn.colours[2];
	const tall = worn.feet === "wellies" || worn.feet === "boots" ? 15 : 5;
	const colour =
		worn.feet === "bare"
			? skin
			: worn.feet === "sandals"
				? "#9a6a3f"
				: worn.feet === "wellies"
					? third
					: worn.feet === "slippers"
						? lighter(third, 0.2)
						: darker(mix(third, "#6a4a3a", 0.35), 0.2);
	doll.within({ x: end[0], y: end[1], turn, across: way }, (foot) => {
		foot.shape(`M-8 ${num(-tall)}h16v${num(tall - 3)}q9 3 8.5 11.5h-25q-1 0 0.5 -11.5Z`, colour);
		if (worn.feet !== "bare") foot.seam("M-8 7h23", darker(colour, 0.5), 3, 0.5);
		else foot.seam("M13 8v-2M9.5 8v-2.5", darker(skin, 0.35), 1.2, 0.6);
		if (tall > 6) foot.seam(`M-7 ${num(-tall + 2)}h14`, lighter(colour, 0.45), 3.4);
		else if (worn.feet === "shoes") foot.seam("M-2 -2h8", lighter(colour, 0.6), 2);
	});
}

/** A skirt over the upper part of both legs, however they are held: the hull of hips and hem. */
export function drawSkirt(doll: Doll, skeleton: Skeleton, { worn, garment }: Dressed) {
	if (!garment.skirt) return;
	const { legs, build, pelvis, lean, breadth } = skeleton;
	const { length, flare } = garment.skirt;
	// Of somebody who sits it hangs down over the knees.
	const hang = ({ upper, lower }: Bones) =>
		Math.abs(upper) > 60 && Math.abs(lower) < 50 && length > 0.4 && length < 0.6 ? 0.15 : 0;
	const angle = (lean * Math.PI) / 180;
	const along: Point = [Math.cos(angle), Math.sin(angle)];
	const hip = (build.hip + 1) * breadth;
	const points: Point[] = [
		[pelvis[0] - along[0] * hip, pelvis[1] - along[1] * hip],
		[pelvis[0] + along[0] * hip, pelvis[1] + along[1] * hip],
	];
	for (const leg of legs) {
		const path = upTo(leg, length + hang(leg));
		const to = path.at(-1) as Point;
		const direction = ((path.length < 3 ? leg.upper : leg.lower) * Math.PI) / 180;
		const across: Point = [Math.cos(direction), -Math.sin(direction)];
		const half = build.thick * 0.55 + (hang(leg) > 0 ? flare / 3 : flare);
		for (const s of [-1, 1]) points.push([to[0] + across[0] * half * s, to[1] + across[1] * half * s]);
		if (path.length === 3) points.push([leg.middle[0] + across[0] * half, leg.middle[1] + across[1] * half]);
	}
	const hull = hullOf(points);
	const d = `M${hull.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}Z`;
	const colour = clothOf(garment.trunk, worn.colours, "");
	doll.shape(d, mix(colour, "#1d1240", 0.1));
	doll.detail(
		`<path d="${d}" fill="${doll.lit(colour)}" stroke="${doll.lit(colour)}" stroke-width="1.6" stroke-linejoin="round"/>`,
	);
	for (const leg of legs) {
		const to = upTo(leg, length * 0.94).at(-1) as Point;
		doll.seam(
			`M${num(to[0])} ${num(to[1])}L${num(leg.from[0] + (to[0] - leg.from[0]) * 0.45)} ${num(leg.from[1] + (to[1] - leg.from[1]) * 0.45)}`,
			darker(colour, 0.3),
			2,
			0.35,
		);
	}
}

/** A skirt of somebody who sits cross-legged before us: over both thighs as far as the knees, and the lap between them. */
export function drawLap(doll: Doll, { legs, build, pelvis }: Skeleton, { worn, garment }: Dressed) {
	const colour = clothOf(garment.trunk, worn.colours, "");
	const half = build.thick * 0.62;
	for (const leg of legs) soft(doll, [leg.from, leg.middle], [half * 1.2, half], colour);
	const [x, y] = pelvis;
	const [left = x, right = x] = legs
		.map(({ from, middle }) => (from[0] + middle[0]) / 2)
		.sort((a, b) => a - b);
	const low = Math.max(...legs.map(({ from, middle }) => (from[1] + middle[1]) / 2)) + half;
	doll.shape(
		`M${num(left)} ${num(y)}L${num(right)} ${num(y)}L${num(right)} ${num(low)}Q${num(x)} ${num(low + half)} ${num(left)} ${num(low)}Z`,
		colour,
	);
}

/** The convex hull of points (Andrew's monotone chain), in order around it. */
function hullOf(points: readonly Point[]): Point[] {
	const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
	const turn = (o: Point, a: Point, b: Point) =>
		(a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
	const half = (from: readonly Point[]) => {
		const chain: Point[] = [];
		for (const point of from) {
			while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
			chain.push(point);
		}
		return chain.slice(0, -1);
	};
	return [...half(sorted), ...half(sorted.toReversed())];
}
