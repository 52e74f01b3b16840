import { type AliasableExpression, expressionBuilder, type SqlBool } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

/**
 * Whether a row of `books` has a character with neither a likeness nor a head or photo to make one of: its family has had
 * them deleted, or their time is over.
 */
export function withoutPictures(): AliasableExpression<SqlBool> {
	const eb = expressionBuilder<Schema, "books">();
	return eb.exists(
		eb
			.selectFrom("characters")
			.leftJoin("photos", (join) =>
				join.onRef("photos.id", "=", "characters.photo_id").on("photos.deleted_at", "is", null),
			)
			.leftJoin("heads", "heads.photo_id", "characters.photo_id")
			.select("characters.id")
			.whereRef("characters.book_id", "=", "books.id")
			.where("characters.likeness_key", "is", null)
			.where("photos.id", "is", null)
			.where("heads.id", "is", null),
	);
}

/** The same of one book. */
export async function lacksPictures(db: Handle, bookId: string): Promise<boolean> {
	const book = await db
		.selectFrom("books")
		.select("id")
		.where("id", "=", bookId)
		.where(withoutPictures())
		.executeTakeFirst();
	return book !== undefined;
}
