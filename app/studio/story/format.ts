/** The paper that pictures are drawn for. Lengths in mm. */
export type Format = {
	/** Trimmed size. */
	width: number;
	height: number;
	/** What is cut off along every edge. */
	bleed: number;
};

const PAGE: Format = { width: 210, height: 210, bleed: 3 };

/** A spread is two pages side by side, one picture across the fold. */
export const FORMATS = {
	page: PAGE,
	spread: { ...PAGE, width: 2 * PAGE.width },
} as const satisfies Record<string, Format>;
export type FormatName = keyof typeof FORMATS;
