import type { PhotoFinding } from "~/shop/photos/rules";
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
/** How far a face may be turned, 1 being all the way. */
const TURNED = 0.55;
/** Faces smaller than this beside the one drawn are people in the background. */
const BESIDE = 0.4;
/** Below this there is no fine detail in the face. */
const SHARP = 0.0016;

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
	if (Math.abs(face.turn) > TURNED) found.push("turned-away");
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

/** How much the light changes from px to px within the face, as a share of how much it changes at all. */
export function sharpnessOf({ width, data, inside }: View, { oval }: Outline): number {
	const light = (i: number) =>
		lightOf(data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number);
	let fine = 0;
	let sum = 0;
	let squares = 0;
	let count = 0;
	for (let i = width; i < inside.length - width; i++) {
		if (!oval.data[i] || !inside[i]) continue;
		const own = light(i);
		fine += (light(i - 1) + light(i + 1) + light(i - width) + light(i + width) - 4 * own) ** 2;
		sum += own;
		squares += own * own;
		count++;
	}
	if (count === 0) return 1;
	const spread = squares / count - (sum / count) ** 2;
	return fine / count / 16 / Math.max(25, spread);
}
