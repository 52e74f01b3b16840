import { familyOf, openAccountOf } from "~/shop/accounts/accounts.testing";
import type { Actor } from "~/shop/actor";
import { ideaOf } from "~/shop/books/books.testing";
import { saveDraft } from "~/shop/books/save-draft.server";
import { must } from "~/shop/checkout/checkout.testing";
import { FREEZE_MS } from "~/shop/covers/rules";
import { writeCredits } from "~/shop/covers/store.server";
import { submitBookForm } from "~/shop/covers/submit-book-form.server";
import type { Shop } from "~/shop.server";
import { openTestShop, TEST_START, type TestShop } from "~/shop.testing";
import { counting } from "./making.testing";
import { runDueJobs } from "./worker.server";

export const FREE_AGAIN = new Date(Date.parse(TEST_START) + FREEZE_MS).toISOString();

export async function freeze(shop: Shop, owner: { id: string }, until = FREE_AGAIN): Promise<void> {
	await writeCredits(shop.db, owner.id, { used: 5, frozenUntil: until });
}

/** Sends a story by the form, as a change of `book` if that is given; gives its book's id, its synopsis written. */
export async function send(
	shop: Shop,
	actor: Actor,
	title = "Rosa and the Whale",
	book = "",
): Promise<string> {
	const form = await ideaOf(shop, actor, { title });
	must(await saveDraft(shop, actor, form, "an address"));
	const { bookId } = must(await submitBookForm(shop, actor, { ...form, book }, "an address"));
	await runDueJobs(shop);
	return bookId;
}

/** A family that is frozen and has sent a story. */
export async function waiting(bought = counting()) {
	const shop = await openTestShop(bought);
	const user = await openAccountOf(shop);
	const kin = familyOf(user);
	await freeze(shop, kin);
	return { shop, bought, user, kin, bookId: await send(shop, kin) };
}

export const bookOf = (shop: Shop, bookId: string) =>
	shop.db.selectFrom("books").selectAll().where("id", "=", bookId).executeTakeFirstOrThrow();
export const drawnOf = async (shop: Shop) =>
	(
		await shop.db
			.selectFrom("books")
			.select("title")
			.where("cover_id", "is not", null)
			.orderBy("id")
			.execute()
	).map(({ title }) => title);

export async function endFreeze(shop: TestShop): Promise<void> {
	shop.clock.advance(FREEZE_MS);
	await runDueJobs(shop);
}
