import { isAsSaid, openHouse, type PrinterStandIn, type Said } from "./printer-house";
import { breaks, said } from "./schemas/check";
import prodigi from "./schemas/prodigi.json" with { type: "json" };

type Fields = Record<string, unknown>;
type Asked = {
	merchantReference: string;
	idempotencyKey: string;
	shippingMethod: string;
	recipient: Fields;
	items: (Fields & { assets: { url: string; md5Hash: string }[] })[];
};
export type ProdigiOrder = Pick<
	Asked,
	"merchantReference" | "idempotencyKey" | "shippingMethod" | "recipient"
> & {
	id: string;
	created: string;
	lastUpdated: string;
	status: { stage: string; issues: Fields[]; details: Record<string, string> };
	shipments: Fields[];
	items: (Fields & { status: string })[];
};
export type ProdigiStandIn = PrinterStandIn & {
	/** Its catalogue, to be changed. */
	products: ProdigiProduct[];
	/** An order as it keeps it, to be changed. */
	order(reference: string): ProdigiOrder;
	/** The CloudEvent it would send of an order. */
	event(reference: string, id: string): string;
};

const NOT_DOWNLOADED = {
	objectId: "ori_1",
	errorCode: "order.items.assets.NotDownloaded",
	description: "The asset could not be downloaded.",
};
/** As its "Product details" have it, without the prices. */
export type ProdigiProduct = {
	sku: string;
	description: string;
	productDimensions: { width: number; height: number; units: string };
	attributes: Record<string, string[]>;
	printAreas: Record<string, { required: boolean }>;
	variants: { attributes: Fields; shipsTo: string[]; printAreaSizes: Fields }[];
};

const SKUS = ["BOOK-FE-8_3-SQ-HARD-G"];
const book = (sku: string): ProdigiProduct => ({
	sku,
	description: "Hardback photo book, 8.3 x 8.3 inches, gloss",
	productDimensions: { width: 8.3, height: 8.3, units: "in" },
	attributes: {},
	printAreas: { default: { required: true }, cover: { required: false }, spine: { required: false } },
	variants: [{ attributes: {}, shipsTo: ["AU", "CA", "DE", "FR", "GB", "IE", "US"], printAreaSizes: {} }],
});
const DETAILS = [
	"downloadAssets",
	"printReadyAssetsPrepared",
	"allocateProductionLocation",
	"inProduction",
	"shipping",
];
const details = (word: string) => Object.fromEntries(DETAILS.map((name) => [name, word]));
const REFUSAL = (status: number, outcome = status === 401 ? "NotAuthenticated" : undefined) => ({ outcome });
const says = (status: number, body: unknown): Said => ({ status, body });

/** Plays Prodigi's orders, API v4: create, list by reference, read, cancel until they are in production. */
export async function startProdigi(): Promise<ProdigiStandIn> {
	const orders: ProdigiOrder[] = [];
	const standIn = {
		apiKey: "prodigi-standin-key",
		products: SKUS.map(book),
		taken: [] as PrinterStandIn["taken"],
	};

	async function create(body: Fields): Promise<Said> {
		const same = orders.find(({ idempotencyKey }) => idempotencyKey === body.idempotencyKey);
		if (same) return says(200, { outcome: "AlreadyExists", order: { id: same.id } });
		const wrong = breaks(prodigi, "newOrder", body);
		if (wrong) return says(400, { outcome: "ValidationFailed", failures: { order: [{ code: wrong }] } });
		const { merchantReference, idempotencyKey, shippingMethod, recipient, items } = body as Asked;
		const [item] = items;
		const now = new Date().toISOString();
		const order: ProdigiOrder = {
			id: `ord_${orders.length + 1}`,
			...{ created: now, lastUpdated: now, merchantReference, idempotencyKey, shippingMethod, recipient },
			status: { stage: "InProgress", issues: [], details: details("NotStarted") },
			shipments: [],
			items: items.map((one, at) => ({ ...one, id: `ori_${at + 1}`, status: "NotYetDownloaded" })),
		};
		orders.push(order);
		standIn.taken.push({ reference: order.merchantReference, body });
		const asset = item?.assets[0];
		const good = await isAsSaid(asset?.url, asset?.md5Hash);
		order.status.details.downloadAssets = good ? "Complete" : "Error";
		if (!good) order.status.issues.push(NOT_DOWNLOADED);
		return says(
			200,
			said(prodigi, "orderAnswer", { outcome: good ? "Created" : "CreatedWithIssues", order }),
		);
	}

	function cancel(order: ProdigiOrder): Said {
		const isPrinting = order.status.details.inProduction !== "NotStarted";
		if (isPrinting) return says(400, { outcome: "ActionNotAvailable" });
		order.status.stage = "Cancelled";
		return says(200, { outcome: "Cancelled", order });
	}

	const house = await openHouse(REFUSAL, async ({ method, url, headers, body }) => {
		if (headers["x-api-key"] !== standIn.apiKey) return says(401, { outcome: "NotAuthenticated" });
		const sku = /^\/v4\.0\/products\/([\w-]+)$/i.exec(url.pathname)?.[1];
		if (sku) {
			const product = standIn.products.find((one) => one.sku === sku);
			return product ? says(200, { outcome: "Ok", product }) : says(404, { outcome: "EntityNotFound" });
		}
		const [, id, action] = /^\/v4\.0\/orders(?:\/(\w+))?(\/actions\/cancel)?$/i.exec(url.pathname) ?? [];
		if (!id && method === "POST") return create(body as Fields);
		if (!id) {
			const asked = url.searchParams.getAll("merchantReferences").filter(Boolean);
			const found = asked.length ? orders.filter((one) => asked.includes(one.merchantReference)) : orders;
			return says(200, { outcome: "Ok", orders: found.slice(0, 10), hasMore: false });
		}
		const order = orders.find((one) => one.id === id);
		if (!order) return says(404, { outcome: "EntityNotFound" });
		return action ? cancel(order) : says(200, { outcome: "Ok", order });
	});

	const find = (reference: string) => {
		const order = orders.find((one) => one.merchantReference === reference);
		if (!order) throw new Error(`no order ${reference}`);
		return order;
	};
	return Object.assign(standIn, house, {
		order: find,
		event: (reference: string, id: string) =>
			JSON.stringify({
				specversion: "1.0",
				type: `com.prodigi.order.status.stage.changed#${find(reference).status.stage}`,
				source: "http://api.prodigi.com/v4.0/Orders/",
				id,
				subject: find(reference).id,
				data: { order: find(reference) },
			}),
		put: (reference: string, state: string) => {
			find(reference).status.stage = state;
		},
		bring: (reference: string, stage: "printed" | "posted") => {
			const order = find(reference);
			order.status.details = { ...details("Complete"), shipping: "NotStarted" };
			if (stage === "printed") return;
			order.status = { ...order.status, stage: "Complete", details: details("Complete") };
			const tracking = { number: "RM123456789GB", url: "https://track.example/RM123456789GB" };
			order.shipments = [{ id: "shp_1", status: "Shipped", tracking, dispatchDate: "2026-03-05T10:00:00Z" }];
			said(prodigi, "orderAnswer", { outcome: "Ok", order });
		},
	});
}
