import { DAMAGE_DAYS, LONGEST_DAMAGE, type OrderState } from "./rules";

/** A book that came damaged: until when its family tells us, and what is said of it. Pure, safe in the browser. */

const DAY_MS = 24 * 3600_000;

/** ISO time until which an order may be told damaged; null while it isn't delivered. */
export function damageUntil(
	state: OrderState,
	events: readonly { step: string; at: string }[],
): string | null {
	const delivered = events.findLast(({ step }) => step === "deliver");
	if (state !== "delivered" || !delivered) return null;
	return new Date(Date.parse(delivered.at) + DAMAGE_DAYS * DAY_MS).toISOString();
}

export const DAMAGE_TEXTS = {
	told: "Thank you for telling us, and we are sorry. One of us looks at it and writes to you.",
	before: "You have told us already: one of us is looking at it, and writes to you.",
	notThere:
		"This book hasn’t arrived yet by what we know. Once it is with you, press “It has arrived” on the order’s page.",
	over: `A book can be reported damaged here within ${DAMAGE_DAYS} days of its delivery. Please write to us and name your order number: we will see what we can do.`,
	photoAgain: "Please choose the photo again: it was not sent yet",
	noPhoto: "Please add a photo that shows the damage",
	tooLong: `Please use at most ${LONGEST_DAMAGE} characters`,
	failed:
		"We couldn’t take this just now. Nothing is lost but the photo: please choose it again and try once more.",
} as const;
