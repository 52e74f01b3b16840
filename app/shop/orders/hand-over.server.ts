import type { PrintRequest } from "~/providers/printer/port";
import { readDelivery } from "~/shop/checkout/stored-delivery";
import { printFilesOf } from "~/shop/printing/print-files-address.server";
import type { Shop } from "~/shop.server";
import { advanceOrder } from "./advance-order.server";
import { printReferenceOf } from "./print-reference";
import { anyonesOrder, type OrderRow } from "./store.server";

/**
 * What became of it: the order is somewhere else now, there is nothing to do before the next look, a vendor is away, or a person has
 * to look at it.
 */
export type HandedOver = "moved" | "waits" | { retry: string } | { hold: string };

/**
 * Hands an approved order to the printer, once: an order that is there already, because the shop ended before it was written down,
 * is only written down.
 */
export async function handOver(shop: Shop, order: OrderRow): Promise<HandedOver> {
	const { printer } = shop.providers;
	if (!printer) return { hold: "No printer is set up." };
	const read = await printer.read(printReferenceOf(order));
	if (!read.ok && read.error === "unavailable") return { retry: "printer" };
	if (!read.ok) {
		const request = await printRequestOf(shop, order);
		if (!request) return { hold: "Its address can't be read." };
		const submitted = await printer.submit(request);
		if (!submitted.ok && submitted.error === "refused") return { hold: "The printer refuses it." };
		if (!submitted.ok) return { retry: "printer" };
	}
	const step = { step: "submit", by: "job" } as const;
	const sent = await shop.db.transaction().execute((trx) => advanceOrder(trx, shop, order.id, step));
	return sent.ok ? "moved" : recall(shop, order);
}

/** Calls off what was cancelled while it was handed over; what was put on hold meanwhile is the printer's all the same. */
export async function recall(
	shop: Shop,
	{ id }: Pick<OrderRow, "id">,
): Promise<Exclude<HandedOver, { hold: string }>> {
	const now = await anyonesOrder(shop.db, { id });
	if (now?.state !== "cancelled") return "moved";
	const recalled = await shop.providers.printer?.cancel(printReferenceOf(now));
	if (!recalled || recalled.ok || recalled.error === "not_found") return "waits";
	if (recalled.error === "unavailable") return { retry: "printer" };
	shop.log.error("order", new Error("cancelled, but at the printer all the same"), { order: id });
	return "waits";
}

/** What the printer is told of an order; null when its address can't be read any more. */
async function printRequestOf(shop: Shop, order: OrderRow): Promise<PrintRequest | null> {
	const delivery = readDelivery(order.delivery);
	if (!delivery) return null;
	const { recipient, address: line1, address2: line2, city, postalCode: postcode, country } = delivery;
	const { phone, email } = delivery;
	const address = { name: recipient || delivery.name, line1, line2, city, postcode, country, phone, email };
	const reference = printReferenceOf(order);
	return { reference, copies: order.copies, files: await printFilesOf(shop, order.id), address };
}
