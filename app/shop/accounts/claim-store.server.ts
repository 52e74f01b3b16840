import type { Handle } from "#db/open";
import { type Credits, creditsAt } from "~/shop/covers/rules";

export type Claim = {
	userId: string;
	/** What this browser was before it signed in; null for one that had stored nothing. */
	guestId: string | null;
	/** The account's folded address, once its owner has answered from it; null before. */
	provedEmail: string | null;
};

/** Orders first, by each way of proof, with their book and all that hangs on it: a proved order may be another browser's. */
export async function moveOrders(trx: Handle, { userId, guestId, provedEmail }: Claim): Promise<void> {
	const orders = await trx
		.selectFrom("orders")
		.select(["id", "book_id", "payment_id", "owner_id"])
		// Another account's orders stay there, whatever was proved.
		.where("owner_id", "like", "guest%")
		.where((eb) =>
			eb.or([
				...(guestId ? [eb("owner_id", "=", guestId)] : []),
				...(provedEmail ? [eb("email_fold", "=", provedEmail)] : []),
			]),
		)
		.execute();
	for (const order of orders) {
		const move = { owner_id: userId };
		const from = order.owner_id;
		await trx.updateTable("orders").set(move).where("id", "=", order.id).execute();
		await trx.updateTable("coupon_uses").set(move).where("order_id", "=", order.id).execute();
		await trx.updateTable("reviews").set(move).where("order_id", "=", order.id).execute();
		await trx.updateTable("payments").set(move).where("id", "=", order.payment_id).execute();
		await trx
			.updateTable("books")
			.set(move)
			.where("id", "=", order.book_id)
			.where("owner_id", "=", from)
			.execute();
		await trx
			.updateTable("covers")
			.set(move)
			.where("book_id", "=", order.book_id)
			.where("owner_id", "=", from)
			.execute();
	}
}

/**
 * What a guest's rows name as their owner: photos with their heads, but for those `left` behind, books, covers, payments with the coupons they count
 * on, and what was typed at checkout.
 */
export async function moveBelongings(
	trx: Handle,
	guestId: string,
	userId: string,
	left: readonly string[],
): Promise<void> {
	await trx
		.updateTable("photos")
		.set({ owner_id: userId })
		.where("owner_id", "=", guestId)
		.$if(left.length > 0, (photos) => photos.where("id", "not in", [...left]))
		.execute();
	await trx
		.updateTable("heads")
		.set({ owner_id: userId })
		.where("owner_id", "=", guestId)
		.$if(left.length > 0, (heads) => heads.where("photo_id", "not in", [...left]))
		.execute();
	for (const table of ["books", "covers", "payments", "coupon_uses", "checkouts"] as const) {
		await trx.updateTable(table).set({ owner_id: userId }).where("owner_id", "=", guestId).execute();
	}
}

/** An account has one current draft: what was made just now, as a guest, is the one. */
export async function moveDraft(trx: Handle, guestId: string, userId: string): Promise<void> {
	const draft = await trx
		.selectFrom("drafts")
		.select("id")
		.where("owner_id", "=", guestId)
		.executeTakeFirst();
	if (!draft) return;
	await trx.deleteFrom("drafts").where("owner_id", "=", userId).execute();
	await trx.updateTable("drafts").set({ owner_id: userId }).where("id", "=", draft.id).execute();
}

/** The greater use of the two counts on: signing up neither loses a free cover nor makes new ones. */
export async function joinCredits(trx: Handle, guestId: string, userId: string, now: string): Promise<void> {
	const rows = await trx
		.selectFrom("credits")
		.selectAll()
		.where("owner_id", "in", [guestId, userId])
		.execute();
	const of = (id: string): Credits =>
		creditsAt(
			rows.find((row) => row.owner_id === id),
			now,
		);
	const [guest, family] = [of(guestId), of(userId)];
	await trx.deleteFrom("credits").where("owner_id", "=", guestId).execute();
	if (guest.used <= family.used) return;
	await trx
		.insertInto("credits")
		.values({ owner_id: userId, used: guest.used, frozen_until: guest.frozenUntil })
		.onConflict((conflict) =>
			conflict.column("owner_id").doUpdateSet({ used: guest.used, frozen_until: guest.frozenUntil }),
		)
		.execute();
}
