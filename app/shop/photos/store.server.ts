import type { Insertable, Selectable } from "kysely";
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
export async function insertPhoto(db: Handle, photo: Insertable<Schema["photos"]>): Promise<void> {
	await db.insertInto("photos").values(photo).execute();
}

/** A photo of this owner that is still kept, or undefined. */
export function findPhoto(db: Handle, ownerId: string, photoId: string): Promise<Photo | undefined> {
	return kept(db, photoId).where("owner_id", "=", ownerId).executeTakeFirst();
}

/** A photo whoever it belongs to, if it is still kept: for the jobs. */
export function photoById(db: Handle, photoId: string): Promise<Photo | undefined> {
	return kept(db, photoId).executeTakeFirst();
}

function kept(db: Handle, photoId: string) {
	return db.selectFrom("photos").selectAll().where("id", "=", photoId).where("deleted_at", "is", null);
}

/**
 * Writes how far the heads of a photo are, unless it has another file by now, is deleted, or has them already. Gives whose it is
 * by now; undefined when nothing was written.
 */
export function setLikenessState(
	db: Handle,
	{ id, file_key }: Pick<Photo, "id" | "file_key">,
	values: Pick<Photo, "likeness" | "verdict">,
): Promise<{ owner_id: string } | undefined> {
	return db
		.updateTable("photos")
		.set(values)
		.where("id", "=", id)
		.where("file_key", "=", file_key)
		.where("likeness", "!=", "ready")
		.where("deleted_at", "is", null)
		.returning("owner_id")
		.executeTakeFirst();
}

/** Gives a photo another file, turned by a quarter, whose heads are still to be drawn. Returns false when it isn't as it was any more. */
export async function setTurnedFile(
	db: Handle,
	before: Photo,
	turned: Pick<Photo, "file_key" | "width" | "height" | "bytes">,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("photos")
		.set({ ...turned, turns: before.turns + 1, likeness: "making", verdict: null })
		.where("id", "=", before.id)
		// Gone into an account meanwhile, with heads that are that account's: the next press finds it there.
		.where("owner_id", "=", before.owner_id)
		.where("file_key", "=", before.file_key)
		.where("owner_id", "=", before.owner_id)
		.where("deleted_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** How many photos whose heads are still to be drawn came before this one. */
export async function countMakingBefore(db: Handle, { created_at }: Photo): Promise<number> {
	const { count } = await db
		.selectFrom("photos")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("likeness", "=", "making")
		.where("deleted_at", "is", null)
		.where("created_at", "<", created_at)
		.executeTakeFirstOrThrow();
	return Number(count);
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

/** Notes that photos' files are gone, and forgets their names; their addresses answer 404 from now on. */
export async function markDeleted(db: Handle, photoIds: readonly string[], now: string): Promise<void> {
	await db
		.updateTable("photos")
		.set((eb) => ({ deleted_at: now, file_key: eb.ref("id") }))
		.where("id", "in", [...photoIds])
		.execute();
}

/** An owner's kept photos: how many no book uses yet, what all take in bytes, and when the first will be gone (ISO 8601). */
export async function findWaiting(
	db: Handle,
	owner: string,
): Promise<{ waiting: number; bytes: number; firstGone: string | null }> {
	const row = await db
		.selectFrom("photos")
		.select((eb) => {
			const inBook = eb.selectFrom("characters").select("id").whereRef("photo_id", "=", "photos.id");
			return [
				eb.fn
					.countAll<number>()
					.filterWhere(eb.not(eb.exists(inBook)))
					.as("waiting"),
				eb.fn.sum<number | null>("bytes").as("bytes"),
				eb.fn.min("delete_after").as("firstGone"),
			];
		})
		.where("owner_id", "=", owner)
		.where("deleted_at", "is", null)
		.executeTakeFirstOrThrow();
	return { waiting: Number(row.waiting), bytes: Number(row.bytes ?? 0), firstGone: row.firstGone };
}

/** Notes that this owner's photos are gone, forgets their names, and gives the keys of the files of those that were still there. */
export async function endPhotos(
	db: Handle,
	ownerId: string,
	photoIds: readonly string[],
	now: string,
): Promise<string[]> {
	const ended = await db
		.selectFrom("photos")
		.select(["id", "file_key"])
		.where("id", "in", [...photoIds])
		.where("owner_id", "=", ownerId)
		.where("deleted_at", "is", null)
		.execute();
	const ids = ended.map(({ id }) => id);
	await db.updateTable("photos").set({ delete_after: now }).where("id", "in", ids).execute();
	await markDeleted(db, ids, now);
	return ended.map(({ file_key }) => file_key);
}
