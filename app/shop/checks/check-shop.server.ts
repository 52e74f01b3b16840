import { readSetting, writeSetting } from "#db/settings";
import type { Check } from "~/providers/check";
import { withDeadline } from "~/shop/with-deadline";
import type { Shop } from "~/shop.server";
import { publicAddressCheck } from "./public-address.server";
import { CHECK_MS, type Finding, type Found, unasked } from "./rules";
import { ofThisMachine } from "./this-machine.server";

/** What the shop's last check has found, kept in its database for all its processes. `at`: ISO. */
type Kept = { at: string; found: Found[] };
const KEPT = "check";

/**
 * Asks everything the shop depends on, all at once and each within 10 s, and keeps what was found. `more` is asked beside it; while a
 * shop starts nobody can reach it yet, so its own address isn't asked. Never rejects over what is asked.
 */
export async function checkShop(
	shop: Shop,
	{ isStarting = false, more = [] }: { isStarting?: boolean; more?: readonly Check[] } = {},
): Promise<Found[]> {
	const { APP_URL, testMode } = shop.settings;
	const isPublic = !testMode && !isStarting;
	const checks = [
		...more,
		...shop.providers.checks,
		...ofThisMachine(shop),
		...(isPublic ? [publicAddressCheck(APP_URL, () => shop.clock.now())] : []),
	];
	const found = await Promise.all(checks.map((check) => askInTime(shop, check)));
	const kept: Kept = { at: shop.clock.now().toISOString(), found };
	await writeSetting(shop.db, KEPT, JSON.stringify(kept));
	return found;
}

/** What one check finds; one that doesn't end, or fails by a mistake of ours, couldn't ask. */
export async function askInTime(
	shop: Pick<Shop, "log">,
	{ name, ask }: Check,
	limitMs = CHECK_MS,
): Promise<Found> {
	const late: Finding = unasked(`no answer within ${limitMs / 1000} s`);
	try {
		const finding = await withDeadline(limitMs, [], (signal) => {
			const isLate = new Promise<Finding>((resolve) =>
				signal.addEventListener("abort", () => resolve(late), { once: true }),
			);
			return Promise.race([ask(signal), isLate]);
		});
		return { name, ...finding };
	} catch (error) {
		shop.log.error("check", error, { name });
		return { name, ...unasked("the check itself failed: the log says how") };
	}
}

/** What the last check has found; null before the first. */
export async function lastCheck({ db }: Pick<Shop, "db">): Promise<Kept | null> {
	const kept = await readSetting(db, KEPT);
	return kept === undefined ? null : JSON.parse(kept);
}

/** Whether the last check has found something wrong. */
export async function isSomethingWrong(shop: Pick<Shop, "db">): Promise<boolean> {
	return (await lastCheck(shop))?.found.some(({ state }) => state === "wrong") ?? false;
}
