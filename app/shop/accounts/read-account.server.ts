import type { Family } from "~/shop/actor";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type UserJson, userJson } from "./contract";
import { findUser } from "./store.server";

/** The actor's own account. Error: `not_found`: it is gone. */
export async function readAccount(shop: Shop, actor: Family): Promise<Result<UserJson>> {
	const user = await findUser(shop.db, actor.id);
	return user ? done(userJson(user)) : fail("not_found", "There is no such account.");
}
