import type { Letter } from "~/emails/letter";
import { morning } from "~/emails/morning";
import { listUnanswered, listUnderWay } from "~/shop/orders/look-up.server";
import type { Shop } from "~/shop.server";
import { readFigures } from "./read-figures.server";
import { OVERDUE_MS } from "./rules";
import { overdueJobs } from "./store.server";

/** To whoever runs the shop, each morning: `day` (YYYY-MM-DD) is the one before. null without an address. */
export async function composeMorning(shop: Shop, day: string): Promise<(Letter & { to: string }) | null> {
	const to = shop.settings.OPERATOR_EMAIL;
	if (!to) return null;
	const { counts } = await listUnderWay(shop, null, 1);
	const overdue = await overdueJobs(shop.db, new Date(shop.clock.now().getTime() - OVERDUE_MS).toISOString());
	const damaged = await listUnanswered(shop);
	return { to, ...morning({ figures: await readFigures(shop, day), states: counts, damaged, overdue }) };
}
