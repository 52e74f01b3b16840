/** The paper that pictures are drawn for. Lengths in mm unless their name says otherwise. */
export type Format = {
	/** Trimmed size. */
	width: number;
	height: number;
	/** What is cut off along every edge. */
	bleed: number;
	/** From the trimmed edge: what matters stays inside. */
	safe: number;
	/** Breadth of the middle strip, across the fold, that no face and no word may enter; 0 without a fold. */
	gutter: number;
};

const PAGE: Format = { width: 210, height: 210, bleed: 3, safe: 10, gutter: 0 };

export const FORMATS = {
	cover: PAGE,
	page: PAGE,
	spread: { ...PAGE, width: 2 * PAGE.width, gutter: 26 },
} as const satisfies Record<string, Format>;
export type FormatName = keyof typeof FORMATS;

/** Edge of a page in px: on the screen, and in print at 300 dpi with its bleed. */
export const PAGE_PX = { screen: 1024, print: 2551 } as const;
