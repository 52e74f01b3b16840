import type { OverlayOptions } from "sharp";
import { diceFrom } from "./dice";

/** Dots of the grain along a side of the cover, whatever its size in px: print and screen show the same paper. */
const DOTS = 1024;
const PERIOD = 256;

/** Paper under the paint: fine noise laid over the whole picture as soft light. */
export function grain(size: number, seed: string): OverlayOptions {
	const dice = diceFrom(`${seed}/paper`);
	const coarse = new Float32Array(64 * 64).map(() => dice.next() - 0.5);
	const paper = new Uint8Array(PERIOD * PERIOD).map((_, i) => {
		const cell = (Math.floor(i / PERIOD / 4) % 64) * 64 + (Math.floor((i % PERIOD) / 4) % 64);
		return 128 + (dice.next() - 0.5) * 62 + (coarse[cell] as number) * 26;
	});
	const along = Uint16Array.from({ length: size }, (_, x) => Math.floor((x * DOTS) / size) % PERIOD);
	const data = Buffer.alloc(size * size * 4);
	let at = 0;
	for (let y = 0; y < size; y++) {
		const row = (along[y] as number) * PERIOD;
		for (let x = 0; x < size; x++, at += 4) {
			const tone = paper[row + (along[x] as number)] as number;
			data[at] = tone;
			data[at + 1] = tone;
			data[at + 2] = tone;
			data[at + 3] = 150;
		}
	}
	return { input: data, raw: { width: size, height: size, channels: 4 }, blend: "soft-light" };
}
