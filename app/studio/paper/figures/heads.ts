import { darker, mix } from "../drawing/colour";
import { num } from "../drawing/sheet";
import { drawBackOfHead } from "./back-of-head";
import { circle, type Doll } from "./doll";
import type { Colours } from "./garments";
import { type Hat, seatOf } from "./hat";
import { HATS, type HatName } from "./hats";
import type { HeadArt, HeadForm } from "./head.server";

/** The likeness itself, with its edge of paper, whole and as it is. */
function drawLikeness(doll: Doll, head: HeadArt) {
	if (head.outline) doll.outline(head.outline);
	doll.detail(
		`<image href="${head.href}" x="${num(head.x, 2)}" y="${num(head.y, 2)}" width="${num(head.size, 2)}" height="${num(head.size, 2)}"/>`,
	);
}

/** Shut lids where the eyes of the photo are, each soft at its edge and with its lashes; the eyes themselves are under them. */
function drawLids(doll: Doll, { lids, hair }: HeadForm) {
	for (const { x, y, half, skin } of lids ?? []) {
		for (const share of [1, 0.92, 0.84, 0.76])
			doll.mark(circle(x, y - half * 0.06, half * share, half * share * 0.62), doll.lit(skin), 0.55);
		const lash = (rise: number) =>
			`M${num(x - half * 0.68)} ${num(y + half * 0.06)}Q${num(x)} ${num(y + half * rise)} ${num(x + half * 0.68)} ${num(y + half * 0.06)}`;
		doll.seam(lash(0.6), mix(darker(hair, 0.3), "#2a1712", 0.6), half * 0.11, 0.9);
		doll.seam(lash(-0.5), darker(skin, 0.3), half * 0.06, 0.4);
	}
}

/** The head under a hat of the photo's own, as it lies on a pillow. */
export const withoutHat = (head: HeadArt): HeadArt =>
	head.covered
		? {
				...head,
				covered: false,
				width: 74,
				rise: 0,
				outline: "M0 0C-30 0 -38 -34 -37 -56C-36 -84 -20 -98 0 -98C20 -98 36 -84 37 -56C38 -34 30 0 0 0Z",
				halfWidthAt: (y) => (y > -30 ? 30 : 37),
				middleAt: () => 0,
			}
		: head;

/** Whether a hat goes on a head: not on another hat, nor on hair that no hat fits on. */
export const fits = (hat: Hat, { covered, width }: HeadForm) =>
	Boolean(hat.isOverEverything) || !(covered || (hat.behind && width > 92));

type HeadSeen = {
	hat: HatName | "none";
	colours: Colours;
	isBehind: boolean;
	isPerson?: boolean;
	/** Its lids are shut, where it is known where the eyes are. */
	isAsleep?: boolean;
};

/** A head with its hat, in its own space; `under` is drawn after the hat's far side and before the head. */
export function drawHead(
	doll: Doll,
	head: HeadArt,
	{ hat: name, colours, isBehind, isPerson = false, isAsleep = false }: HeadSeen,
) {
	const hat: Hat | null = name === "none" ? null : HATS[name];
	const worn = hat && fits(hat, head) ? hat : null;
	const seat = seatOf(head);
	// Through glass a head is seen from every side.
	const isOutside = isBehind && !worn?.isOverEverything;
	if (!isOutside) worn?.behind?.(doll, seat, colours);
	if (isBehind) drawBackOfHead(doll, head, isPerson);
	else drawLikeness(doll, head);
	if (isAsleep && !isBehind) drawLids(doll, head);
	worn?.draw(doll, seat, colours);
	if (isOutside) worn?.behind?.(doll, seat, colours);
}

/** How far a head reaches with its hat: above its chin, and to each side of it. */
export function extentOf(head: HeadForm, name: HatName | "none") {
	const hat: Hat | null = name === "none" ? null : HATS[name];
	const worn = hat && fits(hat, head) ? hat : null;
	return {
		rise: Math.max(head.rise, worn?.rise ?? 2),
		half: Math.max(head.width / 2 + Math.abs(head.middle), worn?.isBroad ? 1.43 * seatOf(head).half : 0),
	};
}
