import type { Handle } from "#db/open";
import { londonDay } from "~/shop/london-day";
import type { Shop } from "~/shop.server";
import { isOpenedByPerson, type TallyStep } from "./rules";
import { addStep, stepsOf } from "./store.server";

/** Counts a step from the form to the order, in the transaction that takes it: how often, never by whom. */
export function countStep(trx: Handle, { clock }: Pick<Shop, "clock">, step: TallyStep): Promise<void> {
	return addStep(trx, londonDay(clock.now()), step);
}

/** Counts a page that a person has opened; whatever becomes of the count, the page is shown. */
export async function countOpened(shop: Shop, request: Request, step: TallyStep): Promise<void> {
	const path = new URL(request.url).pathname;
	if (request.method !== "GET" || !isOpenedByPerson(request.headers, path)) return;
	await countStep(shop.db, shop, step).catch((error) => shop.log.error("tally", error));
}

/** How often each step was taken on a day (YYYY-MM-DD, London). */
export function readTally(shop: Pick<Shop, "db">, day: string): Promise<Record<TallyStep, number>> {
	return stepsOf(shop.db, day);
}
