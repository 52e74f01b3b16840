import type { Params } from "./stripe-form";

export type StripeEndpoint = {
	url: string;
	status: "enabled" | "disabled";
	enabled_events: string[];
	api_version: string | null;
};

/** What somebody has set up in the account's dashboard, to be changed by tests. */
export type StripeSettings = {
	livemode: boolean;
	endpoints: StripeEndpoint[];
	/** Types of events that no endpoint has taken yet, and when they happened, seconds. */
	untaken: { type: string; created: number }[];
};

export const openSettings = (): StripeSettings => ({ livemode: false, endpoints: [], untaken: [] });

const list = (data: unknown[]) => ({ object: "list", has_more: false, data });

/** Every call about them, as the stand-in's others. */
export function settingsCalls(
	settings: StripeSettings,
): [string, RegExp, string[], (params: Params, id: string) => unknown][] {
	return [
		["GET", /^\/v1\/balance$/, [], () => ({ object: "balance", livemode: settings.livemode, available: [] })],
		[
			"GET",
			/^\/v1\/webhook_endpoints$/,
			["limit"],
			() => list(settings.endpoints.map((endpoint) => ({ object: "webhook_endpoint", ...endpoint }))),
		],
		[
			"GET",
			/^\/v1\/events$/,
			["delivery_success", "created", "types", "limit"],
			({ created, types }) => {
				const { gte, lte } = created as { gte: string; lte: string };
				const asked = Object.values(types as Params);
				return list(
					settings.untaken.filter(
						(event) =>
							asked.includes(event.type) && event.created >= Number(gte) && event.created <= Number(lte),
					),
				);
			},
		],
	];
}

/** The secret key may ask everything; the publishable one, which is in the page, of a payment whose secret it knows. */
export function mayAsk(authorization: string | undefined, secretKey: string, params: Params): boolean {
	if (authorization === `Bearer ${secretKey}`) return true;
	return authorization === `Bearer ${PUBLISHABLE_KEY}` && params.client_secret !== undefined;
}

export const PUBLISHABLE_KEY = "pk_test_standin";
