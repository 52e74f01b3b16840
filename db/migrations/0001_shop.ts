import { type CreateTableBuilder, type Kysely, sql } from "kysely";

type Table = CreateTableBuilder<string, never>;

/** The shop's first tables. A migration knows no types of the code: it must mean the same for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const table = (name: string, build: (t: Table) => CreateTableBuilder<string, string>) =>
		build(db.schema.createTable(name) as Table).execute();
	const id = (t: Table) => t.addColumn("id", "text", (c) => c.primaryKey());

	await table("users", (t) =>
		id(t)
			.addColumn("username", "text", (c) => c.notNull())
			.addColumn("username_fold", "text", (c) => c.notNull().unique())
			.addColumn("email", "text", (c) => c.notNull())
			.addColumn("email_fold", "text", (c) => c.notNull().unique())
			.addColumn("email_proved", "integer", (c) => c.notNull().defaultTo(0))
			.addColumn("password_hash", "text")
			.addColumn("google_sub", "text", (c) => c.unique())
			.addColumn("picture_key", "text")
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("updated_at", "text", (c) => c.notNull()),
	);
	await table("sessions", (t) =>
		id(t)
			.addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
			.addColumn("guest_id", "text", (c) => c.notNull())
			.addColumn("facts", "text", (c) => c.notNull())
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("seen_at", "text", (c) => c.notNull())
			.addColumn("expires_at", "text", (c) => c.notNull()),
	);
	await table("reset_tokens", (t) =>
		t
			.addColumn("hash", "text", (c) => c.primaryKey())
			.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("expires_at", "text", (c) => c.notNull())
			.addColumn("used_at", "text"),
	);
	await table("email_changes", (t) =>
		t
			.addColumn("hash", "text", (c) => c.primaryKey())
			.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
			.addColumn("email", "text", (c) => c.notNull())
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("expires_at", "text", (c) => c.notNull())
			.addColumn("used_at", "text"),
	);
	await table("photos", (t) =>
		id(t)
			.addColumn("owner_id", "text", (c) => c.notNull())
			.addColumn("file_key", "text", (c) => c.notNull().unique())
			.addColumn("width", "integer", (c) => c.notNull())
			.addColumn("height", "integer", (c) => c.notNull())
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("delete_after", "text", (c) => c.notNull())
			.addColumn("deleted_at", "text"),
	);
	await table("drafts", (t) =>
		id(t)
			.addColumn("owner_id", "text", (c) => c.notNull().unique())
			.addColumn("form", "text", (c) => c.notNull())
			.addColumn("book_id", "text")
			.addColumn("human_until", "text")
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("updated_at", "text", (c) => c.notNull()),
	);
	await table("books", (t) =>
		id(t)
			.addColumn("owner_id", "text", (c) => c.notNull())
			.addColumn("title", "text", (c) => c.notNull())
			.addColumn("location", "text", (c) => c.notNull())
			.addColumn("description", "text", (c) => c.notNull())
			.addColumn("reading_level", "text", (c) => c.notNull())
			.addColumn("state", "text", (c) => c.notNull())
			.addColumn("synopsis_job", "text")
			.addColumn("open_for", "text", (c) => c.unique())
			.addColumn("failure", "text")
			.addColumn("synopsis", "text")
			.addColumn("image_prompt", "text")
			.addColumn("comment", "text", (c) => c.notNull())
			.addColumn("cover_id", "text")
			.addColumn("ordered", "integer", (c) => c.notNull().defaultTo(0))
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("updated_at", "text", (c) => c.notNull()),
	);
	await table("characters", (t) =>
		id(t)
			.addColumn("book_id", "text", (c) => c.notNull().references("books.id").onDelete("cascade"))
			.addColumn("position", "integer", (c) => c.notNull())
			.addColumn("name", "text", (c) => c.notNull())
			.addColumn("age", "integer", (c) => c.notNull())
			.addColumn("personality", "text", (c) => c.notNull())
			.addColumn("relationship", "text")
			.addColumn("is_main", "integer", (c) => c.notNull())
			.addColumn("photo_id", "text", (c) => c.notNull())
			.addColumn("likeness_key", "text")
			.addUniqueConstraint("characters_position", ["book_id", "position"]),
	);
	await table("covers", (t) =>
		id(t)
			.addColumn("book_id", "text", (c) => c.notNull().references("books.id").onDelete("cascade"))
			.addColumn("owner_id", "text", (c) => c.notNull())
			.addColumn("state", "text", (c) => c.notNull())
			.addColumn("seed", "text", (c) => c.notNull())
			.addColumn("screen_key", "text")
			.addColumn("print_key", "text")
			.addColumn("failure", "text")
			.addColumn("open_for", "text", (c) => c.unique())
			.addColumn("address_hash", "text", (c) => c.notNull())
			.addColumn("requested_at", "text", (c) => c.notNull())
			.addColumn("ready_at", "text"),
	);
	await table("credits", (t) =>
		t
			.addColumn("owner_id", "text", (c) => c.primaryKey())
			.addColumn("used", "integer", (c) => c.notNull())
			.addColumn("frozen_until", "text"),
	);
	await table("coupons", (t) =>
		t
			.addColumn("code", "text", (c) => c.primaryKey())
			.addColumn("percent_off", "integer")
			.addColumn("pence_off", "integer")
			.addColumn("minimum_pence", "integer", (c) => c.notNull())
			.addColumn("most_uses", "integer")
			.addColumn("once_each", "integer", (c) => c.notNull())
			.addColumn("starts_at", "text")
			.addColumn("ends_at", "text")
			.addColumn("created_at", "text", (c) => c.notNull()),
	);
	await table("checkouts", (t) =>
		t
			.addColumn("book_id", "text", (c) => c.primaryKey())
			.addColumn("owner_id", "text", (c) => c.notNull())
			.addColumn("typed", "text", (c) => c.notNull())
			.addColumn("coupon_code", "text")
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("updated_at", "text", (c) => c.notNull()),
	);
	await table("payments", (t) =>
		id(t)
			.addColumn("owner_id", "text", (c) => c.notNull())
			.addColumn("book_id", "text", (c) => c.notNull())
			.addColumn("state", "text", (c) => c.notNull())
			.addColumn("open_for", "text", (c) => c.unique())
			.addColumn("again", "integer", (c) => c.notNull())
			.addColumn("client_secret", "text")
			.addColumn("amount_pence", "integer", (c) => c.notNull())
			.addColumn("discount_pence", "integer", (c) => c.notNull())
			.addColumn("coupon_code", "text")
			.addColumn("delivery", "text")
			.addColumn("comment", "text", (c) => c.notNull())
			.addColumn("refund", "text")
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("updated_at", "text", (c) => c.notNull()),
	);
	await table("orders", (t) =>
		id(t)
			.addColumn("order_number", "text", (c) => c.notNull())
			.addColumn("owner_id", "text", (c) => c.notNull())
			.addColumn("payment_id", "text", (c) => c.notNull().unique())
			.addColumn("book_id", "text", (c) => c.notNull())
			.addColumn("first_for", "text", (c) => c.unique())
			.addColumn("status", "text", (c) => c.notNull())
			.addColumn("order_status", "text", (c) => c.notNull())
			.addColumn("book_pence", "integer", (c) => c.notNull())
			.addColumn("delivery_pence", "integer", (c) => c.notNull())
			.addColumn("discount_pence", "integer", (c) => c.notNull())
			.addColumn("total_pence", "integer", (c) => c.notNull())
			.addColumn("coupon_code", "text")
			.addColumn("payment_method", "text", (c) => c.notNull())
			.addColumn("comment", "text", (c) => c.notNull())
			.addColumn("delivery", "text", (c) => c.notNull())
			.addColumn("email_fold", "text", (c) => c.notNull())
			.addColumn("title", "text", (c) => c.notNull())
			.addColumn("description", "text", (c) => c.notNull())
			.addColumn("cover_id", "text")
			.addColumn("estimated_delivery", "text")
			.addColumn("tracking_number", "text")
			.addColumn("tracking_url", "text")
			.addColumn("claimed_at", "text")
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("updated_at", "text", (c) => c.notNull()),
	);
	await table("coupon_uses", (t) =>
		t
			.addColumn("order_id", "text", (c) => c.primaryKey().references("orders.id"))
			.addColumn("code", "text", (c) => c.notNull())
			.addColumn("owner_id", "text", (c) => c.notNull())
			.addColumn("email_fold", "text", (c) => c.notNull())
			.addColumn("used_at", "text", (c) => c.notNull()),
	);
	await table("order_events", (t) =>
		id(t)
			.addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
			.addColumn("order_status", "text", (c) => c.notNull())
			.addColumn("note", "text", (c) => c.notNull())
			.addColumn("at", "text", (c) => c.notNull()),
	);
	await table("reviews", (t) =>
		id(t)
			.addColumn("order_id", "text", (c) => c.notNull().unique().references("orders.id"))
			.addColumn("book_id", "text", (c) => c.notNull())
			.addColumn("owner_id", "text", (c) => c.notNull())
			.addColumn("rating", "integer", (c) => c.notNull())
			.addColumn("content", "text", (c) => c.notNull())
			.addColumn("display_name", "text", (c) => c.notNull())
			.addColumn("created_at", "text", (c) => c.notNull()),
	);
	await table("jobs", (t) =>
		id(t)
			.addColumn("kind", "text", (c) => c.notNull())
			.addColumn("key", "text", (c) => c.notNull().unique())
			.addColumn("payload", "text", (c) => c.notNull())
			.addColumn("state", "text", (c) => c.notNull())
			.addColumn("attempts", "integer", (c) => c.notNull())
			.addColumn("run_at", "text", (c) => c.notNull())
			.addColumn("lease_until", "text")
			.addColumn("lease_token", "text")
			.addColumn("steps", "text", (c) => c.notNull())
			.addColumn("failure", "text")
			.addColumn("created_at", "text", (c) => c.notNull())
			.addColumn("finished_at", "text"),
	);
	await table("captcha_uses", (t) => id(t).addColumn("expires_at", "text", (c) => c.notNull()));
	await table("rate_counters", (t) =>
		t
			.addColumn("key", "text", (c) => c.primaryKey())
			.addColumn("count", "integer", (c) => c.notNull())
			.addColumn("ends_at", "text", (c) => c.notNull()),
	);
	await table("webhook_events", (t) =>
		id(t)
			.addColumn("provider", "text", (c) => c.notNull())
			.addColumn("received_at", "text", (c) => c.notNull()),
	);
	await table("settings", (t) =>
		t.addColumn("key", "text", (c) => c.primaryKey()).addColumn("value", "text", (c) => c.notNull()),
	);

	const index = (name: string, on: string, columns: string[]) =>
		db.schema.createIndex(name).on(on).columns(columns).execute();
	await index("sessions_user", "sessions", ["user_id"]);
	await index("sessions_expiry", "sessions", ["expires_at"]);
	await index("reset_tokens_user", "reset_tokens", ["user_id"]);
	await index("email_changes_user", "email_changes", ["user_id"]);
	await index("photos_owner", "photos", ["owner_id"]);
	await index("books_owner", "books", ["owner_id", "created_at", "id"]);
	await index("covers_book", "covers", ["book_id", "requested_at"]);
	await index("covers_address", "covers", ["address_hash", "requested_at"]);
	await index("covers_owner", "covers", ["owner_id", "state"]);
	await index("checkouts_owner", "checkouts", ["owner_id"]);
	await index("payments_book", "payments", ["book_id"]);
	await index("payments_secret", "payments", ["client_secret"]);
	await index("payments_owner", "payments", ["owner_id"]);
	await index("orders_owner", "orders", ["owner_id", "created_at", "id"]);
	await index("orders_email", "orders", ["email_fold"]);
	await index("orders_book", "orders", ["book_id"]);
	await index("coupon_uses_code", "coupon_uses", ["code"]);
	await index("order_events_order", "order_events", ["order_id", "at"]);
	await index("reviews_book", "reviews", ["book_id", "created_at"]);
	// The worker asks for these every second; finished jobs must not slow it down.
	await sql`create index jobs_due on jobs (run_at) where state in ('ready', 'running')`.execute(db);
	await sql`create index photos_due on photos (delete_after) where deleted_at is null`.execute(db);
}
