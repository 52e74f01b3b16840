import type { Handle } from "#db/open";
import { endSessionsOf } from "~/shop/sessions/end-session.server";
import { endEmailChange, endResetLinks } from "./mailed-link-store.server";

/**
 * Ends whatever else opens an account, in the transaction that takes its password: its sessions (but for the one named),
 * reset links and address changes. For when somebody else may have known the password.
 */
export async function revokeAccess(
	trx: Handle,
	userId: string,
	exceptId: string | null = null,
): Promise<void> {
	await endSessionsOf(trx, userId, exceptId);
	await endResetLinks(trx, userId);
	await endEmailChange(trx, userId);
}
