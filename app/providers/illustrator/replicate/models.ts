/** What is asked of a model, whatever its name for it. */
export type Order = {
	prompt: string;
	/** The likenesses as data URIs, in the order the prompt names them. */
	references: string[];
	/** Width to height; a spread's picture is cut from the broader one. */
	aspect: "1:1" | "16:9";
	seed: number;
};

type Family = { model: RegExp; input(order: Order): Record<string, unknown> };

/**
 * The models whose inputs are known, as their pages on replicate.com describe them (checked November 2026).
 * Both give pictures that are large enough for print, the second after a quarter's enlargement of a square one.
 */
const FAMILIES: Family[] = [
	{
		model: /^google\/nano-banana-pro$/,
		input: ({ prompt, references, aspect }) => ({
			prompt,
			image_input: references,
			aspect_ratio: aspect,
			resolution: "4K",
			output_format: "jpg",
			safety_filter_level: "block_medium_and_above",
		}),
	},
	{
		model: /^black-forest-labs\/flux-2-(pro|max|flex)$/,
		input: ({ prompt, references, aspect, seed }) => ({
			prompt,
			input_images: references,
			aspect_ratio: aspect,
			resolution: "4 MP",
			output_format: "jpg",
			output_quality: 95,
			safety_tolerance: 2,
			seed,
		}),
	},
];

/** The inputs of an order in a model's own words. Throws for a model whose words are not known: a mistake of the operator's. */
export function inputFor(model: string): (order: Order) => Record<string, unknown> {
	const family = FAMILIES.find((known) => known.model.test(model));
	if (!family) throw new Error(`the inputs of the model ${model} are not known`);
	return family.input;
}
