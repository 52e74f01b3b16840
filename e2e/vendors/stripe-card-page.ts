import type { Account } from "./stripe-account";
import type { PaymentIntent, Session } from "./stripe-objects";

type Page = { status: number; headers?: Record<string, string>; html: string };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function document(content: string, status = 200): Page {
	const html = `<!doctype html><html lang="en-GB"><title>Checkout</title><h1>Checkout</h1>${content}</html>`;
	return { status, html };
}

function form(session: Session, intent: PaymentIntent | null): Page {
	const message = intent?.last_payment_error?.message;
	const alert = message ? `<p role="alert">${escaped(message)}</p>` : "";
	const pounds = (session.amount_total / 100).toFixed(2);
	return document(`${alert}
		<form method="post">
			<label>Card number <input name="number" inputmode="numeric" required></label>
			<button>Pay £${pounds}</button>
		</form>
		<a href="${escaped(session.cancel_url)}">Back</a>`);
}

function question(): Page {
	return document(`<form method="post">
		<button name="answer" value="allow">Allow the payment</button>
		<button name="answer" value="refuse">Refuse the payment</button>
	</form>`);
}

/** Plays the page a Checkout Session leads to: a card form without JavaScript. `posted` is empty for a visit. */
export function cardPage(account: Account, id: string, posted: URLSearchParams): Page {
	const found = account.any(id);
	if (found?.object !== "checkout.session") return document("<p>There is no such page.</p>", 404);
	if (found.status === "expired") return document("<p>This page has expired.</p>", 410);
	if (found.status === "open") pay(account, found, posted);
	const intent = found.payment_intent ? account.find("payment_intent", found.payment_intent) : null;
	if (intent?.status === "succeeded") {
		const location = found.success_url.replace("{CHECKOUT_SESSION_ID}", found.id);
		return { status: 303, headers: { location }, html: "" };
	}
	return intent?.status === "requires_action" ? question() : form(found, intent);
}

function pay(account: Account, session: Session, posted: URLSearchParams) {
	const number = posted.get("number")?.replace(/\D/g, "");
	const answer = posted.get("answer");
	if (number) account.confirmIntent(account.intentOf(session).id, number);
	else if (answer && session.payment_intent) account.authenticate(session.payment_intent, answer === "allow");
}
