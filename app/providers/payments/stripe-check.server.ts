import { z } from "zod";
import { type Finding, right, unasked, wrong } from "~/shop/checks/rules";
import { askVendor, type VendorAnswer } from "../ask-vendor.server";
import { type Check, findingOf, misshapen } from "../check";
import { API_VERSION } from "./stripe-client.server";

type Options = {
	secretKey: string;
	publishableKey: string;
	webhookSecret: string;
	/** Another address of the API, for tests: there test keys are as good as live ones. */
	apiUrl?: string;
	/** Where Stripe is to call; null for a shop that only its own machine can reach. */
	webhookUrl: string | null;
	now(): Date;
};

const API_URL = "https://api.stripe.com";

/** What an endpoint has to be told of, as README says. */
export const WEBHOOK_EVENTS = [
	"payment_intent.succeeded",
	"payment_intent.processing",
	"payment_intent.payment_failed",
	"payment_intent.canceled",
	"checkout.session.completed",
	"charge.refunded",
	"refund.updated",
	"refund.failed",
	"charge.dispute.created",
	"charge.dispute.closed",
];
/** Before it, refunds of cards had no events of their own (docs.stripe.com/changelog/acacia/2024-10-28/refund-webhook-update). */
const OLDEST_VERSION = "2024-10-28";
/** Events that wait so long, ms, haven't been taken at the first tries; older ones are another day's. */
const WAITS = { from: 24 * 3600_000, to: 3600_000 };
/** ms by which the machine's clock may differ, beyond what an answer takes. */
const CLOCK_MS = 5_000;

const balance = z.object({ livemode: z.boolean() });
const endpoints = z.object({
	data: z.array(
		z.object({
			url: z.string(),
			status: z.string(),
			enabled_events: z.array(z.string()),
			api_version: z.string().nullish(),
		}),
	),
});
type Endpoint = z.infer<typeof endpoints>["data"][number];
const events = z.object({ data: z.array(z.object({ type: z.string() })) });

const secretShape = (value: string) => ({
	variable: "STRIPE_SECRET_KEY",
	value,
	pattern: /^[sr]k_(live|test)_\w+$/,
	looks: "sk_live_…, or rk_live_… for a restricted one",
});

/** Both keys, the webhook, and the machine's clock beside Stripe's. */
export function stripeChecks(options: Options): Check[] {
	const { secretKey, publishableKey, apiUrl = API_URL, now } = options;

	const ask = (operation: string, path: string, signal: AbortSignal, key = secretKey) =>
		askVendor(
			{
				vendor: "Stripe",
				operation,
				url: `${apiUrl}/v1/${path}`,
				headers: { Authorization: `Bearer ${key}`, "Stripe-Version": API_VERSION },
			},
			signal,
		);

	return [
		{
			name: "Stripe",
			async ask(signal) {
				const bad = misshapen(secretShape(secretKey));
				if (bad) return bad;
				const answer = await ask("balance.retrieve", "balance", signal);
				if (!answer.ok) return mayNot(answer) ?? findingOf(answer.failure);
				const isLive = balance.safeParse(answer.said).data?.livemode ?? false;
				if (isLive || options.webhookUrl === null || options.apiUrl !== undefined)
					return right(`it takes the key, of ${isLive ? "the live account" : "test mode"}`);
				return wrong(
					"STRIPE_SECRET_KEY is a test key, so nobody is charged: take both live ones (dashboard.stripe.com, Developers, API keys)",
				);
			},
		},
		{
			name: "Stripe's publishable key",
			async ask(signal) {
				const value = publishableKey;
				const pattern = /^pk_(live|test)_\w+$/;
				const bad = misshapen({ variable: "STRIPE_PUBLISHABLE_KEY", value, pattern, looks: "pk_live_…" });
				if (bad) return bad;
				if (value.split("_")[1] !== secretKey.split("_")[1])
					return wrong(
						"of STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY one is live and one a test key: take a pair",
					);
				// As the page itself asks, of a payment there is not: only a key that is none is refused before that is found.
				const path = "payment_intents/pi_none?client_secret=pi_none_secret_none";
				const answer = await ask("payment_intents.retrieve", path, signal, value);
				if (answer.ok || [400, 404].includes(answer.failure.status ?? 0)) return right("it takes the key");
				if (answer.failure.status !== 401) return findingOf(answer.failure);
				return wrong("Stripe said 401: the key in STRIPE_PUBLISHABLE_KEY is not valid");
			},
		},
		{
			name: "Stripe's webhook",
			ask: (signal) => askWebhook(options, (...question) => ask(...question, signal)),
		},
		{
			name: "the clock",
			async ask(signal) {
				const sent = now().getTime();
				const { date } = await askVendor({ vendor: "Stripe", operation: "Date", url: `${apiUrl}/` }, signal);
				return clockBeside(date, sent, now().getTime());
			},
		},
	];
}

/** A restricted key may be let do all the shop does, and not this. */
function mayNot(answer: VendorAnswer): Finding | null {
	if (answer.ok || answer.failure.status !== 403) return null;
	return unasked(`it takes the key in STRIPE_SECRET_KEY, which may not do ${answer.failure.operation}`);
}

type Ask = (operation: string, path: string) => Promise<VendorAnswer>;

async function askWebhook(
	{ secretKey, webhookSecret: value, webhookUrl, now }: Options,
	askOne: (...question: [operation: string, path: string]) => Promise<VendorAnswer>,
): Promise<Finding> {
	const ask: Ask = askOne;
	const shape = { variable: "STRIPE_WEBHOOK_SECRET", value, pattern: /^whsec_\S+$/, looks: "whsec_…" };
	const bad = misshapen(shape, secretShape(secretKey));
	if (bad) return bad;
	if (webhookUrl === null) return right("not asked: only this machine can reach the shop");
	const listed = await ask("webhook_endpoints.list", "webhook_endpoints?limit=100");
	if (!listed.ok) return mayNot(listed) ?? findingOf(listed.failure);
	const all = endpoints.safeParse(listed.said).data?.data ?? [];
	const ours = all.filter(({ url }) => url === webhookUrl);
	const endpoint = ours.find(({ status }) => status === "enabled") ?? ours[0];
	const fault = endpoint
		? faultOf(endpoint)
		: `there is no endpoint ${webhookUrl}: add it (dashboard.stripe.com, Webhooks), and set STRIPE_WEBHOOK_SECRET to its signing secret`;
	if (fault) return wrong(fault);
	const at = (ms: number) => Math.floor((now().getTime() - ms) / 1000);
	const query = new URLSearchParams({
		delivery_success: "false",
		"created[gte]": String(at(WAITS.from)),
		"created[lte]": String(at(WAITS.to)),
		limit: "1",
		...Object.fromEntries(WEBHOOK_EVENTS.map((type, index) => [`types[${index}]`, type])),
	});
	// Of several endpoints it isn't told which one hasn't taken an event.
	const waiting = all.length === 1 ? await ask("events.list", `events?${query}`) : null;
	const [event] = (waiting?.ok ? events.safeParse(waiting.said).data?.data : null) ?? [];
	if (event)
		return wrong(
			`the shop hasn't taken ${event.type} for an hour: is STRIPE_WEBHOOK_SECRET this endpoint's signing secret, and the shop to be reached?`,
		);
	return right(
		`all ${WEBHOOK_EVENTS.length} events, API version ${endpoint?.api_version ?? "of the account"}`,
	);
}

/** What is wrong with an endpoint, and what to do. */
function faultOf({ status, enabled_events: told, api_version: version }: Endpoint): string | null {
	if (status !== "enabled") return "its endpoint is turned off: turn it on (dashboard.stripe.com, Webhooks)";
	const missing = told.includes("*") ? [] : WEBHOOK_EVENTS.filter((event) => !told.includes(event));
	if (missing.length > 0)
		return `its endpoint isn't told of ${missing.join(", ")}: add them (dashboard.stripe.com, Webhooks)`;
	if (version && version < OLDEST_VERSION)
		return `its endpoint has API version ${version}, in which refunds aren't told: make a new one with ${API_VERSION}, or ${OLDEST_VERSION} at least`;
	return null;
}

function clockBeside(date: string | null, sent: number, received: number): Finding {
	const theirs = Date.parse(date ?? "");
	if (Number.isNaN(theirs)) return unasked("Stripe gave no answer to set it beside");
	// Their second has begun somewhere in it.
	const ahead = Math.max(sent - (theirs + 1000), 0);
	const behind = Math.max(theirs - received, 0);
	const [off, way] = ahead > 0 ? [ahead, "ahead of"] : [behind, "behind"];
	if (off <= CLOCK_MS) return right("as Stripe's");
	return wrong(
		`it is ${Math.round(off / 1000)} s ${way} Stripe's: have it set by the network (NTP), for signatures and links go by it`,
	);
}
