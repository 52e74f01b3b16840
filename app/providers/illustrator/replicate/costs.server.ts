import type { ArtSize } from "../port";
import { centsOf, type Model } from "./models";
import { pagesAtOnce } from "./predict.server";

/** What a Painted book costs and takes, by the table of models: nothing of it is measured. */

/**
 * Pictures of a book. A cover is drawn three times on average, of the five that are free; three double pages and the back cover are shown before
 * it is bought; of its 15 pictures inside, the back cover among them, all but the imprint's are painted.
 */
export const PICTURES = { covers: 3, shown: 4, inside: 14 } as const;
/** Who may be in a book. Each has a sheet, a picture that all others are painted from. */
export const PEOPLE = [1, 2, 3, 4] as const;
/** A writer's tokens of a story, 6,000 to 10,000; and an inspector's of a picture, 2,000 to 3,000. */
export const TOKENS = { story: 8_000, inspection: 2_500 } as const;
/** An inspection, ms. */
const INSPECTION_MS = 5_000;

/** Pence: a book that nobody buys at most, and one that is bought. ms: a cover, and all of a bought book's pages. */
export const TARGETS = { unbought: 80, bought: 350, coverMs: 60_000, pagesMs: 240_000 } as const;

/** The shop's settings that it depends on. */
export type Prices = { COST_OF_DOLLAR: number; COST_OF_TOKENS: number; ILLUSTRATOR_AT_ONCE: number };

/** One row: `pictures` at a size, cents of a dollar for them, and the tokens of who writes or inspects. */
export type CostRow = { what: string; pictures: number; cents: number; tokens: number };

export type PaintedCost = {
	/** What is bought for everybody, and what is bought besides once it is paid for. */
	unbought: CostRow[];
	besides: CostRow[];
	/** Pence: of a book that nobody buys, and of one that is bought. */
	pence: { unbought: number; bought: number };
	/** ms, where no other book is waited for. */
	coverMs: number;
	pagesMs: number;
	printMs: number;
};

/** A book of so many people, all of it painted by one model without a failure or a second try. */
export function costOf(model: Model, people: number, prices: Prices): PaintedCost {
	const row = (
		what: string,
		pictures: number,
		size: ArtSize,
		references: number,
		inspected = true,
	): CostRow => ({
		what,
		pictures,
		cents: pictures * centsOf(model, { references: Array(references).fill("") }, size),
		tokens: inspected ? pictures * TOKENS.inspection : 0,
	});
	const { covers, shown, inside } = PICTURES;
	const unbought: CostRow[] = [
		{ what: "the story", pictures: 0, cents: 0, tokens: TOKENS.story },
		row("sheets, one a person", people, "screen", 1, false),
		row("covers", covers, "screen", people),
		// Painted from the sheets and the cover.
		row("pages shown", shown, "screen", people + 1),
	];
	// Print is painted from one picture alone.
	const besides = [
		row("the other pages", inside - shown, "screen", people + 1),
		row("print, of the cover and every page", 1 + inside, "print", 1),
	];
	const penceOf = (rows: readonly CostRow[]) =>
		rows.reduce(
			(sum, { cents, tokens }) =>
				sum + (cents * prices.COST_OF_DOLLAR) / 100 + (tokens * prices.COST_OF_TOKENS) / 1000,
			0,
		);
	const { screen, print } = model.sizes;
	const rounds = (pictures: number) => Math.ceil(pictures / pagesAtOnce(prices.ILLUSTRATOR_AT_ONCE));
	return {
		unbought,
		besides,
		pence: { unbought: penceOf(unbought), bought: penceOf([...unbought, ...besides]) },
		coverMs: screen.usualMs + screen.usualMs + INSPECTION_MS,
		pagesMs: rounds(inside) * (screen.usualMs + INSPECTION_MS),
		printMs: rounds(1 + inside) * (print.usualMs + INSPECTION_MS),
	};
}
