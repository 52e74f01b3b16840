import { resizedTo } from "../photo.server";
import type { Pixels, Rectangle } from "../pixels";
import { ask, lazily, loadGraph } from "./engine.server";

/** What the model knows of what families love (COCO's classes, counted from 0). */
const KINDS: Record<number, string> = {
	14: "bird",
	15: "cat",
	16: "dog",
	17: "horse",
	18: "sheep",
	19: "cow",
	21: "bear",
	77: "teddy bear",
};
const PERSON = 0;
const LEAST_SCORE = 0.25;
const SIDE = 512;
/** Left, top, right, bottom, score, class. */
const NUMBERS = 6;

export type FoundAnimal = { kind: string; score: number; box: Rectangle };

const centerNet = lazily(() => loadGraph("@vladmandic/human/models/centernet.json"));

/** What was said of a photo: whoever looks for people asks, and whoever then cuts out what there is instead asks again. */
const said = new WeakMap<Pixels, Promise<FoundAnimal | null>>();

/** The animal or teddy a photo is most about, or null when there is none, or a person rather. */
export function findAnimal(picture: Pixels): Promise<FoundAnimal | null> {
	const answer = said.get(picture) ?? lookForAnimal(picture);
	said.set(picture, answer);
	return answer;
}

async function lookForAnimal(picture: Pixels): Promise<FoundAnimal | null> {
	const { data } = await resizedTo(picture, SIDE, SIDE);
	const [numbers] = (await ask(await centerNet(), new Float32Array(data), SIDE, ["tower_0/detections"])) as [
		Float32Array,
	];
	let best: FoundAnimal | null = null;
	let most = 0;
	let person = 0;
	for (let i = 0; i < numbers.length; i += NUMBERS) {
		const [left, top, right, bottom, score, index] = numbers.subarray(i, i + NUMBERS) as unknown as number[] &
			[number, number, number, number, number, number];
		if (index === PERSON) person = Math.max(person, score);
		const kind = KINDS[index];
		if (!kind || score < LEAST_SCORE) continue;
		const weight = score * (right - left) * (bottom - top);
		if (weight <= most) continue;
		most = weight;
		const across = (x: number) => (Math.min(SIDE, Math.max(0, x)) / SIDE) * picture.width;
		const down = (y: number) => (Math.min(SIDE, Math.max(0, y)) / SIDE) * picture.height;
		best = {
			kind,
			score,
			box: { left: across(left), top: down(top), right: across(right), bottom: down(bottom) },
		};
	}
	return best && best.score > person ? best : null;
}
