import { darker, lighter, mix } from "../drawing/colour";
import { num } from "../drawing/sheet";
import type { Doll } from "./doll";
import type { Colours } from "./garments";
import type { HeadArt, HeadForm } from "./head.server";
import { type Hat, seatOf } from "./hat";
import { HATS, type HatName } from "./hats";

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
	if (worn && !isBehind) worn.behind?.(doll, seat, colours);
	if (isBehind) drawBackOfHead(doll, head);
	else drawLikeness(doll, head);
	worn?.draw(doll, seat, colours);
	if (worn && isBehind) worn.behind?.(doll, seat, colours);
}

/** A mask over the eyes of somebody asleep: in the photo they are open. Nothing where it isn't known where they are. */
export function drawSleepMask(doll: Doll, head: HeadForm, [main, , third]: Colours) {
	if (!head.eyes) return;
	const { x, y, apart } = head.eyes;
	const half = apart * 1.12;
	const high = apart * 0.46;
	const side = (s: 1 | -1) =>
		`${num(head.middleAt(y - 4) + s * head.halfWidthAt(y - 4) * 0.97)} ${num(y - 5)}`;
	const cloth = mix(main, "#2c2a5a", 0.25);
	doll.seam(`M${side(-1)}Q${num(x)} ${num(y - 9)} ${side(1)}`, darker(cloth, 0.3), 4.2);
	doll.shape(
		`M${num(x - half)} ${num(y - high * 0.3)}Q${num(x - half * 0.94)} ${num(y - high)} ${num(x - half * 0.45)} ${num(y - high)}Q${num(x)} ${num(y - high * 0.86)} ${num(x + half * 0.45)} ${num(y - high)}Q${num(x + half * 0.94)} ${num(y - high)} ${num(x + half)} ${num(y - high * 0.3)}Q${num(x + half * 0.96)} ${num(y + high)} ${num(x + half * 0.5)} ${num(y + high)}Q${num(x + half * 0.14)} ${num(y + high * 0.9)} ${num(x)} ${num(y + high * 0.3)}Q${num(x - half * 0.14)} ${num(y + high * 0.9)} ${num(x - half * 0.5)} ${num(y + high)}Q${num(x - half * 0.96)} ${num(y + high)} ${num(x - half)} ${num(y - high * 0.3)}Z`,
		cloth,
	);
	// Lashes, as if drawn on the cloth.
	for (const s of [-1, 1] as const) {
		const [cx, cy] = [x + s * half * 0.52, y + high * 0.1];
		const lash = (dx: number, dy: number) => `M${num(cx + dx)} ${num(cy + 2.4)}l${num(dx * 0.24)} ${num(dy)}`;
		doll.seam(
			`M${num(cx - half * 0.26)} ${num(cy)}Q${num(cx)} ${num(cy + 5)} ${num(cx + half * 0.26)} ${num(cy)}${lash(-5, 3.2)}${lash(0, 4)}${lash(5, 3.2)}`,
			lighter(third, 0.55),
			1.7,
		);
	}
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
