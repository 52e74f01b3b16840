import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { type EmptyPlace, emptyPlace, pixelsOf } from "~/studio/paper/settings/picture.server";
import { SETTINGS, type Setting } from "~/studio/story/places/list";

/**
 * `npm run settings`: draws docs/settings.png, every setting without anybody in it: a square by day, by night and
 * from near, and a spread by day and by night. With names, `npm run settings -- pool park`, only those, larger, into .cache/settings.png.
 */
const ROW: readonly Omit<EmptyPlace, "setting" | "seed">[] = [
	{ format: "page", shot: "mid", time: "noon" },
	{ format: "page", shot: "mid", time: "night" },
	{ format: "page", shot: "close", time: "dusk" },
	{ format: "spread", shot: "wide", time: "dawn" },
	{ format: "spread", shot: "mid", time: "night" },
];
const GAP = 8;
const wanted = process.argv.slice(2).filter((name): name is Setting => SETTINGS.some((one) => one === name));
const height = wanted.length > 0 ? 420 : 150;
const names = wanted.length > 0 ? wanted : SETTINGS;

const tiles: {
	input: Buffer;
	raw: { width: number; height: number; channels: 4 };
	left: number;
	top: number;
}[] = [];
let right = 0;
for (const [row, setting] of names.entries()) {
	let left = GAP;
	for (const kind of ROW) {
		const place = emptyPlace({ setting, seed: `settings ${setting}`, ...kind });
		const { pixels, width, height: drawn } = pixelsOf(place, height);
		tiles.push({
			input: pixels,
			raw: { width, height: drawn, channels: 4 },
			left,
			top: GAP + row * (height + GAP),
		});
		left += width + GAP;
	}
	right = Math.max(right, left);
}
const file = wanted.length > 0 ? ".cache/settings.png" : "docs/settings.png";
await mkdir(".cache", { recursive: true });
await sharp({
	create: { width: right, height: GAP + names.length * (height + GAP), channels: 3, background: "#faf6ee" },
})
	.composite(tiles)
	.png({ palette: true, quality: 90, effort: 7 })
	.toFile(file);
process.stdout.write(`${file}: ${names.length} settings.\n`);
