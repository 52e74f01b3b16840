import type { Shop } from "~/shop.server";
import { CHECKOUT_TEXTS } from "./rules";

/**
 * Why the last try to pay failed: the provider's words for the customer, or ours when it says nothing or is away. Asks
 * nobody whose payment it is: the callers have.
 */
export async function declineReason(shop: Shop, paymentId: string): Promise<string> {
	const read = await shop.providers.payments.read(paymentId);
	return (read.ok && read.value.lastError) || CHECKOUT_TEXTS.paymentFailed;
}
