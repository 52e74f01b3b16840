import type { Handle } from "#db/open";

/** Deletes the heads of these photos; gives the keys of their files. */
export async function deleteHeadRows(db: Handle, photoIds: readonly string[]): Promise<string[]> {
	const heads = await db
		.deleteFrom("heads")
		.where("photo_id", "in", [...photoIds])
		.returning("file_key")
		.execute();
	return heads.map(({ file_key }) => file_key);
}
