/** What an order is called, when it is promised, and what its states read as. Pure, safe in the browser. */

import { fail } from "~/shop/result";
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

/** What an order's last `order_status` is: nothing more is made or posted. */
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
