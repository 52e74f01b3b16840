import { isAsSaid, openHouse, type PrinterStandIn, type Said } from "./printer-house";
import cloudprinter from "./schemas/cloudprinter.json" with { type: "json" };
import { breaks, said } from "./schemas/check";

type Fields = Record<string, unknown>;
type Order = { reference: string; state: string; tracking: string | null };
export type CloudprinterStandIn = PrinterStandIn & {
	/** What the account may order and on which papers, to be changed. */
	offers: Record<string, string[]>;
	/** What its calls to the shop carry. */
	webhookKey: string;
	/** The signal it would send of an order. */
	signal(reference: string, type: string, datetime: string): string;
};

/** What the account may order. */
const PRODUCTS = ["photobook_cw_s210_s_fc"];
/** From here on a printing house has it. */
const UPLOADED = 45;
const REFUSAL = (_: number, type?: string) => ({ error: { type } });
const says = (status: number, body: unknown = null): Said => ({ status, body });

/** Plays Cloudprinter's CloudCore 1.0: add, info and cancel, all by POST with the key in the body. */
export async function startCloudprinter(): Promise<CloudprinterStandIn> {
	const orders = new Map<string, Order>();
	const standIn = {
		apiKey: "cloudprinter-standin-key",
		webhookKey: "cloudprinter-standin-webhook-key",
		offers: Object.fromEntries(
			PRODUCTS.map((product) => [product, ["pageblock_150mcs", "pageblock_170mcg"]]),
		),
		taken: [] as PrinterStandIn["taken"],
	};

	async function add(body: Fields): Promise<Said> {
		const reference = String(body.reference ?? "");
		const wrong = orders.has(reference) ? "reference" : breaks(cloudprinter, "newOrder", body);
		if (wrong) return says(400, { error: { type: "invalid_parameter", info: wrong } });
		const order = { reference, state: "1", tracking: null };
		orders.set(reference, order);
		standIn.taken.push({ reference, body });
		const [item] = body.items as { files: { url: string; md5sum: string }[] }[];
		const checks = await Promise.all((item?.files ?? []).map(({ url, md5sum }) => isAsSaid(url, md5sum)));
		if (checks.includes(false)) order.state = "11";
		return says(201, { order: reference });
	}

	function cancel(order: Order): Said {
		if (Number(order.state) >= UPLOADED) return says(409);
		order.state = "500";
		return says(200);
	}

	const house = await openHouse(REFUSAL, async ({ method, url, body }) => {
		const asked = (body ?? {}) as Fields;
		if (method !== "POST") return says(405);
		if (asked.apikey !== standIn.apiKey) return says(403);
		if (url.pathname === "/cloudcore/1.0/products/info") {
			const papers = standIn.offers[String(asked.reference)];
			const options = papers?.map((reference) => ({ reference, type: "type_book_paper", default: 0 }));
			return papers ? says(200, { reference: asked.reference, options, specs: [] }) : says(204);
		}
		const what = /^\/cloudcore\/1\.0\/orders\/(add|info|cancel)$/.exec(url.pathname)?.[1];
		if (what === "add") return add(asked);
		if (breaks(cloudprinter, "about", asked) || !asked.reference)
			return says(400, { error: { type: "missing_required_parameter" } });
		const order = orders.get(String(asked.reference));
		if (!order) return says(410);
		if (what === "cancel") return cancel(order);
		const { reference, state, tracking } = order;
		const items = [{ reference: `${reference}-1`, count: "1", ...(tracking ? { tracking } : {}) }];
		return says(200, said(cloudprinter, "order", { reference, state, state_code: "order_state", items }));
	});

	const find = (reference: string) => {
		const order = orders.get(reference);
		if (!order) throw new Error(`no order ${reference}`);
		return order;
	};
	return Object.assign(standIn, house, {
		signal: (reference: string, type: string, datetime: string) =>
			JSON.stringify({
				apikey: standIn.webhookKey,
				type,
				order: "123456780000",
				item: "123456780000-1",
				order_reference: reference,
				item_reference: `${reference}-1`,
				datetime,
			}),
		put: (reference: string, state: string) => {
			find(reference).state = state;
		},
		bring: (reference: string, stage: "printed" | "posted") => {
			const order = find(reference);
			order.state = stage === "posted" ? "100" : String(UPLOADED);
			if (stage === "posted") order.tracking = "RM123456789GB";
		},
	});
}
