import { lighter, mix } from "../drawing/colour";
import { num } from "../drawing/sheet";
import type { Species } from "./animal-poses";
import { circle, type Doll } from "./doll";
import type { HeadForm } from "./head.server";

/** A sitting animal's body, seen from the front: its chin at 0, its paws at 76. */
export function drawSitting(doll: Doll, kind: Species, fur: string, dark: string, pale: string) {
	tail(doll, kind, fur, dark);
	doll.shape("M-34 72C-46 60 -42 30 -20 26L20 26C42 30 46 60 34 72Z", dark);
	doll.shape("M-22 -8C-32 20 -35 52 -27 72H27C35 52 32 20 22 -8Z", fur);
	doll.detail(`<path d="M-13 4C-19 22 -17 44 -8 56Q0 60 8 56C17 44 19 22 13 4Z" fill="${doll.lit(pale)}"/>`);
	if (kind === "cat")
		doll.seam("M-29 30q7 1 10 5M-31 42q8 1 11 5M29 30q-7 1 -10 5M31 42q-8 1 -11 5", dark, 3.4, 0.6);
	doll.limb("M-12 38Q-14 56 -13 66", fur, 15);
	doll.limb("M12 38Q14 56 13 66", fur, 15);
	for (const x of [-32, 32]) doll.shape(circle(x, 69, 13, 7), lighter(fur, 0.08));
	for (const x of [-13, 13]) {
		doll.shape(circle(x, 69, 11, 7.5), lighter(fur, 0.22));
		doll.seam(`M${num(x - 3.5)} 68v5M${num(x + 3.5)} 68v5`, dark, 1.8, 0.8);
	}
}

/** An animal asleep, seen from behind: rolled up around its paws, its tail laid about it, facing right; the ground at 0. */
export function drawCurled(doll: Doll, kind: Species, fur: string, dark: string) {
	doll.shape("M-46 0C-56 -24 -34 -45 -6 -44C26 -44 50 -30 50 -6Q50 0 42 0Z", fur);
	doll.seam("M-34 -4C-40 -22 -24 -34 -8 -26", dark, 3, 0.6);
	doll.mark("M-44 -1Q-10 -14 46 -3Q48 0 42 0H-44Z", "#2a1830", 0.14);
	if (kind === "cat") doll.seam("M-24 -38q5 5 4 12M-8 -42q4 6 3 13M9 -41q2 6 0 12", dark, 3.4, 0.6);
	doll.shape(circle(52, -5, 11, 6), lighter(fur, 0.2));
	if (kind === "rabbit") doll.shape(circle(-44, -8, 11), lighter(fur, 0.5));
	else if (kind !== "animal")
		doll.limb("M-44 -10Q-40 -1 -18 -4Q0 -7 14 -3", kind === "horse" ? dark : lighter(fur, 0.06), 9);
}

function tail(doll: Doll, kind: Species, fur: string, dark: string) {
	if (kind === "rabbit") doll.shape(circle(36, 60, 11), lighter(fur, 0.5));
	else if (kind === "dog") doll.limb("M30 62Q50 52 52 30", fur, 10);
	else if (kind === "cat") {
		doll.limb("M30 66Q62 66 58 38Q54 22 64 12", fur, 11);
		doll.seam("M53 52l9 3M52 40l11 -1M54 28l9 -5", dark, 3.6, 0.7);
	} else doll.limb("M30 64Q44 62 46 52", fur, 8);
}

/** Ears behind the head where the likeness has none of its own (a photo often cuts them off). */
export function drawEars(doll: Doll, head: HeadForm, kind: Species, fur: string, dark: string) {
	if (head.pricked || kind === "bird" || kind === "horse" || kind === "animal") return;
	const inner = mix("#e9a6a0", fur, 0.3);
	for (const s of [-1, 1]) {
		const y = kind === "dog" ? -70 : -80;
		const x = head.middleAt(y) + s * (head.halfWidthAt(y) - 7);
		const p = (dx: number, dy: number) => `${num(x + dx * s)} ${num(y + dy)}`;
		if (kind === "cat") {
			doll.shape(`M${p(-20, 4)}Q${p(-6, -26)} ${p(7, -34)}Q${p(13, -10)} ${p(9, 26)}Z`, dark);
			doll.detail(
				`<path d="M${p(-10, 0)}Q${p(-2, -18)} ${p(5, -24)}Q${p(8, -8)} ${p(6, 14)}Z" fill="${doll.lit(inner)}"/>`,
			);
		} else if (kind === "rabbit") {
			doll.shape(
				`M${p(-20, 2)}C${p(-26, -50)} ${p(-8, -72)} ${p(-3, -70)}C${p(8, -62)} ${p(6, -20)} ${p(-2, 8)}Z`,
				fur,
			);
			doll.detail(
				`<path d="M${p(-15, -4)}C${p(-18, -44)} ${p(-8, -58)} ${p(-5, -57)}C${p(2, -50)} ${p(0, -20)} ${p(-6, 0)}Z" fill="${doll.lit(inner)}"/>`,
			);
		} else
			doll.shape(
				`M${p(-8, -10)}C${p(14, -16)} ${p(22, 18)} ${p(12, 44)}C${p(4, 50)} ${p(-6, 34)} ${p(-8, -10)}Z`,
				dark,
			);
	}
}
