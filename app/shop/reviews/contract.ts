import { z } from "zod";
import { cleanText, written } from "~/shop/books/contract";
import {
	ANONYMOUS,
	DEFAULT_STARS,
	LEAST_STARS,
	LONGEST_DISPLAY_NAME,
	LONGEST_REVIEW,
	MOST_STARS,
} from "./rules";
import type { ReviewRow } from "./store.server";

const STARS = `Please choose ${LEAST_STARS} to ${MOST_STARS} stars`;
/** One to five; a form or call that gives none means them all. */
export const stars = z.preprocess(
	// A form sends digits as text, a call sends a number.
	(value) =>
		typeof value === "string" && /^\d$/.test(value.trim()) ? Number(value) : (value ?? DEFAULT_STARS),
	z.int({ error: STARS }).min(LEAST_STARS, STARS).max(MOST_STARS, STARS),
);

const displayName = z.preprocess(
	(value) => (typeof value === "string" ? cleanText(value) : (value ?? "")),
	z
		.string({ error: "The display name is text" })
		.max(LONGEST_DISPLAY_NAME, `A display name can have at most ${LONGEST_DISPLAY_NAME} characters`),
);

/** The form of /review/{orderId}; `displayName` is optional and blank for Anonymous. */
export const reviewForm = z.object({
	content: written(LONGEST_REVIEW, "Please write your review", "Your review", true),
	rating: stars,
	displayName,
});
/** `POST /api/reviews`. */
export const reviewInput = reviewForm.extend({
	orderId: z.string({ error: "The order's id is required" }).min(1, "The order's id is required").max(100),
});
export type ReviewInput = z.infer<typeof reviewInput>;

/** A review as the JSON calls read it. */
export type StoredReviewJson = {
	_id: string;
	orderId: string;
	rating: number;
	content: string;
	/** Anonymous when blank. */
	displayName: string;
	/** ISO 8601. */
	createdAt: string;
};

/** The review as /api and the screens show it. */
export function reviewJson(review: ReviewRow): StoredReviewJson {
	return {
		_id: review.id,
		orderId: review.order_id,
		rating: review.rating,
		content: review.content,
		displayName: review.display_name || ANONYMOUS,
		createdAt: review.created_at,
	};
}
