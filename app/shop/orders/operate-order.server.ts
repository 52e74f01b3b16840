import { enqueue } from "~/jobs/enqueue.server";
import { retryPages } from "~/shop/pages/retry-pages.server";
import { inPounds } from "~/shop/prices/rules";
import { printFilesOf } from "~/shop/printing/print-files-address.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { advanceOrder } from "./advance-order.server";
import { cancelOrder } from "./cancel-order.server";
import { promiseOf } from "./move-own-order.server";
import { printReferenceOf } from "./print-reference";
import { promiseRefund } from "./refund-order.server";
import { findRefunds } from "./refund-store.server";
import { answerDamage } from "./report-damage.server";
import { nextState, ORDER_NOT_FOUND, type OrderState, stepsFor } from "./rules";
import { anyonesOrder, standingOf } from "./store.server";

/** The operator puts an order on hold, says why, and lets it go on: pages that couldn't be made are tried again. Errors: `not_found`, `conflict`. */
export function operateOrder(
	shop: Shop,
	orderId: string,
	{ step, note }: { step: "hold" | "resume"; note: string },
): Promise<Result<OrderState>> {
	return shop.db.transaction().execute(async (trx) => {
		const moved = await advanceOrder(trx, shop, orderId, { step, by: "operator", note });
		const order = moved.ok && step === "resume" ? await anyonesOrder(trx, { id: orderId }) : undefined;
		if (order?.state === "making") await retryPages(trx, shop, order.book_id);
		return moved;
	});
}

const FILES_GONE = fail(
	"conflict",
	"The files it was printed from are gone, after 12 months or because its family has deleted the book. Give its money back (refund).",
);

/**
 * The operator has an order printed and posted again, at our cost, from the files that were printed before: a damaged book, or one that is
 * lost. What its family told of it is answered with that. Errors: `not_found`, `conflict` (also: the files are gone).
 */
export async function reprintOrder(shop: Shop, orderId: string): Promise<Result<OrderState>> {
	const files = await printFilesOf(shop, orderId);
	return shop.db.transaction().execute(async (trx) => {
		const order = await anyonesOrder(trx, { id: orderId });
		if (!order) return ORDER_NOT_FOUND;
		const may = nextState(standingOf(order), "reprint", "operator");
		if (!may.ok) return may;
		if (!files) return FILES_GONE;
		const nothing = { tracking_number: null, tracking_url: null };
		const facts = { ...promiseOf(shop, order), ...nothing, reprints: order.reprints + 1 };
		const again = await advanceOrder(trx, shop, orderId, { step: "reprint", by: "operator", facts });
		if (again.ok) await answerDamage(trx, shop, orderId, "reprint");
		return again;
	});
}

const DISPUTED = fail(
	"conflict",
	"A bank disputes its payment, so nothing can be given back beside that: answer it at the payments provider. What the bank decides is taken over.",
);

type Refunded = { pence: number; state: OrderState };

/**
 * The operator gives an order's money back: all that is left, which cancels it unless it is printed already, or so many pence, which
 * leaves it as it is. The same part a second time needs `again`. Errors: `not_found`, `conflict`, `vendor` (the printer is away).
 */
export async function refundByOperator(
	shop: Shop,
	orderId: string,
	{ pence, again }: { pence?: number; again: boolean },
): Promise<Result<Refunded>> {
	const disputed = await anyonesOrder(shop.db, { id: orderId });
	if (disputed?.dispute === "open") return DISPUTED;
	const cancels = pence === undefined && (await callOff(shop, orderId));
	if (cancels === "unavailable")
		return fail("vendor", "The printer doesn't answer just now: try again later.");
	return shop.db.transaction().execute(async (trx) => {
		const order = await anyonesOrder(trx, { id: orderId });
		if (!order) return ORDER_NOT_FOUND;
		if (cancels) {
			const cancelled = await cancelOrder(trx, shop, order, "operator");
			return cancelled.ok ? done({ pence: cancelled.value, state: "cancelled" }) : cancelled;
		}
		const before = await findRefunds(trx, orderId);
		const same = before.find((refund) => refund.amount_pence === pence && refund.state !== "failed");
		if (same && !again)
			return fail(
				"conflict",
				`${inPounds(same.amount_pence)} of it was given back on ${same.created_at}: add --again to give it once more.`,
			);
		const refunded = await promiseRefund(trx, shop, order, { reason: "by the operator", pence });
		if (!refunded.ok) return refunded;
		await answerDamage(trx, shop, orderId, "refund");
		const mail = "order-refunded";
		const payload = { mail, id: refunded.value.id };
		await enqueue(trx, shop, { kind: "send-mail", key: `${mail}:${refunded.value.id}`, payload });
		return done({ pence: refunded.value.pence, state: order.state });
	});
}

/** Whether an order can be cancelled; one that is with the printer, or may be, is called off there first. */
async function callOff(shop: Shop, orderId: string): Promise<boolean | "unavailable"> {
	const order = await anyonesOrder(shop.db, { id: orderId });
	if (!order) return false;
	if (!stepsFor(standingOf(order), "operator").includes("cancel")) return false;
	const called = await shop.providers.printer?.cancel(printReferenceOf(order));
	if (!called || called.ok || called.error === "not_found") return true;
	return called.error === "unavailable" ? "unavailable" : false;
}
