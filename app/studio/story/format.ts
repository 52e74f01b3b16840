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

/** px in an inch of print that a vendor's picture has as it came: with fewer than the least it isn't printed, fewer than is fine are told. */
export const PICTURE_PPI = { least: 200, fine: 250 } as const;

/** px in an inch of a picture of so many px that fills so many mm, of which what is too wide or too high for them is cut off. */
export const ppiOf = (px: Side, mm: Side): number =>
	Math.floor(Math.min(px.width / mm.width, px.height / mm.height) * 25.4);
type Side = { width: number; height: number };
