import type { Family } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import type { UserRow } from "./contract";
import { findUser } from "./store.server";

/** The actor's own account; undefined when it is gone. */
export function readAccount(shop: Shop, actor: Family): Promise<UserRow | undefined> {
	return findUser(shop.db, actor.id);
}
