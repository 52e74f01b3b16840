import type { Handle } from "#db/open";
import { deleteSession, deleteSessionsOf } from "./store.server";

/** Ends a session. */
export async function endSession(db: Handle, sessionId: string): Promise<void> {
	await deleteSession(db, sessionId);
}

/** Ends every session of an account but the one named, perhaps as part of a transaction. */
export async function endSessionsOf(
	db: Handle,
	userId: string,
	exceptId: string | null = null,
): Promise<void> {
	await deleteSessionsOf(db, userId, exceptId);
}
