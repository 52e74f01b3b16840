import { laidOut } from "~/shop/laid-out.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { composeOrderConfirmation } from "./compose-mail.server";

/**
 * Sends an order's confirmation once more, now, to its own address or to another one that the family has told. Gives the
 * address. Errors: `not_found` (nobody to write to any more), `vendor` (the mail server is away, or refuses us), `invalid` (it
 * refuses the address); both with what it said.
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
	const id = `order-confirmation:${orderId}:${shop.ids.next("again")}`;
	return shop.failures.during(async () => {
		const sent = await shop.providers.mail.send({ ...laidOut(shop, letter), to, id, at });
		if (sent.ok) return done(to);
		const why = shop.failures.heard() ?? "The mail server said no";
		return fail(sent.error === "unavailable" ? "vendor" : "invalid", `${why}.`);
	});
}
