import { redirect } from "@remix-run/node";
import { captchaAnswerOf } from "~/http/captcha.server";
import { clientAddress } from "~/http/connection.server";
import { answerFailedPost, forgetFailedPost } from "~/http/failed-post.server";
import { readForm } from "~/http/form.server";
import { sessionExpired } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { redirectWithToast } from "~/http/toasts.server";
import { ensureSessionIfSaved, type Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { type FieldMessages, ideaProblem, readIdea } from "~/shop/books/contract";
import { readDraftForm } from "~/shop/books/draft-form";
import { passCaptcha } from "~/shop/books/pass-captcha.server";
import { readStage } from "~/shop/books/read-stage.server";
import { addCharacter, type DraftForm, emptyCharacter, makeMain, removeCharacter } from "~/shop/books/rules";
import { saveDraft } from "~/shop/books/save-draft.server";
import { submitBookForm } from "~/shop/covers/submit-book-form.server";
import { turnPhoto } from "~/shop/likenesses/turn-photo.server";
import { keyedHash, withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { photoIdOf } from "~/shop/photos/rules";
import type { Problem } from "~/shop/result";
import { isOtherAccounts, OTHER_ACCOUNT } from "../../account/other-account.server";
import { withBook } from "../with-book";
import { PHOTOS, photoKeeper } from "./photo-keeper.server";

/** What the page shows of a post that failed; with `form` where that isn't what the draft has. */
export type FailedBookForm = { message: string; fields: FieldMessages; form?: DraftForm };

/** The form again, with what is wrong with it. Everything typed is with the draft, unless that couldn't be `saved`. */
function shownAgain(visitor: Visitor, form: DraftForm, problem: Problem, saved = true) {
	const shown: FailedBookForm = { message: problem.message, fields: problem.fields ?? {} };
	const whole = { ...shown, form };
	return answerFailedPost(visitor, "book", problem, { shown: saved ? shown : whole, atOnce: whole });
}

const invalid = (message: string, fields: FieldMessages): Problem => ({ code: "invalid", message, fields });
const firstOf = (fields: FieldMessages) => Object.values(fields)[0]?.[0] ?? "";

/** Add, remove, make main, keep: the form one button further, and which character to look at. */
function moved(form: DraftForm, intent: string): { form: DraftForm; look: number; refused: string | null } {
	const [verb = "", place = "0"] = intent.split(":");
	const index = Number(place) || 0;
	if (verb === "main")
		return { form: { ...form, characters: makeMain(form.characters, index) }, look: index, refused: null };
	if (verb !== "add" && verb !== "remove") return { form, look: index, refused: null };
	const { characters } = form;
	const next =
		verb === "add" ? addCharacter(characters, emptyCharacter()) : removeCharacter(characters, index);
	if (!next.ok) return { form, look: index, refused: next.message };
	const look = verb === "add" ? characters.length : Math.max(0, index - 1);
	return { form: { ...form, characters: next.characters }, look, refused: null };
}

/**
 * Answers every button of the book form. Whatever happens, what was typed and the photos are kept with the draft first;
 * a post that fails is shown again, one that changes the list of characters leads back to it. None of them waits for anything that is
 * made: heads of photos follow by themselves, and a story that was sent is waited for on a page of its own. Where a family's session has ended
 * since the form was opened, nothing is made for nobody: it signs in and finds the form as it was.
 */
export async function answerBookForm(visitor: Visitor) {
	const { shop } = visitor;
	const photos = photoKeeper(visitor);
	const sent = await readForm(visitor, PHOTOS, photos.keep).catch(pageRefusal);
	try {
		if (visitor.actor?.kind === "family" && isOtherAccounts(sent.fields, visitor.actor))
			return redirectWithToast("/create-book", { message: OTHER_ACCOUNT, type: "error" });
		const intent = String(sent.fields.get("intent") ?? "submit");
		const next = moved(photos.addTo(readDraftForm(sent.fields)), intent);
		const saved = await ensureSessionIfSaved(visitor, (actor) =>
			saveDraft(shop, actor, next.form, clientAddress()),
		);
		// The draft holds what was typed: none of it has to be held beside it.
		const typed = { form: sent.fields, names: [] };
		const expired = saved.ok && (await sessionExpired(visitor, "/create-book?edit", typed));
		if (expired) return expired;
		const refused = photos.refused() ?? (saved.ok ? null : saved.error);
		if (refused) return shownAgain(visitor, next.form, refused, saved.ok);
		const { actor } = visitor;
		if (!actor) throw new Error("a visitor whose draft was saved has no session");
		if (intent === "submit") return await submit(visitor, actor, next.form, sent.fields, photos.messages);
		const turned = intent.startsWith("turn:") ? await turn(visitor, actor, next.form, intent) : {};
		const listed: FieldMessages = next.refused ? { characters: [next.refused] } : {};
		const fields = { ...photos.messages, ...turned, ...listed };
		if (Object.keys(fields).length > 0)
			return shownAgain(visitor, next.form, invalid(firstOf(fields), fields));
		return redirect(await backTo(visitor, actor, next.look), { headers: visitor.headers });
	} finally {
		await sent.discard();
	}
}

/** A book that has a cover is shown at step 2: whoever is changing its story stays with the form. */
async function backTo({ shop }: Visitor, actor: Actor, look: number): Promise<string> {
	const { at } = await readStage(shop, actor);
	return `/create-book${["form", "asked", "failed"].includes(at) ? "" : "?edit"}#character-${look + 1}`;
}

/** Turns a character's photo: `turn:<place>:<how often it had been turned on the page>`. Gives what is wrong, by field. */
async function turn(
	{ shop }: Visitor,
	actor: Actor,
	form: DraftForm,
	intent: string,
): Promise<FieldMessages> {
	const [place = 0, turns = 0] = intent.split(":").slice(1).map(Number);
	const photoId = photoIdOf(form.characters[place]?.imageUrl ?? "") ?? "";
	const turned = await turnPhoto(shop, actor, photoId, turns);
	return turned.ok ? {} : { [`characters.${place}.imageUrl`]: [turned.error.message] };
}

async function submit(
	visitor: Visitor,
	actor: Actor,
	form: DraftForm,
	sent: FormData,
	messages: FieldMessages,
) {
	const { shop } = visitor;
	const human = await passCaptcha(shop, visitor.session, captchaAnswerOf(sent));
	const read = readIdea(form);
	// A photo that was refused just now says why; that there is none yet goes without saying.
	const fields = {
		...(read.ok ? {} : read.fields),
		...messages,
	};
	if (Object.keys(fields).length > 0) {
		const all = human.ok ? fields : { ...fields, ...human.error.fields };
		return shownAgain(visitor, form, invalid(read.ok ? firstOf(fields) : ideaProblem(read.fields), all));
	}
	if (!human.ok) return shownAgain(visitor, form, human.error);
	const within = await withinLimit(shop, LIMITS.synopsis, clientAddress());
	if (!within.ok) return shownAgain(visitor, form, within.error);
	const started = await submitBookForm(shop, actor, form, keyedHash(shop, clientAddress()));
	if (started.ok) {
		await forgetFailedPost(visitor, "book");
		const progress = withBook("/create-book/progress", started.value.bookId);
		return redirect(progress, { status: 303, headers: visitor.headers });
	}
	if (started.error.code !== "frozen") return shownAgain(visitor, form, started.error);
	return redirectWithToast(
		"/create-book/frozen",
		{ message: started.error.message, type: "error" },
		visitor.headers,
	);
}
