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
function lastPostingDay(promised: string): string {
	const day = new Date(promised);
	for (let left = POST_WORKING_DAYS; left > 0; ) {
		day.setUTCDate(day.getUTCDate() - 1);
		if (isWorkingDay(londonDay(day))) left--;
	}
	return londonDay(day);
}

/** What an order is of the day it is promised for, as its page, its mails and what is given back all tell it. */
export type PromisedDay = {
	/** The day it is promised for, ISO. */
	by: string;
	/** It is over in London: only then is anything late. */
	isOver: boolean;
	/** It was posted in time for that day, or still can be. */
	inTime: boolean;
};

/** An order as far as its day hangs on it. */
export type Promised = { state: OrderState; held_from: OrderState | null; estimated_delivery: string | null };

/** How an order stands to its promised day, by what has happened to it; null where nothing is promised. */
export function promisedDay(
	{ state, held_from, estimated_delivery: by }: Promised,
	events: readonly { step: string; at: string }[],
	now: Date,
): PromisedDay | null {
	if (by === null) return null;
	const place = state === "on hold" ? held_from : state;
	// One that is printed again hasn't been posted yet, whatever became of the parcel before.
	const isPosted = place === "posted" || place === "delivered";
	const posted = isPosted ? events.findLast(({ step }) => step === "post")?.at : undefined;
	const postingDay = londonDay(posted === undefined ? now : new Date(posted));
	return {
		by,
		isOver: londonDay(now) > londonDay(new Date(by)),
		inTime: postingDay <= lastPostingDay(by),
	};
}

export const LATE_TEXTS = {
	given: "We are sorry. Your postage is on its way back to you, and one of us is looking for your parcel.",
	before: "Your postage was given back already, and one of us is looking for your parcel.",
	looking: "We are sorry. One of us is looking for your parcel, and writes to you.",
	early: "It is a little early: the day your book is promised for isn’t over yet.",
	notNow: "This order isn’t on its way, so it can’t be missing. Please write to us if anything is wrong.",
} as const;
