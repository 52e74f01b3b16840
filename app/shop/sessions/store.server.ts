import type { Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import { factsSchema, type Session, type SessionFacts } from "./contract";

function sessionOf(row: Selectable<Schema["sessions"]>): Session {
	return {
		id: row.id,
		userId: row.user_id,
		guestId: row.guest_id,
		facts: factsSchema.parse(JSON.parse(row.facts)),
		begunAt: new Date(row.created_at),
		seenAt: new Date(row.seen_at),
		expiresAt: new Date(row.expires_at),
	};
}

/** A session that hasn't expired at `now`, ISO 8601. */
export async function findOpen(db: Handle, id: string, now: string): Promise<Session | null> {
	const row = await db
		.selectFrom("sessions")
		.selectAll()
		.where("id", "=", id)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return row ? sessionOf(row) : null;
}

/** Writes that a session is used, and until when it lasts for it. */
export async function touch(db: Handle, { id, seenAt, expiresAt }: Session): Promise<void> {
	await db
		.updateTable("sessions")
		.set({ seen_at: seenAt.toISOString(), expires_at: expiresAt.toISOString() })
		.where("id", "=", id)
		.execute();
}

/** Writes a session that has begun. */
export async function insertSession(db: Handle, session: Session): Promise<void> {
	await db
		.insertInto("sessions")
		.values({
			id: session.id,
			user_id: session.userId,
			guest_id: session.guestId,
			facts: JSON.stringify(session.facts),
			created_at: session.begunAt.toISOString(),
			seen_at: session.seenAt.toISOString(),
			expires_at: session.expiresAt.toISOString(),
		})
		.execute();
}

/** What is kept with a session by now; null when it has ended. */
export async function findFacts(db: Handle, id: string): Promise<SessionFacts | null> {
	const row = await db.selectFrom("sessions").select("facts").where("id", "=", id).executeTakeFirst();
	return row ? factsSchema.parse(JSON.parse(row.facts)) : null;
}

/** Writes what is kept with a session. */
export async function updateFacts(db: Handle, id: string, facts: SessionFacts): Promise<void> {
	await db
		.updateTable("sessions")
		.set({ facts: JSON.stringify(facts) })
		.where("id", "=", id)
		.execute();
}

/** Deletes a session: its cookie opens nothing any more. */
export async function deleteSession(db: Handle, id: string): Promise<void> {
	await db.deleteFrom("sessions").where("id", "=", id).execute();
}

/** Deletes the sessions of an account, but for the one named. */
export async function deleteSessionsOf(db: Handle, userId: string, exceptId: string | null): Promise<void> {
	await db
		.deleteFrom("sessions")
		.where("user_id", "=", userId)
		.$if(exceptId !== null, (query) => query.where("id", "!=", exceptId))
		.execute();
}

type FailedForm = { sessionId: string; form: string };

/** Keeps a failed form in the place of the one before; false when its session has ended. */
export async function writeFailedForm(
	db: Handle,
	{ id, sessionId, form, shown, expiresAt }: FailedForm & { id: string; shown: string; expiresAt: string },
): Promise<boolean> {
	const written = await db
		.insertInto("failed_forms")
		.columns(["id", "session_id", "form", "shown", "expires_at"])
		.expression((eb) =>
			eb
				.selectFrom("sessions")
				.select((row) => [
					row.val(id).as("id"),
					"sessions.id as session_id",
					row.val(form).as("form"),
					row.val(shown).as("shown"),
					row.val(expiresAt).as("expires_at"),
				])
				.where("sessions.id", "=", sessionId),
		)
		.onConflict((conflict) =>
			conflict.columns(["session_id", "form"]).doUpdateSet({ id, shown, expires_at: expiresAt }),
		)
		.returning("id")
		.executeTakeFirst();
	return written !== undefined;
}

/** What is kept of a failed form under this id, if it hasn't expired at `now`, ISO 8601. */
export async function findFailedForm(
	db: Handle,
	{ id, sessionId, form, now }: FailedForm & { id: string; now: string },
): Promise<string | undefined> {
	const row = await db
		.selectFrom("failed_forms")
		.select("shown")
		.where("id", "=", id)
		.where("session_id", "=", sessionId)
		.where("form", "=", form)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return row?.shown;
}

/** Deletes a failed form. */
export async function deleteFailedForm(db: Handle, { sessionId, form }: FailedForm): Promise<void> {
	await db.deleteFrom("failed_forms").where("session_id", "=", sessionId).where("form", "=", form).execute();
}

/** Hands the failed forms of a session to the one that takes its place. */
export async function updateFailedForms(db: Handle, from: string, to: string): Promise<void> {
	await db.updateTable("failed_forms").set({ session_id: to }).where("session_id", "=", from).execute();
}
