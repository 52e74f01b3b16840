import type { CastLikeness } from "~/studio/story/cast";
import { isWithoutAir } from "~/studio/story/clothes";
import type { Body, Box } from "~/studio/story/compositions/layout";
import { rank } from "~/studio/story/compositions/stand";
import type { Figure, Scene } from "~/studio/story/scene";
import { drawFigure } from "../figures/draw-figure.server";
import { formOf } from "../figures/form.server";
import { GROWN_UP, posed } from "../figures/posed";
import { type Beside, together } from "../figures/touching";
import type { Stage } from "../scene/stage";
import { LAYERED } from "../settings/list";
import type { LayeredSetting } from "../settings/setting";

/** Somebody of a scene, or two who touch, before they have a place. */
export type Person = {
	/** What they do in it; of two the first one's. */
	figure: Figure;
	members: readonly Beside[];
	body: Body;
};

/** The box around all of them, in shares of a grown-up's height. */
function around(members: readonly Beside[], boxOf: (one: Beside["posed"]) => Box): Box {
	const boxes = members.map(({ posed, x, y }) => ({
		...boxOf(posed),
		left: boxOf(posed).x + x,
		top: boxOf(posed).y + y,
	}));
	const left = Math.min(...boxes.map((box) => box.left));
	const top = Math.min(...boxes.map((box) => box.top));
	const right = Math.max(...boxes.map((box) => box.left + box.width));
	const bottom = Math.max(...boxes.map((box) => box.top + box.height));
	return {
		x: left / GROWN_UP,
		y: top / GROWN_UP,
		width: (right - left) / GROWN_UP,
		height: (bottom - top) / GROWN_UP,
	};
}

/**
 * Where somebody faces as they are drawn: who turns away is seen from the side, for it is faces that a family looks for. Whom a picture is
 * about turns to the nearer edge, anybody else to them.
 */
function facingOf(figure: Figure, [first]: readonly Figure[]): Figure["facing"] {
	if (figure.facing !== "away") return figure.facing;
	const isFirst = first === undefined || first.who === figure.who;
	return rank(figure) > (isFirst ? 0 : rank(first)) === isFirst ? "right" : "left";
}

/**
 * Reads who is in a scene, the book's `turn`th picture, in the order of its figures; who isn't in the cast isn't drawn, who touches
 * another is with them.
 */
export async function peopleOf(
	{ figures, setting, outfit }: Pick<Scene, "figures" | "setting" | "outfit">,
	cast: readonly CastLikeness[],
	turn = 0,
): Promise<Person[]> {
	const inBubble = isWithoutAir(setting);
	const { perch } = LAYERED[setting] as LayeredSetting;
	const known = await Promise.all(
		figures.flatMap((figure, i) => {
			const one = cast.find(({ member }) => member.id === figure.who);
			return one
				? [
						formOf(one, outfit).then((form) => ({
							figure,
							form: { ...form, headHeight: form.headHeight * (figure.grown ?? 1) },
							acting: { ...figure, facing: facingOf(figure, figures), inBubble, perch, turn: turn + i },
						})),
					]
				: [];
		}),
	);
	const taken = new Set<string>();
	return known.flatMap((one) => {
		if (taken.has(one.figure.who)) return [];
		taken.add(one.figure.who);
		const other = known.find(
			({ figure }) =>
				!taken.has(figure.who) && (figure.who === one.figure.with || figure.with === one.figure.who),
		);
		if (other) taken.add(other.figure.who);
		const members = other ? together(one, other) : [{ posed: posed(one.form, one.acting), x: 0, y: 0 }];
		return [
			{
				figure: one.figure,
				members,
				body: { box: around(members, ({ box }) => box), face: around(members, ({ face }) => face) },
			},
		];
	});
}

/** Draws somebody, or two who touch; `size` is how many units a grown-up is high there. */
export async function drawPersonAt(
	stage: Stage,
	{ members }: Person,
	{ x, y, size }: { x: number; y: number; size: number },
	pxPerUnit: number,
): Promise<void> {
	const scale = size / GROWN_UP;
	for (const one of members)
		await drawFigure(stage, one.posed, { x: x + one.x * scale, y: y + one.y * scale, scale, pxPerUnit });
}
