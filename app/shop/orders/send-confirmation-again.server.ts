import { laidOut } from "~/shop/laid-out.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { composeOrderConfirmation } from "./compose-mail.server";

/**
 * Sends an order's confirmation once more, now, to its own address or to another one that the family has told. Gives the
 * address. Errors: `not_found` (nobody to write to any more), `vendor` (the mail server is away), `invalid` (it refuses
 * the address).
 */
export async function sendConfirmationAgain(
	shop: Shop,
	orderId: string,
	address?: string,
): Promise<Result<string>> {
	const letter = await composeOrderConfirmation(shop, orderId);
	if (!letter) return fail("not_found", "There is nobody to write to any more.");
	const at = shop.clock.now().toISOString();
	const to = address ?? letter.to;
	// A name of its own: a mailer sends no mail twice.
	const sent = await shop.providers.mail.send({
		...laidOut(shop, letter),
		to,
		id: `order-confirmation:${orderId}:${shop.ids.next("again")}`,
		at,
	});
	if (sent.ok) return done(to);
	return sent.error === "unavailable"
		? fail("vendor", "The mail server can't be reached just now: try again later.")
		: fail("invalid", "The mail server refuses this address.");
}
