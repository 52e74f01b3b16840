import type { PhotoFinding } from "~/studio/story/likeness";
import type { Outline } from "./head-outline";
import type { Face } from "./models/face-mesh.server";
import { lightOf, type View } from "./pixels";
import type { Plane } from "./raster";

/** px between the eyes of the photo under which a head is drawn coarsely. */
const SMALL = 40;
/** Mean light of the face, 0 to 255. */
const DARK = 45;
const BRIGHT = 225;
/** Shares of the face, and of the head's outline, that may lie beyond the photo's edge. */
const FACE_CUT = 0.03;
const OUTLINE_CUT = 0.04;
/** How far a face may be turned, 1 being all the way; and, of a profile, how near the eyes may come, as a share of how far they would be apart. */
const TURNED = 0.55;
const PROFILE = 0.7;
/** Faces smaller than this beside the one drawn are people in the background. */
const BESIDE = 0.4;
/**
 * Below this a photo is blurred. Chosen on two thirds of our portraits: none of them falls under it, blurred by 2 % of the distance
 * between the eyes almost all do, by 3 % all.
 */
const SHARP = 0.27;

/** What would make a person's likeness better; `view` and `head` are the frame at half its size, `gamma` the photo's brightening. */
export function judgePerson(
	view: View,
	head: Plane,
	outline: Outline,
	faces: readonly [Face, ...Face[]],
	gamma: number,
): PhotoFinding[] {
	const [face, ...others] = faces;
	const { light, cut } = faceIn(view, outline, gamma);
	const found: PhotoFinding[] = [];
	if (others.some(({ unit }) => unit > face.unit * BESIDE)) found.push("several-faces");
	if (face.unit < SMALL) found.push("too-small");
	else if (sharpnessOf(view, outline) < SHARP) found.push("blurred");
	if (light < DARK) found.push("too-dark");
	if (light > BRIGHT) found.push("too-bright");
	if (cut > FACE_CUT || cutOutline(view, head) > OUTLINE_CUT) found.push("cut-off");
	if (Math.abs(face.turn) > TURNED || face.apart < face.unit * PROFILE) found.push("turned-away");
	return found;
}

/** The mean light of the face as the photo has it, and the share of it beyond the photo's edge. */
function faceIn({ data, inside }: View, { oval }: Outline, gamma: number) {
	let light = 0;
	let seen = 0;
	let all = 0;
	for (let i = 0; i < inside.length; i++) {
		if (!oval.data[i]) continue;
		all++;
		if (!inside[i]) continue;
		seen++;
		light += lightOf(data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number);
	}
	return { light: 255 * (light / (seen || 1) / 255) ** (1 / gamma), cut: 1 - seen / (all || 1) };
}

/** The share of the head's outline that is the photo's edge. */
function cutOutline({ width, height, inside }: View, head: Plane): number {
	let rim = 0;
	let edge = 0;
	for (let y = 1; y < height - 1; y++)
		for (let x = 1; x < width - 1; x++) {
			const i = y * width + x;
			if ((head.data[i] as number) <= 0.5) continue;
			const around = [i - 1, i + 1, i - width, i + width];
			if (around.every((j) => (head.data[j] as number) > 0.5)) continue;
			rim++;
			if (around.some((j) => !inside[j])) edge++;
		}
	return edge / (rim || 1);
}

/** How much the light changes from px to px within the face, as a share of how much it does over two px: a blur smooths the fine first. */
function sharpnessOf({ width, data, inside }: View, { oval }: Outline): number {
	const light = (i: number) =>
		lightOf(data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number);
	const last = inside.length - 2 * width;
	let fine = 0;
	let coarse = 0;
	for (let i = 0; i < last; i++) {
		if (!oval.data[i] || !inside[i]) continue;
		const own = light(i);
		fine += (own - light(i + 1)) ** 2 + (own - light(i + width)) ** 2;
		coarse += (own - light(i + 2)) ** 2 + (own - light(i + 2 * width)) ** 2;
	}
	return coarse === 0 ? 1 : fine / coarse;
}
