import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

export type MessageRow = Selectable<Schema["messages"]>;
export type FeedbackRow = Selectable<Schema["feedback"]>;

export async function insertMessage(db: Handle, message: Insertable<Schema["messages"]>): Promise<void> {
	await db.insertInto("messages").values(message).execute();
}

export async function insertFeedback(db: Handle, feedback: Insertable<Schema["feedback"]>): Promise<void> {
	await db.insertInto("feedback").values(feedback).execute();
}

/** A message; undefined once it was forgotten. */
export function findMessage(db: Handle, id: string): Promise<MessageRow | undefined> {
	return db.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest messages, `most` of them. */
export function findMessages(db: Handle, most: number): Promise<MessageRow[]> {
	return db
		.selectFrom("messages")
		.selectAll()
		.orderBy("created_at", "desc")
		.orderBy("id")
		.limit(most)
		.execute();
}

/** The newest feedback, `most` entries of it. */
export function findFeedback(db: Handle, most: number): Promise<FeedbackRow[]> {
	return db
		.selectFrom("feedback")
		.selectAll()
		.orderBy("created_at", "desc")
		.orderBy("id")
		.limit(most)
		.execute();
}

/** Whether the same person sent the same after `since` (ISO 8601). */
export async function isSent(
	db: Handle,
	{ owner_id, email, subject, message }: Pick<MessageRow, "owner_id" | "email" | "subject" | "message">,
	since: string,
): Promise<boolean> {
	const sent = await db
		.selectFrom("messages")
		.select("id")
		.where("created_at", ">", since)
		.where("owner_id", "is not distinct from", owner_id)
		.where("email", "=", email)
		.where("subject", "=", subject)
		.where("message", "=", message)
		.executeTakeFirst();
	return sent !== undefined;
}

/** Deletes what was written at or before `before` (ISO 8601). */
export async function deleteWrittenBefore(db: Handle, before: string): Promise<void> {
	await db.deleteFrom("messages").where("created_at", "<=", before).execute();
	await db.deleteFrom("feedback").where("created_at", "<=", before).execute();
}
