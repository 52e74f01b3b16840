import { isDeepStrictEqual } from "node:util";
import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { findDraft } from "./draft-store.server";
import { formOfBook } from "./form-of-book.server";
import type { DraftForm } from "./rules";
import { findBook } from "./store.server";

/** What a form tells, without its photos, which go by themselves in time. */
function told({ title, location, description, readingLevel, characters }: DraftForm): string[] {
	const people = characters.flatMap(({ name, age, personality, relationshipToMain, isMainCharacter }) => [
		name,
		age,
		personality,
		isMainCharacter ? "main" : relationshipToMain,
	]);
	const texts = [title, location, description, readingLevel, ...people];
	return texts.map((text) => text.replace(/\s+/g, " ").trim());
}

/** Whether a visitor's form tells another story than the book it has become: something was typed since and not sent. */
export async function hasUnsentStory(shop: Shop, actor: Actor): Promise<boolean> {
	const draft = await findDraft(shop.db, actor.id);
	const book = draft?.book_id ? await findBook(shop.db, actor.id, draft.book_id) : undefined;
	if (!draft || !book) return false;
	return !isDeepStrictEqual(told(draft.form), told(await formOfBook(shop.db, book)));
}
