import { creditsOf } from "~/http/shell.server";
import type { Visitor } from "~/http/visitor.server";
import { listOrderable } from "~/shop/books/list-orderable.server";
import type { FreezeProps } from "~/ui/create/Freeze";
import { dayAndTime } from "~/ui/day-and-time";

/** What a page says of its visitor's freeze; null while covers may be drawn. */
export async function readFreeze(visitor: Visitor): Promise<FreezeProps | null> {
	const { shop, actor } = visitor;
	const until = actor && (await creditsOf(visitor, actor)).freezeExpiresAt;
	if (!until) return null;
	return {
		until,
		untilText: dayAndTime(until),
		now: shop.clock.now().toISOString(),
		orderable: await listOrderable(shop, actor),
		byMail: actor.kind === "family",
	};
}
