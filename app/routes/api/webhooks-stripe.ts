import { api } from "~/http/api.server";
import { readWebhook } from "~/http/json.server";
import { hearOfPayment } from "~/shop/checkout/hear-of-payment.server";
import { fail } from "~/shop/result";

/** Stripe's webhook. What it says is not believed: the payment it names is read back. */
const route = api(
	"/api/webhooks/stripe",
	{
		POST: async ({ visitor: { shop, request } }) => {
			if (shop.providers.payments.describe().kind !== "stripe") return fail("not_found", "Not found");
			return hearOfPayment(shop, await readWebhook(request), request.headers);
		},
	},
	"signed",
);
export const loader = route.loader;
export const action = route.action;
