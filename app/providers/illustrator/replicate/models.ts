/** What is asked of a model, whatever its name for it. */
export type Order = {
	prompt: string;
	/** The likenesses as data URIs, in the order the prompt names them. */
	references: string[];
	/** Width to height; a spread's picture is cut from the broader one. */
	aspect: Aspect;
	seed: number;
};

export type Aspect = "1:1" | "16:9";
/** `screen` is enough to look at; `print` is the largest there is. */
export type Size = "screen" | "print";
type Made = {
	/** The model's own word for the size. */
	called: string;
	/** Width and height of what it gives. */
	px: Record<Aspect, readonly [number, number]>;
	/** Cents of a dollar a picture, as Replicate bills it, and for each reference where those are billed. */
	cents: number;
	centsPerReference?: number;
};

export type Model = {
	slug: string;
	/** References it takes at most, and how many people it keeps apart by them. */
	references: number;
	people: number;
	sizes: Record<Size, Made>;
	/** A prediction that takes longer is cancelled, ms: three times what it usually takes. */
	limitMs: number;
	input(order: Order, size: string): Record<string, unknown>;
};

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

/**
 * The models whose inputs are known, the one that is asked first by itself before the others. Inputs by replicate.com's pages of each
 * version's API, read in October and November 2026, as stored; where something is known from elsewhere, its row says so.
 */
export const MODELS: readonly Model[] = [
	{
		// On Replicate by a public catalogue of 7 October 2026, with these prices; its inputs are those of nano-banana-2, whose place it has
		// taken (shut down on 29 October 2026): its own page could not be read. px by Google's "Image generation"; 4 people by its guide.
		slug: "google/nano-banana-2.1",
		references: 14,
		people: 4,
		sizes: {
			screen: { called: "1K", px: GOOGLES["1K"], cents: 3.36 },
			print: { called: "4K", px: GOOGLES["4K"], cents: 11.34 },
		},
		limitMs: 120_000,
		input: googles,
	},
	{
		// Version 9fe3b828 of its API page: 2K and 4K, no 1K. The price by one public list of another host, px of 16:9 and people assumed: nothing is documented.
		slug: "bytedance/seedream-4.5",
		references: 14,
		people: 4,
		sizes: {
			screen: { called: "2K", px: { "1:1": [2048, 2048], "16:9": [2560, 1440] }, cents: 4 },
			print: { called: "4K", px: { "1:1": [4096, 4096], "16:9": [5404, 3040] }, cents: 4 },
		},
		limitMs: 120_000,
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
			screen: { called: "1K", px: GOOGLES["1K"], cents: 15 },
			print: { called: "4K", px: GOOGLES["4K"], cents: 30 },
		},
		limitMs: 150_000,
		input: (order, size) => ({ ...googles(order, size), safety_filter_level: "block_medium_and_above" }),
	},
	{
		// Version 285631b5 of its API page. At most 2048 px: a page has 241 of them in an inch, a double page 120. Prices by docs.bfl.ai, "Pricing"; Replicate's could not be read.
		slug: "black-forest-labs/flux-2-pro",
		references: 8,
		people: 4,
		sizes: {
			screen: { called: "1 MP", px: FLUX["1 MP"], cents: 3, centsPerReference: 1.5 },
			print: { called: "4 MP", px: FLUX["4 MP"], cents: 7.5, centsPerReference: 1.5 },
		},
		limitMs: 90_000,
		input: flux,
	},
	{
		// Version 9c23b0aa of its API page. The rest as flux-2-pro.
		slug: "black-forest-labs/flux-2-max",
		references: 8,
		people: 4,
		sizes: {
			screen: { called: "1 MP", px: FLUX["1 MP"], cents: 7, centsPerReference: 3 },
			print: { called: "4 MP", px: FLUX["4 MP"], cents: 16, centsPerReference: 3 },
		},
		limitMs: 150_000,
		input: flux,
	},
];

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

/** The models of a list that take an order's references, those first that keep so many people apart. */
export function fitFor(models: readonly Model[], { references }: Pick<Order, "references">): Model[] {
	const count = references.length;
	const fit = models.filter((model) => model.references >= count);
	return [...fit.filter(({ people }) => people >= count), ...fit.filter(({ people }) => people < count)];
}

/** What a picture of an order costs, cents of a dollar. */
export function centsOf({ sizes }: Model, { references }: Pick<Order, "references">, size: Size): number {
	const { cents, centsPerReference = 0 } = sizes[size];
	return cents + centsPerReference * references.length;
}
