import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { WHOLE } from "~/lot.testing";

/** Photos of people who gave them away for this (e2e/photos). */
export const portrait = (number: string) => readFile(`e2e/photos/faces/${number}.jpg`);
export const woman = () => readFile("e2e/photos/woman.jpg");

const PEOPLE = ["030", "033", "036", "039", "042", "045", "048", "051"];
const TILE = 300;
/** So many people are a crowd: each further head is two seconds' work. */
export const CROWD = WHOLE ? PEOPLE.length : 4;

/** One photo of so many people, eight at most. */
export async function crowd(people = CROWD): Promise<Uint8Array> {
	const tiles = await Promise.all(
		PEOPLE.slice(0, people).map(async (name, i) => ({
			input: await sharp(await portrait(name))
				.resize(TILE, TILE)
				.toBuffer(),
			left: (i % 4) * TILE,
			top: Math.floor(i / 4) * TILE,
		})),
	);
	return sharp({ create: { width: 4 * TILE, height: 2 * TILE, channels: 3, background: "#777" } })
		.composite(tiles)
		.jpeg()
		.toBuffer();
}
