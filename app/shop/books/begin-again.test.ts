import { beforeEach, expect, test } from "vitest";
import { must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { beginAgain } from "./begin-again.server";
import { FAMILY, ideaOf, ROSA, STRANGER } from "./books.testing";
import { writeDraft } from "./draft-store.server";
import { readDraft } from "./read-draft.server";
import { type DraftForm, emptyForm } from "./rules";
import { startBook } from "./start-book.server";

const HERE = "192.0.2.1";

let shop: TestShop;
let idea: DraftForm;
let bookId: string;

beforeEach(async () => {
	shop = await openTestShop();
	idea = await ideaOf(shop, ROSA);
	bookId = must(await startBook(shop, ROSA, idea, { door: "call" })).bookId;
	await shop.db.deleteFrom("drafts").execute();
});

const typing = (form: DraftForm) =>
	writeDraft(shop.db, { id: "draft_1", ownerId: ROSA.id, form, now: shop.clock.now().toISOString() });

test("the form is filled in with story, characters and photos; who is the hero is asked", async () => {
	must(await beginAgain(shop, ROSA, bookId, HERE));
	const { form, photosGone } = await readDraft(shop, ROSA);
	const characters = idea.characters.map((one) => ({
		...one,
		isMainCharacter: false,
		relationshipToMain: "",
	}));
	expect(form).toEqual({ ...idea, book: "", style: form.style, characters });
	expect(photosGone).toEqual([]);
	expect(await shop.db.selectFrom("books").select("id").execute()).toEqual([{ id: bookId }]);
});

test("photos whose time is over are asked for again", async () => {
	await shop.db.updateTable("photos").set({ deleted_at: shop.clock.now().toISOString() }).execute();
	must(await beginAgain(shop, ROSA, bookId, HERE));
	const { form, photosGone } = await readDraft(shop, ROSA);
	expect(photosGone).toEqual([0, 1]);
	expect(form.characters.map(({ name, imageUrl }) => [name, imageUrl])).toEqual([
		["Rosa", ""],
		["Mog", ""],
	]);
});

test("a hero alone stays one, under whatever name", async () => {
	await shop.db.deleteFrom("characters").where("name", "=", "Mog").execute();
	must(await beginAgain(shop, ROSA, bookId, HERE));
	expect((await readDraft(shop, ROSA)).form.characters).toMatchObject([{ isMainCharacter: true }]);
});

test("a form with words in it is never written over; an empty one is no story", async () => {
	await typing({ ...emptyForm(), title: "Half a thought" });
	expect(await beginAgain(shop, ROSA, bookId, HERE)).toMatchObject({ error: { code: "conflict" } });
	expect((await readDraft(shop, ROSA)).form.title).toBe("Half a thought");
	await typing(emptyForm());
	must(await beginAgain(shop, ROSA, bookId, HERE));
	expect((await readDraft(shop, ROSA)).form.title).toBe(idea.title);
});

test("somebody else's book, none, and one whose story was erased are not found", async () => {
	for (const actor of [STRANGER, FAMILY])
		expect(await beginAgain(shop, actor, bookId, HERE)).toMatchObject({ error: { code: "not_found" } });
	expect(await beginAgain(shop, ROSA, "book_nobody", HERE)).toMatchObject({ error: { code: "not_found" } });
	await shop.db.deleteFrom("characters").execute();
	expect(await beginAgain(shop, ROSA, bookId, HERE)).toMatchObject({ error: { code: "not_found" } });
	expect(await shop.db.selectFrom("drafts").selectAll().execute()).toEqual([]);
});
