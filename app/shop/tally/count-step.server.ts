import type { Handle } from "#db/open";
import { londonDay } from "~/shop/london-day";
import type { Shop } from "~/shop.server";
import { isOpenedByPerson, type StoryCount, type TallyStep } from "./rules";
import { addStep, listStories, stepsOf } from "./store.server";

/** Counts a step from the form to the order, in the transaction that takes it: how often, never by whom. */
export function countStep(trx: Handle, { clock }: Pick<Shop, "clock">, step: TallyStep): Promise<void> {
	return addStep(trx, londonDay(clock.now()), step);
}

/** Counts by which story of the shelf an idea was told or staged, in the transaction that keeps the book. */
export function countStory(
	trx: Handle,
	{ clock }: Pick<Shop, "clock">,
	{ story, isStaged }: Omit<StoryCount, "count">,
): Promise<void> {
	return addStep(trx, londonDay(clock.now()), `${isStaged ? "staged" : "story"} ${story}`);
}

/** By which stories ideas were told on a day (YYYY-MM-DD, London), the most told first. */
export function readStories(shop: Pick<Shop, "db">, day: string): Promise<StoryCount[]> {
	return listStories(shop.db, day);
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
