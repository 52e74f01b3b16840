import { z } from "zod";
import { parsed } from "../ask-vendor.server";
import { done, failed, word } from "./answer";
import { type TellFailure, toNobody, vendorFailure } from "../vendor-failure";
import { callPrinter } from "./call-printer.server";
import type { Printer, PrinterLog, PrintOrder, PrintRequest, PrintStage, Tracking } from "./port";

export type ProdigiOptions = {
	apiKey: string;
	/** The sandbox's, or a test's; Prodigi's own unless given. */
	apiUrl?: string;
	/** Where Prodigi is to call when something happens to an order, with a proof of its own; null where it can't. */
	callbackUrl(reference: string): string | null;
	/** Whether a call carries that proof. */
	isOwnCallback(reference: string, query: URLSearchParams): boolean;
	log: PrinterLog;
	tell?: TellFailure;
	patienceMs?: number;
};

export const API_URL = "https://api.prodigi.com";
/** A hardback of 8.3 inches (210 mm) square, 24 to 300 pages, glossy. Prodigi names it so in its catalogue; not tried there yet. */
export const SKU = "BOOK-FE-8_3-SQ-HARD-G";
const SHIPPING_METHOD = "Standard";
/** Of the orders under one reference; there is one. */
const MOST_FOUND = 10;

/** What we make of where Prodigi says an order is, whatever its steps say. */
const STAGES: Record<string, PrintStage | "by its steps"> = {
	// Held in Prodigi's dashboard, or waiting for its money: somebody has to look there.
	Draft: "stopped",
	AwaitingPayment: "stopped",
	InProgress: "by its steps",
	Complete: "posted",
	Cancelled: "cancelled",
};
/** Its check of the files, the choice of a house, printing and posting, one by one. */
const STEPS: Record<string, "goes on" | "stopped"> = {
	NotStarted: "goes on",
	InProgress: "goes on",
	Complete: "goes on",
	Error: "stopped",
};
const ITEMS: Record<string, "goes on" | "stopped"> = {
	Ok: "goes on",
	NotYetDownloaded: "goes on",
	Invalid: "stopped",
};
const SHIPMENTS: Record<string, "goes on" | "posted"> = {
	Processing: "goes on",
	Cancelled: "goes on",
	Shipped: "posted",
};

const shipment = z.object({
	status: z.string(),
	tracking: z.object({ number: z.string().nullish(), url: z.string().nullish() }).nullish(),
});
const order = z.object({
	id: z.string(),
	merchantReference: z.string().nullish(),
	status: z.object({
		stage: z.string(),
		issues: z.array(z.unknown()).nullish(),
		details: z.record(z.string(), z.string()).nullish(),
	}),
	shipments: z.array(shipment).nullish(),
	items: z.array(z.object({ status: z.string().nullish() })).nullish(),
});
type Order = z.infer<typeof order>;

const oneOrder = z.object({ order });
const someOrders = z.object({ orders: z.array(order) });
const outcome = z.object({ outcome: z.string(), order: z.object({ id: z.string() }).nullish() });
/** A CloudEvent; the order's own number stands in it, ours in its address. */
const cloudEvent = z.object({ type: z.string() });

/** Prints at Prodigi, by its API v4: one PDF of the whole book. Orders are found again by our reference. */
export function createProdigiPrinter(options: ProdigiOptions): Printer {
	const { apiKey, apiUrl = API_URL, log, tell = toNobody, patienceMs } = options;

	/** `of`: the order's number, where the address has one. */
	async function call(
		method: "GET" | "POST",
		path: string,
		{ of = "", body }: { of?: string; body?: Record<string, unknown> } = {},
	) {
		const headers = { "X-API-Key": apiKey };
		return callPrinter({
			vendor: "Prodigi",
			operation: `${method} ${path.replace(/\?.*/, "")}`,
			tell,
			url: `${apiUrl}/v4.0${path.replace("{id}", encodeURIComponent(of))}`,
			method,
			headers,
			body,
			patienceMs,
		});
	}

	/** The order of a reference, one that still goes on before one that was cancelled. */
	async function find(reference: string): Promise<Order | null | "unavailable"> {
		const query = new URLSearchParams({ merchantReferences: reference, top: String(MOST_FOUND) });
		const answer = await call("GET", `/orders?${query}`);
		if (answer === "unavailable") return "unavailable";
		const read = someOrders.safeParse(answer.said);
		if (!read.success) return unexpected("GET /orders", answer);
		const own = read.data.orders.filter((found) => found.merchantReference === reference);
		return own.find(({ status }) => status.stage !== "Cancelled") ?? own[0] ?? null;
	}

	async function readBack(reference: string, id: string) {
		const answer = await call("GET", "/orders/{id}", { of: id });
		if (answer === "unavailable") return failed("unavailable");
		const read = oneOrder.safeParse(answer.said);
		return read.success
			? done(shown(reference, read.data.order))
			: failed(unexpected("GET /orders/{id}", answer));
	}

	function unexpected(operation: string, { status, said }: { status: number; said: unknown }) {
		const read = outcome.safeParse(said);
		const isRefused = status >= 300;
		const code = read.data?.outcome ?? (isRefused ? null : "unreadable");
		tell(vendorFailure("Prodigi", operation, { status: isRefused ? status : null, code }));
		return "unavailable" as const;
	}

	/** What a table says of a vendor's word; a word that is in none stops the order. */
	function said<T extends string>(table: Record<string, T>, named: string, reference: string): T | "stopped" {
		const meant = Object.hasOwn(table, named) ? table[named] : undefined;
		if (meant === undefined) log.warn("printer state unknown", { order: reference, state: word(named) });
		return meant ?? "stopped";
	}

	function stageOf(reference: string, { status, shipments, items }: Order): PrintStage {
		const stage = said(STAGES, status.stage, reference);
		if (stage !== "by its steps") return stage;
		const steps = Object.values(status.details ?? {}).map((step) => said(STEPS, step, reference));
		const parcels = (shipments ?? []).map((parcel) => said(SHIPMENTS, parcel.status, reference));
		if (parcels.includes("posted")) return "posted";
		const books = (items ?? []).map((item) => said(ITEMS, item.status ?? "Ok", reference));
		const isStopped = [...steps, ...parcels, ...books].includes("stopped");
		if (isStopped || (status.issues?.length ?? 0) > 0) return "stopped";
		return status.details?.inProduction === "Complete" ? "printed" : "received";
	}

	function shown(reference: string, found: Order): PrintOrder {
		const stage = stageOf(reference, found);
		return { reference, stage, tracking: stage === "posted" ? trackingOf(found) : null };
	}

	return {
		describe: () => ({ kind: "vendor", name: "prodigi" }),

		async submit(request) {
			if (!request.files) return failed("refused");
			const { reference } = request;
			const answer = await call("POST", "/orders", {
				body: orderOf(request, options.callbackUrl(reference)),
			});
			if (answer === "unavailable") return failed("unavailable");
			const created = oneOrder.safeParse(answer.said);
			if (created.success) return done(shown(reference, created.data.order));
			const read = outcome.safeParse(answer.said);
			// It tells its number only.
			if (read.data?.order) return readBack(reference, read.data.order.id);
			const unavailable = unexpected("POST /orders", answer);
			return failed(answer.status < 400 ? unavailable : "refused");
		},

		async read(reference) {
			const found = await find(reference);
			if (found === "unavailable") return failed("unavailable");
			return found ? done(shown(reference, found)) : failed("not_found");
		},

		async cancel(reference) {
			const found = await find(reference);
			if (found === "unavailable") return failed("unavailable");
			if (!found) return failed("not_found");
			if (found.status.stage === "Cancelled") return done(shown(reference, found));
			const answer = await call("POST", "/orders/{id}/actions/cancel", { of: found.id });
			if (answer === "unavailable") return failed("unavailable");
			// Its outcome may speak of an earlier try: what counts is where the order is now.
			const now = await readBack(reference, found.id);
			if (!now.ok) return now;
			return now.value.stage === "cancelled" ? now : failed("not_possible");
		},

		readCallback({ body, query }) {
			const reference = query.get("order") ?? "";
			if (!options.isOwnCallback(reference, query)) return failed("forged");
			return cloudEvent.safeParse(parsed(body)).success ? done({ reference }) : failed("unreadable");
		},
	};
}

function orderOf({ reference, copies, files, address }: PrintRequest, callbackUrl: string | null) {
	const { name, email, phone, line1, line2, postcode, country, city } = address;
	return {
		merchantReference: reference,
		idempotencyKey: reference,
		shippingMethod: SHIPPING_METHOD,
		...(callbackUrl ? { callbackUrl } : {}),
		recipient: {
			name,
			...(email ? { email } : {}),
			...(phone ? { phoneNumber: phone } : {}),
			address: {
				line1,
				...(line2 ? { line2 } : {}),
				postalOrZipCode: postcode,
				countryCode: country,
				townOrCity: city,
			},
		},
		items: [
			{
				sku: SKU,
				copies,
				sizing: "fillPrintArea",
				assets: [
					{
						printArea: "default",
						url: files?.whole.url,
						md5Hash: files?.whole.md5,
						pageCount: files?.whole.pages,
					},
				],
			},
		],
	};
}

/** Of the first parcel that has a number; several copies may travel in several. */
function trackingOf({ shipments }: Order): Tracking | null {
	const tracking = shipments?.map((parcel) => parcel.tracking).find((one) => one?.number);
	if (!tracking?.number) return null;
	return { number: word(tracking.number), url: safeUrl(tracking.url) };
}

/** A page a family can be sent to; null for any other. */
function safeUrl(text: string | null | undefined): string | null {
	return text && URL.canParse(text) && new URL(text).protocol === "https:" && text.length <= 500
		? text
		: null;
}
