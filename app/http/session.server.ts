import { createHash } from "node:crypto";
import { z } from "zod";
import type { Handle } from "#db/open";
import { findUser, type UserRow } from "~/shop/accounts/store.server";
import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { sendCookie } from "./connection.server";

/** What a browser has proved, and what its person typed before signing in, kept with its session. */
const factsSchema = z.object({
	/** Orders whose signed link was opened here. */
	orders: z.array(z.string()).default([]),
	/** The Google identity this browser has just proved: `POST /api/auth/google` signs in this one only. */
	google: z
		.object({
			sub: z.string(),
			email: z.string(),
			emailVerified: z.boolean(),
			name: z.string(),
			picture: z.string().nullable(),
		})
		.nullable()
		.default(null),
	/** A form that came when nobody was signed in: the page it belongs to and its fields (see typed-before-sign-in). */
	typed: z
		.object({ path: z.string(), fields: z.record(z.string(), z.string()) })
		.nullable()
		.default(null),
});

export type SessionFacts = z.infer<typeof factsSchema>;

export type Session = {
	id: string;
	userId: string | null;
	guestId: string;
	facts: SessionFacts;
	/** When it began: an account's session begins with its sign-in. */
	begunAt: Date;
	expiresAt: Date;
};

/** A session ends 30 days after it was last used; a guest's draft lives as long. */
export const SESSION_MS = 30 * 24 * 3600_000;
/** Writing `seen_at` on every request would turn every page view into a write. */
const TOUCH_MS = 24 * 3600_000;

/** `__Host-` binds the cookie to this host over https; plain http on localhost has no such cookies in every client. */
export function sessionCookieName(testMode: boolean): string {
	return testMode ? "fk_session" : "__Host-fk_session";
}

export function hasSessionCookie(cookies: string, testMode: boolean): boolean {
	return readCookie(cookies, sessionCookieName(testMode)) !== null;
}

function readCookie(cookies: string, name: string): string | null {
	for (const part of cookies.split(";")) {
		const [key, ...value] = part.trim().split("=");
		if (key === name) return value.join("=");
	}
	return null;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

function cookieOf(shop: Shop, token: string, maxAgeSeconds: number): string {
	const secure = shop.settings.testMode ? "" : "; Secure";
	return `${sessionCookieName(shop.settings.testMode)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

/**
 * The session of a request, or null: none, unknown, expired or signed out elsewhere. It lasts longer for being used, where
 * the answer carries the browser's cookie on as well: without it the session would only seem to go on.
 */
export async function findSession(shop: Shop, request: Request): Promise<Session | null> {
	const token = readCookie(request.headers.get("Cookie") ?? "", sessionCookieName(shop.settings.testMode));
	if (!token || token.length > 100) return null;
	const now = shop.clock.now();
	const row = await shop.db
		.selectFrom("sessions")
		.selectAll()
		.where("id", "=", hashOf(token))
		.where("expires_at", ">", now.toISOString())
		.executeTakeFirst();
	if (!row) return null;
	const unseenMs = now.getTime() - Date.parse(row.seen_at);
	if (unseenMs > TOUCH_MS && sendCookie(cookieOf(shop, token, SESSION_MS / 1000))) {
		row.expires_at = new Date(now.getTime() + SESSION_MS).toISOString();
		await shop.db
			.updateTable("sessions")
			.set({ seen_at: now.toISOString(), expires_at: row.expires_at })
			.where("id", "=", row.id)
			.execute();
	}
	return {
		id: row.id,
		userId: row.user_id,
		guestId: row.guest_id,
		facts: factsSchema.parse(JSON.parse(row.facts)),
		begunAt: new Date(row.created_at),
		expiresAt: new Date(row.expires_at),
	};
}

/** For a sign-in `guestId` is the guest that this browser was before. */
type Begin = { userId?: string; guestId?: string; facts?: Partial<SessionFacts> };
type Begun = { session: Session; cookie: string };

/** A session that nobody knows of yet, and the cookie for it: it begins when it is stored. */
export function newSession(shop: Shop, begin: Begin = {}): Begun {
	const now = shop.clock.now();
	const token = shop.ids.token(32);
	const session: Session = {
		id: hashOf(token),
		userId: begin.userId ?? null,
		guestId: begin.guestId ?? shop.ids.next("guest"),
		facts: factsSchema.parse(begin.facts ?? {}),
		begunAt: now,
		expiresAt: new Date(now.getTime() + SESSION_MS),
	};
	return { session, cookie: cookieOf(shop, token, SESSION_MS / 1000) };
}

/** Stores a new session: from now on its cookie opens it. */
export async function storeSession(db: Handle, session: Session): Promise<void> {
	await db
		.insertInto("sessions")
		.values({
			id: session.id,
			user_id: session.userId,
			guest_id: session.guestId,
			facts: JSON.stringify(session.facts),
			created_at: session.begunAt.toISOString(),
			seen_at: session.begunAt.toISOString(),
			expires_at: session.expiresAt.toISOString(),
		})
		.execute();
}

/** Begins a session and gives its cookie: a guest's, unless `userId` says whose. */
export async function beginSession(shop: Shop, begin: Begin = {}): Promise<Begun> {
	const begun = newSession(shop, begin);
	await storeSession(shop.db, begun.session);
	return begun;
}

/**
 * Begins the session of an account whose owner has just been recognised. null when the account is gone since it was read, or
 * its password another one: a reset ends every session, and this one would outlive it.
 */
export function beginSessionOf(
	shop: Shop,
	user: Pick<UserRow, "id" | "password_hash">,
	begin: Omit<Begin, "userId">,
): Promise<Begun | null> {
	const begun = newSession(shop, { ...begin, userId: user.id });
	return shop.db.transaction().execute(async (trx) => {
		const current = await findUser(trx, user.id);
		if (current?.password_hash !== user.password_hash) return null;
		await storeSession(trx, begun.session);
		return begun;
	});
}

/**
 * Changes what the browser has proved, or what was typed in it, from what is kept by now: another request of it may have
 * added something. Gives what was kept before; null when the session has ended.
 */
export function changeFacts(
	shop: Shop,
	{ id }: Session,
	change: (facts: SessionFacts) => SessionFacts,
): Promise<SessionFacts | null> {
	return shop.db.transaction().execute(async (trx) => {
		const row = await trx.selectFrom("sessions").select("facts").where("id", "=", id).executeTakeFirst();
		if (!row) return null;
		const facts = factsSchema.parse(JSON.parse(row.facts));
		await trx
			.updateTable("sessions")
			.set({ facts: JSON.stringify(change(facts)) })
			.where("id", "=", id)
			.execute();
		return facts;
	});
}

/** Ends a session; gives the cookie that clears the browser's. */
export async function endSession(shop: Shop, sessionId: string): Promise<string> {
	await shop.db.deleteFrom("sessions").where("id", "=", sessionId).execute();
	return cookieOf(shop, "", 0);
}

/** Ends every session of an account, but for the one named. */
export async function endSessionsOf(
	shop: Shop,
	userId: string,
	exceptId: string | null = null,
): Promise<void> {
	let query = shop.db.deleteFrom("sessions").where("user_id", "=", userId);
	if (exceptId) query = query.where("id", "!=", exceptId);
	await query.execute();
}

export function actorOf(session: Session): Actor {
	return session.userId
		? { kind: "family", id: session.userId, guestId: session.guestId }
		: { kind: "guest", id: session.guestId };
}
