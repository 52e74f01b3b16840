import type { Actor } from "~/shop/actor";
import { fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { endFinishedDraft, findDraft } from "./draft-store.server";
import { formOfBook } from "./form-of-book.server";
import { type DraftForm, makeMain } from "./rules";
import { saveDraft } from "./save-draft.server";
import { findBook } from "./store.server";

/**
 * Begins the same story with another hero: the owner's book form, filled in with the idea and characters of a book of theirs. It is
 * a book of its own from now on. `from`: the network address, as `saveDraft` counts it.
 * Errors: `not_found` (somebody else's book, or one whose story has been erased), `conflict` (a form with words in it is never
 * written over), those of `saveDraft`.
 */
export async function beginAgain(
	shop: Shop,
	actor: Actor,
	bookId: string,
	from: string,
): Promise<Result<null>> {
	const book = await findBook(shop.db, actor.id, bookId);
	const idea = book && (await formOfBook(shop.db, book));
	if (!idea || idea.characters.length === 0) return fail("not_found", "We couldn't find this book.");
	await endFinishedDraft(shop.db, actor.id);
	const draft = await findDraft(shop.db, actor.id);
	if (draft && (draft.book_id !== null || hasWords(draft.form))) return ON_ITS_WAY;
	const account = actor.kind === "family" ? actor.id : "";
	return saveDraft(shop, actor, { ...withoutHero(idea), book: "", account }, from);
}

const ON_ITS_WAY = fail(
	"conflict",
	"Another story of yours is on its way here, and nothing of it is lost. Finish it first, then begin this one again.",
);

/** Who else is who to the hero was said of the old one; with nobody else there is only a name to change. */
function withoutHero(idea: DraftForm): DraftForm {
	if (idea.characters.length === 1) return idea;
	return {
		...idea,
		characters: makeMain(idea.characters, -1).map((one) => ({ ...one, relationshipToMain: "" })),
	};
}

function hasWords({ title, location, description, characters }: DraftForm): boolean {
	const typed = characters.flatMap(({ name, personality, imageUrl }) => [name, personality, imageUrl]);
	return [title, location, description, ...typed].some((text) => text.trim() !== "");
}
