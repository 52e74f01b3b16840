import { darker, mix } from "../drawing/colour";
import { num } from "../drawing/sheet";
import type { Doll } from "./doll";
import type { Skeleton } from "./skeleton";
import type { Worn } from "./wardrobe";

/** What is worn on the back, in the trunk's space. */
export function drawBack(
	doll: Doll,
	{ build, breadth, neck, lean }: Skeleton,
	{ colours, back }: Worn,
	hasRucksack: boolean,
) {
	const [main, , third] = colours;
	const w = build.shoulder * breadth;
	const hem = build.torso;
	// Of somebody who sits or kneels a cape ends at the ground, rather than lifting them off it.
	const ground = -neck[1] / Math.max(0.2, Math.cos((lean * Math.PI) / 180));
	const foot = Math.max(hem * 0.6, Math.min(hem + build.leg * 0.72, ground - 3));
	if (back === "cape") {
		doll.shape(
			`M${num(-w + 4)} 10Q${num(-w - 12)} ${num(foot * 0.5)} ${num(-w - 15)} ${num(foot - 8)}Q${num(-w)} ${num(foot + 2)} ${num(-w * 0.45)} ${num(foot - 6)}Q0 ${num(foot + 4)} ${num(w * 0.5)} ${num(foot - 7)}Q${num(w + 2)} ${num(foot)} ${num(w + 13)} ${num(foot - 12)}Q${num(w + 10)} ${num(foot * 0.5)} ${num(w - 4)} 10Z`,
			darker(mix(third, main, 0.35), 0.12),
		);
	}
	if (back === "airtank")
		doll.shape(
			`M${num(-w - 8)} 16q0 -10 12 -10h${num(2 * w - 8)}q12 0 12 10v${num(hem * 0.7)}q0 8 -8 8h${num(-2 * w)}q-8 0 -8 -8Z`,
			mix(main, "#8d95a8", 0.7),
		);
	if (back === "rucksack" || hasRucksack) {
		const colour = mix(third, "#b5713c", 0.5);
		doll.shape(
			`M${num(-w - 7)} 18Q${num(-w - 9)} 6 ${num(-w + 8)} 6H${num(w - 8)}Q${num(w + 9)} 6 ${num(w + 7)} 18V${num(hem - 8)}Q${num(w + 6)} ${num(hem)} ${num(w - 6)} ${num(hem)}H${num(-w + 6)}Q${num(-w - 6)} ${num(hem)} ${num(-w - 7)} ${num(hem - 8)}Z`,
			colour,
		);
		doll.seam(`M${num(-w + 2)} ${num(hem * 0.45)}H${num(w - 2)}`, darker(colour, 0.4), 3);
		doll.seam(`M-8 ${num(hem * 0.45)}v8M8 ${num(hem * 0.45)}v8`, "#f2d79a", 4);
	}
}

/** A rucksack's straps, over the trunk. */
export function drawStraps(doll: Doll, { build, breadth }: Skeleton, { colours }: Worn) {
	const w = build.shoulder * breadth;
	const colour = darker(mix(colours[2], "#b5713c", 0.5), 0.25);
	for (const s of [-1, 1])
		doll.seam(
			`M${num(s * (w - 8))} 8Q${num(s * (w - 11))} 24 ${num(s * (w - 5))} ${num(build.torso * 0.72)}`,
			colour,
			5,
		);
}
