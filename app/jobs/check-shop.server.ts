import { checkShop, lastCheck } from "~/shop/checks/check-shop.server";
import type { Shop } from "~/shop.server";
import { tellOperator } from "./enqueue.server";

/** How long a check holds in which nothing was wrong, ms. */
const DAY_MS = 24 * 3600_000;

/**
 * Beside the start of a shop that sells: nothing waits for it, and whatever it finds, the shop is open. A test shop has nobody to ask, and
 * nobody who would be told.
 */
export async function checkAtStart(shop: Shop): Promise<void> {
	if (shop.settings.testMode) return;
	await checkAndTell(shop, true).catch((error) => shop.log.error("check", error));
}

/** For the sweep: once a day, and once an hour while something is wrong, so that what was mended is known. */
export async function checkAgain(shop: Shop): Promise<void> {
	if (shop.settings.testMode) return;
	const last = await lastCheck(shop);
	const isRight = last?.found.every(({ state }) => state !== "wrong");
	if (last && isRight && shop.clock.now().getTime() - Date.parse(last.at) < DAY_MS) return;
	await checkAndTell(shop);
}

/** What isn't right goes into the log; what is wrong, to whoever runs the shop, once a day while it is the same. */
async function checkAndTell(shop: Shop, isStarting = false): Promise<void> {
	const found = await checkShop(shop, { isStarting });
	for (const { name, state, says } of found)
		if (state !== "right") shop.log.warn("check", { name, state, says });
	const wrong = found.filter(({ state }) => state === "wrong").map(({ name }) => name);
	if (wrong.length === 0) return;
	const day = shop.clock.now().toISOString().slice(0, 10);
	await tellOperator(shop.db, shop, "operator-check", [day, ...wrong].join(" "));
}
