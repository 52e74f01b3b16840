import { beginSession } from "~/http/session.testing";
import { STATUS } from "~/http/statuses.server";
import { loader as checkout, action as payForm } from "~/routes/checkout/checkout/route";
import { CARD, DELIVERY } from "~/shop/checkout/checkout.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { action as createIntent } from "./create-payment-intent";
import { action as saveOrder } from "./orders";
import { action as confirmCard } from "./sandbox-confirm-payment";

const ORIGIN = "http://localhost:3000";

export type Buyer = { shop: TestShop; guestId: string; cookie: string };

export async function buyer(): Promise<Buyer> {
	const shop = await openTestShop();
	replaceShop(shop);
	const { session, cookie } = await beginSession(shop);
	return { shop, guestId: session.guestId, cookie: cookie.split(";")[0] ?? "" };
}

/** What a family wants, however it says so. */
export type Wish = {
	bookId: string;
	delivery: Record<string, string>;
	couponCode: string;
	amount: number;
	card: string;
	copies: number;
	giftMessage: string;
};
/** How it came out. */
export type Outcome = {
	status: number;
	code: string | null;
	message: string | null;
	fields: Record<string, string[]>;
};
const GOOD: Outcome = { status: 200, code: null, message: null, fields: {} };

function request(path: string, cookie: string, type: string, body: string): Request {
	return new Request(`${ORIGIN}${path}`, {
		method: "POST",
		headers: { Cookie: cookie, "Content-Type": type, Origin: ORIGIN, Host: "localhost:3000" },
		body,
	});
}

/** A page of its own, for what no form can show. */
type Refused = { data: { message: string }; init: ResponseInit };

/** The checkout form, its coupon applied by its own button. A post that failed is read from the page it leads to. */
export async function byForm({ cookie }: Buyer, wish: Wish): Promise<Outcome> {
	const post = async (intent: string): Promise<Outcome> => {
		const { copies, giftMessage, delivery } = wish;
		const gift = { gift: delivery.recipient ? "1" : "", giftMessage, copies: String(copies) };
		const couponCode = intent === "apply-coupon" ? wish.couponCode : "";
		const fields = { ...delivery, ...gift, intent, couponCode };
		const card = { cardNumber: wish.card, cardExpiry: CARD.expiry, cardCvc: CARD.cvc };
		const body = new URLSearchParams({ ...fields, ...card, amount: String(wish.amount) });
		const path = `/checkout?book=${wish.bookId}`;
		const sent = request(path, cookie, "application/x-www-form-urlencoded", body.toString());
		const answer = payForm({ request: sent, params: {}, context: {} }) as Promise<unknown>;
		const arrived = (await answer.catch((thrown: unknown) => thrown)) as Response | Refused;
		if (arrived instanceof Response) return shown(cookie, arrived.headers.get("Location") ?? "");
		return { status: arrived.init.status ?? 0, code: "not_found", message: arrived.data.message, fields: {} };
	};
	const applied = wish.couponCode === "" ? GOOD : await post("apply-coupon");
	return applied.code === null ? post("pay") : applied;
}

/** What the page says that a post has led to. */
async function shown(cookie: string, address: string): Promise<Outcome> {
	if (!address.startsWith("/checkout?")) return GOOD;
	const asked = new Request(`${ORIGIN}${address}`, { headers: { Cookie: cookie } });
	const { data } = await checkout({ request: asked, params: {}, context: {} });
	// A book whose hours are over has no form any more.
	if (data.checkout === null)
		return { status: STATUS.forbidden, code: "forbidden", message: data.ended, fields: {} };
	if (!data.failed?.problem) return GOOD;
	const { code, message, fields = {} } = data.failed.problem;
	return { status: STATUS[code], code, message, fields };
}

/** The same by the JSON calls: intent, card, order. */
export async function byCalls({ cookie }: Buyer, wish: Wish): Promise<Outcome> {
	const call = async (action: typeof saveOrder, path: string, body: unknown) => {
		const sent = request(path, cookie, "application/json", JSON.stringify(body));
		const response = await action({ request: sent, params: {}, context: {} });
		return { response, body: await response.json() };
	};
	const refused = ({ response, body }: Awaited<ReturnType<typeof call>>): Outcome | null =>
		response.ok
			? null
			: { status: response.status, code: body.code, message: body.message, fields: body.fields ?? {} };
	const { bookId, couponCode, amount, delivery, card, copies, giftMessage } = wish;
	const metadata = { bookId, couponCode, copies, giftMessage, deliveryInfo: JSON.stringify(delivery) };
	const intent = await call(createIntent, "/api/payment/create-guest-payment-intent", {
		amount,
		currency: "gbp",
		metadata,
	});
	const notPrepared = refused(intent);
	if (notPrepared) return notPrepared;
	const { clientSecret, paymentIntentId } = intent.body;
	if (clientSecret !== null) {
		const charged = await call(confirmCard, "/api/sandbox/confirm-payment", {
			clientSecret,
			cardNumber: card,
		});
		const notCharged = refused(charged);
		if (notCharged) return notCharged;
	}
	const saved = await call(saveOrder, "/api/orders/guest", {
		paymentIntentId,
		bookId,
		amount,
		deliveryInfo: delivery,
		status: "paid",
	});
	return refused(saved) ?? GOOD;
}

export const WISH = {
	delivery: { ...DELIVERY },
	couponCode: "",
	amount: 3498,
	card: CARD.number,
	copies: 1,
	giftMessage: "",
};
