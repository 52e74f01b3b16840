import { z } from "zod";
import type { PaymentState } from "~/providers/payments/port";
import { cleanText, readComment, readGiftMessage } from "~/shop/books/contract";
import { COPIES_TEXT, COUNTRIES, type Country, CURRENCY, MOST_COPIES, type Price } from "~/shop/prices/rules";
import {
	DELIVERY_FIELDS,
	DELIVERY_LENGTHS,
	DELIVERY_TEXTS,
	type DeliveryField,
	EMAIL_PATTERN,
	postcodeProblem,
	writtenPostcode,
} from "./rules";

const tooLong = (field: DeliveryField) => `Please use at most ${DELIVERY_LENGTHS[field]} characters`;
/** One line of what a carrier's label and a mail can show. */
const required = (field: DeliveryField, message: string) =>
	z
		.string({ error: message })
		.transform((text) => cleanText(text))
		.pipe(
			z
				.string()
				.min(1, { error: message })
				.max(DELIVERY_LENGTHS[field], { error: tooLong(field), abort: true }),
		);
const optional = (field: DeliveryField) =>
	z
		.string()
		.nullish()
		.transform((text) => cleanText(text ?? ""))
		.pipe(z.string().max(DELIVERY_LENGTHS[field], { error: tooLong(field) }));

const codes = COUNTRIES.map(({ value }) => value) as [Country, ...Country[]];

/** What makes a delivery, each field by itself. */
export const deliveryFields = z.object({
	name: required("name", DELIVERY_TEXTS.name),
	email: required("email", DELIVERY_TEXTS.email).refine((text) => EMAIL_PATTERN.test(text), {
		error: DELIVERY_TEXTS.emailWrong,
	}),
	phone: optional("phone"),
	recipient: optional("recipient"),
	address: required("address", DELIVERY_TEXTS.address),
	address2: optional("address2"),
	city: required("city", DELIVERY_TEXTS.city),
	postalCode: required("postalCode", DELIVERY_TEXTS.postalCode),
	country: z.enum(codes, { error: DELIVERY_TEXTS.country }),
});

/** Where the book goes, its postal code as its country writes it. The same for the form and the JSON calls. */
export const deliveryInput = deliveryFields
	.refine(({ country, postalCode }) => writtenPostcode(country, postalCode) !== null, {
		path: ["postalCode"],
		error: ({ input }) => postcodeProblem((input as Delivery).country),
		// Whatever else is wrong: everything is said at once.
		when: ({ issues }) =>
			issues.every(({ path: [field] = [] }) => field && field !== "postalCode" && field !== "country"),
	})
	.overwrite(withWrittenPostcode);

/** The same for a gift: somebody must get it. */
export const giftDeliveryInput = deliveryInput.safeExtend({
	recipient: required("recipient", DELIVERY_TEXTS.recipient),
});

export type Delivery = z.infer<typeof deliveryFields>;

function withWrittenPostcode(delivery: Delivery): Delivery {
	const { country, postalCode } = delivery;
	return { ...delivery, postalCode: writtenPostcode(country, postalCode) ?? postalCode };
}

/** Whether two deliveries go to the same door; one may have been stored before postal codes were set right. */
export function isSameDelivery(one: Delivery, other: Delivery): boolean {
	const [here, there] = [withWrittenPostcode(one), withWrittenPostcode(other)];
	return DELIVERY_FIELDS.every((field) => here[field] === there[field]);
}

/** Why money goes back. */
export type RefundReason = "second payment" | "no address" | "book gone" | "offer over" | "another price";

/**
 * What was agreed for a book. A coupon and an address may be added to an open payment; what has been agreed never changes: for
 * anything else it is cancelled and another one opened.
 */
export type Payment = {
	/** The provider's id, or free_... where there is nothing to pay. */
	id: string;
	ownerId: string;
	bookId: string;
	/** *Order again* of a book that has been ordered before. */
	again: boolean;
	state: PaymentState;
	/** The book's one payment that can still be paid or become its order. */
	isOpen: boolean;
	clientSecret: string | null;
	price: Price;
	couponCode: string | null;
	/** The cover that was shown with the price: the one that is printed. null once its book has been erased. */
	coverId: string | null;
	/** null until it is known, and when it can't be read any more. */
	delivery: Delivery | null;
	comment: string;
	/** 1 to 10. `price.bookPence` is all of them. */
	copies: number;
	/** What a gift says at the front of the book; empty for none. */
	giftMessage: string;
	refund: RefundReason | null;
	/** ISO. */
	createdAt: string;
	updatedAt: string;
};

/** `clientSecret` is null for a waived payment; `amount` in pence; `paid`: nothing is left to do but place the order. */
export type PreparedPayment = {
	paymentIntentId: string;
	clientSecret: string | null;
	amount: number;
	paid: boolean;
};

/** Delivery as the JSON calls carry it: an object, or its JSON text. Blank means not known yet. */
const carriedDelivery = z.preprocess((value) => {
	if (typeof value !== "string") return value ?? undefined;
	if (value.trim() === "") return undefined;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
}, deliveryInput.optional());

const pence = z.int({ error: "The amount is a whole number of pence" }).nonnegative();
/** Special instructions, held to the rules of step 2. */
const comment = z
	.string()
	.transform((typed, context) => {
		const read = readComment(typed);
		if (read.ok) return read.comment;
		context.addIssue(read.message);
		return z.NEVER;
	})
	.nullish();
/** What a gift says at the front of the book. */
export const giftMessage = z
	.string()
	.transform((typed, context) => {
		const read = readGiftMessage(typed);
		if (read.ok) return read.message;
		context.addIssue(read.problem);
		return z.NEVER;
	})
	.optional();
const couponCode = z.string().max(200).nullish();
/** A figure the browser worked out; the shop works it out itself and doesn't listen. */
const unheard = z.unknown().optional();

/** `POST /api/payment/create-payment-intent` and `-guest-payment-intent`. */
export const paymentIntentInput = z.object({
	amount: pence.optional(),
	currency: z
		.string()
		.toLowerCase()
		.pipe(z.literal(CURRENCY, { error: "We sell in pounds only: gbp" }))
		.optional(),
	metadata: z
		.object(
			{
				bookId: z.string().max(100).nullish(),
				bookTitle: unheard,
				deliveryInfo: carriedDelivery,
				couponCode,
				discountAmount: unheard,
				comment,
				coverId: z.string().max(100).nullish(),
				copies: z.int({ error: COPIES_TEXT }).min(1, COPIES_TEXT).max(MOST_COPIES, COPIES_TEXT).optional(),
				giftMessage,
				again: z.boolean().optional(),
				ordersBefore: z.int().nonnegative().optional(),
			},
			{ error: "The metadata is an object of fields" },
		)
		.nullish(),
});

/** `POST /api/orders` and `/api/orders/guest`. `amount` is in pence and only compared. */
export const orderInput = z.object({
	paymentIntentId: z.string({ error: "The payment's id is required" }).min(1).max(200),
	bookId: z.string().max(100).nullish(),
	comment,
	deliveryInfo: carriedDelivery,
	amount: pence.optional(),
	couponCode: unheard,
	discountAmount: unheard,
	status: unheard,
});

export type OrderInput = z.infer<typeof orderInput>;

/** `POST /api/sandbox/confirm-payment`. */
export const sandboxCardInput = z.object({
	clientSecret: z.string({ error: "The payment's client secret is required" }).min(1).max(200),
	cardNumber: z.string({ error: "The card number is required" }).min(1).max(40),
});
