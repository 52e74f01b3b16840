/** What an order is called, when it is promised, what may happen to it, and what that reads as. Pure, safe in the browser. */

import { londonDay } from "~/shop/london-day";
import { done, fail, type Result } from "~/shop/result";
import { isWorkingDay } from "./bank-holidays";

/** The same for somebody else's order: it tells a stranger nothing. */
export const ORDER_NOT_FOUND = fail(
	"not_found",
	"Order not found: The requested order could not be found in our system.",
);

/** Last 8 characters of the payment's id, upper case: short enough to be read out. */
export function orderNumberOf(paymentId: string): string {
	return paymentId.slice(-8).toUpperCase();
}

/** The promise is for the UK alone: "5-7 days (working days in the UK)". The later end is what we write down. */
export const DELIVERY_WORKING_DAYS = { soonest: 5, latest: 7 };

/** How long delivery takes, in words, by country. */
export function deliveryTimeText(country: string): string {
	const { soonest, latest } = DELIVERY_WORKING_DAYS;
	return country === "GB"
		? `${soonest}-${latest} working days after you approve your book`
		: "Delivery times outside the UK vary with the local post";
}

/**
 * ISO time by which a book approved at `from` is promised; null where nothing is promised. Counted in London's days:
 * Saturdays, Sundays and the bank holidays of England, where books are printed, don't count.
 */
export function estimatedDelivery(country: string, from: Date): string | null {
	return country === "GB" ? workingDaysAfter(from, DELIVERY_WORKING_DAYS.latest) : null;
}

/** So many working days after it was posted a parcel that nobody speaks of has arrived. */
const SILENCE_WORKING_DAYS = 10;

/** ISO time from which an order posted at `from` counts as delivered, if nobody has said anything. */
export function arrivesBySilence(from: Date): string {
	return workingDaysAfter(from, SILENCE_WORKING_DAYS);
}

/** ISO time so many working days after `from`, at the same time of day. */
export function workingDaysAfter(from: Date, days: number): string {
	const day = new Date(from);
	for (let left = days; left > 0; ) {
		day.setUTCDate(day.getUTCDate() + 1);
		if (isWorkingDay(londonDay(day))) left--;
	}
	return day.toISOString();
}

// Made once: making a format costs far more than using it, and a list uses it in every row.
const LONG_DATE = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: "Europe/London",
});

/** ISO -> "20 November 2026", as it is in London. */
export function longDate(iso: string): string {
	return LONG_DATE.format(new Date(iso));
}

/** How far an order is, in turn; *on hold* waits for a person, wherever it was. */
export const ORDER_STATES = [
	"paid",
	"making",
	"proof",
	"approved",
	"at the printer",
	"printed",
	"posted",
	"delivered",
	"on hold",
	"cancelled",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Who moves an order on: its family, us by command, the shop by itself, or what the printer says. */
export const ORDER_ACTORS = ["family", "operator", "job", "printer"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

const UNAPPROVED = ["paid", "making", "proof"] as const;
const UNDER_WAY = [...UNAPPROVED, "approved", "at the printer", "printed", "posted"] as const;

type Step = {
	/** Where it leads; null: back to where the order was before it was put on hold. */
	to: OrderState | null;
	/** Who may take it, and from where. */
	by: Partial<Record<OrderActor, readonly OrderState[]>>;
	/** On hold it is taken as from where the order was before: as well, or on hold alone. */
	held?: "as well" | "alone";
	/** "This order can't be ..." */
	participle: string;
};

/** Everything that can happen to an order once it is paid. Nothing else moves one. */
export const ORDER_STEPS = {
	begin: { to: "making", by: { job: ["paid"] }, participle: "begun" },
	show: { to: "proof", by: { job: ["making"] }, participle: "shown for approval" },
	approve: { to: "approved", by: { family: ["proof"] }, participle: "approved" },
	submit: { to: "at the printer", by: { job: ["approved"] }, participle: "sent to the printer" },
	print: { to: "printed", by: { printer: ["at the printer"] }, participle: "printed" },
	post: { to: "posted", by: { printer: ["printed"] }, participle: "posted" },
	deliver: {
		to: "delivered",
		by: { family: ["posted"], operator: ["posted"], job: ["posted"], printer: ["posted"] },
		participle: "marked as delivered",
	},
	hold: {
		to: "on hold",
		by: { operator: UNDER_WAY, job: UNDER_WAY, printer: ["at the printer", "printed", "posted"] },
		participle: "put on hold",
	},
	resume: { to: null, by: { operator: ["on hold"] }, participle: "resumed" },
	lapse: { to: "on hold", by: { job: ["proof"] }, participle: "put on hold" },
	reopen: { to: null, by: { family: ["on hold"] }, participle: "reopened" },
	cancel: {
		to: "cancelled",
		by: { family: UNAPPROVED, operator: [...UNAPPROVED, "approved", "at the printer"] },
		held: "as well",
		participle: "cancelled",
	},
	reprint: { to: "approved", by: { operator: ["posted", "delivered"] }, participle: "printed again" },
	reshow: { to: "proof", by: { operator: ["approved"] }, held: "alone", participle: "shown again" },
} as const satisfies Record<string, Step>;
export type OrderStep = keyof typeof ORDER_STEPS;

/** Where the shop sees to an order by itself; anywhere else it waits for somebody, or has ended. */
export const WORKED_ON = UNDER_WAY;
export type WorkedOn = (typeof WORKED_ON)[number];

/**
 * Where an order is, and where it was before it was put on hold. `lapsed`: it is on hold because its family hasn't answered, and by
 * that alone: the family may go on with it.
 */
export type OrderStanding = { state: OrderState; heldFrom: OrderState | null; lapsed: boolean };

/** What is said of an order in each state: "This order ..." */
export const STANDS: Record<OrderState, string> = {
	paid: "is about to be made",
	making: "is being made",
	proof: "waits to be approved",
	approved: "has been approved",
	"at the printer": "is with the printer",
	printed: "has been printed",
	posted: "has been posted",
	delivered: "has been delivered",
	"on hold": "is on hold",
	cancelled: "has been cancelled",
};

/** So many days after its delivery a family may tell us that its book is damaged. */
export const DAMAGE_DAYS = 7;
/** And has our answer within so many working days. */
export const DAMAGE_ANSWER_WORKING_DAYS = 2;
/** Most characters it says of that. */
export const LONGEST_DAMAGE = 2000;

const BANK_WORKING_DAYS = { soonest: 5, latest: 10 };

/** How long money takes to come back. */
export const REFUND_TIME = `Banks take ${BANK_WORKING_DAYS.soonest} to ${BANK_WORKING_DAYS.latest} working days to show it. There is nothing you need to do.`;

/** Whether a bank has had its time to show money that was given back at `given` (ISO). */
export function isThere(given: string, now: Date): boolean {
	return londonDay(now) > londonDay(new Date(workingDaysAfter(new Date(given), BANK_WORKING_DAYS.latest)));
}

/** Of what ends an order or its book, which takes the order's e-mail address typed. */
export const OTHER_EMAIL =
	"This isn’t the email address of this order. Please type the one you ordered with.";

export const CANCEL_TEXTS = {
	failed: "We couldn’t cancel this order just now. Nothing has changed: please try again in a moment.",
} as const;

/** The mail that tells of a step. */
export const STEP_MAILS: Partial<Record<OrderStep | "place", string>> = {
	place: "order-confirmation",
	show: "order-ready",
	approve: "order-approved",
	post: "order-posted",
	deliver: "order-delivered",
	lapse: "order-lapsed",
	cancel: "order-cancelled",
	reprint: "order-reprint",
	reshow: "order-reshown",
};

/** Where a step leads from here. Error `conflict`: it may not be taken, and why not, for whoever tried. */
export function nextState(
	{ state, heldFrom, lapsed }: OrderStanding,
	step: OrderStep,
	by: OrderActor,
): Result<OrderState> {
	const { to, by: allowed, held, participle }: Step = ORDER_STEPS[step];
	if (!allowed[by]) {
		const others = Object.keys(allowed).join(" or ");
		return fail("conflict", `An order can be ${participle} by the ${others} only, not by the ${by}.`);
	}
	if (step === "reopen" && state === "on hold" && !lapsed)
		return fail("conflict", "This order is on hold: one of us is looking at it.");
	const place = held && (held === "alone" || state === "on hold") ? heldFrom : state;
	const next = to ?? heldFrom;
	if (next !== null && place !== null && allowed[by].includes(place)) return done(next);
	if (state === to) return fail("conflict", `This order ${STANDS[state]} already.`);
	return fail("conflict", `This order ${STANDS[state]}, so it can’t be ${participle}.`);
}

/** The steps somebody may take from here. */
export function stepsFor(standing: OrderStanding, by: OrderActor): OrderStep[] {
	return (Object.keys(ORDER_STEPS) as OrderStep[]).filter((step) => nextState(standing, step, by).ok);
}

/** What calls and badges tell of a state. */
export const WIRE_STATUS = {
	paid: "processing",
	making: "processing",
	proof: "proof",
	approved: "approved",
	"at the printer": "printing",
	printed: "printing",
	posted: "shipped",
	delivered: "delivered",
	"on hold": "on-hold",
	cancelled: "cancelled",
} as const satisfies Record<OrderState, string>;

/** What an order's last state is: nothing more is made or posted. */
export const ORDER_ENDED = ["delivered", "cancelled"] as const;

/** What an order's `status` is whose payment never was, or has gone back. */
export const ORDER_VOID = ["failed", "cancelled", "refunded"] as const;

/** Whether nothing more of an order is made or posted because it was called off: cancelled, never paid, or paid back. */
export const isOver = ({ status, state }: { status: string; state: string }): boolean =>
	state === "cancelled" || (ORDER_VOID as readonly string[]).includes(status);

/** How long the signed link of a mail opens its order, ms: past delivery and any complaint. */
export const LINK_MS = 400 * 24 * 3600_000;
/** It ends earlier: so long after the order has been delivered or cancelled, ms. */
export const LINK_AFTER_END_MS = 60 * 24 * 3600_000;

/** So long after it was made a link that was mailed as a proof (`askForProof`) is one, ms. */
export const PROOF_MS = 3600_000;

/** Of what an order's link alone doesn't open. */
export const NOT_PROVED = fail(
	"forbidden",
	"The link to an order may have been passed on, so this takes another one, which we mail to the order’s address.",
);

/** What happens to an order after it is placed. */
export const WHATS_NEXT = [
	{
		title: "Processing",
		text: "We make your book and show it to you: nothing is printed until you approve it. This takes 1-2 business days.",
	},
	{
		title: "Production",
		text: "Once you approve it, all 24 pages are printed in the UK and bound as a hardback.",
	},
	{
		title: "Delivery",
		text: "A postal carrier brings your book in 3-5 business days. We send you the tracking number.",
	},
] as const;

/** Why the photos of a book, or the portraits made from them, can't go yet. */
export type PhotoNeed = "drawing" | "paying" | "making";

/** What decides whether a book still needs them. `ordersEnded`: each of its orders has been delivered or cancelled. */
export type BookStanding = { ordered: boolean; ordersEnded: boolean; isPaid: boolean; isDrawing: boolean };

/** What a book still needs its photos or heads for; null for nothing. */
export function photoNeed({ ordered, ordersEnded, isPaid, isDrawing }: BookStanding): PhotoNeed | null {
	if (isDrawing) return "drawing";
	if (isPaid) return "paying";
	return ordered && !ordersEnded ? "making" : null;
}

/** What stays, why, and until when. */
export const PHOTO_NEED_TEXTS: Record<PhotoNeed, string> = {
	drawing:
		"Its cover is being drawn from these photos just now, so they stay until it is there. Please come back in a few minutes.",
	paying:
		"A payment for it is on its way. The portraits stay until we know that it won't be ordered, and if it is, until it has been delivered: its pages are drawn from them.",
	making:
		"It has been ordered and is being made. Its pages are drawn from the portraits, so these stay until it has been delivered or cancelled; then you can delete them here at once.",
};

/** Where the photos of a book are deleted; `from` names the page that leads there, and back. */
export function deletePhotosAddress(bookId: string, from: string): string {
	return `/delete-photos?${new URLSearchParams({ book: bookId, from })}`;
}
