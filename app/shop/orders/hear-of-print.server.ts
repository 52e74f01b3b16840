import { createHash } from "node:crypto";
import { enqueue } from "~/jobs/enqueue.server";
import type { PrinterCallback } from "~/providers/printer/port";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { orderIdOf } from "./print-reference";
import { anyonesOrder } from "./store.server";

const NO_PRINTER = fail("not_found", "Not found");
const FORGED = fail("forbidden", "This call doesn’t carry our printer’s proof.");
const UNREADABLE = fail("invalid", "This carries our printer’s proof, but it is no call of our printer’s.");

/**
 * Takes a call of the printer that is named so. It is only a reason to ask: a job reads the order back, so that the calls' order, and what
 * they say, don't matter. The same call again changes nothing; one about an order nobody knows is answered like any other, for a
 * printer repeats what is refused. Errors: `not_found` (not our printer), `forbidden` (without its proof), `invalid`.
 */
export async function hearOfPrint(
	shop: Shop,
	name: string,
	callback: PrinterCallback,
): Promise<Result<{ received: true }>> {
	const { printer } = shop.providers;
	if (printer?.describe().name !== name) return NO_PRINTER;
	const read = printer.readCallback(callback);
	if (!read.ok) return read.error === "forged" ? FORGED : UNREADABLE;
	const { reference } = read.value;
	const order = await anyonesOrder(shop.db, { id: orderIdOf(reference) });
	if (order) {
		const key = `printer:${order.id}:${createHash("sha256").update(callback.body).digest("base64url")}`;
		await enqueue(shop.db, shop, { kind: "continue-order", key, payload: { orderId: order.id } });
	}
	return done({ received: true });
}
