import type { Handle } from "#db/open";
import { ERASED } from "~/shop/books/rules";
import type { OrderState } from "~/shop/orders/rules";

/** Whom rows are owned by: an account with its address, or a guest's browser. */
export type Owner = { id: string; email: string | null };

/**
 * Owners, accounts and guests, by what an operator may be told of one: the name or id of an account, the number, id or payment of an order, the id of a
 * book, a cover or a guest; or where `emailFold` is given the folded address of an account or of guests' orders. Nobody who was erased.
 */
export function ownersNamed(db: Handle, name: string, emailFold: string | null): Promise<Owner[]> {
	const orders = db
		.selectFrom("orders")
		.select("owner_id as id")
		.where((eb) =>
			emailFold === null
				? eb.or([
						eb("order_number", "=", name.toUpperCase()),
						eb("id", "=", name),
						eb("payment_id", "=", name),
					])
				: eb.and([eb("email_fold", "=", emailFold), eb("owner_id", "like", "guest%")]),
		);
	const users = db
		.selectFrom("users")
		.select("id")
		.where((eb) =>
			emailFold === null
				? eb.or([eb("id", "=", name), eb("username", "=", name)])
				: eb("email_fold", "=", emailFold),
		);
	const made = db.selectFrom("books").select("owner_id as id").where("id", "=", name);
	const drawn = db.selectFrom("covers").select("owner_id as id").where("id", "=", name);
	const frozen = db.selectFrom("credits").select("owner_id as id").where("owner_id", "=", name);
	return db
		.selectFrom(orders.union(users).union(made).union(drawn).union(frozen).as("named"))
		.leftJoin("users", "users.id", "named.id")
		.select(["named.id", "users.email"])
		.where("named.id", "not like", `${ERASED}%`)
		.orderBy("named.id")
		.execute();
}

/** How many orders an owner has whose book is still being made or posted. */
export async function countUnderWay(
	db: Handle,
	ownerId: string,
	ended: readonly OrderState[],
): Promise<number> {
	const { count } = await db
		.selectFrom("orders")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("owner_id", "=", ownerId)
		.where("state", "not in", ended)
		.executeTakeFirstOrThrow();
	return Number(count);
}
