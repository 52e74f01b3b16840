import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OverlayOptions } from "sharp";
import sharp from "sharp";
import { BRAND } from "~/content/brand";
import { SHARE_PICTURES, SHARE_SIZE, type SharePicture } from "~/content/public-pages";
import { SAMPLE_STORIES } from "~/content/sample-stories";
import { fontsFor } from "~/studio/paper/lettering/fonts.server";
import { EM, outlined } from "~/studio/paper/lettering/outline.server";

/** A cover on the picture: which sample's, its middle and edge in px, its turn in degrees. */
type Laid = { story: number; x: number; y: number; edge: number; turn: number };

const fan = (...stories: number[]): Laid[] =>
	[
		{ x: 1010, y: 205, edge: 270, turn: 8 },
		{ x: 760, y: 220, edge: 270, turn: -9 },
		{ x: 880, y: 395, edge: 320, turn: 2 },
	].map((place, i) => ({ ...place, story: stories[i] ?? 0 }));

/** Which covers lie on a picture, the last one on top. */
const LAID: Record<SharePicture, readonly Laid[]> = {
	home: fan(2, 3, 0),
	stories: [0, 1, 2, 3, 4, 5].map((story) => ({
		story,
		x: 680 + (story % 3) * 206,
		y: 205 + Math.floor(story / 3) * 215,
		edge: 186,
		turn: [-4, 3, -2, 3, -3, 4][story] ?? 0,
	})),
	"how-it-works": fan(4, 1, 5),
	about: fan(0, 5, 2),
	help: fan(3, 4, 1),
};

const PAPER = "#fffaf0";
const SAND = "#faeed8";
const INK = "#15303b";
const LEFT = 72;

/** A line of words as outlines, its base line at `y`; sizes in px. */
function line(words: string, size: number, y: number): string {
	const { letters } = outlined(words, fontsFor("storybook", words));
	return letters
		.map(
			({ d, at }) => `<path transform="translate(${LEFT + at * size} ${y}) scale(${size / EM})" d="${d}"/>`,
		)
		.join("");
}

/** The words in as few lines as the room beside the covers lets them. */
function broken(words: string, size: number, room: number): string[] {
	const lines: string[] = [];
	for (const word of words.split(" ")) {
		const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
		const fits = outlined(longer, fontsFor("storybook", longer)).width * size <= room;
		if (fits && lines.length > 0) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

/** A cover as a card that was laid down: a white edge, a soft shadow, turned. */
async function card(folder: string, { story, x, y, edge, turn }: Laid): Promise<OverlayOptions[]> {
	const sample = SAMPLE_STORIES[story];
	if (!sample) throw new Error(`There is no sample ${story}`);
	const border = 7;
	const cover = await sharp(join(folder, `${sample.id}-640.jpg`))
		.resize(edge, edge)
		.extend({ top: border, bottom: border, left: border, right: border, background: "#fffefb" })
		.png()
		.toBuffer();
	const turned = await sharp(cover)
		.rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
		.png()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = turned.info;
	const left = Math.round(x - width / 2);
	const top = Math.round(y - height / 2);
	const shadow = await sharp({
		create: {
			width: width + 60,
			height: height + 60,
			channels: 4,
			background: { r: 84, g: 58, b: 12, alpha: 0 },
		},
	})
		.composite([{ input: await shade(turned.data), left: 30, top: 30 }])
		.blur(12)
		.png()
		.toBuffer();
	return [
		{ input: shadow, left: left - 30, top: top - 22 },
		{ input: turned.data, left, top },
	];
}

/** The shape of a picture in the colour of a shadow. */
function shade(picture: Buffer): Promise<Buffer> {
	return sharp(picture).linear([0, 0, 0, 0.35], [84, 58, 12, 0]).png().toBuffer();
}

/** Draws the picture that stands beside a shared link, from the covers in `folder`. Gives a JPEG of `SHARE_SIZE`. */
export async function drawSharePicture(name: SharePicture, folder: string): Promise<Buffer> {
	const { width, height } = SHARE_SIZE;
	const size = SHARE_PICTURES[name].length > 30 ? 64 : 76;
	const lines = broken(SHARE_PICTURES[name], size, 500);
	const leading = size * 1.16;
	const first = 340 - ((lines.length - 1) * leading) / 2;
	const mark = (await readFile("public/favicon.svg", "utf8")).replace(
		"<svg ",
		`<svg x="${LEFT - 4}" y="${first - 190}" width="84" height="84" `,
	);
	const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<path d="M0 548 C180 520 330 566 560 540 S980 520 1200 552 V630 H0 Z" fill="${SAND}"/>
${mark}
<g fill="${INK}">${lines.map((words, i) => line(words, size, first + i * leading)).join("")}${line(BRAND.name, 34, 598)}</g>
</svg>`;
	const cards = await Promise.all(LAID[name].map((laid) => card(folder, laid)));
	return sharp(Buffer.from(ground)).composite(cards.flat()).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
