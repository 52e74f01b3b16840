import type { Session } from "~/shop/sessions/contract";
import type { Shop } from "~/shop.server";
import { type UserJson, userJson } from "./contract";
import { findPendingEmail } from "./mailed-link-store.server";
import { proofOfOwner } from "./prove-again.server";
import { isRecent, type Proof } from "./rules";
import type { UserRow } from "./store.server";

export type Profile = {
	user: UserJson;
	/** A new address whose owner has not confirmed it yet. */
	pendingEmail: string | null;
	/** Whether changing the address or password takes the current one: the sign-in isn't recent. */
	asksPassword: boolean;
	/** Without one the family signs in with Google. */
	hasPassword: boolean;
	/** What deleting the account takes, besides its Yes. */
	proof: Proof;
};

/** What an account's own profile shows. */
export async function readProfile(shop: Shop, user: UserRow, session: Session | null): Promise<Profile> {
	const now = shop.clock.now();
	return {
		user: userJson(user),
		pendingEmail: await findPendingEmail(shop.db, user.id, now.toISOString()),
		asksPassword: user.password_hash !== null && !(session && isRecent(session.begunAt, now)),
		hasPassword: user.password_hash !== null,
		proof: proofOfOwner(shop, user, session),
	};
}
