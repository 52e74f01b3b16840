import type { Handle } from "#db/open";

/** Every row that is about this owner, table by table, as it is stored. */
export async function findRecords(db: Handle, owner: string) {
	const books = await db
		.selectFrom("books")
		.selectAll()
		.where("owner_id", "=", owner)
		.orderBy("created_at")
		.execute();
	const ofThem = db.selectFrom("books").select("id").where("owner_id", "=", owner);
	const characters = await db.selectFrom("characters").selectAll().where("book_id", "in", ofThem).execute();
	const scripts = await db.selectFrom("scripts").selectAll().where("book_id", "in", ofThem).execute();
	const covers = await db.selectFrom("covers").selectAll().where("book_id", "in", ofThem).execute();
	const previews = await db.selectFrom("previews").selectAll().where("book_id", "in", ofThem).execute();
	const pages = await db.selectFrom("page_versions").selectAll().where("book_id", "in", ofThem).execute();
	const orders = await db
		.selectFrom("orders")
		.selectAll()
		.where("owner_id", "=", owner)
		.orderBy("created_at")
		.execute();
	const ordered = db.selectFrom("orders").select("id").where("owner_id", "=", owner);
	// What the operator or a job noted of a step is for the operator alone.
	const events = await db
		.selectFrom("order_events")
		.select(["id", "order_id", "step", "actor", "state", "at"])
		.where("order_id", "in", ordered)
		.execute();
	const refunds = await db.selectFrom("refunds").selectAll().where("order_id", "in", ordered).execute();
	const formerEmails = await db
		.selectFrom("order_emails")
		.selectAll()
		.where("order_id", "in", ordered)
		.execute();
	const readingFiles = await db
		.selectFrom("print_files")
		.innerJoin("orders", "orders.id", "print_files.order_id")
		.select(["orders.order_number", "print_files.kind", "print_files.file_key"])
		.where("orders.owner_id", "=", owner)
		.where("print_files.kind", "in", ["screen", "epub"])
		.execute();
	const damages = await db.selectFrom("damages").selectAll().where("order_id", "in", ordered).execute();
	const payments = await db.selectFrom("payments").selectAll().where("owner_id", "=", owner).execute();
	const reviews = await db.selectFrom("reviews").selectAll().where("owner_id", "=", owner).execute();
	const coupons = await db.selectFrom("coupon_uses").selectAll().where("owner_id", "=", owner).execute();
	const credits = await db.selectFrom("credits").selectAll().where("owner_id", "=", owner).executeTakeFirst();
	const draft = await db.selectFrom("drafts").selectAll().where("owner_id", "=", owner).executeTakeFirst();
	const checkouts = await db.selectFrom("checkouts").selectAll().where("owner_id", "=", owner).execute();
	const messages = await db.selectFrom("messages").selectAll().where("owner_id", "=", owner).execute();
	const feedback = await db.selectFrom("feedback").selectAll().where("owner_id", "=", owner).execute();
	const photos = await db
		.selectFrom("photos")
		.select([
			"id",
			"file_key",
			"width",
			"height",
			"created_at",
			"delete_after",
			"likeness",
			"verdict",
			"turns",
		])
		.where("owner_id", "=", owner)
		.where("deleted_at", "is", null)
		.execute();
	const heads = await db
		.selectFrom("heads")
		.select(["id", "photo_id", "position", "file_key", "created_at", "delete_after"])
		.where("owner_id", "=", owner)
		.execute();
	const sessions = await db
		.selectFrom("sessions")
		.select(["created_at", "seen_at", "expires_at"])
		.where("user_id", "=", owner)
		.execute();
	const failedForms = await db
		.selectFrom("failed_forms")
		.innerJoin("sessions", "sessions.id", "failed_forms.session_id")
		.select(["form", "shown", "failed_forms.expires_at"])
		.where("sessions.user_id", "=", owner)
		.execute();
	return {
		books,
		characters,
		scripts,
		covers,
		previews,
		pages,
		orders,
		events,
		refunds,
		formerEmails,
		damages,
		readingFiles,
		payments,
		reviews,
		coupons,
		credits,
		draft,
		checkouts,
		photos,
		heads,
		sessions,
		failedForms,
		messages,
		feedback,
	};
}
