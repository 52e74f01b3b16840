import type { OverlayOptions } from "sharp";
import { diceFrom } from "./dice";

/** Dots of the grain per side of the cover, whatever its size in px: print and screen look alike. */
const PERIOD = 256;

/** Paper under the paint: fine noise laid over the whole picture as soft light, tiled. */
export function grain(size: number, seed: string): OverlayOptions {
	const dice = diceFrom(`${seed}/paper`);
	const scale = Math.max(1, Math.round(size / 1024));
	const side = PERIOD * scale;
	const coarse = new Float32Array(64 * 64).map(() => dice.next() - 0.5);
	const fine = new Float32Array(PERIOD * PERIOD).map(() => dice.next() - 0.5);
	const data = Buffer.alloc(side * side * 4);
	for (let y = 0; y < side; y++)
		for (let x = 0; x < side; x++) {
			const fx = Math.floor(x / scale);
			const fy = Math.floor(y / scale);
			const cloud = coarse[(Math.floor(fy / 4) % 64) * 64 + (Math.floor(fx / 4) % 64)] as number;
			const value = 128 + (fine[fy * PERIOD + fx] as number) * 62 + cloud * 26;
			const at = (y * side + x) * 4;
			data[at] = data[at + 1] = data[at + 2] = value;
			data[at + 3] = 150;
		}
	return { input: data, raw: { width: side, height: side, channels: 4 }, tile: true, blend: "soft-light" };
}
