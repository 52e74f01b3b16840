import { api, type Handler } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import { sandboxCardInput } from "~/shop/checkout/contract";
import { confirmTestCard } from "~/shop/checkout/pay-by-card.server";
import { LIMITS } from "~/shop/limits/rules";
import { done } from "~/shop/result";

/** What Stripe's confirm call is to a script. */
const confirm: Handler = async ({ visitor: { shop, request } }) => {
	await assertWithin(shop, LIMITS.card, clientAddress());
	const { clientSecret, cardNumber } = await readJson(request, sandboxCardInput);
	const charged = await confirmTestCard(shop, clientSecret, cardNumber);
	if (!charged.ok) return charged;
	const { paymentId, status } = charged.value;
	const nextAction = `${shop.settings.APP_URL}/checkout/authenticate?payment=${encodeURIComponent(paymentId)}`;
	return done({
		status,
		paymentIntentId: paymentId,
		...(status === "requires_action" ? { nextAction } : {}),
	});
};

/** It isn't there when Stripe is configured. */
const route = api(
	"/api/sandbox/confirm-payment",
	{ POST: confirm },
	"browser",
	({ settings, providers }) => settings.testMode && providers.sandbox.cardForm !== null,
);
export const loader = route.loader;
export const action = route.action;
