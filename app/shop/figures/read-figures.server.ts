import { nextDay, startOfDay } from "~/shop/london-day";
import { spentOn, spentOnDay } from "~/shop/spending/spend.server";
import { readStories, readTally } from "~/shop/tally/count-step.server";
import type { Shop } from "~/shop.server";
import { type Costs, cardFee, type Figures, type OrderFigures } from "./rules";
import { countReprints, ordersPlaced, type Placed, refundsOf } from "./store.server";

/** What a day (YYYY-MM-DD, London) brought and cost. Nothing of it names a family. */
export async function readFigures(shop: Shop, day: string): Promise<Figures> {
	const span = { from: startOfDay(day).toISOString(), to: startOfDay(nextDay(day)).toISOString() };
	const placed = await ordersPlaced(shop.db, span);
	const orders: OrderFigures[] = [];
	for (const order of placed) orders.push(await figuresOf(shop, order));
	const sum = (of: (order: Placed) => number) => placed.reduce((all, order) => all + of(order), 0);
	return {
		day,
		steps: await readTally(shop, day),
		stories: await readStories(shop, day),
		sales: {
			orders: placed.length,
			copies: sum(({ copies }) => copies),
			pence: sum(({ total_pence }) => total_pence),
			discountPence: sum(({ discount_pence }) => discount_pence),
		},
		refunds: await refundsOf(shop.db, span),
		reprints: await countReprints(shop.db, span),
		vendorsPence: Math.ceil((await spentOnDay(shop, day)) / 100),
		orders,
		costs: orders.map(({ costs }) => costs).reduce(added, { print: 0, postage: 0, card: 0, pictures: 0 }),
		notes: notesOf(shop),
	};
}

/** Told or not, of one order and of many: what isn't known of one isn't known of all. */
const plus = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);

const added = (all: Costs, one: Costs): Costs => ({
	print: plus(all.print, one.print),
	postage: plus(all.postage, one.postage),
	card: all.card + one.card,
	pictures: all.pictures + one.pictures,
});

async function figuresOf(shop: Shop, order: Placed): Promise<OrderFigures> {
	const { COST_OF_PRINT, COST_OF_POSTAGE, COST_OF_POSTAGE_ABROAD, COST_OF_CARD } = shop.settings;
	// One that was cancelled is never printed; a reprint is another parcel.
	const parcels = order.state === "cancelled" ? 0 : 1 + order.reprints;
	const times = (cost: number | undefined, count: number) => (cost === undefined ? null : cost * count);
	// *Order again* has no pictures of its own.
	const spent = order.first_for === null ? null : await spentOn(shop, order.first_for);
	const costs: Costs = {
		print: times(COST_OF_PRINT, parcels * order.copies),
		postage: times(order.country === "GB" ? COST_OF_POSTAGE : COST_OF_POSTAGE_ABROAD, parcels),
		card: cardFee(COST_OF_CARD, order.total_pence),
		pictures: Math.ceil((spent?.cost ?? 0) / 100),
	};
	const cost = (costs.print ?? 0) + (costs.postage ?? 0) + costs.card + costs.pictures;
	return {
		order: order.order_number,
		country: order.country,
		pence: order.total_pence,
		costs,
		leftPence: order.total_pence - order.refunded - cost,
	};
}

function notesOf({ settings }: Shop): string[] {
	const missing = (["COST_OF_PRINT", "COST_OF_POSTAGE", "COST_OF_POSTAGE_ABROAD"] as const).filter(
		(name) => settings[name] === undefined,
	);
	return [
		"Costs are estimates at the prices you have set (COST_OF_…): none is read from a vendor's bill.",
		...(missing.length > 0 ? [`Not set, so not taken off: ${missing.join(", ")}.`] : []),
	];
}
