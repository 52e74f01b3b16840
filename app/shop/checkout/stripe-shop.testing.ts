import { paymentsOf } from "~/providers/payments/stripe.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import type { StripeStandIn } from "../../../e2e/vendors/stripe";

/** A test's shop that is paid by Stripe, as this stand-in plays it: no card form of ours. */
export async function openStripeShop(
	stripe: StripeStandIn,
	payments = paymentsOf(stripe),
): Promise<TestShop> {
	const shop = await openTestShop({ payments });
	// Stripe keeps what it was asked for a day: the ids of one test must not be those of the test before.
	const run = `x${Math.random().toString(36).slice(2)}`;
	const { providers, ids } = shop;
	return {
		...shop,
		ids: { ...ids, next: (word) => `${ids.next(word)}${run}` },
		providers: { ...providers, sandbox: { ...providers.sandbox, cardForm: null } },
	};
}
