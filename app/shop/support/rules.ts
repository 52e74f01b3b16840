import type { Limit } from "~/shop/limits/rules";

/** What may be written to the shop. Pure, safe in the browser. */

/** Most characters of each field, counted as `maxlength` counts them. */
export const MESSAGE_LENGTHS = { name: 80, email: 254, subject: 120, message: 4000 } as const;
export const FEEDBACK_LENGTHS = { name: 60, feedback: 2000 } as const;

/** Messages from one network address, feedback of one account. */
export const MESSAGE_LIMIT: Limit = { name: "message", most: 20, windowMs: 60 * 60_000 };
export const FEEDBACK_LIMIT: Limit = { name: "feedback", most: 20, windowMs: 60 * 60_000 };

/** A second press, or a reload of what was sent: for so long the same words are the same message, ms. */
export const SAME_MESSAGE_MS = 10 * 60_000;

/** Nobody fills the form in quicker than this after first touching it, ms. */
export const QUICKEST_MS = 2000;

/** How long messages and feedback are kept, ms. */
export const SUPPORT_KEPT_MS = 365 * 24 * 3600_000;

export const SUPPORT_TEXTS = {
	notSent: "Your message was not sent",
	notGiven: "Your feedback was not sent",
	unexpected: "Something went wrong! Please try again.",
	thanks: "Thank you for your feedback!",
	/** A hidden field was filled in: by a program, or by a browser that fills in more than it should. */
	trapped:
		"Something filled in a hidden field that stays empty. Your message is still here: please press Send Message again.",
	tooQuick:
		"That was quicker than most people can type. Your message is still here: please press Send Message again.",
} as const;
