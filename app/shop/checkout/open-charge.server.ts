import type { Handle } from "#db/open";
import { enqueueAll } from "~/jobs/enqueue.server";
import type { Payment as Charge } from "~/providers/payments/port";
import { releaseUse, reserveUse } from "~/shop/coupons/reserve-use.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { cancelCharge, closingJob } from "./close-charge.server";
import { isSameDelivery, type Payment, type PreparedPayment } from "./contract";
import { lookAfterCard, looksOverTheDay } from "./look-later.server";
import { addToPayment, deletePayment, insertPayment } from "./payment-store.server";
import { BOOK_NOT_FOUND, isPaid, isWaived, NOTHING_CHARGED, WAIVED } from "./rules";
import { loadAgain, orderedAlready, type Sale } from "./sale.server";

/** Each round something else has moved on: a payment was made, paid or cancelled by another request. */
const ROUNDS = 8;

/** The answer, or that something has moved on and the sale is to be looked at again. */
type Step = Result<PreparedPayment> | "again";

type Opening = {
	sale: Sale;
	/** A card is charged as soon as this is answered: it is looked at right after, should the shop die meanwhile. */
	cardFollows: boolean;
};

/**
 * Opens the payment of a sale, or takes up the open one. What a payment has agreed never changes, so that whenever it is
 * charged, its price, its coupon's use and its address belong together: a coupon or an address may be added, the use being
 * reserved with the row before the provider hears of the price; for anything else it is cancelled at the provider, and only
 * then is its use anybody's again. A total too small to charge is a payment of our own that counts as succeeded.
 * Errors: `vendor`, `busy`, `invalid` (the coupon has been used up meanwhile), `conflict` (ordered meanwhile), `not_found`
 * (the book is not theirs any more: signed in, or the account deleted, in another tab).
 */
export async function openCharge(
	shop: Shop,
	first: Sale,
	cardFollows = false,
): Promise<Result<PreparedPayment>> {
	let sale = first;
	for (let round = 0; round < ROUNDS; round++) {
		const opening = { sale, cardFollows };
		const step = sale.open ? await takeUp(shop, opening, sale.open) : await create(shop, opening);
		if (step !== "again") return step;
		const loaded = await loadAgain(shop, sale);
		if (!loaded.ok) return loaded;
		sale = loaded.value;
	}
	return fail("busy", "This book is being paid for elsewhere at this moment. Please try again.", {
		retryAfter: 2,
	});
}

/**
 * The provider's payment is created under a key that follows from the book, the payments it has had and the price: so
 * requests at once, or again after a crash, are given the same one. Nobody learns its secret before our row is written.
 */
async function create(shop: Shop, opening: Opening): Promise<Step> {
	const { sale } = opening;
	const { book, price } = sale;
	const waived = { id: shop.ids.next(WAIVED), clientSecret: null, state: "succeeded" as const };
	const created =
		price.totalPence === 0
			? done(waived)
			: await shop.providers.payments.create({
					amountPence: price.totalPence,
					metadata: { book: book.id },
					idempotencyKey: `${book.id}:${book.payments}:${price.totalPence}`,
				});
	if (!created.ok) return NOTHING_CHARGED;
	const { id, clientSecret, state } = created.value;
	const payment = { ...agreed(shop, sale), id, clientSecret, state, bookId: book.id };
	return shop.db.transaction().execute(async (trx) => {
		const written = await insertPayment(trx, { ...payment, createdAt: payment.updatedAt }, book.orders);
		if (written === "kept") return "again";
		if (written === "ordered") return orderedAlready({ bookId: book.id, again: sale.again });
		if (written === "not theirs") return BOOK_NOT_FOUND;
		const reserved = await reserve(trx, shop, sale, id);
		if (!reserved.ok) {
			await deletePayment(trx, id);
			return reserved;
		}
		await watch(trx, shop, opening, id);
		return done(prepared({ id, clientSecret, state, amountPence: price.totalPence }));
	});
}

async function takeUp(shop: Shop, opening: Opening, open: Payment): Promise<Step> {
	const { sale } = opening;
	if (open.ownerId !== sale.actor.id) return BOOK_NOT_FOUND;
	const { payments } = shop.providers;
	const waived = { id: open.id, clientSecret: null, amountPence: 0, state: "succeeded" as const };
	const read = isWaived(open.id) ? done(waived) : await payments.read(open.id);
	if (!read.ok && read.error !== "not_found") return NOTHING_CHARGED;
	if (read.ok && !isWaived(open.id) && isPaid(read.value.state)) return done(prepared(read.value));
	if (!read.ok || read.value.state === "canceled" || !mayBecome(open, sale)) {
		return (await cancelCharge(shop, open.id)) === "unavailable" ? NOTHING_CHARGED : "again";
	}
	const { state } = read.value;
	const refused = await shop.db.transaction().execute(async (trx): Promise<Step | null> => {
		const reserved = open.couponCode === null ? await reserve(trx, shop, sale, open.id) : done(true);
		if (!reserved.ok) return reserved;
		if (!reserved.value) return "again";
		const added = { ...agreed(shop, sale), id: open.id, state };
		if (await addToPayment(trx, added, sale.book.orders)) {
			await watch(trx, shop, opening, open.id);
			return null;
		}
		if (open.couponCode === null) await releaseUse(trx, open.id);
		return "again";
	});
	if (refused) return refused;
	const amountPence = sale.price.totalPence;
	if (read.value.amountPence === amountPence) return done(prepared(read.value));
	const followed = await payments.update(open.id, { amountPence, metadata: { book: sale.book.id } });
	if (followed.ok) return done(prepared(followed.value));
	return followed.error === "unavailable" ? NOTHING_CHARGED : "again";
}

/** Whether a payment that isn't paid is what is wanted now, or becomes it by having a coupon or an address added. */
function mayBecome(open: Payment, { book, price, copies, coupon, delivery }: Sale): boolean {
	return (
		open.coverId === book.coverId &&
		open.copies === copies &&
		open.price.bookPence === price.bookPence &&
		open.price.deliveryPence === price.deliveryPence &&
		isWaived(open.id) === (price.totalPence === 0) &&
		(open.couponCode === null || open.couponCode === coupon?.code) &&
		(open.delivery === null || (delivery !== null && isSameDelivery(open.delivery, delivery)))
	);
}

function agreed(shop: Shop, sale: Sale) {
	const { actor, book, again, price, coupon, delivery, comment, copies, giftMessage } = sale;
	const updatedAt = shop.clock.now().toISOString();
	const couponCode = coupon?.code ?? null;
	const { coverId } = book;
	const said = { delivery, comment, copies, giftMessage };
	return { ownerId: actor.id, again, price, couponCode, coverId, ...said, updatedAt };
}

/** Reserves the use the sale counts on; false where the payment has one already. */
async function reserve(trx: Handle, shop: Shop, sale: Sale, paymentId: string): Promise<Result<boolean>> {
	if (sale.coupon === null) return done(true);
	const { bookPence, deliveryPence } = sale.price;
	return reserveUse(trx, {
		paymentId,
		code: sale.coupon.code,
		ownerId: sale.actor.id,
		emailFold: sale.emailFold,
		bookIds: [],
		orderPence: bookPence + deliveryPence,
		now: shop.clock.now(),
	});
}

/** Has the payment looked at and closed in time, whatever becomes of whoever opened it. */
async function watch(trx: Handle, shop: Shop, { sale, cardFollows }: Opening, paymentId: string) {
	const looks = isWaived(paymentId) ? [] : looksOverTheDay(shop, paymentId);
	if (cardFollows) looks.push(lookAfterCard(shop, paymentId));
	const closing = closingJob(shop, sale, paymentId);
	const jobs = [...looks, ...(closing ? [closing] : [])];
	if (jobs.length > 0) await enqueueAll<"settle-payment" | "close-payment">(trx, shop, jobs);
}

type Given = Pick<Charge, "id" | "amountPence" | "state"> & { clientSecret: string | null };

function prepared({ id, clientSecret, amountPence, state }: Given): PreparedPayment {
	return { paymentIntentId: id, clientSecret, amount: amountPence, paid: isPaid(state) };
}
