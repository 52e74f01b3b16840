import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import { factsSchema, type Session, type SessionFacts } from "./contract";
import { SESSION_MS } from "./rules";
import { insertSession } from "./store.server";
import { hashOfSessionToken } from "./token.server";

/** For a sign-in `guestId` is the guest that this browser was before. */
export type Begin = { userId?: string; guestId?: string; facts?: Partial<SessionFacts> };
/** `token` goes to the browser and is kept nowhere else. */
export type Begun = { session: Session; token: string };

/** A session that nobody knows of yet, a guest's unless `userId` says whose: it begins when it is stored. */
export function newSession(shop: Shop, { userId, guestId, facts }: Begin = {}): Begun {
	const now = shop.clock.now();
	const token = shop.ids.token(32);
	const session: Session = {
		id: hashOfSessionToken(token),
		userId: userId ?? null,
		guestId: guestId ?? shop.ids.next("guest"),
		facts: factsSchema.parse(facts ?? {}),
		begunAt: now,
		seenAt: now,
		expiresAt: new Date(now.getTime() + SESSION_MS),
	};
	return { session, token };
}

/** Stores a new session, perhaps as part of a transaction: from now on its token opens it. */
export async function storeSession(db: Handle, { session }: Begun): Promise<void> {
	await insertSession(db, session);
}
