import type { Generated } from "kysely";
import type { Created, Flag, Time } from "./columns";

// What a family pays for: coupons, checkouts, payments, orders and reviews.

export type Coupons = {
	code: string;
	/** Either a percentage off the book's price ... */
	percent_off: number | null;
	/** ... or pence off. */
	pence_off: number | null;
	minimum_pence: number;
	/** How often it may be used in all; null: as often as one likes. */
	most_uses: number | null;
	/** 1: once a family, by account, browser or e-mail address. */
	once_each: Flag;
	starts_at: Time | null;
	ends_at: Time | null;
	created_at: Created;
};

export type CouponUses = {
	/** The payment that counts on it: one use a payment. It goes when that closes without an order. */
	payment_id: string;
	code: string;
	owner_id: string;
	/** Empty while no address is known. */
	email_fold: string;
	/** The order the payment has become; null while the use is only reserved. */
	order_id: string | null;
	used_at: Created;
};

/** What a family has typed at checkout, valid or not, until the order is placed: one a book. */
export type Checkouts = {
	book_id: string;
	owner_id: string;
	/** JSON of the delivery form as typed. */
	typed: string;
	/** The coupon applied, null for none. */
	coupon_code: string | null;
	created_at: Created;
	updated_at: Time;
};

export type Payments = {
	/** The provider's id, or free_... for an order that costs nothing. */
	id: string;
	owner_id: string;
	book_id: string;
	/** Stripe's states. */
	state:
		| "requires_payment_method"
		| "requires_confirmation"
		| "requires_action"
		| "processing"
		| "requires_capture"
		| "canceled"
		| "succeeded";
	/** `book_id` while this is the book's one open payment, otherwise null: a unique column. */
	open_for: string | null;
	/** 1: *Order again* of a book that has been ordered before. */
	again: Flag;
	client_secret: string | null;
	/** What the total is made of, `book_pence` being all copies: `book_pence + delivery_pence - discount_pence = amount_pence`. */
	book_pence: Generated<number>;
	delivery_pence: Generated<number>;
	amount_pence: number;
	discount_pence: number;
	coupon_code: string | null;
	/** The cover that was shown with the price: the one that is printed. */
	cover_id: string | null;
	/** JSON of the delivery form, null until it is known. */
	delivery: string | null;
	comment: string;
	/** 1 to 10, all in one parcel. */
	copies: Generated<number>;
	/** What a gift says at the front of the book; empty for none. */
	gift_message: Generated<string>;
	/** Why the money went back, if it did. */
	refund: "second payment" | "no address" | "book gone" | "offer over" | "another price" | null;
	created_at: Created;
	updated_at: Time;
};

type OrderState =
	| "paid"
	| "making"
	| "proof"
	| "approved"
	| "at the printer"
	| "printed"
	| "posted"
	| "delivered"
	| "on hold"
	| "cancelled";

type OrderStep =
	| "begin"
	| "show"
	| "approve"
	| "submit"
	| "print"
	| "post"
	| "deliver"
	| "hold"
	| "resume"
	| "lapse"
	| "reopen"
	| "cancel"
	| "reprint"
	| "reshow";

type OrderActor = "family" | "operator" | "job" | "printer";

export type Orders = {
	id: string;
	/** Counted without gaps from 1. */
	invoice_number: Generated<number | null>;
	/** Last 8 characters of the payment id in upper case. */
	order_number: string;
	owner_id: string;
	/** One order a payment. */
	payment_id: string;
	book_id: string;
	/** `book_id` for the book's first order, null for *Order again*: a unique column. */
	first_for: string | null;
	status: "pending" | "paid" | "failed" | "cancelled" | "refunded" | "partly_refunded";
	/** Where the bank stands that wants its money back; null where none does. won: the money stays ours. */
	dispute: "open" | "won" | "lost" | null;
	state: OrderState;
	/** Where an order on hold was, and goes on from; null otherwise. */
	held_from: OrderState | null;
	/** 1: on hold because its family hasn't answered, which may go on with it. */
	lapsed: Generated<Flag>;
	book_pence: number;
	delivery_pence: number;
	discount_pence: number;
	total_pence: number;
	coupon_code: string | null;
	payment_method: string;
	comment: string;
	/** 1 to 10, all in one parcel. */
	copies: Generated<number>;
	/** What a gift says at the front of the book; empty for none. */
	gift_message: Generated<string>;
	/** How often it has been printed again, at our cost. */
	reprints: Generated<number>;
	/** JSON of the delivery form. */
	delivery: string;
	email_fold: string;
	/** The book as it was ordered. */
	title: string;
	description: string;
	cover_id: string | null;
	estimated_delivery: Time | null;
	tracking_number: string | null;
	tracking_url: string | null;
	/** When the first call claimed the order; null while only a webhook or job has completed it. */
	claimed_at: Time | null;
	created_at: Created;
	updated_at: Time;
};

export type OrderEmails = {
	id: string;
	order_id: string;
	/** The address an order had until its family mended it. It goes with the order's own. */
	email: string;
	at: Created;
};

/** What a family tells of a book that came damaged. */
export type Damages = {
	id: string;
	order_id: string;
	/** `order_id` until it is answered, then null: a unique column. */
	open_for: string | null;
	words: string;
	/** Its photo; null once that is deleted. */
	file_key: string | null;
	/** By then the photo goes. */
	delete_after: Time;
	answer: "reprint" | "refund" | null;
	created_at: Created;
	answered_at: Time | null;
};

/** When the photos of a book and the heads cut out of them have gone. Nothing of it is ever changed. */
export type Deletions = {
	id: string;
	book_id: string;
	/** How many there had been. */
	photos: number;
	heads: number;
	/** Their time was over, or their family asked. */
	why: "due" | "asked";
	at: Time;
};

export type Refunds = {
	/** The key under which the provider gives it back. */
	id: string;
	order_id: string;
	amount_pence: number;
	/** late: the postage, once an order. by the bank: a dispute that was lost. */
	reason: "cancelled" | "by the operator" | "late" | "at the provider" | "by the bank";
	/** asked: on its way to the provider. failed: it gave nothing back, or has it again, and a person has to. */
	state: "asked" | "done" | "failed";
	created_at: Created;
};

/** What has been made of a book for an order: files for printers and for reading, and the picture of its back cover they are made from. */
export type PrintFiles = {
	order_id: string;
	kind: "back" | "interior" | "case" | "whole" | "screen" | "epub";
	file_key: string;
	/** Hex, of its bytes. */
	md5: string;
	bytes: number;
	pages: number;
	/** Of a picture: what print sets on it, JSON of a list of texts. */
	words: string | null;
	/** Of a vendor's: px in an inch of print that it has as it came. */
	print_ppi: Generated<number | null>;
	made_at: Time;
};

export type OrderEvents = {
	id: string;
	order_id: string;
	/** What happened, and who did it. */
	step: OrderStep | "place";
	actor: OrderActor;
	/** The state it moved to. */
	state: OrderState;
	/** What the operator or a job says of it: for the operator alone. */
	note: string;
	at: Created;
};

export type Reviews = {
	id: string;
	/** One review an order. */
	order_id: string;
	book_id: string;
	owner_id: string;
	rating: number;
	content: string;
	/** Empty: Anonymous. */
	display_name: string;
	created_at: Created;
	/** Since when the gallery doesn't show it; null where it may. */
	hidden_at: string | null;
};
