import { beforeEach, expect, test } from "vitest";
import { must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { ideaOf, ROSA, STRANGER } from "./books.testing";
import { setDraftBook, writeDraft } from "./draft-store.server";
import { hasUnsentStory } from "./has-unsent-story.server";
import { type DraftForm, emptyForm } from "./rules";
import { startBook } from "./start-book.server";

let shop: TestShop;
let idea: DraftForm;

beforeEach(async () => {
	shop = await openTestShop();
	idea = await ideaOf(shop, ROSA);
	const { bookId } = must(await startBook(shop, ROSA, idea, { door: "call" }));
	await typing(idea);
	await setDraftBook(shop.db, ROSA.id, bookId);
});

const typing = (form: DraftForm) =>
	writeDraft(shop.db, { id: "draft_1", ownerId: ROSA.id, form, now: shop.clock.now().toISOString() });

test("the form as it was sent tells nothing new, however it is spaced and though its photos have gone", async () => {
	expect(await hasUnsentStory(shop, ROSA)).toBe(false);
	const characters = idea.characters.map((one) => ({ ...one, imageUrl: "" }));
	await typing({ ...idea, title: ` ${idea.title} `, characters });
	expect(await hasUnsentStory(shop, ROSA)).toBe(false);
});

test("a changed word or person, or another story from another tab, does", async () => {
	const [rosa, ...others] = idea.characters;
	for (const form of [
		{ ...idea, description: "Another one." },
		{ ...idea, characters: [{ ...rosa, name: "Rose" } as (typeof others)[0], ...others] },
		{ ...emptyForm(), title: "Something else" },
	]) {
		await typing(form);
		expect(await hasUnsentStory(shop, ROSA)).toBe(true);
	}
});

test("whoever has no form has nothing to lose", async () => {
	expect(await hasUnsentStory(shop, STRANGER)).toBe(false);
});
