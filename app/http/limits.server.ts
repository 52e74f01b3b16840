import { withinLimit } from "~/shop/limits/count.server";
import type { Limit } from "~/shop/limits/rules";
import type { Shop } from "~/shop.server";
import { refuse } from "./statuses.server";

/** Counts one use of a limit by `who` and refuses with `rate_limited` past it. */
export async function assertWithin(shop: Shop, limit: Limit, who: string): Promise<void> {
	const result = await withinLimit(shop, limit, who);
	if (!result.ok) refuse(result.error);
}
