import type { Shop } from "~/shop.server";
import type { Session, SessionFacts } from "./contract";
import { findFacts, updateFacts } from "./store.server";

/**
 * Changes what the browser has proved, or what was typed in it, from what is kept by now: another request of it may have
 * added something. Gives what was kept before; null when the session has ended.
 */
export function changeFacts(
	shop: Shop,
	{ id }: Pick<Session, "id">,
	change: (facts: SessionFacts) => SessionFacts,
): Promise<SessionFacts | null> {
	return shop.db.transaction().execute(async (trx) => {
		const facts = await findFacts(trx, id);
		if (facts) await updateFacts(trx, id, change(facts));
		return facts;
	});
}
