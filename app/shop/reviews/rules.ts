/** What a review may be. Pure, safe in the browser. */

import { isPaid } from "~/shop/prices/rules";

export const LEAST_STARS = 1;
export const MOST_STARS = 5;
export const DEFAULT_STARS = 5;

/** Most characters, counted as `maxlength` counts them. A few paragraphs. */
export const LONGEST_REVIEW = 2000;
export const LONGEST_DISPLAY_NAME = 60;

/** Who a review is by when no name is given. */
export const ANONYMOUS = "Anonymous";

/** From how many on the gallery shows reviews: fewer say little of a shop. */
export const LEAST_SHOWN_REVIEWS = 3;
/** Most that stand there at once, the newest. */
export const MOST_SHOWN_REVIEWS = 6;

export const REVIEW_TEXTS = {
	failed: "Failed to submit review",
	unexpected: "An unexpected error occurred",
	already: "You have already reviewed this order.",
	notPaid: "Only an order that has been paid can be reviewed.",
} as const;

/** Whether an order of this payment status may be reviewed. */
export function mayBeReviewed(status: string): boolean {
	return isPaid(status);
}

export type ShownReview = {
	id: string;
	rating: number;
	content: string;
	displayName: string;
	createdAt: string;
};
/** `mean` of all `count`, stars to one decimal; `newest` some of them, good or not. */
export type ShownReviews = { count: number; mean: number; newest: ShownReview[] };
