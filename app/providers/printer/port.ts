/** How far a printer is with an order, in turn; a `stopped` one goes on only once a person has seen to it. */
export type PrintStage = "received" | "printed" | "posted" | "delivered" | "cancelled" | "stopped";

/** A parcel's number with its carrier, and the page where it is followed; null where there is none. */
export type Tracking = { number: string; url: string | null };

export type PrintOrder = {
	/** Our own name of it. */
	reference: string;
	stage: PrintStage;
	/** From the posting on, where the printer tells it. */
	tracking: Tracking | null;
};

/** A file the printer fetches: where from, the hex MD5 of its bytes, how many there are, and how many pages it has. */
export type PrintFile = { url: string; md5: string; bytes: number; pages: number };

/** The same book as printers want it: inside pages and case wrap apart, or all of it in one file, covers included. */
export type PrintFiles = Record<"interior" | "case" | "whole", PrintFile>;

/** Where the parcel goes; `country` by ISO 3166-1, two letters. Never logged. */
export type PrintAddress = {
	name: string;
	line1: string;
	line2: string;
	city: string;
	postcode: string;
	country: string;
	phone?: string;
	email?: string;
};

/** What is handed over. `files` is null only where nothing is printed. */
export type PrintRequest = {
	/** Our own name of it. */
	reference: string;
	copies: number;
	files: PrintFiles | null;
	address: PrintAddress;
};

type Answer<T, E extends string> = Promise<Told<T, E>>;
type Told<T, E extends string> = { ok: true; value: T } | { ok: false; error: E };

/** Who prints, binds and posts a book. Every order is named by our own reference. */
export interface Printer {
	describe(): { kind: "embedded" | "vendor"; name: string };
	/** Hands an order over, once: the same reference again gives the order there is. Error `refused`: never as it is. */
	submit(order: PrintRequest): Answer<PrintOrder, "unavailable" | "refused">;
	/** How an order stands. */
	read(reference: string): Answer<PrintOrder, "not_found" | "unavailable">;
	/** Calls an order off; again changes nothing. Error `not_possible`: it is printed already. */
	cancel(reference: string): Answer<PrintOrder, "not_found" | "not_possible" | "unavailable">;
	/**
	 * Which order a call of the printer's is about: nothing else of it is believed. Errors: `forged` (without the proof only the
	 * printer has), `unreadable`.
	 */
	readCallback(callback: PrinterCallback): Told<{ reference: string }, "forged" | "unreadable">;
}

/** What somebody has posted to the address for the printer's calls: its body, and what stands behind the `?`. */
export type PrinterCallback = { body: string; query: URLSearchParams };

/** Where a vendor tells what nobody has foreseen; words of its own, never of a family. */
export type PrinterLog = { warn(event: string, fields: Record<string, string>): void };

/** What only the embedded printer has: a hand that moves an order to its next stage before its time. */
export interface PrinterHand {
	/** Error `not_possible`: it has ended. */
	advance(reference: string): Answer<PrintOrder, "not_found" | "not_possible">;
}
