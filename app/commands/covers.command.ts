import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { drawCoverPicture } from "~/providers/illustrator/draw-cover.server";
import { headsFrom } from "~/providers/illustrator/likeness/draw-likeness.server";
import type { CoverBrief, CoverCharacter, Likeness } from "~/providers/illustrator/port";
import { SCENE_KINDS, type SceneKind } from "~/providers/illustrator/recognise-scene";

/**
 * `npm run covers`: draws docs/covers.png, one cover for each setting by day and by night, and docs/cover-example.png,
 * from the two photographs in e2e/photos.
 */
const TILE = 280;
const CAPTION = 34;
const COLUMNS = 7;

const TITLES: Record<SceneKind, readonly [location: string, day: string, night: string]> = {
	sea: ["the sea", "Captain Eileen Sets Sail", "The Lantern Sea"],
	underwater: ["under the sea", "The Octopus Who Lost a Sock", "Deep, Deep Down"],
	space: ["outer space", "Breakfast on Mars", "Eileen and the Last Star"],
	forest: ["the woods", "The Fox, the Owl and Eileen", "Fireflies!"],
	castle: ["a fairy-tale castle", "A Dragon for Tea", "The Princess Who Could Not Sleep"],
	jungle: ["the jungle", "Follow That Monkey", "The Jungle Sings"],
	city: ["London", "Up, Up and All Over London", "Rooftop Cats"],
	snow: ["the North Pole", "The Snowman's Birthday", "Northern Lights"],
	farm: ["the farm", "Who Let the Sheep Out?", "Goodnight, Barn"],
	school: ["school", "The Day the Numbers Ran Away", "A School for Stars"],
	bedroom: ["my bedroom", "The Fort at the Foot of the Bed", "Ten Sleepy Dragons"],
	circus: ["the big top", "Roll Up, Roll Up!", "The Midnight Circus"],
	desert: ["the Sahara", "The Camel Who Knew the Way", "A Thousand and One Lanterns"],
	meadow: ["the hills", "Over the Hills with Chelsea", "The Secret of Whisper Hill"],
};

async function likenessOf(file: string): Promise<Likeness> {
	const drawn = await headsFrom(await readFile(file));
	if (!drawn) throw new Error(`${file} could not be read`);
	return drawn.heads[0];
}

const woman = await likenessOf("e2e/photos/woman.jpg");
const cat = await likenessOf("e2e/photos/cat.jpg");

const person = (change: Partial<CoverCharacter>): CoverCharacter => ({
	name: "Eileen",
	age: 34,
	personality: "brave and curious",
	isMain: false,
	relationship: null,
	likeness: woman,
	...change,
});
const everyone = [
	person({ isMain: true }),
	person({ name: "Chelsea", age: 3, personality: "a clever cat", relationship: "Pet", likeness: cat }),
	person({ name: "Ann", age: 7, relationship: "Cousin" }),
	person({ name: "Bea", age: 2, relationship: "Baby sibling" }),
];
const COUNTS = [2, 1, 2, 3, 2, 2, 4];

const brief = (change: Partial<CoverBrief>): CoverBrief => ({
	title: "",
	location: "",
	imagePrompt: "",
	readingLevel: "starter",
	seed: "covers",
	characters: everyone.slice(0, 2),
	...change,
});

const tiles: { input: Buffer; left: number; top: number }[] = [];
let drawn = 0;
for (const [i, place] of SCENE_KINDS.entries()) {
	const [location, day, night] = TITLES[place];
	for (const [k, time] of (["day", "night"] as const).entries()) {
		const sheetBrief = brief({
			title: k === 0 ? day : night,
			location: `${location}, ${time}`,
			seed: `sheet ${place} ${time}`,
			characters: everyone.slice(0, COUNTS[(i + k * 3) % COUNTS.length]),
		});
		const { bytes } = await drawCoverPicture(sheetBrief, 1024);
		const left = (drawn % COLUMNS) * TILE;
		const top = Math.floor(drawn / COLUMNS) * (TILE + CAPTION);
		const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${CAPTION}"><text x="10" y="20" font-family="sans-serif" font-size="15" fill="#3b3148">${place}, ${time}</text></svg>`;
		const size = TILE - 12;
		tiles.push(
			{ input: await sharp(bytes).resize(size, size).png().toBuffer(), left: left + 6, top: top + 6 },
			{ input: Buffer.from(caption), left, top: top + TILE },
		);
		drawn++;
	}
}

await mkdir("docs", { recursive: true });
const rows = Math.ceil(drawn / COLUMNS);
await sharp({
	create: { width: COLUMNS * TILE, height: rows * (TILE + CAPTION), channels: 3, background: "#faf6ee" },
})
	.composite(tiles)
	.png({ palette: true, quality: 90, effort: 9 })
	.toFile("docs/covers.png");

const exampleBrief = brief({
	title: "Eileen and the Lantern Sea",
	location: "a boat on the sea at night",
	seed: "lantern sea",
});
const example = await drawCoverPicture(exampleBrief, 1024);
await writeFile(
	"docs/cover-example.png",
	await sharp(example.bytes).png({ palette: true, quality: 100, effort: 9 }).toBuffer(),
);
process.stdout.write(`docs/covers.png (${drawn} covers) and docs/cover-example.png are drawn.\n`);
