import type { Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import type { Actor } from "~/shop/actor";

export type Photo = Selectable<Schema["photos"]>;

/** Whether whoever uploads is still there: a guest always is, an account until it is deleted. */
export async function isThere(db: Handle, actor: Actor): Promise<boolean> {
	if (actor.kind === "guest") return true;
	const user = await db.selectFrom("users").select("id").where("id", "=", actor.id).executeTakeFirst();
	return user !== undefined;
}

/** Writes the row of a photo whose files are there. */
export async function insertPhoto(db: Handle, photo: Omit<Photo, "deleted_at">): Promise<void> {
	await db
		.insertInto("photos")
		.values({ ...photo, deleted_at: null })
		.execute();
}

/** A photo of this owner that is still kept, or undefined. */
export function findPhoto(db: Handle, ownerId: string, photoId: string): Promise<Photo | undefined> {
	return db
		.selectFrom("photos")
		.selectAll()
		.where("id", "=", photoId)
		.where("owner_id", "=", ownerId)
		.where("deleted_at", "is", null)
		.executeTakeFirst();
}

/** A photo whoever it belongs to, if it is still kept: for the jobs. */
export function photoById(db: Handle, photoId: string): Promise<Photo | undefined> {
	return db
		.selectFrom("photos")
		.selectAll()
		.where("id", "=", photoId)
		.where("deleted_at", "is", null)
		.executeTakeFirst();
}

/** Photos are kept no longer than `until`; an earlier end stays. */
export async function endPhotosBy(db: Handle, photoIds: readonly string[], until: string): Promise<void> {
	await db
		.updateTable("photos")
		.set({ delete_after: until })
		.where("id", "in", [...photoIds])
		.where("delete_after", ">", until)
		.execute();
}

/** Photos whose time is over by `time`. */
export function duePhotos(db: Handle, time: string, most: number): Promise<Photo[]> {
	return db
		.selectFrom("photos")
		.selectAll()
		.where("deleted_at", "is", null)
		.where("delete_after", "<=", time)
		.orderBy("delete_after")
		.limit(most)
		.execute();
}

/** Notes that photos' files are gone; their addresses answer 404 from now on. */
export async function markDeleted(db: Handle, photoIds: readonly string[], now: string): Promise<void> {
	await db
		.updateTable("photos")
		.set({ deleted_at: now })
		.where("id", "in", [...photoIds])
		.execute();
}
