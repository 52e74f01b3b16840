import type { Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

export type HeadRow = Selectable<Schema["heads"]>;

/** The heads of a photo, the largest and most central first. */
export function listHeads(db: Handle, photoId: string): Promise<HeadRow[]> {
	return db.selectFrom("heads").selectAll().where("photo_id", "=", photoId).orderBy("position").execute();
}

/** A head of this owner, or undefined. */
export function headOf(db: Handle, ownerId: string, headId: string): Promise<HeadRow | undefined> {
	return db
		.selectFrom("heads")
		.selectAll()
		.where("id", "=", headId)
		.where("owner_id", "=", ownerId)
		.executeTakeFirst();
}

/** Writes the heads whose files are there. */
export async function insertHeads(db: Handle, heads: readonly HeadRow[]): Promise<void> {
	await db.insertInto("heads").values(heads).execute();
}

/** Deletes this owner's heads of photos; returns the keys of their files. */
export async function deleteHeadRows(
	db: Handle,
	ownerId: string,
	photoIds: readonly string[],
): Promise<string[]> {
	const gone = await db
		.deleteFrom("heads")
		.where("photo_id", "in", [...photoIds])
		.where("owner_id", "=", ownerId)
		.returning("file_key")
		.execute();
	return gone.map(({ file_key }) => file_key);
}

/**
 * Deletes at most `most` heads that are over by `time` (ISO 8601): their time is, or their photo is deleted and no character
 * still lacks the likeness that would be made of them. Returns the keys of their files.
 */
export async function deleteEndedHeads(db: Handle, time: string, most: number): Promise<string[]> {
	const gone = await db
		.deleteFrom("heads")
		.where("id", "in", (heads) =>
			heads
				.selectFrom("heads")
				.select("heads.id")
				.where(({ and, eb, or, not, exists, selectFrom }) => {
					const photo = selectFrom("photos")
						.select("photos.id")
						.whereRef("photos.id", "=", "heads.photo_id")
						.where("photos.deleted_at", "is", null);
					const lacking = selectFrom("characters")
						.select("characters.id")
						.whereRef("characters.photo_id", "=", "heads.photo_id")
						.where("characters.likeness_key", "is", null)
						// Where none was chosen, or one that is gone, it is the first.
						.where((one) =>
							one.or([one("characters.head_id", "=", one.ref("heads.id")), one("heads.position", "=", 0)]),
						);
					return or([eb("delete_after", "<=", time), and([not(exists(photo)), not(exists(lacking))])]);
				})
				.limit(most),
		)
		.returning("file_key")
		.execute();
	return gone.map(({ file_key }) => file_key);
}

/** Which of these choices (by their place in the list) aren't heads of this owner's, of the photo they are chosen for. */
export async function lacksHeads(
	db: Handle,
	ownerId: string,
	choices: readonly { photoId: string; headId: string | null }[],
): Promise<number[]> {
	const chosen = choices.flatMap(({ headId }) => headId ?? []);
	if (chosen.length === 0) return [];
	const rows = await db
		.selectFrom("heads")
		.select(["id", "photo_id"])
		.where("id", "in", chosen)
		.where("owner_id", "=", ownerId)
		.execute();
	const photos = new Map(rows.map(({ id, photo_id }) => [id, photo_id]));
	return choices.flatMap(({ photoId, headId }, index) =>
		headId === null || photos.get(headId) === photoId ? [] : [index],
	);
}
