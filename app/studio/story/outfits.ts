/** What people wear where a story says so. Ids, as those of `vocabulary.ts`. */
export const OUTFITS = [
	"everyday",
	"raincoat",
	"nightclothes",
	"swimwear",
	"explorer",
	"winter",
	"party",
	"royal",
	"sailor",
	"astronaut",
	"apron",
] as const;
export type Outfit = (typeof OUTFITS)[number];
