import { type Handle, purgeDeleted } from "#db/open";
import { ERASED } from "~/shop/books/rules";
import { forgetBooksOf } from "~/shop/checkout/forget-books.server";
import { forgetDeliveriesOf } from "~/shop/checkout/forget-delivery.server";
import { foldEmail } from "~/shop/email";
import { ORDER_ENDED } from "~/shop/orders/rules";
import { removeFiles } from "~/shop/remove-files.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import {
	anonymise,
	deleteMessages,
	deletePhotos,
	deleteUnfinished,
	listSenders,
} from "./deletion-store.server";
import { forgetOrders } from "./forget-orders.server";
import { countUnderWay, type Owner, ownersNamed } from "./owner-store.server";
import { deleteGuestSessions, deleteUser, findUser } from "./store.server";

/**
 * Deletes an owner, an account or a guest's browser, and everything the law lets go, in the transaction that has found out that somebody
 * may ask for it. What has to stay is nobody's. `pictureKey`: the account's picture.
 */
export async function eraseOwner(
	shop: Shop,
	trx: Handle,
	owner: string,
	pictureKey: string | null,
): Promise<void> {
	const nobody = shop.ids.next(ERASED);
	const keys = pictureKey ? [pictureKey] : [];
	keys.push(...(await deletePhotos(trx, owner)));
	await forgetBooksOf(shop, trx, owner);
	await deleteUnfinished(trx, owner);
	// A payment that may still become an order has kept its book and keeps its address.
	await forgetDeliveriesOf(shop, trx, owner);
	await anonymise(trx, owner, nobody);
	await forgetOrders(shop, trx, nobody, shop.clock.now().toISOString());
	await removeFiles(shop, trx, keys);
	await deleteGuestSessions(trx, owner);
	await deleteUser(trx, owner);
}

/** Takes what was deleted out of the database's log as well. It is gone whatever becomes of this; the next sweep does it again. */
export async function emptyOfErased(shop: Shop): Promise<void> {
	await purgeDeleted(shop.db).catch((error) => shop.log.error("purge deleted", error));
}

/** Whom a name means (see `ownersNamed`), each with how many of its orders are still under way. */
export async function findOwners(shop: Shop, name: string): Promise<(Owner & { underWay: number })[]> {
	const owners = await ownersNamed(shop.db, name, name.includes("@") ? foldEmail(name) : null);
	return Promise.all(
		owners.map(async (owner) => ({
			...owner,
			underWay: await countUnderWay(shop.db, owner.id, ORDER_ENDED),
		})),
	);
}

/**
 * The operator deletes what `deleteAccount` deletes, for a family that asks for it by mail, and the messages of its address: of everybody the name means.
 * An order that is still under way keeps what it needs until it has ended. Error: `not_found`.
 */
export async function eraseNamed(shop: Shop, name: string): Promise<Result<null>> {
	const owners = await findOwners(shop, name);
	const messages = name.includes("@") ? await messagesOf(shop, foldEmail(name)) : [];
	if (owners.length + messages.length === 0) return fail("not_found", `There is nobody under ${name}.`);
	await shop.db.transaction().execute(async (trx) => {
		for (const { id } of owners) {
			const user = await findUser(trx, id);
			await eraseOwner(shop, trx, id, user?.picture_key ?? null);
		}
		await deleteMessages(trx, messages);
	});
	await emptyOfErased(shop);
	return done(null);
}

async function messagesOf(shop: Shop, emailFold: string): Promise<string[]> {
	const senders = await listSenders(shop.db);
	return senders.filter(({ email }) => foldEmail(email) === emailFold).map(({ id }) => id);
}
