import { findLastFailure } from "~/jobs/enqueue.server";
import type { PrintOrder } from "~/providers/printer/port";
import { beginBack } from "~/shop/pages/back-cover.server";
import { finishPages } from "~/shop/pages/finish-pages.server";
import { putMessage } from "~/shop/pages/gift-message.server";
import type { Shop } from "~/shop.server";
import { type Advance, advanceOrder } from "./advance-order.server";
import { awaitAnswer } from "./await-answer.server";
import { type HandedOver, handOver, recall } from "./hand-over.server";
import { remedyLateness } from "./postage-back.server";
import { prepareFiles, preparePictures } from "./prepare-print.server";
import { printReferenceOf } from "./print-reference";
import { arrivesBySilence, type OrderState, type WorkedOn } from "./rules";
import { anyonesOrder, type OrderRow, postedAt } from "./store.server";

/** What became of a try: the order is somewhere else now, there is nothing to do before the next look, or a vendor is away. */
type Moved = Exclude<HandedOver, { hold: string }>;

/** What the shop does by itself with an order, by where it is; in any other state it waits for somebody. */
const WORK: Record<WorkedOn, (shop: Shop, order: OrderRow) => Promise<Moved>> = {
	paid: (shop, order) => move(shop, order, { step: "begin", by: "job" }),
	making: make,
	proof: wait,
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
		if (order) await remedyLateness(shop, order);
		const work = order && workOn(order.state);
		const moved = order && work ? await work(shop, order) : "waits";
		if (moved !== "moved") return moved === "waits" ? null : moved.retry;
	}
}

function workOn(state: OrderState) {
	// The job that was handing it over may have ended before it could be called off.
	if (state === "cancelled") return recall;
	return Object.hasOwn(WORK, state) ? WORK[state as WorkedOn] : undefined;
}

/** Takes a step; where somebody was quicker there is another look at where the order is now. */
async function move(shop: Shop, { id }: OrderRow, advance: Advance): Promise<Moved> {
	const advanced = await shop.db.transaction().execute((trx) => advanceOrder(trx, shop, id, advance));
	if (!advanced.ok) shop.log.info("order not moved", { order: id, step: advance.step });
	return "moved";
}

/** A person has to look at it. */
const hold = (shop: Shop, order: OrderRow, note: string) =>
	move(shop, order, { step: "hold", by: "job", note });

/** Has the pages drawn that are still missing, and shows the book once all of them are there. */
async function make(shop: Shop, order: OrderRow): Promise<Moved> {
	const pages = await finishPages(shop, order.book_id);
	if (pages === "ready") {
		const message = await shop.db
			.transaction()
			.execute((trx) => putMessage(trx, shop, order.book_id, order.gift_message));
		if (message === "failed") return hold(shop, order, "What it says as a gift can't be put on its page.");
		if (message !== "there") return { retry: "drawing" };
		const pictures = await preparePictures(shop, order);
		if (pictures === "drawing") return { retry: "drawing" };
		if (pictures === "impossible") return hold(shop, order, "Its book isn't whole.");
		return move(shop, order, { step: "show", by: "job" });
	}
	if (pages === "drawing" || pages === "waiting") return { retry: "drawing" };
	if (pages === null) return hold(shop, order, "There is nothing to draw its pages from.");
	const why = await findLastFailure(shop.db, "draw-pages", order.book_id);
	return hold(shop, order, `Not every page could be drawn.${why === null ? "" : ` ${why}.`}`);
}

async function wait(shop: Shop, order: OrderRow): Promise<Moved> {
	// Shown before back covers were: its family approves that, too. An order again prints what was approved.
	if (order.first_for === order.book_id) await beginBack(shop, order.book_id);
	const lapsed = await awaitAnswer(shop, order);
	return lapsed ? move(shop, order, { ...lapsed, by: "job" }) : "waits";
}

async function submit(shop: Shop, order: OrderRow): Promise<Moved> {
	// Also where no printer is set up: its buyer was promised files to read, and whoever runs the shop needs those for print.
	const files = await prepareFiles(shop, order);
	if (files === "drawing") return { retry: "drawing" };
	if (files === "impossible") return hold(shop, order, "Its book isn't whole.");
	const handed = await handOver(shop, order);
	return typeof handed === "object" && "hold" in handed ? hold(shop, order, handed.hold) : handed;
}

/** Takes over what the printer tells of an order; one whose parcel nobody speaks of has arrived in the end. */
async function follow(shop: Shop, order: OrderRow): Promise<Moved> {
	const read = await shop.providers.printer?.read(printReferenceOf(order));
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
