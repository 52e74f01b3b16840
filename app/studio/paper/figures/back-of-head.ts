import { darker, lighter, mix } from "../drawing/colour";
import { num } from "../drawing/sheet";
import { circle, type Doll } from "./doll";
import type { HeadForm } from "./head.server";

/** Hair that is so broad below the chin, in shares of what it is beside the eyes, falls over ears and nape; a beard is narrower. */
const LONG = { under: 8, share: 0.75 };
/** Whoever looked aside on the photo has the back of the head over the neck all the same, and no broader than a head. */
const ASIDE = 3;
const BROADEST = 46;
/** Where the outline of a head is followed down to: a beard or a chin has no back. */
const HEIGHTS = [-34, -52, -70, -86] as const;

/** A head from behind: of a person the hair with its parting, ears and nape; of others, or under a hat of its own, its outline in their colour. */
export function drawBackOfHead(doll: Doll, head: HeadForm, isPerson: boolean) {
	if (!head.outline) return;
	if (isPerson && !head.covered) drawHair(doll, head);
	else {
		doll.shape(head.outline, head.hair);
		drawStrands(doll, head, head.middleAt(-88), -8);
	}
}

function drawHair(doll: Doll, head: HeadForm) {
	const { hair, skin, rise } = head;
	const middle = Math.max(-ASIDE, Math.min(ASIDE, head.middleAt(-60)));
	const half = (y: number) => Math.min(BROADEST, Math.max(26, head.halfWidthAt(y)));
	const isLong = head.halfWidthAt(LONG.under) > head.halfWidthAt(-55) * LONG.share;
	const top = -(100 + Math.min(rise, 34));
	const nape = darker(skin, 0.1);
	if (!isLong) {
		for (const s of [-1, 1]) {
			const x = middle + s * half(-46) * 1.01;
			doll.shape(circle(x, -42, 7, 10.5), mix(skin, "#b4553c", 0.08));
			doll.mark(circle(x + s * 0.6, -42, 3.4, 6.4), darker(skin, 0.3), 0.45);
		}
		doll.shape(
			`M${num(middle - 21)} -34Q${num(middle - 19)} -10 ${num(-14)} 3Q0 8 14 3Q${num(middle + 19)} -10 ${num(middle + 21)} -34Z`,
			nape,
		);
	}
	const side = (s: 1 | -1, heights: readonly number[]) =>
		heights.map((y): readonly [number, number] => [middle + s * half(y), y]);
	const up = [...side(-1, HEIGHTS), [middle, top] as const, ...side(1, [...HEIGHTS].reverse())];
	const [first = [0, 0] as const] = up;
	// Through the middles between the points: no corner shows where two of them meet.
	const over = up
		.slice(1, -1)
		.map(([x, y], i) => {
			const [nx, ny] = up[i + 2] as readonly [number, number];
			const isLast = i === up.length - 3;
			return `Q${num(x)} ${num(y)} ${num(isLast ? nx : (x + nx) / 2)} ${num(isLast ? ny : (y + ny) / 2)}`;
		})
		.join("");
	const [right, left] = [middle + half(-34), middle - half(-34)];
	const foot = isLong ? 8 : -17;
	const hem = isLong
		? `Q${num(right + 4)} -10 ${num(right - 4)} ${foot}Q${num(middle + 18)} ${foot + 7} ${num(middle)} ${foot + 1}Q${num(middle - 18)} ${foot + 7} ${num(left + 4)} ${foot}Q${num(left - 4)} -10 ${num(left)} -34`
		: `Q${num(right - 3)} -22 ${num(middle + 20)} ${foot}Q${num(middle)} ${foot + 5} ${num(middle - 20)} ${foot}Q${num(left + 3)} -22 ${num(left)} -34`;
	doll.shape(`M${num(first[0])} ${num(first[1])}${over}${hem}Z`, hair);
	const crown = top + 14;
	drawStrands(doll, head, middle, foot + 2);
	// The parting shows the scalp; a band of light lies across the crown.
	doll.seam(
		`M${num(middle + 3)} ${num(top + 3)}Q${num(middle - 2)} ${num(crown)} ${num(middle + 1)} ${num(crown + 16)}`,
		mix(skin, hair, 0.25),
		2.4,
		0.9,
	);
	const shine = half(-70) * 0.72;
	doll.seam(
		`M${num(middle - shine)} -66Q${num(middle - shine * 0.5)} ${num(-86 - rise * 0.5)} ${num(middle - 5)} ${num(-88 - rise * 0.5)}`,
		lighter(hair, 0.45),
		5,
		0.32,
	);
}

/** Strands fall to both sides from the crown. */
function drawStrands(doll: Doll, head: HeadForm, middle: number, foot: number) {
	const top = -92 - Math.min(head.rise, 30);
	for (const share of [-0.86, -0.62, -0.38, -0.14, 0.16, 0.4, 0.64, 0.88]) {
		const out = (y: number) => middle + share * Math.min(BROADEST, head.halfWidthAt(y));
		doll.seam(
			`M${num(middle + share * 12)} ${num(top)}Q${num(out(-70) * 1.05)} -70 ${num(out(-40))} ${num(foot - Math.abs(share) * 12)}`,
			share < 0 ? lighter(head.hair, 0.3) : darker(head.hair, 0.4),
			2,
			0.45,
		);
	}
}
