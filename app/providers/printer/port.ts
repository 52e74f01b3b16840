/** How far a printer is with an order, in turn; a `stopped` one goes on only once a person has seen to it. */
export const PRINT_STAGES = ["received", "printed", "posted", "delivered", "cancelled", "stopped"] as const;
export type PrintStage = (typeof PRINT_STAGES)[number];

/** A parcel's number with its carrier, and the page where it is followed; null where there is none. */
export type Tracking = { number: string; url: string | null };

export type PrintOrder = {
	/** Our own name of it. */
	reference: string;
	stage: PrintStage;
	/** From the posting on, where the printer tells it. */
	tracking: Tracking | null;
};

type Answer<T, E extends string> = Promise<{ ok: true; value: T } | { ok: false; error: E }>;

/** Who prints, binds and posts a book. Every order is named by our own reference. */
export interface Printer {
	describe(): { kind: "embedded" | "vendor"; name: string };
	/** Hands an order over, once: the same reference again gives the order there is. Error `refused`: never as it is. */
	submit(order: { reference: string }): Answer<PrintOrder, "unavailable" | "refused">;
	/** How an order stands. */
	read(reference: string): Answer<PrintOrder, "not_found" | "unavailable">;
	/** Calls an order off; again changes nothing. Error `not_possible`: it is printed already. */
	cancel(reference: string): Answer<PrintOrder, "not_found" | "not_possible" | "unavailable">;
}

/** What only the embedded printer has: a hand that moves an order to its next stage before its time. */
export interface PrinterHand {
	/** Error `not_possible`: it has ended. */
	advance(reference: string): Answer<PrintOrder, "not_found" | "not_possible">;
}
