import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Sharp } from "sharp";
import sharp from "sharp";
import { headsFrom } from "~/studio/likeness/draw-likeness.server";
import { drawCoverPicture } from "~/studio/paper/draw-cover.server";
import type { CoverBrief } from "~/studio/story/brief";
import { plainMember } from "~/studio/story/clothes";
import type { Likeness, Verdict } from "~/studio/story/likeness";
import { type Features, isSame, startRecogniser, withRoom } from "./likeness/recogniser";

/**
 * `npm run likeness`: draws docs/likenesses.png (photo, head and verdict of every portrait in e2e/photos) and counts, with a
 * recogniser that the shop never loads, in how many of them the head and a cover show the same person as the photo; and in how
 * many heads of the same portraits turned, small, mirrored, grey and dark (`-- NAME`: of one such change alone, nothing drawn).
 */
const PHOTOS = ["e2e/photos/woman.jpg", "e2e/photos/cat.jpg", "e2e/photos/toy-dog.jpg", "e2e/photos/faces"];
/** What may become of a photo before it reaches us, and in how many hundredths of the heads the person must still be the same. */
const CHANGES: Record<string, { aim: number; change: (photo: Sharp) => Sharp }> = {
	"turned by 90": { aim: 85, change: (photo) => photo.rotate(90) },
	"turned by 180": { aim: 85, change: (photo) => photo.rotate(180) },
	"turned by 270": { aim: 85, change: (photo) => photo.rotate(270) },
	"200 px wide": { aim: 85, change: (photo) => photo.resize({ width: 200 }) },
	mirrored: { aim: 85, change: (photo) => photo.flop() },
	grey: { aim: 85, change: (photo) => photo.greyscale() },
	"a quarter of the light": { aim: 75, change: (photo) => photo.linear(0.25, 0) },
};
const TILE = 200;
const CAPTION = 30;
const COLUMNS = 6;

type Tried = {
	file: string;
	name: string;
	photo: Uint8Array;
	likeness: Likeness;
	verdict: Verdict;
	ms: number;
};

const photos = (
	await Promise.all(
		PHOTOS.map(async (path) =>
			path.endsWith(".jpg")
				? [path]
				: (await readdir(path)).filter((name) => name.endsWith(".jpg")).map((name) => `${path}/${name}`),
		),
	)
).flat();
/** The recogniser takes a cat for somebody. */
const PETS = new Set(["cat", "toy-dog"]);
const featuresOf = await startRecogniser();
/** Those in whose photos the recogniser finds a face. */
const known = new Map<string, Features>();
for (const file of photos) {
	const person = PETS.has(basename(file, ".jpg")) ? null : await featuresOf(await readFile(file));
	if (person) known.set(file, person);
}

const only = process.argv.slice(2).join(" ");
if (only && !Object.hasOwn(CHANGES, only)) throw new Error(`one of: ${Object.keys(CHANGES).join(", ")}`);
if (!only) await drawAndCount();
for (const name of only ? [only] : Object.keys(CHANGES)) await countChanged(name);

async function drawAndCount(): Promise<void> {
	const tried: Tried[] = [];
	for (const file of photos) {
		const photo = await readFile(file);
		const started = performance.now();
		const drawn = await headsFrom(photo);
		if (!drawn) throw new Error(`${file} could not be read`);
		const ms = Math.round(performance.now() - started);
		tried.push({
			file,
			name: basename(file, ".jpg"),
			photo,
			likeness: drawn.heads[0],
			verdict: drawn.verdict,
			ms,
		});
	}
	await drawSheet(tried);
	const counts = { head: 0, cover: 0 };
	for (const { file, name, likeness } of tried) {
		const person = known.get(file);
		if (!person) continue;
		const head = sees(await featuresOf(await withRoom(likeness.png)), person);
		const cover = sees(await featuresOf(await faceOnCover(likeness)), person);
		if (head) counts.head++;
		if (cover) counts.cover++;
		if (!head || !cover) process.stdout.write(`${name}: head ${head}, cover ${cover}\n`);
	}
	const times = tried.map(({ ms }) => ms).sort((a, b) => a - b);
	process.stdout.write(
		`${known.size} photos with a face that the recogniser finds: the same person in ${counts.head} heads and on ${counts.cover} covers.\n` +
			`Median ${times[times.length >> 1]} ms a likeness, longest ${times.at(-1)} ms.\n`,
	);
}

/** Of the people it finds in the photos as they are, how many it still finds in the heads cut out of the changed ones. */
async function countChanged(name: string): Promise<void> {
	const { aim, change } = CHANGES[name] as (typeof CHANGES)[string];
	const lost: string[] = [];
	for (const [file, person] of known) {
		const photo = await readFile(file);
		const drawn = await headsFrom(await change(sharp(photo).autoOrient()).jpeg({ quality: 90 }).toBuffer());
		const head = drawn && (await featuresOf(await withRoom(drawn.heads[0].png)));
		if (!sees(head, person)) lost.push(basename(file, ".jpg"));
	}
	const kept = known.size - lost.length;
	const share = Math.round((kept / known.size) * 100);
	process.stdout.write(
		`${name}: the same person in ${kept} of ${known.size} heads, ${share} % (aim ${aim})${lost.length ? `; not in ${lost.join(", ")}` : ""}\n`,
	);
}

function sees(found: Features | null, person: Features): boolean {
	return found !== null && isSame(found, person);
}

async function faceOnCover(likeness: Likeness): Promise<Uint8Array> {
	const told = { name: "Sam", age: 30, isMain: true, relationship: null };
	const brief: CoverBrief = {
		title: "A Day Out",
		imagePrompt: "",
		setting: "beach",
		time: "noon",
		readingLevel: "starter",
		seed: "likeness",
		cast: [{ likeness, member: plainMember(told, 0, "beach") }],
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
