import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { closeWithOffer } from "./close-charge.server";
import { orderedAlready } from "./find-sale.server";
import { changesOf, newRow } from "./open-charge.server";
import {
	cancelOpenPayment,
	countOrders,
	findOpenPayment,
	insertPayment,
	isWaived,
	updateOpenPayment,
	WAIVED,
} from "./payment-store.server";
import type { PreparedPayment, WantedPayment } from "./prepare-payment.server";
import { BOOK_NOT_FOUND } from "./rules";

const ROUNDS = 4;

/**
 * Opens a payment of nothing: a coupon has taken the total below what can be charged. It counts as succeeded, has no
 * client secret, and the provider never hears of it. An open charge of the same book is ended first.
 * Errors: those of `openCharge`.
 */
export async function waiveCharge(shop: Shop, wanted: WantedPayment): Promise<Result<PreparedPayment>> {
	const { db, clock, providers, ids } = shop;
	const now = () => clock.now().toISOString();
	for (let round = 0; round < ROUNDS; round++) {
		if ((await countOrders(db, wanted.bookId)) !== wanted.ordersBefore) return orderedAlready(wanted);
		const open = await findOpenPayment(db, wanted.bookId);
		if (open && open.owner_id !== wanted.ownerId) return BOOK_NOT_FOUND;
		if (open && isWaived(open.id)) {
			const theirs = { ...wanted, id: open.id };
			if (await updateOpenPayment(db, theirs, changesOf(wanted, now()))) return done(prepared(open.id));
			continue;
		}
		if (open) {
			const ended = await providers.payments.cancel(open.id);
			if (!ended.ok && ended.error === "unavailable") {
				return fail("vendor", "Our card payments are not answering just now. Please try again in a minute.");
			}
			if (!ended.ok && ended.error === "not_possible") {
				return done({
					paymentIntentId: open.id,
					clientSecret: open.client_secret,
					amount: open.amount_pence,
					paid: true,
				});
			}
			await cancelOpenPayment(db, open.id, now());
			continue;
		}
		const id = ids.next(WAIVED);
		const row = newRow(wanted, { id, state: "succeeded", clientSecret: null }, now());
		const written = await db.transaction().execute(async (trx) => {
			const answer = await insertPayment(trx, row, wanted.ordersBefore);
			if (answer === "written") await closeWithOffer(trx, shop, id, wanted.offerEnds);
			return answer;
		});
		if (written === "ordered") return orderedAlready(wanted);
		if (written === "not theirs") return BOOK_NOT_FOUND;
		if (written === "written") return done(prepared(id));
	}
	return fail("busy", "This book is being ordered elsewhere at this moment. Please try again.", {
		retryAfter: 2,
	});
}

function prepared(id: string): PreparedPayment {
	return { paymentIntentId: id, clientSecret: null, amount: 0, paid: true };
}
