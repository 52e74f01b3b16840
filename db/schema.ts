import type { ColumnType, Generated } from "kysely";

/**
 * The tables of the shop. Ids are text, times ISO 8601 in UTC, flags 0 or 1, money integer pence.
 *
 * `owner_id` is the id of an account or of a guest (sessions.guest_id): whoever may see the row. A guest's rows
 * move into an account by changing this one column.
 */
export type Schema = {
	sessions: Sessions;
	users: Users;
	reset_tokens: ResetTokens;
	email_changes: EmailChanges;
	photos: Photos;
	drafts: Drafts;
	books: Books;
	characters: Characters;
	covers: Covers;
	credits: Credits;
	coupons: Coupons;
	coupon_uses: CouponUses;
	checkouts: Checkouts;
	payments: Payments;
	orders: Orders;
	order_events: OrderEvents;
	reviews: Reviews;
	jobs: Jobs;
	captcha_uses: CaptchaUses;
	rate_counters: RateCounters;
	webhook_events: WebhookEvents;
	settings: Settings;
};

type Flag = 0 | 1;
/** ISO 8601 in UTC, as `Date.toISOString()` writes it, so that text order is time order. */
type Time = string;
/** A time set once, when the row is written. */
type Created = ColumnType<Time, Time, never>;

type Sessions = {
	/** SHA-256 of the cookie's token, so that a stolen database opens no session. */
	id: string;
	user_id: string | null;
	/** Stable through renewals: what a guest owns is owned by this id. */
	guest_id: string;
	/** JSON: what this browser has proved (signed order links, a Google identity), see http/session. */
	facts: string;
	created_at: Created;
	seen_at: Time;
	expires_at: Time;
};

type Users = {
	id: string;
	username: string;
	/** The name folded for case and look-alike letters. */
	username_fold: string;
	email: string;
	email_fold: string;
	/** 1 once the owner of the address has answered from it (Google, a confirmed change, a reset). */
	email_proved: Flag;
	/** argon2id; null for an account that only ever came through Google. */
	password_hash: string | null;
	google_sub: string | null;
	picture_key: string | null;
	created_at: Created;
	updated_at: Time;
};

type ResetTokens = {
	/** SHA-256 of the token in the mail. */
	hash: string;
	user_id: string;
	created_at: Created;
	expires_at: Time;
	used_at: Time | null;
};

type EmailChanges = {
	hash: string;
	user_id: string;
	email: string;
	created_at: Created;
	expires_at: Time;
	used_at: Time | null;
};

type Photos = {
	id: string;
	owner_id: string;
	/** Key in the file store: timestamp plus cleaned original name under a random folder. */
	file_key: string;
	width: number;
	height: number;
	created_at: Created;
	/** Never later than 48 h after upload. */
	delete_after: Time;
	deleted_at: Time | null;
};

type Drafts = {
	id: string;
	/** One current draft an owner. */
	owner_id: string;
	/** JSON of what was typed, valid or not: see shop/books/contract. */
	form: string;
	/** The book this draft has become, once its synopsis was asked for. */
	book_id: string | null;
	/** Until when a solved captcha counts for this draft. */
	human_until: Time | null;
	created_at: Created;
	updated_at: Time;
};

type Books = {
	id: string;
	owner_id: string;
	title: string;
	location: string;
	description: string;
	reading_level: string;
	/** new: nothing yet; writing: synopsis job under way; written; failed. */
	state: "new" | "writing" | "written" | "failed";
	/** Key of the job that writes the synopsis. */
	synopsis_job: string | null;
	/** Owner and idea of a call whose answer is still owed, otherwise null: a unique column, so that the same call joins it. */
	open_for: string | null;
	/** Why the last synopsis or cover failed, as an error code. */
	failure: string | null;
	synopsis: string | null;
	image_prompt: string | null;
	comment: string;
	/** The cover now shown. */
	cover_id: string | null;
	/** 1 once an order exists: kept beyond the draft's 30 days. */
	ordered: Generated<Flag>;
	created_at: Created;
	updated_at: Time;
};

type Characters = {
	id: string;
	book_id: string;
	position: number;
	name: string;
	age: number;
	personality: string;
	relationship: string | null;
	is_main: Flag;
	photo_id: string;
	/** The drawn likeness, from which every later picture is made. */
	likeness_key: string | null;
};

type Covers = {
	id: string;
	book_id: string;
	owner_id: string;
	state: "drawing" | "ready" | "failed";
	/** Which drawing of this book it is: the illustrator's seed. */
	seed: string;
	/** 1024 px, for the screen. */
	screen_key: string | null;
	/** 2551 px, for print. */
	print_key: string | null;
	failure: string | null;
	/** `book_id` while it is drawn or its call's answer is still owed, otherwise null: a unique column. */
	open_for: string | null;
	/** Keyed hash of the network address that asked, for the daily cap of guests; empty for families. */
	address_hash: string;
	requested_at: Created;
	ready_at: Time | null;
};

type Credits = {
	owner_id: string;
	/** Covers that arrived in the current period. */
	used: number;
	frozen_until: Time | null;
};

type Coupons = {
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

type CouponUses = {
	/** One use an order. */
	order_id: string;
	code: string;
	owner_id: string;
	email_fold: string;
	used_at: Created;
};

/** What a family has typed at checkout, valid or not, until the order is placed: one a book. */
type Checkouts = {
	book_id: string;
	owner_id: string;
	/** JSON of the delivery form as typed. */
	typed: string;
	/** The coupon applied, null for none. */
	coupon_code: string | null;
	created_at: Created;
	updated_at: Time;
};

type Payments = {
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
	amount_pence: number;
	discount_pence: number;
	coupon_code: string | null;
	/** JSON of the delivery form, null until it is known. */
	delivery: string | null;
	comment: string;
	/** Why the money went back, if it did. */
	refund: string | null;
	created_at: Created;
	updated_at: Time;
};

type Orders = {
	id: string;
	/** Last 8 characters of the payment id in upper case. */
	order_number: string;
	owner_id: string;
	/** One order a payment. */
	payment_id: string;
	book_id: string;
	/** `book_id` for the book's first order, null for *Order again*: a unique column. */
	first_for: string | null;
	status: "pending" | "paid" | "failed" | "cancelled" | "refunded";
	order_status: "processing" | "proof" | "approved" | "printing" | "shipped" | "delivered" | "cancelled";
	book_pence: number;
	delivery_pence: number;
	discount_pence: number;
	total_pence: number;
	coupon_code: string | null;
	payment_method: string;
	comment: string;
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

type OrderEvents = {
	id: string;
	order_id: string;
	/** The order_status it moved to. */
	order_status: string;
	note: string;
	at: Created;
};

type Reviews = {
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
};

type Jobs = {
	id: string;
	kind: string;
	/** What must happen once has one key. */
	key: string;
	payload: string;
	state: "ready" | "running" | "done" | "failed";
	attempts: number;
	/** Not before. */
	run_at: Time;
	/** A running job whose lease has passed belongs to whoever claims it next. */
	lease_until: Time | null;
	/** Changes with every claim, so that a worker whose lease has passed can't write any more. */
	lease_token: string | null;
	/** JSON: the answers of finished steps, so that a retry buys nothing twice. */
	steps: string;
	failure: string | null;
	created_at: Created;
	finished_at: Time | null;
};

type CaptchaUses = { id: string; expires_at: Time };

type RateCounters = { key: string; count: number; ends_at: Time };

type WebhookEvents = { id: string; provider: string; received_at: Created };

type Settings = { key: string; value: string };
