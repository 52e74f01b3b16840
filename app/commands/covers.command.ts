import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { headsFrom } from "~/studio/likeness/draw-likeness.server";
import { drawCoverPicture } from "~/studio/paper/draw-cover.server";
import type { CoverBrief } from "~/studio/story/brief";
import type { CastLikeness, CastMember } from "~/studio/story/cast";
import { paletteOf, plainMember } from "~/studio/story/clothes";
import type { Likeness } from "~/studio/story/likeness";
import { SETTINGS, type Setting } from "~/studio/story/places/list";
import type { Kind } from "~/studio/story/vocabulary";

/**
 * `npm run covers`: draws docs/covers.png, one cover for each setting by day and by night, and docs/cover-example.png,
 * from the pictures in e2e/photos. `npm run covers -- DIR` keeps every cover at its full size in that folder, too.
 */
const [folder] = process.argv.slice(2);
const TILE = 230;
const CAPTION = 34;
const COLUMNS = 8;

/** NAME is the main character's. A place without a line has `UNTITLED`. */
const TITLES: Partial<Record<Setting, readonly [day: string, night: string]>> = {
	beach: ["The Crab Who Wore a Hat", "Lanterns on the Sand"],
	sea: ["Captain NAME Sets Sail", "The Lantern Sea"],
	underwater: ["The Octopus Who Lost a Sock", "Deep, Deep Down"],
	island: ["Coconut Morning", "The Island That Hummed"],
	space: ["Breakfast on Mars", "NAME and the Last Star"],
	forest: ["The Fox, the Owl and NAME", "Fireflies!"],
	castle: ["A Dragon for Tea", "The Princess Who Could Not Sleep"],
	jungle: ["Follow That Monkey", "The Jungle Sings"],
	city: ["Up, Up and All Over London", "Rooftop Cats"],
	street: ["The Parcel for Number Nine", "The Lamplighter's Cat"],
	snow: ["The Snowman's Birthday", "Northern Lights"],
	farm: ["Who Let the Sheep Out?", "Goodnight, Barn"],
	school: ["The Day the Numbers Ran Away", "A School for Stars"],
	bedroom: ["The Fort at the Foot of the Bed", "Ten Sleepy Dragons"],
	kitchen: ["Seven Pancakes High", "The Midnight Biscuit"],
	garden: ["The Bean That Would Not Stop", "Moon in the Watering Can"],
	park: ["Ducks in a Row", "The Bandstand Waltz"],
	circus: ["Roll Up, Roll Up!", "The Midnight Circus"],
	desert: ["The Camel Who Knew the Way", "A Thousand and One Lanterns"],
	meadow: ["Over the Hills with NAME", "The Secret of Whisper Hill"],
	mountain: ["The Goat on the Top", "Where the Echo Lives"],
	sky: ["A Balloon for Two", "Cloud Country"],
	pool: ["The Great Big Splash", "The Pool at Midnight"],
	station: ["All Aboard with NAME", "The Last Train Home"],
	hospital: ["The Bravest Plaster", "Teddy's Night on the Ward"],
	shop: ["The Shop of Nearly Everything", "Who Minds the Shop?"],
	library: ["The Book That Sneezed", "Shh! Said the Owl"],
	museum: ["A Bone for the Dinosaur", "The Museum Wakes Up"],
};

const UNTITLED = ["NAME's Day Out", "NAME and the Night"] as const;

/** Who is on the covers: each of them is drawn from one photo, and nobody stands twice in a picture. */
const PEOPLE = {
	eileen: ["woman", "Eileen", 36, "Mum"],
	leo: ["faces/048", "Leo", 7, "Brother"],
	mina: ["faces/081", "Mina", 9, "Sister"],
	rosa: ["faces/096", "Rosa", 34, "Aunt/Uncle"],
	hank: ["faces/099", "Hank", 71, "Grandparent"],
	grace: ["faces/069", "Grace", 68, "Grandparent"],
	tom: ["faces/087", "Tom", 38, "Dad"],
	amara: ["faces/093", "Amara", 31, "Aunt/Uncle"],
	zoe: ["faces/057", "Zoe", 14, "Sister"],
	max: ["faces/090", "Max", 16, "Cousin"],
	sunny: ["faces/015", "Sunny", 3, "Baby sibling"],
	ben: ["faces/066", "Ben", 41, "Dad"],
	nell: ["faces/078", "Nell", 1, "Baby sibling"],
	sam: ["faces/006", "Sam", 29, "Aunt/Uncle"],
	ivy: ["faces/075", "Ivy", 11, "Friend"],
	chelsea: ["cat", "Chelsea", 3, "Pet"],
	biscuit: ["toy-dog", "Biscuit", 4, "Pet"],
} as const;
type Person = keyof typeof PEOPLE;

/** The first is the main character. */
const CASTS: readonly (readonly Person[])[] = [
	["leo", "eileen", "hank", "chelsea"],
	["mina", "biscuit"],
	["amara"],
	["tom", "nell", "zoe"],
	["eileen", "sam"],
	["grace", "sunny", "chelsea"],
	["rosa", "biscuit"],
	["ivy"],
	["nell", "ben"],
	["zoe", "rosa", "sunny", "biscuit"],
	["max", "chelsea"],
	["sunny", "sam", "amara"],
	["hank", "mina"],
	["leo", "biscuit", "chelsea"],
];

const likenesses = new Map<string, Promise<Likeness>>();
/** A photo's likeness, made once. */
function likenessOf(photo: string): Promise<Likeness> {
	const known = likenesses.get(photo) ?? makeLikeness(`e2e/photos/${photo}.jpg`);
	likenesses.set(photo, known);
	return known;
}

async function makeLikeness(file: string): Promise<Likeness> {
	const made = await headsFrom(await readFile(file));
	if (!made) throw new Error(`${file} could not be read`);
	return made.heads[0];
}

const KINDS: Partial<Record<Person, Kind>> = { chelsea: "cat", biscuit: "dog" };
const WOMEN = new Set<Person>(["eileen", "mina", "rosa", "grace", "amara", "zoe", "nell", "ivy"]);

const castOf = (people: readonly Person[], setting: Setting): Promise<CastLikeness[]> =>
	Promise.all(
		people.map(async (person, i) => {
			const [photo, name, age, relationship] = PEOPLE[person];
			const isMain = i === 0;
			const plain = plainMember(
				{ name, age, isMain, relationship: isMain ? null : relationship },
				i,
				setting,
			);
			const member: CastMember = {
				...plain,
				palette: paletteOf(i, SETTINGS.indexOf(setting) * 5),
				kind: KINDS[person] ?? plain.kind,
				pronouns: WOMEN.has(person) ? "she" : "he",
			};
			return { member, likeness: await likenessOf(photo) };
		}),
	);

async function briefWith(
	people: readonly Person[],
	change: Pick<CoverBrief, "title" | "setting" | "time" | "seed">,
): Promise<CoverBrief> {
	const title = change.title.replace("NAME", PEOPLE[people[0] as Person][1]);
	return {
		...change,
		title,
		imagePrompt: "",
		readingLevel: "starter",
		cast: await castOf(people, change.setting),
	};
}

if (folder) await mkdir(folder, { recursive: true });
const tiles: { input: Buffer; left: number; top: number }[] = [];
let drawn = 0;
for (const [i, setting] of SETTINGS.entries()) {
	const [day, night] = TITLES[setting] ?? UNTITLED;
	for (const [k, time] of ([i % 2 ? "noon" : "dusk", "night"] as const).entries()) {
		const people = CASTS[(i + k * 7) % CASTS.length] as readonly Person[];
		const title = k === 0 ? day : night;
		const change = { title, setting, time, seed: `sheet ${setting} ${time}` };
		const { bytes } = await drawCoverPicture(await briefWith(people, change), 1024);
		if (folder)
			await sharp(bytes)
				.png()
				.toFile(join(folder, `${setting}-${time}.png`));
		const left = (drawn % COLUMNS) * TILE;
		const top = Math.floor(drawn / COLUMNS) * (TILE + CAPTION);
		const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${CAPTION}"><text x="10" y="20" font-family="sans-serif" font-size="15" fill="#3b3148">${setting}, ${time}</text></svg>`;
		const size = TILE - 12;
		tiles.push(
			{ input: await sharp(bytes).resize(size, size).png().toBuffer(), left: left + 6, top: top + 6 },
			{ input: Buffer.from(caption), left, top: top + TILE },
		);
		drawn++;
	}
}

const rows = Math.ceil(drawn / COLUMNS);
await sharp({
	create: { width: COLUMNS * TILE, height: rows * (TILE + CAPTION), channels: 3, background: "#faf6ee" },
})
	.composite(tiles)
	.png({ palette: true, quality: 90, effort: 9 })
	.toFile("docs/covers.png");

const exampleBrief = await briefWith(["leo", "eileen", "chelsea"], {
	title: "NAME and the Lantern Sea",
	setting: "sea",
	time: "night",
	seed: "lantern sea",
});
const example = await drawCoverPicture(exampleBrief, 1024);
await writeFile(
	"docs/cover-example.png",
	await sharp(example.bytes).png({ palette: true, quality: 100, effort: 9 }).toBuffer(),
);
process.stdout.write(`docs/covers.png (${drawn} covers) and docs/cover-example.png are drawn.\n`);
