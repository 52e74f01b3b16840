import { londonDay } from "~/shop/london-day";
import {
	DAMAGE_ANSWER_WORKING_DAYS,
	DAMAGE_DAYS,
	LONGEST_DAMAGE,
	type OrderState,
	workingDaysAfter,
} from "./rules";

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

/** ISO time by which a book told damaged at `toldAt` (ISO) has our answer: printed again, or money back. */
export function damageAnswerBy(toldAt: string): string {
	return workingDaysAfter(new Date(toldAt), DAMAGE_ANSWER_WORKING_DAYS);
}

/**
 * What a family has told of the book it has, and what we have answered; null while we owe that, by `answerBy` (ISO), `isLate` once that
 * day is over in London.
 */
export type ToldDamage = {
	at: string;
	words: string;
	answerBy: string;
	isLate: boolean;
	answer: "refund" | null;
};

/** What is told of the book that was delivered last; null where nothing is. `damages`: the newest first. */
export function toldDamage(
	damages: readonly { open_for: string | null; created_at: string; words: string; answer: string | null }[],
	now: Date,
): ToldDamage | null {
	const last = damages.find(({ open_for }) => open_for !== null) ?? damages[0];
	// One that was printed again for it is another book.
	if (!last || (last.open_for === null && last.answer !== "refund")) return null;
	const { created_at: at, words } = last;
	const answerBy = damageAnswerBy(at);
	const answer = last.open_for === null ? "refund" : null;
	const isLate = answer === null && londonDay(now) > londonDay(new Date(answerBy));
	return { at, words, answerBy, isLate, answer };
}

export const DAMAGE_TEXTS = {
	told: "Thank you for telling us, and we are sorry. We mail you what you sent, and by when you hear from us.",
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
