import type { Handle } from "#db/open";
import { enqueue, tellOperator } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { orFilesAway } from "~/shop/files-away.server";
import { reencodePhoto } from "~/shop/photos/reencode.server";
import { DAMAGE_PHOTO_KEPT_MS, PHOTO_TEXTS } from "~/shop/photos/rules";
import type { UploadedFile } from "~/shop/photos/save-photo.server";
import { cancelRemoval, planRemoval, removeFiles } from "~/shop/remove-files.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { DAMAGE_TEXTS, damageUntil } from "./damage";
import { answerOpen, type Damage, findDamages, forgetDuePhotos, insertDamage } from "./damage-store.server";
import { findEvents } from "./list-store.server";
import { findShownOrder, type OrderAsked } from "./read-order-detail.server";
import { ORDER_NOT_FOUND } from "./rules";
import type { OrderRow } from "./store.server";

/** Photos that are forgotten at a time. */
const AT_ONCE = 200;

const unfit = (code: "invalid" | "too_large" | "wrong_type", message: string) =>
	fail(code, message, { fields: { photo: [message] } });

/**
 * A family tells that its book came damaged, with a photo, or whoever has its link does: whoever runs the shop is told at once, and the
 * order's address what was told and by when it is answered. Gives
 * what it is answered; again while that waits for an answer changes nothing. Errors: `not_found`; `conflict`: not delivered, or
 * longer ago than may be; `invalid`, `too_large`, `wrong_type`: the photo; `busy`.
 */
export async function reportDamage(
	shop: Shop,
	actor: Actor | null,
	{ words, photo, ...asked }: OrderAsked & { words: string; photo: UploadedFile | undefined },
): Promise<Result<string>> {
	// Before the photo: what can't be told any more costs nobody a picture's decoding.
	const first = await whatIsOpen(shop, shop.db, actor, asked);
	if (!first.ok || first.value.isOpen) return first.ok ? done(DAMAGE_TEXTS.before) : first;
	if (!photo) return unfit("invalid", DAMAGE_TEXTS.noPhoto);
	if (photo.tooLarge) return unfit("too_large", PHOTO_TEXTS.tooLarge);
	const encoded = await reencodePhoto(photo.path);
	if (!encoded.ok && encoded.error === "type") return unfit("wrong_type", PHOTO_TEXTS.wrongType);
	if (!encoded.ok) return unfit("invalid", PHOTO_TEXTS.failed);
	const key = `damages/${shop.ids.token(18)}/photo.jpg`;
	const removal = await planRemoval(shop, [key]);
	const { bytes, type } = encoded.value;
	const kept = await orFilesAway(DAMAGE_TEXTS.failed, () => shop.providers.files.put(key, bytes, type));
	if (!kept.ok) return kept;
	return shop.db.transaction().execute(async (trx) => {
		const inTime = await cancelRemoval(trx, removal);
		const now = await whatIsOpen(shop, trx, actor, asked);
		const told = inTime && now.ok && (await writeDamage(shop, trx, now.value.row, { words, key }));
		if (!told) await removeFiles(shop, trx, [key]);
		if (!now.ok) return now;
		if (!inTime) return fail("busy", DAMAGE_TEXTS.failed, { retryAfter: 5 });
		return done(told ? DAMAGE_TEXTS.told : DAMAGE_TEXTS.before);
	});
}

/** The order as far as it may be told damaged now, and whether it has been already. Errors as `reportDamage`. */
async function whatIsOpen(
	shop: Shop,
	db: Handle,
	actor: Actor | null,
	asked: OrderAsked,
): Promise<Result<{ row: OrderRow; isOpen: boolean }>> {
	const shown = await findShownOrder(shop, db, actor, asked);
	if (!shown) return ORDER_NOT_FOUND;
	const { row } = shown;
	const isOpen = (await findDamages(db, row.id)).some(({ open_for }) => open_for !== null);
	const until = damageUntil(row.state, await findEvents(db, row.id));
	if (!isOpen && until === null) return fail("conflict", DAMAGE_TEXTS.notThere);
	if (!isOpen && until !== null && until < shop.clock.now().toISOString())
		return fail("conflict", DAMAGE_TEXTS.over);
	return done({ row, isOpen });
}

async function writeDamage(
	shop: Shop,
	trx: Handle,
	{ id: orderId }: OrderRow,
	{ words, key }: { words: string; key: string },
): Promise<boolean> {
	const now = shop.clock.now();
	const id = shop.ids.next("damage");
	const isWritten = await insertDamage(trx, {
		id,
		order_id: orderId,
		open_for: orderId,
		words,
		file_key: key,
		delete_after: new Date(now.getTime() + DAMAGE_PHOTO_KEPT_MS.told).toISOString(),
		answer: null,
		created_at: now.toISOString(),
		answered_at: null,
	});
	if (!isWritten) return false;
	const mail = "order-damaged";
	await enqueue(trx, shop, { kind: "send-mail", key: `${mail}:${id}`, payload: { mail, id } });
	await tellOperator(trx, shop, "operator-damage", id);
	return true;
}

/** What is open of an order is answered; its photo goes some time after. */
export async function answerDamage(
	trx: Handle,
	shop: Shop,
	orderId: string,
	answer: NonNullable<Damage["answer"]>,
): Promise<void> {
	const now = shop.clock.now();
	const deleteAfter = new Date(now.getTime() + DAMAGE_PHOTO_KEPT_MS.answered).toISOString();
	await answerOpen(trx, orderId, { answer, at: now.toISOString(), deleteAfter });
}

/** For the sweep: the photos of damaged books whose time is over, or will be before the next look in `aheadMs`. */
export async function forgetDamagePhotos(shop: Shop, aheadMs: number): Promise<void> {
	const until = new Date(shop.clock.now().getTime() + aheadMs).toISOString();
	for (let gone = AT_ONCE; gone === AT_ONCE; ) {
		gone = await shop.db.transaction().execute(async (trx) => {
			const keys = await forgetDuePhotos(trx, until, AT_ONCE);
			await removeFiles(shop, trx, keys);
			return keys.length;
		});
	}
}
