export type Limit = {
	/** Names the limit; counters of different limits never mix. */
	name: string;
	most: number;
	windowMs: number;
	/** What is said past it, where trying again in some minutes is no help. */
	refusal?: string;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const TYPE_IT =
	"That is as many addresses as we can look up for you in a day. Please type this one yourself.";
const TOMORROW =
	"A lot came from your network today, so we can't take more photos or begin new books until tomorrow. What you have already made is safe: please go on then.";

export const LIMITS = {
	upload: { name: "upload", most: 120, windowMs: 10 * MINUTE },
	/** Questions after the heads of a photo: a card that waits asks some thirty times. */
	likeness: { name: "likeness", most: 600, windowMs: 10 * MINUTE },
	/** Quarter turns of photos, whose heads are drawn anew each time. */
	turn: { name: "turn", most: 60, windowMs: 10 * MINUTE },
	/** Photos that one network address may bring, and all it sends with them and with new forms, in KB. */
	photosOfDay: { name: "photos-of-day", most: 200, windowMs: DAY, refusal: TOMORROW },
	kilobytesOfDay: { name: "kilobytes-of-day", most: 2 * 1024 * 1024, windowMs: DAY, refusal: TOMORROW },
	synopsis: { name: "synopsis", most: 60, windowMs: 60 * MINUTE },
	cover: { name: "cover", most: 60, windowMs: 60 * MINUTE },
	/** Questions after a book's pages: a page that is open asks every two seconds. */
	pages: { name: "pages", most: 1200, windowMs: 10 * MINUTE },
	/** Shared books, their pages and pictures, as whoever has a link asks for them: fifty to turn a book once. */
	look: { name: "look", most: 2400, windowMs: 10 * MINUTE },
	coupon: { name: "coupon", most: 60, windowMs: 10 * MINUTE },
	/** Addresses looked up by postal code, which cost money each: of one visitor, and from one network address. */
	lookUp: { name: "look-up", most: 20, windowMs: DAY, refusal: TYPE_IT },
	lookUpsOfDay: { name: "look-ups-of-day", most: 60, windowMs: DAY, refusal: TYPE_IT },
	/** The checkout's page, which asks no captcha of whoever knows its address. */
	checkout: { name: "checkout", most: 600, windowMs: 10 * MINUTE },
	payment: { name: "payment", most: 300, windowMs: 10 * MINUTE },
	card: { name: "card", most: 120, windowMs: 10 * MINUTE },
	signUp: { name: "sign-up", most: 200, windowMs: 60 * MINUTE },
	/** Wrong passwords for one account, from anywhere it has not been signed in to before. */
	wrongForAccount: { name: "wrong-for-account", most: 10, windowMs: 15 * MINUTE },
	/** Wrong passwords from one network address, for whatever accounts. */
	wrongFromAddress: { name: "wrong-from-address", most: 50, windowMs: 15 * MINUTE },
	/** Places an account has been signed in to from; nothing is refused by it. */
	knownPlace: { name: "known-place", most: 1, windowMs: 90 * DAY },
	resetRequest: { name: "reset-request", most: 60, windowMs: 15 * MINUTE },
	/** Reset mails to one account. A link lives as long as the window, so the family has one that works. */
	resetMail: { name: "reset-mail", most: 5, windowMs: 60 * MINUTE },
	resetToken: { name: "reset-token", most: 120, windowMs: 15 * MINUTE },
	/** Asking for an order's link, and mails with one to one address. */
	findOrder: { name: "find-order", most: 60, windowMs: 15 * MINUTE },
	orderLinkMail: { name: "order-link-mail", most: 5, windowMs: 60 * MINUTE },
	/** The same by an address alone, which anybody may know: few families from one place, and few mails to any. */
	findOrders: { name: "find-orders", most: 20, windowMs: 60 * MINUTE },
	orderLinksMail: { name: "order-links-mail", most: 2, windowMs: DAY },
	/** Calls of the printer: a vendor's few machines speak for all orders. */
	printerCall: { name: "printer-call", most: 1200, windowMs: 10 * MINUTE },
	profile: { name: "profile", most: 120, windowMs: 10 * MINUTE },
	/** Invoices as PDFs, which are drawn each time: a family downloads one, twice perhaps. */
	invoice: { name: "invoice", most: 60, windowMs: 10 * MINUTE },
	download: { name: "download", most: 20, windowMs: 60 * MINUTE },
} satisfies Record<string, Limit>;

/** What one visitor, a guest's browser or an account, may have at a time. RATE_LIMIT_SCALE multiplies it. */
export const QUOTA = {
	/** Photos that no book uses yet. */
	waitingPhotos: 20,
	/** All photos that are kept, as they are kept, and the one that is coming. */
	photoBytes: 300 * 1024 * 1024,
	/** The form, books whose synopsis is being written, and those that wait for their first cover. */
	drafts: 5,
} as const;

/** Left free on the disk whatever MAX_STORED_MB says: for orders, their covers and mails. */
export const LEFT_FREE_BYTES = 256 * 1024 * 1024;
/** How much of its disk the shop takes where MAX_STORED_MB doesn't say. */
export const DISK_SHARE = 0.8;

export const QUOTA_TEXTS = {
	photos: (most: number) =>
		`You have ${most} photos waiting for a book, which is as many as we keep for one family. They are safe: please make a book with them, or add more in a day or two, when those no book uses have been deleted.`,
	bytes:
		"Your photos take all the room we keep for one family. They are safe: please make your book with them, or add more in a day or two, when the first of them have been deleted.",
	drafts: (most: number) =>
		`${most} books of yours are being begun, which is as many as we keep for one family. They are safe: please wait until one has its story, or the cover it waits for, then begin the next.`,
	full: "Our shelves are full just now, so we can't take new photos or begin new books. Books and orders you have already made are safe and go on as usual. Please try again tomorrow.",
} as const;
