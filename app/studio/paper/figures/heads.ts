import { darker, lighter } from "../drawing/colour";
import { num } from "../drawing/sheet";
import type { Doll } from "./doll";
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

/** The same head from behind: its outline in the colour of its hair, and the nape where the hair is short. */
function drawBackOfHead(doll: Doll, head: HeadForm) {
	if (!head.outline) return;
	doll.shape(head.outline, head.hair);
	const side = (y: number, s: 1 | -1, share: number) =>
		`${num(head.middleAt(y) + s * head.halfWidthAt(y) * share)} ${y}`;
	const isShort = head.halfWidthAt(-12) < head.halfWidthAt(-55) * 0.86;
	if (isShort)
		doll.detail(
			`<path d="M${side(-26, -1, 0.97)}Q${num(head.middleAt(-20))} -14 ${side(-26, 1, 0.97)}L${side(-16, 1, 0.95)}L${side(-6, 1, 0.9)}L${side(-2, 1, 0.6)}L${side(-2, -1, 0.6)}L${side(-6, -1, 0.9)}L${side(-16, -1, 0.95)}Z" fill="${doll.lit(darker(head.skin, 0.08))}"/>`,
		);
	const foot = isShort ? -28 : -8;
	for (const share of [-0.72, -0.42, -0.14, 0.16, 0.44, 0.74]) {
		const x = (y: number) => head.middleAt(y) + share * head.halfWidthAt(y);
		doll.seam(
			`M${num(head.middleAt(-92) + share * 10)} -90Q${num(x(-70) * 1.04)} -66 ${num(x(foot))} ${num(foot - Math.abs(share) * 8)}`,
			share < 0 ? lighter(head.hair, 0.3) : darker(head.hair, 0.4),
			2.2,
			0.4,
		);
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

/** A head with its hat, in its own space; `under` is drawn after the hat's far side and before the head. */
export function drawHead(
	doll: Doll,
	head: HeadArt,
	{ hat: name, colours, isBehind }: { hat: HatName | "none"; colours: Colours; isBehind: boolean },
) {
	const hat: Hat | null = name === "none" ? null : HATS[name];
	const worn = hat && fits(hat, head) ? hat : null;
	const seat = seatOf(head);
	// Through glass a head is seen from every side.
	const isOutside = isBehind && !worn?.isOverEverything;
	if (!isOutside) worn?.behind?.(doll, seat, colours);
	if (isBehind) drawBackOfHead(doll, head);
	else drawLikeness(doll, head);
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
