import type { Page, Route } from "@playwright/test";
import type { StripeStandIn } from "./stripe";

/** What the browser's wallets are, by Stripe.js's names for them; none for a browser without any. */
type Wallets = { applePay?: boolean; googlePay?: boolean };

/** The card in every wallet. */
const WALLET_CARD = "4242424242424242";

/**
 * Plays Stripe.js in a page, as far as the checkout uses it: a Payment Element that takes a card's number, and an Express Checkout Element with a
 * button for each of the `wallets`. What it confirms goes to `stripe`; gives what it was asked to charge, and lets a bank decline the wallet's card.
 */
export async function routeStripeJs(page: Page, stripe: StripeStandIn, wallets: Wallets = {}) {
	const played = { walletCard: WALLET_CARD, amounts: [] as number[] };
	await page.route("https://js.stripe.com/**", (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: `(${stripeJs.toString()})(${JSON.stringify(wallets)})`,
		}),
	);
	await page.route("https://api.stripe.com/v1/payment_intents/*/confirm", (route) =>
		answerConfirm(route, stripe, played),
	);
	return played;
}

async function answerConfirm(
	route: Route,
	stripe: StripeStandIn,
	played: { walletCard: string; amounts: number[] },
): Promise<void> {
	const fields = new URLSearchParams(route.request().postData() ?? "");
	const id = fields.get("client_secret")?.split("_secret_")[0] ?? "";
	const intent = stripe.find("payment_intent", id);
	played.amounts.push(Number(fields.get("amount")));
	const isOurs =
		fields.get("key") === stripe.publishableKey && fields.get("client_secret") === intent.client_secret;
	const isSame = Number(fields.get("amount")) === intent.amount;
	if (isOurs && isSame) stripe.confirm(id, fields.get("number") ?? played.walletCard);
	const refused =
		isOurs && isSame ? intent.last_payment_error : { message: "The PaymentIntent is another one." };
	await route.fulfill({
		status: refused ? 402 : 200,
		headers: { "Access-Control-Allow-Origin": "*" },
		json: refused ? { error: { ...refused, payment_intent: { status: intent.status } } } : intent,
	});
}

/** Runs in the page: knows nothing but its argument. */
function stripeJs(wallets: Wallets): void {
	type Handler = (event: object) => unknown;
	type Group = { amount: number; number: string | null; confirming: boolean; isSubmitted: boolean };

	function heard() {
		const handlers: [string, Handler][] = [];
		return {
			on: (name: string, handler: Handler) => void handlers.push([name, handler]),
			off: (name: string, handler: Handler) => {
				const at = handlers.findIndex(([one, other]) => one === name && other === handler);
				if (at >= 0) handlers.splice(at, 1);
			},
			// As from a frame: never while the page's own script runs.
			emit: (name: string, event: object) =>
				setTimeout(() => {
					for (const [one, handler] of [...handlers]) if (one === name) void handler(event);
				}),
		};
	}

	function field(label: string, typed: (text: string) => void): HTMLElement {
		const frame = document.createElement("label");
		const input = document.createElement("input");
		frame.append(label, " ", input);
		input.addEventListener("input", (event) => {
			// What is typed in Stripe's frame the page doesn't hear of.
			event.stopPropagation();
			typed(input.value);
		});
		return frame;
	}

	function button(label: string, press: () => void): HTMLElement {
		const made = document.createElement("button");
		made.type = "button";
		made.textContent = label;
		made.addEventListener("click", press);
		return made;
	}

	function paymentElement(group: Group, options: { wallets?: Record<string, string> }) {
		const { on, off, emit } = heard();
		const inner = Object.entries(options.wallets ?? {}).filter(([, shown]) => shown !== "never");
		return {
			...{ on, off, update: () => {}, destroy: () => {} },
			mount(place: HTMLElement) {
				if (inner.length > 0 || !options.wallets) throw new Error("each wallet would have two buttons");
				place.append(
					field("Card number", (text) => {
						group.number = text.replace(/\D/g, "");
						emit("change", { elementType: "payment", complete: group.number.length === 16 });
					}),
				);
				emit("ready", { elementType: "payment" });
			},
		};
	}

	function expressElement(group: Group) {
		const { on, off, emit } = heard();
		let place: HTMLElement;

		/** The wallet's own sheet, over the page. */
		function open(expressPaymentType: string, name: string) {
			const sheet = document.createElement("dialog");
			const total = document.createElement("p");
			total.textContent = `Total £${(group.amount / 100).toFixed(2)}`;
			const paymentFailed = () => {
				group.confirming = false;
				sheet.remove();
			};
			sheet.append(
				total,
				button(`Confirm with ${name}`, () => {
					group.confirming = true;
					emit("confirm", { elementType: "expressCheckout", expressPaymentType, paymentFailed });
				}),
				button("Cancel", () => {
					sheet.remove();
					emit("cancel", { elementType: "expressCheckout" });
				}),
			);
			place.append(sheet);
			sheet.showModal();
		}

		function press(expressPaymentType: string, name: string) {
			// Real ones don't open a sheet later than in a second.
			const late = setTimeout(() => {
				throw new Error("click was neither resolved nor rejected within a second");
			}, 1_000);
			const resolve = () => {
				clearTimeout(late);
				open(expressPaymentType, name);
			};
			const reject = () => clearTimeout(late);
			emit("click", { elementType: "expressCheckout", expressPaymentType, resolve, reject });
		}

		return {
			...{ on, off, update: () => {}, destroy: () => {} },
			mount(at: HTMLElement) {
				place = at;
				if (wallets.applePay)
					place.append(button("Buy with Apple Pay", () => press("apple_pay", "Apple Pay")));
				if (wallets.googlePay)
					place.append(button("Pay with Google Pay", () => press("google_pay", "Google Pay")));
				const none = { link: false, paypal: false, amazonPay: false, klarna: false };
				const all = { applePay: false, googlePay: false, ...none, ...wallets };
				const isAny = Object.values(all).includes(true);
				emit("ready", { elementType: "expressCheckout", availablePaymentMethods: isAny ? all : undefined });
			},
		};
	}

	function elementsOf({ amount }: { amount: number }) {
		const group: Group = { amount, number: null, confirming: false, isSubmitted: false };
		return {
			group,
			create: (type: string, options: object) =>
				type === "payment" ? paymentElement(group, options) : expressElement(group),
			update: (change: { amount?: number }) => void Object.assign(group, change),
			submit: async () => {
				group.isSubmitted = true;
				const isComplete = group.confirming || group.number?.length === 16;
				return isComplete ? {} : { error: { message: "Your card number is incomplete." } };
			},
		};
	}

	type Confirmed = {
		elements: ReturnType<typeof elementsOf>;
		clientSecret: string;
		confirmParams: { return_url: string };
	};

	function stripeOf(key: string) {
		const unused = () => {
			throw new Error("the shop doesn't use this");
		};
		return {
			...{ createToken: unused, createPaymentMethod: unused, confirmCardPayment: unused },
			elements: elementsOf,
			async confirmPayment({ elements: { group }, clientSecret, confirmParams }: Confirmed) {
				if (!group.isSubmitted)
					throw new Error("elements.submit() must be called before stripe.confirmPayment()");
				group.isSubmitted = false;
				if (!URL.canParse(confirmParams.return_url)) throw new Error("return_url is no address");
				const id = clientSecret.split("_secret_")[0];
				const response = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, {
					method: "POST",
					body: new URLSearchParams({
						...{ key, client_secret: clientSecret, amount: String(group.amount) },
						...(group.confirming ? {} : { number: group.number ?? "" }),
					}),
				});
				const said = await response.json();
				return response.ok ? { paymentIntent: said } : said;
			},
		};
	}

	Object.assign(window, { Stripe: Object.assign(stripeOf, { version: "endive" }) });
}
