/**
 * Claims the shop makes about itself. Each needs documentary evidence, held before it is published (CAP Code, rule
 * 3.7). They stand in this one file, so that whoever answers for them can find and change them in one place.
 */
export type Claim = { figure: string; text: string };

export const HIGHLIGHTS: readonly Claim[] = [
	{ figure: "10,000+", text: "happy families" },
	{ figure: "Instant", text: "preview and cover image" },
	{ figure: "Deleted", text: "your photos, automatically, and the heads cut out of them too" },
	{ figure: "Quick", text: "nationwide shipping" },
];
