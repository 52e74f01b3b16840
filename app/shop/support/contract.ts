import { z } from "zod";
import { cleanText } from "~/shop/books/contract";
import { EMAIL_PATTERN } from "~/shop/checkout/rules";
import { DEFAULT_RATING, FEEDBACK_LENGTHS, LEAST_RATING, MESSAGE_LENGTHS, MOST_RATING } from "./rules";

/** A text without what nobody can see; one line unless `lines`. */
function written(missing: string, longest: number, what: string, lines = false) {
	return z.preprocess(
		(value) => (typeof value === "string" ? cleanText(value, lines) : value),
		z
			.string({ error: missing })
			.min(1, missing)
			.max(longest, `${what} can have at most ${longest} characters`),
	);
}

/** Fields that no person sees; whatever they hold, the form can be read. */
const unseen = z.string().optional().catch(undefined);

const RATING = `Please choose ${LEAST_RATING} to ${MOST_RATING} stars`;

/** The contact form. `website` is for programs to fill in, `stamp` says when the form was first touched. */
export const messageForm = z.object({
	name: written("Full name is required", MESSAGE_LENGTHS.name, "A name"),
	email: written("Email is required", MESSAGE_LENGTHS.email, "An email address").refine(
		(address) => EMAIL_PATTERN.test(address),
		"Please enter a valid email",
	),
	subject: written("Subject is required", MESSAGE_LENGTHS.subject, "A subject"),
	message: written("Message is required", MESSAGE_LENGTHS.message, "A message", true),
	website: unseen,
	stamp: unseen,
});
export type MessageInput = z.infer<typeof messageForm>;

/** The feedback form. */
export const feedbackForm = z.object({
	name: written("Name is required", FEEDBACK_LENGTHS.name, "A name"),
	feedback: written("Feedback is required", FEEDBACK_LENGTHS.feedback, "Feedback", true),
	rating: z.preprocess(
		// A form sends digits as text.
		(value) =>
			typeof value === "string" && /^\d$/.test(value.trim()) ? Number(value) : (value ?? DEFAULT_RATING),
		z.int({ error: RATING }).min(LEAST_RATING, RATING).max(MOST_RATING, RATING),
	),
});
export type FeedbackInput = z.infer<typeof feedbackForm>;
