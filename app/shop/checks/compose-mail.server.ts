import type { Letter } from "~/emails/letter";
import { settingsWrong } from "~/emails/operator";
import type { Shop } from "~/shop.server";
import { lastCheck } from "./check-shop.server";

/** To whoever runs the shop, about what its last check has found wrong; null without an address, and once all is mended. */
export async function composeCheck(shop: Shop): Promise<(Letter & { to: string }) | null> {
	const to = shop.settings.OPERATOR_EMAIL;
	const last = await lastCheck(shop);
	const wrong = last?.found.filter(({ state }) => state === "wrong") ?? [];
	return to && last && wrong.length > 0 ? { to, ...settingsWrong({ at: last.at, wrong }) } : null;
}
