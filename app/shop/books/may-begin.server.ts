import type { Handle } from "#db/open";
import { QUOTA, QUOTA_TEXTS } from "~/shop/limits/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { countDrafts } from "./draft-store.server";

/** Whether an owner may begin another book beside those that are being begun, `counted` of them being this one. Error: `quota`. */
export async function mayBegin(shop: Shop, db: Handle, owner: string, counted = 0): Promise<Result<null>> {
	const most = Math.ceil(QUOTA.drafts * shop.settings.RATE_LIMIT_SCALE);
	return (await countDrafts(db, owner)) - counted < most
		? done(null)
		: fail("quota", QUOTA_TEXTS.drafts(most));
}
