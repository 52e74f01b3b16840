import sharp from "sharp";
import type { MadeBook } from "./make-book";

const GAP = 10;

/** All pages of a book as it lies open, pairs side by side, `page` px each, `columns` openings in a row: a PNG. */
export async function contactSheet({ pages }: MadeBook, page = 240, columns = 3): Promise<Buffer> {
	// Page 1 lies alone on the right, 24 alone on the left.
	const place = (number: number) => {
		const opening = Math.floor(number / 2);
		return {
			left: GAP + (opening % columns) * (2 * page + 2 * GAP) + (number % 2) * page,
			top: GAP + Math.floor(opening / columns) * (page + GAP),
		};
	};
	const rows = Math.ceil((Math.floor(pages.length / 2) + 1) / columns);
	const tiles = await Promise.all(
		pages.map(async ({ page: { number }, picture }) => ({
			input: await sharp(picture.bytes).resize(page, page).png().toBuffer(),
			...place(number),
		})),
	);
	return sharp({
		create: {
			width: columns * (2 * page + 2 * GAP),
			height: rows * (page + GAP) + GAP,
			channels: 3,
			background: "#d9d2c5",
		},
	})
		.composite(tiles)
		.png({ palette: true, quality: 92, effort: 8 })
		.toBuffer();
}
