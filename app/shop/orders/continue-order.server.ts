import { finishPages } from "~/shop/pages/finish-pages.server";
import type { PrintOrder } from "~/providers/printer/port";
import type { Shop } from "~/shop.server";
import { type Advance, advanceOrder } from "./advance-order.server";
import { arrivesBySilence, type WorkedOn } from "./rules";
import { anyonesOrder, type OrderRow, postedAt } from "./store.server";

/** What became of a try: the order is somewhere else now, there is nothing to do before the next look, or a vendor is away. */
type Moved = "moved" | "waits" | { retry: string };

/** What the shop does by itself with an order, by where it is; in any other state it waits for somebody. */
const WORK: Record<WorkedOn, (shop: Shop, order: OrderRow) => Promise<Moved>> = {
	paid: (shop, order) => move(shop, order, { step: "begin", by: "job" }),
	making: make,
	approved: submit,
	"at the printer": follow,
	printed: follow,
	posted: follow,
};

/**
 * Takes an order as far as it goes by itself just now; again and again changes nothing. Gives null once there is nothing more to do
 * before the next look, otherwise why it may be tried again soon.
 */
export async function continueOrder(shop: Shop, orderId: string): Promise<string | null> {
	for (;;) {
		const order = await anyonesOrder(shop.db, { id: orderId });
		const work = order && Object.hasOwn(WORK, order.state) ? WORK[order.state as WorkedOn] : undefined;
		const moved = order && work ? await work(shop, order) : "waits";
		if (moved !== "moved") return moved === "waits" ? null : moved.retry;
	}
}

/** Takes a step; where somebody was quicker there is another look at where the order is now. */
async function move(shop: Shop, { id }: OrderRow, advance: Advance): Promise<Moved> {
	const advanced = await shop.db.transaction().execute((trx) => advanceOrder(trx, shop, id, advance));
	if (!advanced.ok) shop.log.info("order not moved", { order: id, step: advance.step });
	return "moved";
}

/** A person has to look at it. */
const hold = (shop: Shop, order: OrderRow, note: string, by: "job" | "printer" = "job") =>
	move(shop, order, { step: "hold", by, note });

/** Has the pages drawn that are still missing, and shows the book once all of them are there. */
async function make(shop: Shop, order: OrderRow): Promise<Moved> {
	const pages = await finishPages(shop, order.book_id);
	if (pages === "ready") return move(shop, order, { step: "show", by: "job" });
	if (pages === "drawing" || pages === "waiting") return { retry: "drawing" };
	return hold(
		shop,
		order,
		pages === null ? "There is nothing to draw its pages from." : "Not every page could be drawn.",
	);
}

/**
 * Hands an approved order to the printer, once: an order that is there already, because the shop ended before it was written down,
 * is only written down.
 */
async function submit(shop: Shop, order: OrderRow): Promise<Moved> {
	const { printer } = shop.providers;
	if (!printer) return hold(shop, order, "No printer is set up.");
	const read = await printer.read(order.id);
	const there = !read.ok && read.error === "not_found" ? await printer.submit({ reference: order.id }) : read;
	if (!there.ok && there.error === "refused") return hold(shop, order, "The printer refuses it.");
	if (!there.ok) return { retry: "printer" };
	const step = { step: "submit", by: "job" } as const;
	const sent = await shop.db.transaction().execute((trx) => advanceOrder(trx, shop, order.id, step));
	return sent.ok ? "moved" : recall(shop, order);
}

/** An order that was cancelled or put on hold while it was handed over is called off at the printer. */
async function recall(shop: Shop, order: OrderRow): Promise<Moved> {
	const now = await anyonesOrder(shop.db, { id: order.id });
	if (now?.state !== "cancelled") return "moved";
	const recalled = await shop.providers.printer?.cancel(order.id);
	if (recalled?.ok) return "waits";
	if (recalled?.error === "unavailable") return { retry: "printer" };
	shop.log.error("order", new Error("cancelled, but at the printer all the same"), { order: order.id });
	return "waits";
}

/** Takes over what the printer tells of an order; one whose parcel nobody speaks of has arrived in the end. */
async function follow(shop: Shop, order: OrderRow): Promise<Moved> {
	const read = await shop.providers.printer?.read(order.id);
	if (read?.ok) {
		const told = stepTold(order, read.value);
		if (told) return move(shop, order, { ...told, by: "printer" });
	} else if (read?.error === "not_found" && order.state !== "posted")
		return hold(shop, order, "The printer doesn't know it.");
	if (order.state === "posted") {
		const posted = await postedAt(shop.db, order.id);
		if (posted && arrivesBySilence(new Date(posted)) <= shop.clock.now().toISOString())
			return move(shop, order, { step: "deliver", by: "job" });
	}
	return read && !read.ok && read.error === "unavailable" ? { retry: "printer" } : "waits";
}

/** The next step that follows from what the printer tells; a stage that was missed is made up for, one by one. */
function stepTold({ state }: OrderRow, { stage, tracking }: PrintOrder): Omit<Advance, "by"> | null {
	if (stage === "cancelled" && state !== "posted")
		return { step: "hold", note: "The printer has cancelled it." };
	if (stage === "stopped") return { step: "hold", note: "The printer has stopped it." };
	const isPosted = stage === "posted" || stage === "delivered";
	if (state === "at the printer" && (stage === "printed" || isPosted)) return { step: "print" };
	if (state === "printed" && isPosted)
		return {
			step: "post",
			facts: { tracking_number: tracking?.number ?? null, tracking_url: tracking?.url ?? null },
		};
	return state === "posted" && stage === "delivered" ? { step: "deliver" } : null;
}
