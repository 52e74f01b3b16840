import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import { paymentIntentInput } from "~/shop/checkout/contract";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { BOOK_NOT_FOUND } from "~/shop/checkout/rules";
import { LIMITS } from "~/shop/limits/rules";
import { done } from "~/shop/result";

const route = api(
	{ family: "/api/payment/create-payment-intent", guest: "/api/payment/create-guest-payment-intent" },
	{
		POST: async ({ visitor: { shop, request }, actor }) => {
			await assertWithin(shop, LIMITS.payment, clientAddress());
			const { amount, metadata } = await readJson(request, paymentIntentInput);
			// Who has stored nothing here owns no book.
			if (!actor) return BOOK_NOT_FOUND;
			const { deliveryInfo: delivery, ...asked } = metadata ?? {};
			const prepared = await preparePayment(shop, actor, { ...asked, delivery, amount });
			if (!prepared.ok) return prepared;
			const { clientSecret, paymentIntentId, amount: total } = prepared.value;
			return done({ clientSecret, paymentIntentId, amount: total });
		},
	},
);
export const loader = route.loader;
export const action = route.action;
