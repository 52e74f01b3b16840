import { londonDay } from "~/shop/london-day";
import { isWorkingDay } from "./bank-holidays";
import type { OrderState } from "./rules";

/** When a book is late, and what is said of it. Pure, safe in the browser. */

/** From the approval until it has arrived. */
export const ON_THE_WAY: readonly OrderState[] = ["approved", "at the printer", "printed", "posted"];

/** Where an order is that a family may miss: on its way, also while it is on hold, or taken for delivered because nobody spoke. */
export function mayBeMissing(
	{ state, held_from }: { state: OrderState; held_from: OrderState | null },
	events: readonly { step: string; actor: string }[],
): boolean {
	if (state === "delivered") return events.findLast(({ step }) => step === "deliver")?.actor === "job";
	const place = state === "on hold" ? held_from : state;
	return place !== null && ON_THE_WAY.includes(place);
}

/** A parcel is with the post for so many working days at least, as the order's page says. */
const POST_WORKING_DAYS = 3;

/** The last London day (YYYY-MM-DD) on which a parcel may be posted that is to arrive by `promised` (ISO). */
export function lastPostingDay(promised: string): string {
	const day = new Date(promised);
	for (let left = POST_WORKING_DAYS; left > 0; ) {
		day.setUTCDate(day.getUTCDate() - 1);
		if (isWorkingDay(londonDay(day))) left--;
	}
	return londonDay(day);
}

/** Whether an order can't arrive by its promised date any more: posted too late for it, or not posted in time. */
export function isPostedLate(promised: string | null, postedAt: string | undefined, now: Date): boolean {
	if (promised === null) return false;
	return londonDay(postedAt ? new Date(postedAt) : now) > lastPostingDay(promised);
}

/** Whether the promised day is over: from then on a family may say that its book hasn't come. */
export function isOverdue(promised: string | null, now: Date): boolean {
	return promised !== null && londonDay(now) > londonDay(new Date(promised));
}

export const LATE_TEXTS = {
	given: "We are sorry. Your postage is on its way back to you, and one of us is looking for your parcel.",
	before: "Your postage was given back already, and one of us is looking for your parcel.",
	looking: "We are sorry. One of us is looking for your parcel, and writes to you.",
	early: "It is a little early: the day your book is promised for isn’t over yet.",
	notNow: "This order isn’t on its way, so it can’t be missing. Please write to us if anything is wrong.",
} as const;
