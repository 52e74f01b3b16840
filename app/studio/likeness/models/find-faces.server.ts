import type { Pixels, Point } from "../pixels";
import { ask, lazily, loadGraph } from "./engine.server";

/** A face as the finder sees it: the middle and side of its square, and its eyes, left one of the picture first. */
export type FoundFace = { x: number; y: number; side: number; score: number; eyes: readonly [Point, Point] };

/** The side of the square that BlazeFace looks at, px. */
export const WINDOW = 256;
const LEAST_SCORE = 0.4;
/** Squares that share more than this of their joint area show the same face. */
const SAME_FACE = 0.3;

const blazeFace = lazily(() => loadGraph("@vladmandic/human/models/blazeface.json"));

/** Two grids of anchors: 16 x 16 with two each, then 8 x 8 with six each (Bazarevsky et al., "BlazeFace", 2019). */
const GRIDS = [
	{ cells: 16, each: 2, scores: "Identity:0", boxes: "Identity_2:0" },
	{ cells: 8, each: 6, scores: "Identity_1:0", boxes: "Identity_3:0" },
] as const;
const OUTPUTS = GRIDS.flatMap(({ scores, boxes }) => [scores, boxes]);
/** Four numbers of the box, then six places: eyes, nose, mouth, ears. */
const NUMBERS = 16;

/** Finds the faces in the window of a picture that begins at (left, top); beyond the picture it is black. */
export async function findFacesIn(picture: Pixels, left: number, top: number): Promise<FoundFace[]> {
	const answers = await ask(await blazeFace(), windowOf(picture, left, top), WINDOW, OUTPUTS);
	const found: FoundFace[] = [];
	GRIDS.forEach(({ cells, each }, grid) => {
		const scores = answers[grid * 2] as Float32Array;
		const boxes = answers[grid * 2 + 1] as Float32Array;
		const stride = WINDOW / cells;
		scores.forEach((logit, i) => {
			const score = 1 / (1 + Math.exp(-logit));
			if (score < LEAST_SCORE) return;
			const cell = Math.floor(i / each);
			const x = left + ((cell % cells) + 0.5) * stride;
			const y = top + (Math.floor(cell / cells) + 0.5) * stride;
			const number = (k: number) => boxes[i * NUMBERS + k] as number;
			found.push({
				x: x + number(0),
				y: y + number(1),
				side: Math.max(number(2), number(3)),
				score,
				eyes: [
					{ x: x + number(4), y: y + number(5) },
					{ x: x + number(6), y: y + number(7) },
				],
			});
		});
	});
	return distinct(found);
}

/** The best of those that show the same face, best first. */
export function distinct(faces: readonly FoundFace[]): FoundFace[] {
	const kept: FoundFace[] = [];
	for (const face of [...faces].sort((a, b) => b.score - a.score)) {
		if (!kept.some((other) => shared(face, other) > SAME_FACE)) kept.push(face);
	}
	return kept;
}

/** The share of their joint area that two squares have in common; all of it when one lies within the other. */
function shared(a: FoundFace, b: FoundFace): number {
	const along = (p: number, q: number) =>
		Math.max(0, Math.min(p + a.side / 2, q + b.side / 2) - Math.max(p - a.side / 2, q - b.side / 2));
	const common = along(a.x, b.x) * along(a.y, b.y);
	return common / Math.min(a.side ** 2, b.side ** 2);
}

function windowOf({ width, height, data }: Pixels, left: number, top: number): Float32Array {
	const window = new Float32Array(WINDOW * WINDOW * 3).fill(-1);
	const right = Math.min(width, left + WINDOW);
	for (let y = Math.max(0, top); y < Math.min(height, top + WINDOW); y++) {
		let to = ((y - top) * WINDOW + (Math.max(0, left) - left)) * 3;
		const end = (y * width + right) * 3;
		for (let from = (y * width + Math.max(0, left)) * 3; from < end; from++, to++) {
			window[to] = (data[from] as number) / 127.5 - 1;
		}
	}
	return window;
}
