import type { ReadingLevel } from "~/studio/story/levels";

/** A sample book as the gallery shows it. Cover and pages stand in `public/samples` under its id (`npm run samples`). */
export type SampleStory = {
	/** Also the name of its files. */
	id: string;
	title: string;
	desc: string;
	/** The cover as JPEG, 640 px square. */
	image: string;
	/** The cover as AVIF and as JPEG in each of `SAMPLE_SIZES`, for `srcset`. */
	avif: string;
	jpeg: string;
	pdf: string;
	featured?: boolean;
	/** Where it plays, in words. */
	setting: string;
	readingLevel: ReadingLevel;
};

/** Edges of a sample's cover, px: beside its words on a phone, a card on a phone and on a desk, and either on a fine screen. */
export const SAMPLE_SIZES = [168, 352, 448, 640] as const;

type Told = Pick<SampleStory, "id" | "title" | "desc" | "setting" | "readingLevel" | "featured">;

const TOLD: readonly Told[] = [
	{
		id: "captain-eileen",
		title: "Captain Eileen and the Golden Teapot",
		desc: "A pirate ship, an X that won’t keep still, and a parrot whom nobody has asked.",
		setting: "the sea",
		readingLevel: "starter",
		featured: true,
	},
	{
		id: "ben-and-the-dark",
		title: "Ben and the Dark",
		desc: "One finger the first night, a hand the next: how Ben got to know what goes chitter.",
		setting: "the bedroom",
		readingLevel: "tiny",
	},
	{
		id: "grace-and-the-lost-owl",
		title: "Grace and the Very Small Owl",
		desc: "An owl is quite sure that it is its mother who is lost. She is big, and she is warm.",
		setting: "the forest",
		readingLevel: "confident",
	},
	{
		id: "amara-builds-a-rocket",
		title: "Amara Builds a Rocket",
		desc: "It is made of cardboard boxes, and it only needs one more thing. It always does.",
		setting: "the garden",
		readingLevel: "whiz",
	},
	{
		id: "who-took-the-bone",
		title: "Who Took the Dinosaur’s Bone?",
		desc: "Sam asks, searches and stares. Gold paper, sticky tape, a red ribbon: it makes no sense.",
		setting: "the museum",
		readingLevel: "pro",
	},
	{
		id: "hank-gets-wet",
		title: "Hank Gets His Face Wet",
		desc: "A goldfish bets Hank, in bubbles, from the toes up. The bubbles are kept underneath.",
		setting: "the swimming pool",
		readingLevel: "custom",
	},
];

const srcset = (id: string, type: "avif" | "jpg") =>
	SAMPLE_SIZES.map((size) => `/samples/${id}-${size}.${type} ${size}w`).join(", ");

/** Six books the shop wrote and drew itself, each at another place and for another reader; the first is FEATURED. */
export const SAMPLE_STORIES: readonly SampleStory[] = TOLD.map((told) => ({
	...told,
	image: `/samples/${told.id}-640.jpg`,
	avif: srcset(told.id, "avif"),
	jpeg: srcset(told.id, "jpg"),
	pdf: `/samples/${told.id}.pdf`,
}));
