import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import Stripe from "stripe";
import { serve } from "./listen";
import { type Account, openAccount } from "./stripe-account";
import { cardPage } from "./stripe-card-page";
import { formOf, type Params, textsOf } from "./stripe-form";
import { Refusal, type StripeObject } from "./stripe-objects";
import { mayAsk, openSettings, PUBLISHABLE_KEY, settingsCalls } from "./stripe-settings";

export type StripeEvent = {
	id: string;
	type: string;
	data: { object: StripeObject };
};
type Answer = {
	status: number;
	body: unknown;
	headers?: Record<string, string>;
};
type Handler = (params: Params, id: string) => unknown;

const SECRET_KEY = "sk_test_standin";
const WEBHOOK_SECRET = "whsec_standin";
const INTENT = /^\/v1\/payment_intents\/(\w+)$/;

/** Names of a call's parameters, none that Stripe's package hasn't. */
const takes = <Takes>(...names: (keyof Takes & string)[]) => names;

/** Every call it knows, with the parameters it takes: an unknown one is refused, as at the real address. */
function callsOf(account: Account, url: () => string): [string, RegExp, string[], Handler][] {
	const amountOf = (params: Params) => Number(params.amount);
	const metadataOf = (params: Params) => textsOf(params.metadata);
	return [
		[
			"POST",
			/^\/v1\/payment_intents$/,
			takes<Stripe.PaymentIntentCreateParams>("amount", "currency", "metadata", "automatic_payment_methods"),
			(params) => account.createIntent(amountOf(params), String(params.currency), metadataOf(params)),
		],
		[
			"GET",
			INTENT,
			takes<Stripe.PaymentIntentRetrieveParams>("client_secret"),
			(_, id) => account.find("payment_intent", id),
		],
		[
			"POST",
			INTENT,
			takes<Stripe.PaymentIntentUpdateParams>("amount", "metadata"),
			(params, id) => {
				const amount = params.amount === undefined ? undefined : amountOf(params);
				return account.updateIntent(id, {
					amount,
					metadata: metadataOf(params),
				});
			},
		],
		["POST", /^\/v1\/payment_intents\/(\w+)\/cancel$/, [], (_, id) => account.cancelIntent(id)],
		[
			"POST",
			/^\/v1\/refunds$/,
			takes<Stripe.RefundCreateParams>("payment_intent", "amount", "metadata"),
			(params) =>
				account.refund(
					String(params.payment_intent),
					metadataOf(params),
					params.amount === undefined ? undefined : Number(params.amount),
				),
		],
		[
			"GET",
			/^\/v1\/refunds$/,
			takes<Stripe.RefundListParams>("payment_intent", "limit"),
			(params) => account.listed("refund", String(params.payment_intent)),
		],
		[
			"GET",
			/^\/v1\/disputes$/,
			takes<Stripe.DisputeListParams>("payment_intent", "limit"),
			(params) => account.listed("dispute", String(params.payment_intent)),
		],
		[
			"POST",
			/^\/v1\/checkout\/sessions$/,
			takes<Stripe.Checkout.SessionCreateParams>(
				"mode",
				"locale",
				"line_items",
				"customer_email",
				"client_reference_id",
				"success_url",
				"cancel_url",
				"metadata",
				"payment_intent_data",
				"adaptive_pricing",
				"submit_type",
			),
			(params) => openSession(account, params, url()),
		],
		["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, [], (_, id) => account.find("checkout.session", id)],
		["POST", /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, [], (_, id) => account.expireSession(id)],
	];
}

function openSession(account: Account, params: Params, origin: string) {
	const [line, ...others] = Object.values(params.line_items ?? {}) as Params[];
	const price = line?.price_data as Params | undefined;
	if (params.mode !== "payment" || !price || line?.quantity !== "1" || others.length > 0) {
		throw new Refusal(400, "parameter_missing", "This stand-in sells one thing in payment mode");
	}
	const metadata = textsOf((params.payment_intent_data as Params | undefined)?.metadata);
	const session = {
		amount_total: Number(price.unit_amount),
		currency: String(price.currency),
		customer_email: params.customer_email ? String(params.customer_email) : null,
		success_url: String(params.success_url),
		cancel_url: String(params.cancel_url),
		metadata: textsOf(params.metadata),
	};
	return account.openSession(session, { origin, metadata });
}

/** Puts the object in place of its id wherever `expand[]` asks for it. */
function expanded(account: Account, value: unknown, paths: string[]): unknown {
	if (paths.length === 0 || value === null || typeof value !== "object") return value;
	const copy: Record<string, unknown> = { ...value };
	for (const path of paths) {
		const [first = "", ...rest] = path.split(".");
		const held = copy[first];
		const object = typeof held === "string" ? account.any(held) : held;
		copy[first] = expanded(account, object, rest.length > 0 ? [rest.join(".")] : []) ?? null;
	}
	return copy;
}

/** Plays Stripe's API and its Checkout page on a free port of this machine, strictly enough to test payments against. */
export async function startStripe({ now = () => new Date() } = {}) {
	const events: StripeEvent[] = [];
	const requests: {
		method: string;
		path: string;
		params: Params;
		headers: IncomingMessage["headers"];
	}[] = [];
	const answered = new Map<string, { asked: string; answer: Answer }>();
	let webhooksTo: string | null = null;
	let url = "";

	const account = openAccount(now, (type, object) => {
		const event = {
			id: `evt_${randomBytes(12).toString("hex")}`,
			type,
			data: { object: structuredClone(object) },
		};
		events.push(event);
		if (webhooksTo) void send(event, webhooksTo);
	});
	const settings = openSettings();
	const calls = [...callsOf(account, () => url), ...settingsCalls(settings)];

	/** The headers Stripe would post a body with; `at` in seconds, now unless told. */
	function sign(payload: string, timestamp = Math.floor(Date.now() / 1000)): Headers {
		const { webhooks } = new Stripe(SECRET_KEY);
		return new Headers({
			"content-type": "application/json",
			"stripe-signature": webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp }),
		});
	}

	/** A webhook as Stripe posts it. */
	function webhook(event: unknown, at?: number) {
		const body = JSON.stringify({ object: "event", ...(event as object) });
		return { body, headers: sign(body, at) };
	}

	async function send(event: StripeEvent, to: string): Promise<number> {
		const response = await fetch(to, {
			method: "POST",
			...webhook(event),
		}).catch(() => null);
		return response?.status ?? 0;
	}

	function call(method: string, path: string, params: Params): Answer {
		const { expand, ...given } = params;
		const found = calls.find(([verb, pattern]) => verb === method && pattern.test(path));
		if (!found) throw new Refusal(404, undefined, `Unrecognized request URL (${method}: ${path}).`);
		const [, pattern, takes, handler] = found;
		const unknown = Object.keys(given).find((name) => !takes.includes(name));
		if (unknown) throw new Refusal(400, "parameter_unknown", `Received unknown parameter: ${unknown}`);
		const body = handler(given, pattern.exec(path)?.[1] ?? "");
		return {
			status: 200,
			body: structuredClone(expanded(account, body, Object.values(textsOf(expand)))),
		};
	}

	function refused(error: unknown): Answer {
		if (!(error instanceof Refusal)) throw error;
		const { status, code, message, type } = error;
		return { status, body: { error: { type, code, message } } };
	}

	/** https://docs.stripe.com/api/idempotent_requests: a key is answered once, and again only to the same request. */
	function answerOnce(key: string, asked: string, work: () => Answer): Answer {
		const before = answered.get(key);
		if (before && before.asked !== asked) {
			const message = "Keys for idempotent requests can only be used with the same parameters.";
			return refused(new Refusal(400, undefined, message, "idempotency_error"));
		}
		if (before) return { ...before.answer, headers: { "idempotent-replayed": "true" } };
		const answer = work();
		answered.set(key, { asked, answer });
		return answer;
	}

	function answerApi(request: IncomingMessage, { pathname, search }: URL, body: string): Answer {
		const method = request.method ?? "GET";
		const params = formOf(method === "GET" ? search.slice(1) : body);
		requests.push({ method, path: pathname, params, headers: request.headers });
		if (!mayAsk(request.headers.authorization, SECRET_KEY, params))
			return refused(new Refusal(401, undefined, "Invalid API Key provided: sk_test_****"));
		const work = () => {
			try {
				return call(method, pathname, params);
			} catch (error) {
				return refused(error);
			}
		};
		const key = request.headers["idempotency-key"];
		return method === "POST" && typeof key === "string"
			? answerOnce(key, `${pathname} ${body}`, work)
			: work();
	}

	const { port, faults, asked, close } = await serve(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		const address = new URL(request.url ?? "/", url);
		const session = /^\/pay\/(\w+)$/.exec(address.pathname)?.[1];
		if (session) {
			const form = new URLSearchParams(body);
			const { status, headers, html } = cardPage(account, session, form);
			response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(html);
			return;
		}
		const answer = answerApi(request, address, body);
		const headers = {
			"content-type": "application/json",
			"request-id": "req_standin",
			...answer.headers,
		};
		response.writeHead(answer.status, headers).end(JSON.stringify(answer.body));
	}, refusal);
	url = `http://127.0.0.1:${port}`;

	return {
		/** What STRIPE_API_URL is set to, and the keys to go with it. */
		url,
		secretKey: SECRET_KEY,
		publishableKey: PUBLISHABLE_KEY,
		webhookSecret: WEBHOOK_SECRET,
		settings,
		/** Everything it was asked, oldest first. */
		requests,
		/** Everything that happened, oldest first. */
		events,
		sign,
		webhook,
		/** Posts every later event to this address, as a webhook endpoint in the dashboard would have it. */
		sendWebhooksTo(address: string | null) {
			webhooksTo = address;
		},
		faults,
		/** Method and path of everything it was asked, failed ones included. */
		asked,
		/** What the customer does in Stripe's own card form. */
		confirm: (intent: string, number: string) => account.confirmIntent(intent, number),
		authenticate: (intent: string, allowed: boolean) => account.authenticate(intent, allowed),
		/** What banks do with money: don't take it back, want it back, decide whose it is. */
		failRefund: account.failRefund,
		dispute: account.dispute,
		decide: account.decide,
		/** Objects as they are, to assert on. */
		find: account.find,
		close,
	};
}

function refusal(status: number, code?: string) {
	const type = status === 402 ? "card_error" : status >= 500 ? "api_error" : "invalid_request_error";
	return { error: { type, code, message: "The stand-in was told to fail." } };
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;
