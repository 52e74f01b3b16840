import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import sharp from "sharp";
import { drawCoverPicture } from "~/providers/illustrator/draw-cover.server";
import { headsFrom } from "~/providers/illustrator/likeness/draw-likeness.server";
import type { CoverBrief, Likeness } from "~/providers/illustrator/port";
import type { Verdict } from "~/shop/likenesses/rules";
import { type Features, isSame, startRecogniser } from "./likeness/recogniser";

/**
 * `npm run likeness`: draws docs/likenesses.png (photo, head and verdict of every portrait in e2e/photos) and counts, with a
 * recogniser that the shop never loads, in how many of them the head and a cover show the same person as the photo.
 */
const PHOTOS = ["e2e/photos", "e2e/photos/faces"];
const TILE = 200;
const CAPTION = 30;
const COLUMNS = 6;

type Tried = { name: string; photo: Uint8Array; likeness: Likeness; verdict: Verdict; ms: number };

const photos = (
	await Promise.all(
		PHOTOS.map(async (folder) =>
			(await readdir(folder)).filter((name) => name.endsWith(".jpg")).map((name) => `${folder}/${name}`),
		),
	)
).flat();

const tried: Tried[] = [];
for (const file of photos) {
	const photo = await readFile(file);
	const started = performance.now();
	const drawn = await headsFrom(photo);
	if (!drawn) throw new Error(`${file} could not be read`);
	const ms = Math.round(performance.now() - started);
	const { heads, verdict } = drawn;
	tried.push({ name: basename(file, ".jpg"), photo, likeness: heads[0], verdict, ms });
}
await drawSheet(tried);

/** The recogniser takes a cat for somebody. */
const PETS = new Set(["cat"]);
const featuresOf = await startRecogniser();
const counts = { clear: 0, head: 0, cover: 0 };
for (const { name, photo, likeness } of tried) {
	const person = PETS.has(name) ? null : await featuresOf(photo);
	if (!person) continue;
	counts.clear++;
	const head = await sees(await featuresOf(likeness.png), person);
	const cover = await sees(await featuresOf(await faceOnCover(likeness)), person);
	if (head) counts.head++;
	if (cover) counts.cover++;
	if (!head || !cover) process.stdout.write(`${name}: head ${head}, cover ${cover}\n`);
}
const times = tried.map(({ ms }) => ms).sort((a, b) => a - b);
process.stdout.write(
	`${counts.clear} photos with a face that the recogniser finds: the same person in ${counts.head} heads and on ${counts.cover} covers.\n` +
		`Median ${times[times.length >> 1]} ms a likeness, longest ${times.at(-1)} ms.\n`,
);

function sees(found: Features | null, person: Features): boolean {
	return found !== null && isSame(found, person);
}

async function faceOnCover(likeness: Likeness): Promise<Uint8Array> {
	const brief: CoverBrief = {
		title: "A Day Out",
		imagePrompt: "",
		setting: "beach",
		time: "noon",
		readingLevel: "starter",
		seed: "likeness",
		characters: [{ name: "Sam", age: 30, personality: "kind", isMain: true, relationship: null, likeness }],
	};
	return (await drawCoverPicture(brief, 1024)).bytes;
}

async function drawSheet(all: readonly Tried[]): Promise<void> {
	const parts: { input: Buffer; left: number; top: number }[] = [];
	for (const [i, { name, photo, likeness, verdict }] of all.entries()) {
		const left = (i % COLUMNS) * TILE * 2;
		const top = Math.floor(i / COLUMNS) * (TILE + CAPTION);
		const fitted = (picture: Uint8Array, fit: "cover" | "contain") =>
			sharp(picture)
				.resize(TILE - 6, TILE - 6, { fit, background: "#ffffff00" })
				.png()
				.toBuffer();
		const { shows, findings } = verdict;
		const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE * 2}" height="${CAPTION}"><text x="6" y="18" font-family="sans-serif" font-size="13" fill="#3b3148">${name}: ${shows} ${findings.join(", ")}</text></svg>`;
		parts.push(
			{ input: await fitted(photo, "contain"), left: left + 3, top: top + 3 },
			{ input: await fitted(likeness.png, "cover"), left: left + TILE + 3, top: top + 3 },
			{ input: Buffer.from(text), left, top: top + TILE },
		);
	}
	const rows = Math.ceil(all.length / COLUMNS);
	await sharp({
		create: {
			width: COLUMNS * TILE * 2,
			height: rows * (TILE + CAPTION),
			channels: 3,
			background: "#9fb6a5",
		},
	})
		.composite(parts)
		.png({ palette: true, quality: 90, effort: 9 })
		.toFile("docs/likenesses.png");
}
