/** What an order is called, when it is promised, what may happen to it, and what that reads as. Pure, safe in the browser. */

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
 * ISO time by which a book ordered at `from` is promised; null where nothing is promised. Counted in London's days:
 * Saturdays, Sundays and the bank holidays of England, where books are printed, don't count.
 */
export function estimatedDelivery(country: string, from: Date): string | null {
	if (country !== "GB") return null;
	const day = new Date(from);
	for (let left = DELIVERY_WORKING_DAYS.latest; left > 0; ) {
		day.setUTCDate(day.getUTCDate() + 1);
		if (isWorkingDay(LONDON_DAY.format(day))) left--;
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

// Sweden writes its dates as ISO 8601 does.
const LONDON_DAY = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/London" });

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
	/** Who may take it, and from where. An order on hold is cancelled as from where it was before. */
	by: Partial<Record<OrderActor, readonly OrderState[]>>;
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
	cancel: {
		to: "cancelled",
		by: { family: UNAPPROVED, operator: [...UNAPPROVED, "approved", "at the printer"] },
		participle: "cancelled",
	},
} as const satisfies Record<string, Step>;
export type OrderStep = keyof typeof ORDER_STEPS;

/** Where an order is, and where it was before it was put on hold. */
export type OrderStanding = { state: OrderState; heldFrom: OrderState | null };

/** What a state means, and what there is to do. `text` may name the family's e-mail address as `{email}`. */
type StateWords = { is: string; title: string; text: string };

/** What each state reads as: in a refusal ("This order ..."), and on the order's page. */
export const STATE_WORDS: Record<OrderState, StateWords> = {
	paid: {
		is: "is about to be made",
		title: "We have your order",
		text: "We begin with your book in a moment. There is nothing you need to do.",
	},
	making: {
		is: "is being made",
		title: "We are making your book",
		text: "Every page is drawn and put together. We write to {email} as soon as it is ready for you to approve.",
	},
	proof: {
		is: "waits for your approval",
		title: "Your book is ready for you",
		text: "Nothing is printed until you approve it.",
	},
	approved: {
		is: "has been approved",
		title: "You have approved your book",
		text: "We are handing it to our printer. From here on it is made for you and can’t be changed any more.",
	},
	"at the printer": {
		is: "is with the printer",
		title: "Your book is being printed",
		text: "Our printer has it. It is printed, bound as a hardback and packed; we write to {email} when it is posted.",
	},
	printed: {
		is: "has been printed",
		title: "Your book is printed",
		text: "It is bound and packed, and waits for the post. We write to {email} when it is on its way.",
	},
	posted: {
		is: "has been posted",
		title: "Your book is on its way",
		text: "The parcel has left our printer. Once it is with you, tell us here.",
	},
	delivered: {
		is: "has been delivered",
		title: "Your book has arrived",
		text: "We hope it is read to pieces. If it isn’t with you, or anything is wrong with it, write to us and we will put it right.",
	},
	"on hold": {
		is: "is on hold",
		title: "One of us is looking at your order",
		text: "Something about it needs a person, and until then nothing more happens to it. Your order and your payment are safe, and there is nothing you need to do. If you would like to ask, write to us and name your order number.",
	},
	cancelled: {
		is: "has been cancelled",
		title: "This order was cancelled",
		text: "Nothing more is made or posted.",
	},
};

/** What each event reads as on the timeline. */
export const EVENT_TEXTS: Record<OrderStep | "place", string> = {
	place: "Order placed",
	begin: "We have begun with your book",
	show: "Your book is ready for you to approve",
	approve: "You approved your book",
	submit: "Handed to our printer",
	print: "Printed and bound",
	post: "Posted",
	deliver: "Arrived",
	hold: "On hold: one of us is looking at it",
	resume: "Going on as before",
	cancel: "Cancelled",
};

/** Where a step leads from here. Error `conflict`: it may not be taken, and why not, for whoever tried. */
export function nextState(
	{ state, heldFrom }: OrderStanding,
	step: OrderStep,
	by: OrderActor,
): Result<OrderState> {
	const { to, by: allowed, participle }: Step = ORDER_STEPS[step];
	if (!allowed[by]) {
		const others = Object.keys(allowed).join(" or ");
		return fail("conflict", `An order can be ${participle} by the ${others} only, not by the ${by}.`);
	}
	const place = step === "cancel" && state === "on hold" ? heldFrom : state;
	const next = to ?? heldFrom;
	if (next !== null && place !== null && allowed[by].includes(place)) return done(next);
	if (state === to) return fail("conflict", `This order ${STATE_WORDS[state].is} already.`);
	return fail("conflict", `This order ${STATE_WORDS[state].is}, so it can’t be ${participle}.`);
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

/** How long the signed link of a mail opens its order, ms: past delivery and any complaint. */
export const LINK_MS = 180 * 24 * 3600_000;

/** What happens to an order after it is placed. */
export const WHATS_NEXT = [
	{
		title: "Processing",
		text: "We check your story, your cover and your address. This takes 1-2 business days.",
	},
	{
		title: "Production",
		text: "All 24 pages are illustrated, printed in the UK and bound as a hardback.",
	},
	{
		title: "Shipping",
		text: "A postal carrier brings your book in 3-5 business days. We send you the tracking number.",
	},
] as const;

/** Why the photos of a book, or the heads cut out of them, can't go yet. */
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
		"A payment for it is on its way. The heads stay until we know that it won't be ordered, and if it is, until it has been delivered: its pages are drawn from them.",
	making:
		"It has been ordered and is being made. Its pages are drawn from the heads, so these stay until it has been delivered or cancelled; then you can delete them here at once.",
};

/** Where the photos of a book are deleted; `from` names the page that leads there, and back. */
export function deletePhotosAddress(bookId: string, from: string): string {
	return `/delete-photos?${new URLSearchParams({ book: bookId, from })}`;
}
