import { FORMATS, PICTURE_PPI, ppiOf } from "~/studio/story/format";
import type { ArtSize } from "../port";

/** What is asked of a model, whatever its name for it. */
export type Order = {
	prompt: string;
	/** The likenesses as data URIs, in the order the prompt names them. */
	references: string[];
	/** Width to height; a spread's picture is cut from the broader one. */
	aspect: Aspect;
	seed: number;
	/** The book's cover, as a data URI, and how many are on it. */
	cover?: { reference: string; people: number };
};

export type Aspect = "1:1" | "16:9";
type Made = {
	/** The model's own word for the size. */
	called: string;
	/** Width and height of what it gives. */
	px: Record<Aspect, readonly [number, number]>;
	/** Cents of a dollar a picture, as Replicate bills it, and for each reference where those are billed. */
	cents: number;
	centsPerReference?: number;
	/** How long one takes, from when it is asked for, ms. */
	usualMs: number;
};

type Row = {
	slug: string;
	/** References it takes at most, and how many people it keeps apart by them. */
	references: number;
	people: number;
	sizes: Record<ArtSize, Made>;
	input(order: Order, size: string): Record<string, unknown>;
};
/** `limitMs`: a prediction that takes longer is cancelled. */
export type Model = Row & { limitMs: number };

/** A large picture's usual time, so often, is the limit of any. */
const LIMIT = 3;

const GOOGLES = {
	"1K": { "1:1": [1024, 1024], "16:9": [1376, 768] },
	"4K": { "1:1": [4096, 4096], "16:9": [5504, 3072] },
} as const;

const FLUX = {
	"1 MP": { "1:1": [1024, 1024], "16:9": [1344, 768] },
	"4 MP": { "1:1": [2048, 2048], "16:9": [2048, 1152] },
} as const;

const googles = ({ prompt, references, aspect }: Order, resolution: string) => ({
	prompt,
	image_input: references,
	aspect_ratio: aspect,
	resolution,
	output_format: "jpg",
});

const flux = ({ prompt, references, aspect, seed }: Order, resolution: string) => ({
	prompt,
	input_images: references,
	aspect_ratio: aspect,
	resolution,
	output_format: "jpg",
	output_quality: 95,
	safety_tolerance: 2,
	seed,
});

/** Two that differ by their price and their time. Version 285631b5 of the API page of flux-2-pro, 9c23b0aa of flux-2-max; prices by docs.bfl.ai, "Pricing": Replicate's could not be read. */
const fluxes = (
	[
		["black-forest-labs/flux-2-pro", { screen: [3, 10_000], print: [7.5, 30_000], reference: 1.5 }],
		["black-forest-labs/flux-2-max", { screen: [7, 20_000], print: [16, 50_000], reference: 3 }],
	] as const
).map(([slug, { screen, print, reference }]): Row => {
	const made = (called: keyof typeof FLUX, [cents, usualMs]: readonly [number, number]) => ({
		...{ called, px: FLUX[called], cents, centsPerReference: reference, usualMs },
	});
	const sizes = { screen: made("1 MP", screen), print: made("4 MP", print) };
	return { slug, references: 8, people: 4, sizes, input: flux };
});

/**
 * The models whose inputs are known, the one that is asked first by itself before the others. Inputs by replicate.com's pages of each
 * version's API, read in October and November 2026, as stored; where something is known from elsewhere, its row says so. Times: what hosts
 * of these models publish (nano-banana-pro 15 to 20 s at 1K and 50 to 70 at 4K; seedream-4.5 a median of 52 s at Replicate; flux-2-pro 3 to
 * 5 s small and 45 to 60 at 4K); of the others assumed. None was measured by us.
 */
const ROWS: readonly Row[] = [
	{
		// On Replicate by a public catalogue of 7 October 2026, with these prices; its inputs are those of nano-banana-2, whose place it has
		// taken (shut down on 29 October 2026): its own page could not be read. px by Google's "Image generation"; 4 people by its guide.
		slug: "google/nano-banana-2.1",
		references: 14,
		people: 4,
		sizes: {
			screen: { called: "1K", px: GOOGLES["1K"], cents: 3.36, usualMs: 20_000 },
			print: { called: "4K", px: GOOGLES["4K"], cents: 11.34, usualMs: 40_000 },
		},
		input: googles,
	},
	{
		// Version 9fe3b828 of its API page: 2K and 4K, no 1K. The price by one public list of another host, px of 16:9 and people assumed: nothing is documented.
		slug: "bytedance/seedream-4.5",
		references: 14,
		people: 4,
		sizes: {
			screen: {
				...{ called: "2K", px: { "1:1": [2048, 2048], "16:9": [2560, 1440] } },
				...{ cents: 4, usualMs: 52_000 },
			},
			print: {
				...{ called: "4K", px: { "1:1": [4096, 4096], "16:9": [5404, 3040] } },
				...{ cents: 4, usualMs: 52_000 },
			},
		},
		input: ({ prompt, references, aspect }, size) => ({
			prompt,
			image_input: references,
			aspect_ratio: aspect,
			size,
			sequential_image_generation: "disabled",
			max_images: 1,
		}),
	},
	{
		// Inputs and prices by a public catalogue of 6 October 2026; 5 people by Google's "Image generation". No other model in its place
		// (`allow_fallback_model`): nobody would know which one drew.
		slug: "google/nano-banana-pro",
		references: 14,
		people: 5,
		sizes: {
			screen: { called: "1K", px: GOOGLES["1K"], cents: 15, usualMs: 20_000 },
			print: { called: "4K", px: GOOGLES["4K"], cents: 30, usualMs: 60_000 },
		},
		input: (order, size) => ({ ...googles(order, size), safety_filter_level: "block_medium_and_above" }),
	},
	...fluxes,
];

export const MODELS: readonly Model[] = ROWS.map((row) => ({
	...row,
	limitMs: LIMIT * row.sizes.print.usualMs,
}));

export const SLUGS: readonly string[] = MODELS.map(({ slug }) => slug);

/** Asked in this order unless the operator says another: vendors alternate, for what one refuses or can't draw now another may. */
export const DEFAULT_MODELS = SLUGS.slice(0, 3).join(",");

/** "a/one, b/two" -> the slugs. */
export const slugsIn = (list: string): string[] =>
	list
		.split(",")
		.map((slug) => slug.trim())
		.filter(Boolean);

/** The models of a list of slugs, in its order. Throws for one whose inputs are not known: a mistake of the operator's. */
export function modelsOf(slugs: readonly string[]): Model[] {
	return slugs.map((slug) => {
		const model = MODELS.find((known) => known.slug === slug);
		if (!model)
			throw new Error(`the inputs of the model ${slug} are not known; known are ${SLUGS.join(", ")}`);
		return model;
	});
}

/** What a picture of a model fills in print, bleed included: a page or a double page. */
const PRINTED: Record<Aspect, { width: number; height: number }> = {
	"1:1": bled(FORMATS.page),
	"16:9": bled(FORMATS.spread),
};

function bled({ width, height, bleed }: { width: number; height: number; bleed: number }) {
	return { width: width + 2 * bleed, height: height + 2 * bleed };
}

/** px in an inch of print that a model's picture has which fills so many mm; a whole page or double page unless said otherwise. */
export function ppiOfModel({ sizes }: Model, size: ArtSize, aspect: Aspect, mm = PRINTED[aspect]): number {
	const [width, height] = sizes[size].px[aspect];
	return ppiOf({ width, height }, mm);
}

/** The models of a list that take an order's references, those first that keep so many people apart; for print those before whose pictures are fine enough. */
export function fitFor(
	models: readonly Model[],
	{ references, aspect }: Pick<Order, "references" | "aspect">,
	size: ArtSize,
): Model[] {
	const count = references.length;
	const isFine = (model: Model) => size === "screen" || ppiOfModel(model, size, aspect) >= PICTURE_PPI.fine;
	const rank = (model: Model) => (isFine(model) ? 0 : 2) + (model.people >= count ? 0 : 1);
	return models
		.filter((model) => model.references >= count)
		.toSorted((one, other) => rank(one) - rank(other));
}

/** An order as one of the models is asked it: the book's cover goes with it, last, where the model takes one more and keeps apart all who are on it. */
export function orderFor({ references: most, people }: Model, { cover, ...order }: Order): Order {
	const { references, prompt } = order;
	if (!cover || references.length >= most || cover.people > people) return order;
	const said = `Reference picture ${references.length + 1} is the book's cover: the same style and the same clothes, unless they are described otherwise. Who is on it, where it plays and how it is composed counts for nothing here.`;
	return { ...order, references: [...references, cover.reference], prompt: `${prompt}\n${said}` };
}

/** What a picture of an order costs, cents of a dollar. */
export function centsOf({ sizes }: Model, { references }: Pick<Order, "references">, size: ArtSize): number {
	const { cents, centsPerReference = 0 } = sizes[size];
	return cents + centsPerReference * references.length;
}
