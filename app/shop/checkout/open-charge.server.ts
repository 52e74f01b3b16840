import type { Payment } from "~/providers/payments/port";
import { DEFAULT_COUNTRY, fullPence } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { closeWithOffer } from "./close-charge.server";
import { orderedAlready } from "./find-sale.server";
import {
	cancelOpenPayment,
	countOrders,
	countPayments,
	findOpenPayment,
	findPayment,
	insertPayment,
	isWaived,
	type PaymentRow,
	updateOpenPayment,
} from "./payment-store.server";
import type { PreparedPayment, WantedPayment } from "./prepare-payment.server";
import { BOOK_NOT_FOUND } from "./rules";
import { settleOverTheDay } from "./settle-later.server";

const FULL = fullPence(DEFAULT_COUNTRY);

/** Each round something else has moved on: a payment was made, paid or cancelled by another request. */
const ROUNDS = 8;

const UNAVAILABLE =
	"Our card payments are not answering just now. Nothing was charged: please try again in a minute.";

/** States in which the customer's money is, or is about to be, with us. */
const PAID: readonly Payment["state"][] = ["succeeded", "processing", "requires_capture"];

type Step = { end: Result<PreparedPayment> } | "again";

/**
 * Opens the book's payment, or brings the open one up to date. Errors: `vendor`, `busy`, `conflict` (ordered meanwhile),
 * `not_found` (the book is not theirs any more: signed in, or the account deleted, in another tab).
 */
export async function openCharge(shop: Shop, wanted: WantedPayment): Promise<Result<PreparedPayment>> {
	for (let round = 0; round < ROUNDS; round++) {
		if ((await countOrders(shop.db, wanted.bookId)) !== wanted.ordersBefore) return orderedAlready(wanted);
		const open = await findOpenPayment(shop.db, wanted.bookId);
		if (open && open.owner_id !== wanted.ownerId) return BOOK_NOT_FOUND;
		const step = open ? await bringUpToDate(shop, open, wanted) : await create(shop, wanted);
		if (step !== "again") return step.end;
	}
	return fail("busy", "This book is being paid for elsewhere at this moment. Please try again.", {
		retryAfter: 2,
	});
}

/**
 * Every payment is created at the full price, whatever it is to be later, and under a key that follows from the book
 * and the payments it has had: so requests at once, or again after a crash, are given the same one.
 */
async function create(shop: Shop, wanted: WantedPayment): Promise<Step> {
	const { db, providers, clock } = shop;
	const before = await countPayments(db, wanted.bookId);
	const created = await providers.payments.create({
		amountPence: FULL,
		metadata: { book: wanted.bookId },
		idempotencyKey: `${wanted.bookId}:${before}:${FULL}`,
	});
	if (!created.ok) return { end: fail("vendor", UNAVAILABLE) };
	const atFullPrice = { ...wanted, amountPence: FULL, discountPence: 0, couponCode: null };
	const row = newRow(atFullPrice, created.value, clock.now().toISOString());
	const written = await db.transaction().execute((trx) => insertPayment(trx, row, wanted.ordersBefore));
	if (written === "ordered") return { end: orderedAlready(wanted) };
	return written === "not theirs" ? { end: BOOK_NOT_FOUND } : "again";
}

/**
 * The row says what the payment is to be and the provider follows it. Two requests that want different amounts may
 * cross: each reads the row again after the provider's answer, so that in the end both agree with the last one written.
 */
async function bringUpToDate(shop: Shop, open: PaymentRow, wanted: WantedPayment): Promise<Step> {
	const { db, clock, providers } = shop;
	const now = () => clock.now().toISOString();
	if (isWaived(open.id)) {
		await cancelOpenPayment(db, open.id, now());
		return "again";
	}
	const read = await providers.payments.read(open.id);
	if (!read.ok && read.error !== "not_found") return { end: fail("vendor", UNAVAILABLE) };
	if (!read.ok || read.value.state === "canceled") {
		await cancelOpenPayment(db, open.id, now());
		return "again";
	}
	if (PAID.includes(read.value.state)) return { end: done(prepared(read.value)) };
	const written = await db.transaction().execute(async (trx) => {
		const values = { state: read.value.state, ...changesOf(wanted, now()) };
		const updated = await updateOpenPayment(trx, { ...wanted, id: open.id }, values);
		if (updated) {
			await settleOverTheDay(trx, shop, open.id);
			await closeWithOffer(trx, shop, open.id, wanted.offerEnds);
		}
		return updated;
	});
	if (!written) return "again";
	for (let round = 0; round < ROUNDS; round++) {
		const row = await findPayment(db, open.id);
		if (!row?.open_for) return "again";
		const followed = await providers.payments.update(row.id, {
			amountPence: row.amount_pence,
			metadata: { book: row.book_id },
		});
		if (!followed.ok)
			return followed.error === "unavailable" ? { end: fail("vendor", UNAVAILABLE) } : "again";
		const after = await findPayment(db, open.id);
		if (after?.amount_pence === followed.value.amountPence) return { end: done(prepared(followed.value)) };
	}
	return "again";
}

function prepared({ id, clientSecret, amountPence, state }: Payment): PreparedPayment {
	return { paymentIntentId: id, clientSecret, amount: amountPence, paid: PAID.includes(state) };
}

/** The row of a payment that is being opened now (ISO 8601). */
export function newRow(
	wanted: WantedPayment,
	{ id, state, clientSecret }: { id: string; state: Payment["state"]; clientSecret: string | null },
	now: string,
) {
	return {
		id,
		owner_id: wanted.ownerId,
		book_id: wanted.bookId,
		open_for: wanted.bookId,
		state,
		client_secret: clientSecret,
		refund: null,
		created_at: now,
		...changesOf(wanted, now),
	};
}

/** The columns of an open payment that follow from what is wanted of it now. A delivery once known is not forgotten. */
export function changesOf(wanted: WantedPayment, now: string) {
	return {
		again: wanted.again ? (1 as const) : (0 as const),
		amount_pence: wanted.amountPence,
		discount_pence: wanted.discountPence,
		coupon_code: wanted.couponCode,
		comment: wanted.comment,
		updated_at: now,
		...(wanted.delivery ? { delivery: JSON.stringify(wanted.delivery) } : {}),
	};
}
