import type { StripeStandIn } from "../../../e2e/vendors/stripe";
import type { Payments } from "./port";
import { createStripePayments } from "./stripe.server";

/** The adapter as it speaks to this stand-in of Stripe's. */
export function paymentsOf({ secretKey, publishableKey, webhookSecret, url }: StripeStandIn): Payments {
	return createStripePayments({ secretKey, publishableKey, webhookSecret, apiUrl: url });
}
