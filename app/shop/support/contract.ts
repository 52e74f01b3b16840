import { z } from "zod";
import { written } from "~/shop/books/contract";
import { EMAIL_PATTERN } from "~/shop/checkout/rules";
import { stars } from "~/shop/reviews/contract";
import { FEEDBACK_LENGTHS, MESSAGE_LENGTHS } from "./rules";

/** Fields that no person sees; whatever they hold, the form can be read. */
const unseen = z.string().optional().catch(undefined);

/** The contact form. `website` is for programs to fill in, `stamp` says when the form was first touched. */
export const messageForm = z.object({
	name: written(MESSAGE_LENGTHS.name, "Full name is required", "A name"),
	email: written(MESSAGE_LENGTHS.email, "Email is required", "An email address").refine(
		(address) => EMAIL_PATTERN.test(address),
		"Please enter a valid email",
	),
	subject: written(MESSAGE_LENGTHS.subject, "Subject is required", "A subject"),
	message: written(MESSAGE_LENGTHS.message, "Message is required", "A message", true),
	website: unseen,
	stamp: unseen,
});
export type MessageInput = z.infer<typeof messageForm>;

/** The feedback form. */
export const feedbackForm = z.object({
	name: written(FEEDBACK_LENGTHS.name, "Name is required", "A name"),
	feedback: written(FEEDBACK_LENGTHS.feedback, "Feedback is required", "Feedback", true),
	rating: stars,
});
export type FeedbackInput = z.infer<typeof feedbackForm>;
