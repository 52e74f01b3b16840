import type { Prop } from "~/studio/story/vocabulary";
import { artCalled } from "../../props/art.server";
import { PLAIN_DRAWN, PROPS_DRAWN } from "../../props/list";
import { repainted } from "../../props/title-colour";
import { circle, type Doll } from "../doll";
import type { HeldThing } from "./thing";

/** Things in somebody's hands that have no drawing of their own for that. */

/** mm of the world in a unit of the body. */
const UNIT = 4.56;
/** In one hand up to so many mm, before the body what is larger. */
const ONE_HAND = 400;
/** How large things are in a hand and in both, in units of the body: what can be carried is neither a speck nor a wall. */
const IN_HAND = { share: 0.5, least: 22, most: 40 };
const IN_BOTH = { share: 0.58, least: 46, most: 66 };

/** Takes a drawing's name and its longest side, mm of the world. */
export function artHeld(name: string, long: number, inBoth: boolean): HeldThing {
	const isSmall = long <= ONE_HAND && !inBoth;
	const { share, least, most } = isSmall ? IN_HAND : IN_BOTH;
	const size = Math.min(most, Math.max(least, (long / UNIT) * share));
	return {
		grip: isSmall ? "hand" : "both",
		draw: (doll) =>
			isSmall
				? layArt(doll, name, { x: 7, y: size * 0.36, size })
				: layArt(doll, name, { x: 2, y: 16, size }),
	};
}

/** Lays a drawing on a doll, `size` long, the middle of its foot at (x, y). */
export function layArt(
	doll: Doll,
	name: string,
	{ x, y, size, colour }: { x: number; y: number; size: number; colour?: string | undefined },
): void {
	const ours = PROPS_DRAWN[name as Prop] ?? PLAIN_DRAWN[name];
	if (ours) {
		doll.within({ x, y, scale: size / Math.max(ours.width, ours.height) }, (doll) =>
			ours.draw({
				shape: (d, own) => doll.shape(d, repainted(own, colour)),
				stroke: (d, own, width) => doll.stroke(d, doll.lit(repainted(own, colour)), width),
				disc: (cx, cy, rx, own, ry = rx) => doll.shape(circle(cx, cy, rx, ry), repainted(own, colour)),
			}),
		);
		return;
	}
	const art = artCalled(name);
	const { box } = art;
	const scale = size / Math.max(box.width, box.height);
	doll.within(
		{ x: x - (box.x + box.width / 2) * scale, y: y - (box.y + box.height) * scale, scale },
		(doll) => {
			doll.outline(art.outline);
			doll.detail(art.svg(doll.tint));
		},
	);
}
