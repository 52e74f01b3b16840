import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { findAddress } from "./lookup-store.server";
import type { OrderRow } from "./store.server";

/**
 * Whether a guest's order may go into an account: yes; once the account's address is proved; not into this one; into whichever signs in
 * here, for a guest whose browser has bought it.
 */
export type OrderClaim = "allowed" | "unproved" | "elsewhere" | "here";

/**
 * Whether whoever looks at an order may take it into its account; null for whoever has no account and an order that is in one. The
 * mail's link, which can be forwarded, shows an order and proves nothing: what does is the address it was ordered with, or the browser.
 */
export async function readClaim(
	db: Handle,
	actor: Actor | null,
	order: Pick<OrderRow, "owner_id" | "email_fold">,
): Promise<OrderClaim | null> {
	if (actor?.kind === "guest" && order.owner_id === actor.id) return "here";
	if (actor?.kind !== "family" || !order.owner_id.startsWith("guest")) return null;
	if (order.owner_id === actor.guestId) return "allowed";
	const account = await findAddress(db, actor.id);
	if (account?.email_fold !== order.email_fold) return "elsewhere";
	return account.email_proved === 1 ? "allowed" : "unproved";
}
