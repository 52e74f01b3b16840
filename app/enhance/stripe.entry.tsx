import {
	Elements,
	ExpressCheckoutElement,
	PaymentElement,
	useElements,
	useStripe,
} from "@stripe/react-stripe-js";
import type {
	StripeExpressCheckoutElementClickEvent,
	StripeExpressCheckoutElementConfirmEvent,
	StripeExpressCheckoutElementReadyEvent,
} from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { PreparedPayment } from "~/shop/checkout/contract";
import { DELIVERY_FIELDS } from "~/shop/checkout/rules";
import { CURRENCY } from "~/shop/prices/rules";
import { raiseToast } from "~/ui/raise-toast";
import { checkFields } from "./checkout-fields";

/*
 * Stripe's own fields in the checkout, and the buttons of the wallets that this browser has. Without this script the Pay button leads to
 * Stripe's page; with it card or wallet is confirmed here, by what the /api calls do, and the page goes on to where the order is settled.
 */
const place = document.querySelector<HTMLElement>("[data-stripe-card]");
const form = document.getElementById("checkout-form");
if (place && form instanceof HTMLFormElement) mount(place, form);

type Page = { place: HTMLElement; form: HTMLFormElement };

function totalOf(form: HTMLFormElement): number {
	return Number(form.querySelector<HTMLInputElement>("[name=amount]")?.value);
}

function mount(place: HTMLElement, form: HTMLFormElement): void {
	const stripe = loadStripe(place.dataset.stripeCard ?? "");
	const options = { mode: "payment", amount: totalOf(form), currency: CURRENCY, locale: "en-GB" } as const;
	createRoot(place).render(
		<Elements stripe={stripe} options={options}>
			<Card place={place} form={form} />
		</Elements>,
	);
	const wallets = document.querySelector<HTMLElement>("[data-stripe-wallets]");
	if (!wallets) return;
	// Of a group of its own: a card that is half typed, or not at all, must not hold up a wallet.
	createRoot(wallets).render(
		<Elements stripe={stripe} options={options}>
			<Wallets place={place} form={form} />
		</Elements>,
	);
}

/** Shows on the Pay button that a payment is on its way. Gives what to do where it has failed: say why, and let it be pressed again. */
function showPaying(form: HTMLFormElement): (why: string) => void {
	const shown = form.querySelector<HTMLButtonElement>("#pay-button");
	const label = shown?.innerHTML ?? "";
	if (shown) {
		shown.textContent = shown.dataset.busy ?? "";
		shown.disabled = true;
	}
	return (message) => {
		raiseToast({ type: "error", message });
		if (shown) shown.innerHTML = label;
		form.dispatchEvent(new Event("checkout:ready"));
	};
}

/** The wallets have buttons of their own. */
const CARD_ALONE = { wallets: { applePay: "never", googlePay: "never" } } as const;
/** The address has been typed: nothing more is asked of a wallet than its payment. */
const WALLETS_ALONE = {
	paymentMethods: { amazonPay: "never", klarna: "never", link: "never", paypal: "never" },
	buttonType: { applePay: "buy", googlePay: "pay" },
} as const;

function Card({ place, form }: Page) {
	const stripe = useStripe();
	const elements = useElements();
	useEffect(() => {
		const pay = async (event: SubmitEvent) => {
			const button = event.submitter;
			if (event.defaultPrevented || !stripe || !elements || place.dataset.complete === undefined) return;
			if (!(button instanceof HTMLButtonElement) || button.value !== "pay") return;
			event.preventDefault();
			const fail = showPaying(form);
			elements.update({ amount: totalOf(form) });
			const billing = { payment_method_data: { billing_details: billingOf(form) } };
			const failed = await confirm({ place, form }, stripe, elements, billing);
			if (failed !== null) fail(failed);
		};
		form.addEventListener("submit", pay);
		return () => form.removeEventListener("submit", pay);
	}, [stripe, elements, form, place]);

	const tell = (complete: boolean) => {
		place.dataset.complete = complete ? "yes" : "no";
		document.querySelector<HTMLElement>("[data-vendor-page]")?.setAttribute("hidden", "");
		form.dispatchEvent(new Event("checkout:ready"));
	};
	return (
		<PaymentElement
			options={CARD_ALONE}
			onReady={() => tell(false)}
			onChange={({ complete }) => tell(complete)}
		/>
	);
}

function Wallets({ place, form }: Page) {
	const stripe = useStripe();
	const elements = useElements();

	const show = ({ availablePaymentMethods: found }: StripeExpressCheckoutElementReadyEvent) => {
		const isThere = Boolean(found?.applePay || found?.googlePay);
		document.querySelector<HTMLElement>("[data-wallets]")?.toggleAttribute("hidden", !isThere);
	};

	/** The wallet's sheet is opened only for a form that could be sent, and a total that has been seen. */
	const begin = ({ resolve, reject }: StripeExpressCheckoutElementClickEvent) => {
		if (!checkFields(form)) {
			raiseToast({ type: "error", message: form.dataset.summary ?? "" });
			return reject();
		}
		if (text(form, "couponCode").trim()) {
			document.getElementById("apply-coupon")?.click();
			return reject();
		}
		elements?.update({ amount: totalOf(form) });
		resolve();
	};

	const pay = async ({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) => {
		if (!stripe || !elements) return;
		const fail = showPaying(form);
		form.dispatchEvent(new Event("checkout:paying"));
		const failed = await confirm({ place, form }, stripe, elements);
		if (failed === null) return;
		// The sheet goes; why, the page says.
		paymentFailed();
		fail(failed);
	};

	return <ExpressCheckoutElement options={WALLETS_ALONE} onReady={show} onClick={begin} onConfirm={pay} />;
}

type Stripe = NonNullable<ReturnType<typeof useStripe>>;
type StripeElements = NonNullable<ReturnType<typeof useElements>>;

/** Prepares the payment, confirms it, and leaves for where it is settled. `billing`: of a card; a wallet has its own. Gives why not. */
async function confirm(
	{ place, form }: Page,
	stripe: Stripe,
	elements: StripeElements,
	billing?: { payment_method_data: { billing_details: ReturnType<typeof billingOf> } },
): Promise<string | null> {
	const failed = place.dataset.failed ?? "";
	const submitted = await elements.submit();
	if (submitted.error) return submitted.error.message ?? failed;
	const prepared = await prepare(place, form);
	if ("message" in prepared) {
		if (!prepared.ordered) return prepared.message || failed;
		// Sent before, or bought in another tab: our own answer to the form leads to that order.
		form.submit();
		return null;
	}
	const back = new URL("/checkout/return", location.origin);
	back.searchParams.set("payment", prepared.paymentIntentId);
	const confirmed = await stripe.confirmPayment({
		elements,
		clientSecret: prepared.clientSecret ?? "",
		confirmParams: { return_url: back.href, ...billing },
		redirect: "if_required",
	});
	// Paid before, in another tab or before the back button: that is no failure.
	const paid = ["succeeded", "processing"].includes(confirmed.error?.payment_intent?.status ?? "");
	if (confirmed.error && !paid) return confirmed.error.message ?? failed;
	location.assign(back.href);
	return null;
}

/** Why nothing was prepared; `ordered`: the book has been bought, perhaps by this very form. */
type Refused = { message: string; ordered?: boolean };

const text = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? "");

async function prepare(place: HTMLElement, form: HTMLFormElement): Promise<PreparedPayment | Refused> {
	const signedIn = document.querySelector(".checkout-welcome") !== null;
	const isGift = text(form, "gift") !== "";
	const typed = Object.fromEntries(DELIVERY_FIELDS.map((field) => [field, text(form, field)]));
	const deliveryInfo = { ...typed, recipient: isGift ? typed.recipient : "" };
	const metadata = {
		bookId: place.dataset.book,
		coverId: text(form, "coverId"),
		again: place.dataset.again === "1",
		ordersBefore: Number(text(form, "ordersBefore")),
		couponCode: document.querySelector<HTMLElement>("[data-coupon]")?.dataset.coupon ?? "",
		deliveryInfo: JSON.stringify(deliveryInfo),
		copies: Number(text(form, "copies")),
		giftMessage: isGift ? text(form, "giftMessage") : "",
	};
	try {
		const response = await fetch(`/api/payment/create-${signedIn ? "" : "guest-"}payment-intent`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ amount: totalOf(form), currency: CURRENCY, metadata }),
		});
		return await response.json();
	} catch {
		return { message: "" };
	}
}

function billingOf(form: HTMLFormElement) {
	return {
		name: text(form, "name"),
		email: text(form, "email"),
		phone: text(form, "phone") || undefined,
		// A gift's address isn't the buyer's.
		address: text(form, "gift") ? undefined : addressOf(form),
	};
}

function addressOf(form: HTMLFormElement) {
	return {
		line1: text(form, "address"),
		line2: text(form, "address2") || undefined,
		city: text(form, "city"),
		postal_code: text(form, "postalCode"),
		country: text(form, "country"),
	};
}
