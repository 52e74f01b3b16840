import type { Handle } from "#db/open";

/** Nothing more happens to an order in one of these states. */
const ENDED = ["delivered", "cancelled"] as const;
const VOID = ["failed", "cancelled", "refunded"] as const;

/**
 * Strips the orders of a deleted account that have ended (at or before `before`, ISO) to what tax records need: number,
 * date, amounts and the country of delivery (HMRC, VAT Notice 700/21, kept for six years). Story, characters, pictures,
 * name and address go. `owner` is what the account's rows are named by since, or a prefix of it. Returns the keys of the
 * files to remove.
 */
export async function forgetOrders(trx: Handle, owner: string, before: string): Promise<string[]> {
	const orders = await trx
		.selectFrom("orders")
		.select(["id", "book_id", "payment_id", "delivery"])
		.where("owner_id", "like", `${owner}%`)
		// An order that is stripped already has no address.
		.where("email_fold", "!=", "")
		.where("updated_at", "<=", before)
		.where((eb) => eb.or([eb("order_status", "in", [...ENDED]), eb("status", "in", [...VOID])]))
		.execute();
	const keys: string[] = [];
	for (const order of orders) {
		const nothing = { title: "Personalised storybook", description: "", comment: "" };
		await trx
			.updateTable("orders")
			.set({ ...nothing, delivery: countryOf(order.delivery), email_fold: "", cover_id: null })
			.where("id", "=", order.id)
			.execute();
		await trx
			.updateTable("payments")
			.set({ delivery: null, comment: "" })
			.where("id", "=", order.payment_id)
			.execute();
		await trx.updateTable("coupon_uses").set({ email_fold: "" }).where("order_id", "=", order.id).execute();
		if (!(await isStillNeeded(trx, order.book_id))) keys.push(...(await forgetBook(trx, order.book_id)));
	}
	return keys;
}

function countryOf(delivery: string): string {
	const { country } = JSON.parse(delivery) as { country?: unknown };
	return JSON.stringify(typeof country === "string" ? { country } : {});
}

/** *Order again* makes a second order of the same book: its story stays until that one has ended too. */
async function isStillNeeded(trx: Handle, bookId: string): Promise<boolean> {
	const order = await trx
		.selectFrom("orders")
		.select("id")
		.where("book_id", "=", bookId)
		.where("email_fold", "!=", "")
		.limit(1)
		.executeTakeFirst();
	return order !== undefined;
}

/** The row stays, for reviews and the order lead to it; everything told in it goes. */
async function forgetBook(trx: Handle, bookId: string): Promise<string[]> {
	const likenesses = await trx
		.deleteFrom("characters")
		.where("book_id", "=", bookId)
		.returning("likeness_key")
		.execute();
	const covers = await trx
		.deleteFrom("covers")
		.where("book_id", "=", bookId)
		.returning(["screen_key", "print_key"])
		.execute();
	const told = {
		title: "",
		location: "",
		description: "",
		comment: "",
		synopsis: null,
		image_prompt: null,
		cover_id: null,
	};
	await trx.updateTable("books").set(told).where("id", "=", bookId).execute();
	return [...likenesses, ...covers].flatMap((row) => Object.values(row)).filter((key) => key !== null);
}
