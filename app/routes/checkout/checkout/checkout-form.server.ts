import { readFoundAddress } from "~/shop/checkout/found-address";
import { CHECKOUT_FIELDS, type TypedCheckout } from "~/shop/checkout/rules";

const INTENTS = [
	"pay",
	"apply-coupon",
	"remove-coupon",
	"update",
	"create-account",
	"find-address",
	"use-address",
] as const;

/** Nobody's address is longer; more is not kept. */
const MOST = 1000;

/** What a post of the checkout form says. A button is always named, but for a script that took it away: then it was Pay. */
export function readCheckoutForm(fields: FormData) {
	const text = (name: string) => String(fields.get(name) ?? "").slice(0, MOST);
	const intent = INTENTS.find((known) => known === text("intent")) ?? "pay";
	const chosen = intent === "use-address" ? readFoundAddress(text("foundAddress")) : null;
	const asTyped = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, text(field)])) as TypedCheckout;
	const whole = (name: string) => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : undefined);
	return {
		intent,
		typed: { ...asTyped, ...chosen },
		coverId: text("coverId"),
		typedCoupon: text("couponCode"),
		card: { number: text("cardNumber"), expiry: text("cardExpiry"), cvc: text("cardCvc") },
		amount: whole("amount"),
		ordersBefore: whole("ordersBefore"),
	};
}
