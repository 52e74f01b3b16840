import { DELIVERY_PENCE } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type Delivery, isSameDelivery, type Payment } from "./contract";
import { addressTo, findPayment, writeComment } from "./payment-store.server";
import { PAYMENT_NOT_FOUND } from "./rules";

/**
 * What is said as the order of a payment is asked for. The instructions said last count until the order is placed; an address
 * only where none is known, for what was paid for is delivered to the address that was paid for. Errors: `conflict` (another
 * address, or a country that delivery costs another sum to), `not_found` (not theirs any more).
 */
export async function addDelivery(
	shop: Shop,
	payment: Payment,
	{ deliveryInfo, comment }: { deliveryInfo?: Delivery; comment?: string | null },
): Promise<Result<null>> {
	const at = shop.clock.now().toISOString();
	if (deliveryInfo) {
		const agrees = DELIVERY_PENCE[deliveryInfo.country] === payment.price.deliveryPence;
		if (payment.delivery === null && payment.isOpen && agrees)
			await addressTo(shop.db, payment, deliveryInfo, at);
		const now = await findPayment(shop.db, payment.id, payment.ownerId);
		if (!now) return PAYMENT_NOT_FOUND;
		if (now.delivery ? !isSameDelivery(now.delivery, deliveryInfo) : now.isOpen) return ANOTHER_ADDRESS;
	}
	if (comment) await writeComment(shop.db, payment, comment, at);
	return done(null);
}

const ANOTHER_ADDRESS = fail(
	"conflict",
	"This payment was made for delivery to another address. Write to us if it should go somewhere else.",
);
