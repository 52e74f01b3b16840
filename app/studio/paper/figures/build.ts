import { AGES } from "~/studio/story/ages";
import type { Relationship } from "~/studio/story/idea";

/**
 * A body's proportions. `head` is the height of its head beside a grown-up's; the head's own measure (100 is its height)
 * holds for `neck`, from the chin to where the body begins, and for `scale`, the size of the body's unit. The rest is in those units.
 */
export type Build = {
	head: number;
	scale: number;
	neck: number;
	shoulder: number;
	hip: number;
	torso: number;
	leg: number;
	thick: number;
};

/** Heads are drawn so much larger than the figure they are on, as in a picture book: the face is what a family looks for. */
const LARGER_HEAD = 1.28;
const GROWN_HEADS = 4.5;

/** Storybook proportions by age: the height beside a grown-up's, how many of its heads a figure is high before the head is drawn larger. Between two of them a body grows evenly. */
const STAGES: readonly (readonly [
	age: number,
	height: number,
	heads: number,
	measures: Omit<Build, "head" | "leg">,
])[] = [
	[AGES.toddler - 1, 0.43, 2.2, { scale: 1.02, neck: -1, shoulder: 25, hip: 26, torso: 42, thick: 16 }],
	[AGES.toddler, 0.5, 2.7, { scale: 1.1, neck: 0, shoulder: 25, hip: 26, torso: 48, thick: 15 }],
	[AGES.child, 0.64, 3.2, { scale: 1.22, neck: 2, shoulder: 25.5, hip: 25.5, torso: 53, thick: 14.5 }],
	[AGES.schoolchild, 0.78, 3.8, { scale: 1.35, neck: 4, shoulder: 26.5, hip: 25.5, torso: 57, thick: 14.5 }],
	[AGES.teen + 1, 0.93, 4.2, { scale: 1.45, neck: 6, shoulder: 29, hip: 26, torso: 60, thick: 14.5 }],
	[AGES.adult, 1, GROWN_HEADS, { scale: 1.5, neck: 8, shoulder: 32, hip: 28, torso: 64, thick: 15.5 }],
	[AGES.old - 3, 1, GROWN_HEADS, { scale: 1.5, neck: 7, shoulder: 32, hip: 29.5, torso: 65, thick: 16 }],
	[AGES.old + 13, 0.94, 4.3, { scale: 1.48, neck: 4, shoulder: 31, hip: 32, torso: 66, thick: 16 }],
];

/** Whoever is somebody's parent is drawn grown, whatever number was typed. */
const YOUNGEST: Partial<Record<Relationship, number>> = {
	Mum: AGES.adult + 2,
	Dad: AGES.adult + 2,
	Teacher: AGES.adult + 2,
	Grandparent: AGES.old + 1,
};
/** Broader or narrower in the shoulders, taller or smaller. */
const SHOULDERS: Partial<Record<Relationship, readonly [shoulder: number, height: number]>> = {
	Mum: [-2, 0.97],
	Dad: [2.5, 1.02],
};

/** The body of somebody so old, who is so related to the main character. */
export function buildFor(age: number, relationship: Relationship | null = null): Build {
	const drawn = Math.max(
		(relationship && YOUNGEST[relationship]) ?? 0,
		relationship === "Baby sibling" ? Math.min(age, AGES.small) : age,
	);
	const next = STAGES.findIndex(([from]) => from >= drawn);
	const [toAge, toHeight, toHeads, to] = STAGES.at(next) as (typeof STAGES)[number];
	const [fromAge, fromHeight, fromHeads, from] = STAGES[
		Math.max(0, next === -1 ? STAGES.length - 1 : next - 1)
	] as (typeof STAGES)[number];
	const share = toAge === fromAge ? 0 : Math.max(0, (drawn - fromAge) / (toAge - fromAge));
	const between = (a: number, b: number) => a + (b - a) * share;
	const [wider, taller] = (relationship && SHOULDERS[relationship]) ?? [0, 1];
	const heads = between(fromHeads, toHeads);
	const scale = between(from.scale, to.scale);
	const neck = between(from.neck, to.neck);
	const torso = between(from.torso, to.torso);
	const below = (100 * (heads - 1)) / LARGER_HEAD;
	return {
		head: (between(fromHeight, toHeight) * taller * GROWN_HEADS) / heads,
		scale,
		neck,
		shoulder: between(from.shoulder, to.shoulder) + wider,
		hip: between(from.hip, to.hip),
		torso,
		leg: (below - neck) / scale - 12 - torso,
		thick: between(from.thick, to.thick),
	};
}
