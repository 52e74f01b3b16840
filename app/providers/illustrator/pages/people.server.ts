import type { Body, Box } from "~/story/compositions/layout";
import { isWithoutAir } from "~/story/clothes";
import type { Figure, Scene } from "~/story/scene";
import { drawFigure } from "../figures/draw-figure.server";
import { formOf } from "../figures/form.server";
import { GROWN_UP, type Posed, posed } from "../figures/posed";
import type { CastLikeness } from "../port";
import type { Stage } from "../scene/stage";

/** Somebody of a scene, before they have a place. */
export type Person = {
	/** What they do in it. */
	figure: Figure;
	posed: Posed;
	body: Body;
};

const share = ({ x, y, width, height }: Box): Box => ({
	x: x / GROWN_UP,
	y: y / GROWN_UP,
	width: width / GROWN_UP,
	height: height / GROWN_UP,
});

/** Reads who is in a scene, in the order of its figures; who isn't in the cast isn't drawn. */
export async function peopleOf(
	{ figures, setting }: Pick<Scene, "figures" | "setting">,
	cast: readonly CastLikeness[],
): Promise<Person[]> {
	const known = figures.flatMap((figure) => {
		const one = cast.find(({ member }) => member.id === figure.who);
		return one ? [{ figure, one }] : [];
	});
	const inBubble = isWithoutAir(setting);
	return Promise.all(
		known.map(async ({ figure, one }) => {
			const own = posed(await formOf(one), { ...figure, inBubble });
			return { figure, posed: own, body: { box: share(own.box), face: share(own.face) } };
		}),
	);
}

/** Draws somebody; `size` is how many units a grown-up is high there. */
export const drawPersonAt = (
	stage: Stage,
	person: Person,
	{ x, y, size }: { x: number; y: number; size: number },
	pxPerUnit: number,
): Promise<void> => drawFigure(stage, person.posed, { x, y, scale: size / GROWN_UP, pxPerUnit });
