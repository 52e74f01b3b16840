import type { ReadingLevel } from "~/shop/books/rules";

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
		title: "Captain Eileen Sets Sail",
		desc: "Eileen finds a treasure at sea. Bringing it home takes her dad, a cat and new boots.",
		setting: "the sea",
		readingLevel: "starter",
		featured: true,
	},
	{
		id: "ben-and-the-ball",
		title: "Ben and the Ball",
		desc: "A very small story about a lost ball, a patient man and a clever cat.",
		setting: "the garden",
		readingLevel: "tiny",
	},
	{
		id: "the-fox-the-owl-and-grace",
		title: "The Fox, the Owl and Grace",
		desc: "Grace finds a little owl and helps it home, with a basket far too full to carry.",
		setting: "the forest",
		readingLevel: "confident",
	},
	{
		id: "the-last-star",
		title: "Amara and the Last Star",
		desc: "Amara sets out to find the last star, with a big brother and a basket that groans.",
		setting: "outer space",
		readingLevel: "whiz",
	},
	{
		id: "a-bone-for-the-dinosaur",
		title: "A Bone for the Dinosaur",
		desc: "Who walks through the museum at night? Sam draws a map to find out, and a draught takes it.",
		setting: "the museum",
		readingLevel: "pro",
	},
	{
		id: "the-snowy-kite",
		title: "Up the Snowy Hill with Hank",
		desc: "Short sentences, big weather: Hank wants to fly his kite from the very top.",
		setting: "the snow",
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
