import { isAsSaid, openHouse, type PrinterStandIn, type Said } from "./printer-house";

type Fields = Record<string, unknown>;
type Order = { reference: string; state: string; tracking: string | null };
export type CloudprinterStandIn = PrinterStandIn & {
	/** What its calls to the shop carry. */
	webhookKey: string;
	/** The signal it would send of an order. */
	signal(reference: string, type: string, datetime: string): string;
};

const PRODUCTS = ["photobook_cw_s210_s_fc"];
/** From here on a printing house has it. */
const UPLOADED = 45;
const says = (status: number, body: unknown = null): Said => ({ status, body });

/** Plays Cloudprinter's CloudCore 1.0: add, info and cancel, all by POST with the key in the body. */
export async function startCloudprinter(): Promise<CloudprinterStandIn> {
	const orders = new Map<string, Order>();
	const standIn = {
		apiKey: "cloudprinter-standin-key",
		webhookKey: "cloudprinter-standin-webhook-key",
		calls: [] as string[],
		taken: [] as PrinterStandIn["taken"],
		troubles: [] as PrinterStandIn["troubles"],
	};

	async function add(body: Fields): Promise<Said> {
		const reference = String(body.reference ?? "");
		const wrong = orders.has(reference) ? "reference" : wrongIn(body);
		if (wrong) return says(400, { error: { type: "invalid_parameter", info: `'${wrong}'` } });
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

	const { url, close } = await openHouse(standIn, async ({ method, url, body }) => {
		const asked = (body ?? {}) as Fields;
		if (method !== "POST") return says(405);
		if (asked.apikey !== standIn.apiKey) return says(403);
		const what = /^\/cloudcore\/1\.0\/orders\/(add|info|cancel)$/.exec(url.pathname)?.[1];
		if (what === "add") return add(asked);
		if (!asked.reference) return says(400, { error: { type: "missing_required_parameter" } });
		const order = orders.get(String(asked.reference));
		if (!order) return says(410);
		if (what === "cancel") return cancel(order);
		const { reference, state, tracking } = order;
		const items = [{ reference: `${reference}-1`, count: "1", ...(tracking ? { tracking } : {}) }];
		return says(200, { reference, state, state_code: "order_state", items });
	});

	const find = (reference: string) => {
		const order = orders.get(reference);
		if (!order) throw new Error(`no order ${reference}`);
		return order;
	};
	return Object.assign(standIn, {
		url,
		close,
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

/** The parameter it would not take, if there is one. */
function wrongIn(body: Fields): string | null {
	const [address] = (body.addresses ?? []) as Record<string, string>[];
	const [item] = (body.items ?? []) as (Fields & { files: Fields[]; options: Fields[] })[];
	if (!body.reference) return "reference";
	if (!body.email) return "email";
	for (const field of ["type", "firstname", "lastname", "street1", "zip", "city", "country", "phone"])
		if (!address?.[field]) return field;
	if (!item || !PRODUCTS.includes(String(item.product))) return "product";
	for (const field of ["reference", "shipping_level"]) if (!item[field]) return field;
	if (!/^[1-9]\d*$/.test(String(item.count))) return "count";
	if (String(item.files?.map(({ type }) => type)) !== "cover,book") return "files";
	return item.options?.some(({ type, count }) => type === "total_pages" && Number(count) >= 24)
		? null
		: "options";
}
