import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { makeBook } from "../checkout/checkout.testing";
import { ROSA } from "./books.testing";
import { clearFinishedDraft } from "./clear-finished-draft.server";
import { setDraftBook, writeDraft } from "./draft-store.server";
import { emptyForm } from "./rules";

async function shopWithDraft(withBook: boolean) {
	const shop = await openTestShop();
	await writeDraft(shop.db, {
		id: "draft_1",
		ownerId: ROSA.id,
		form: emptyForm(),
		now: shop.clock.now().toISOString(),
	});
	if (withBook) await setDraftBook(shop.db, ROSA.id, await makeBook(shop, ROSA));
	return shop;
}

test("a draft that has become a book with a cover is let go; the book stays", async () => {
	const shop = await shopWithDraft(true);
	await clearFinishedDraft(shop, ROSA);
	expect(await shop.db.selectFrom("drafts").selectAll().execute()).toEqual([]);
	expect(await shop.db.selectFrom("books").select("id").execute()).toHaveLength(1);
});

test("a form still being filled in stays, and so does somebody else's finished draft", async () => {
	const typing = await shopWithDraft(false);
	await clearFinishedDraft(typing, ROSA);
	expect(await typing.db.selectFrom("drafts").selectAll().execute()).toHaveLength(1);
	const finished = await shopWithDraft(true);
	await clearFinishedDraft(finished, { kind: "guest", id: "guest_other" });
	expect(await finished.db.selectFrom("drafts").selectAll().execute()).toHaveLength(1);
});
