import { redirect } from "@remix-run/node";
import { captchaAnswerOf } from "~/http/captcha.server";
import { clientAddress } from "~/http/connection.server";
import { answerFailedPost, forgetFailedPost } from "~/http/failed-post.server";
import { type Form, readForm, type UploadRules } from "~/http/form.server";
import { assertWithin } from "~/http/limits.server";
import { pageRefusal } from "~/http/page.server";
import { Refusal, refuse } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import { ensureSession, type Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { type FieldMessages, ideaProblem, readIdea } from "~/shop/books/contract";
import { readDraftForm } from "~/shop/books/draft-form";
import { passCaptcha } from "~/shop/books/pass-captcha.server";
import { readStage } from "~/shop/books/read-stage.server";
import {
	addCharacter,
	type DraftForm,
	emptyCharacter,
	MOST_CHARACTERS,
	makeMain,
	removeCharacter,
} from "~/shop/books/rules";
import { saveDraft } from "~/shop/books/save-draft.server";
import { CAPTCHA_TEXT } from "~/shop/captcha/rules";
import { submitBookForm } from "~/shop/covers/submit-book-form.server";
import { keyedHash } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { PHOTO_LIMIT_BYTES } from "~/shop/photos/rules";
import { savePhoto } from "~/shop/photos/save-photo.server";
import type { Problem, ProblemCode } from "~/shop/result";

const UPLOADS: UploadRules = { limitBytes: PHOTO_LIMIT_BYTES, most: MOST_CHARACTERS, of: "photo" };
/** Past these no other photo of the form is taken either. */
const NO_MORE: ProblemCode[] = ["quota", "rate_limited", "full"];

/** Keeps the photos sent along, each in the form at once: what stops a later one loses none. Gives what is wrong with them. */
async function savePhotos(visitor: Visitor, actor: Actor, form: DraftForm, uploads: Form["uploads"]) {
	const messages: FieldMessages = {};
	for (const upload of uploads) {
		const index = Number(/^characters\.(\d{1,2})\.photo$/.exec(upload.field)?.[1] ?? -1);
		const character = form.characters[index];
		if (!character) continue;
		if (upload.refused) refuse(upload.refused);
		await assertWithin(visitor.shop, LIMITS.upload, clientAddress());
		await assertWithin(visitor.shop, LIMITS.photosOfDay, clientAddress());
		const kept = await savePhoto(visitor.shop, actor, upload);
		if (kept.ok) character.imageUrl = kept.value.url;
		else if (NO_MORE.includes(kept.error.code)) refuse(kept.error);
		else messages[`characters.${index}.imageUrl`] = [kept.error.message];
	}
	return messages;
}

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
 * a post that fails is shown again, one that changes the list of characters leads back to it.
 */
export async function answerBookForm(visitor: Visitor) {
	const { shop } = visitor;
	const sent = await readForm(visitor, UPLOADS).catch(pageRefusal);
	const actor = await ensureSession(visitor);
	let form = readDraftForm(sent.fields);
	try {
		const messages = await savePhotos(visitor, actor, form, sent.uploads);
		const intent = String(sent.fields.get("intent") ?? "submit");
		if (intent !== "submit") {
			const next = moved(form, intent);
			form = next.form;
			const saved = await saveDraft(shop, actor, form, clientAddress());
			if (!saved.ok) return shownAgain(visitor, form, saved.error, false);
			const fields = next.refused ? { ...messages, characters: [next.refused] } : messages;
			if (Object.keys(fields).length > 0) return shownAgain(visitor, form, invalid(firstOf(fields), fields));
			return redirect(await backTo(visitor, actor, next.look), { headers: visitor.headers });
		}
		const saved = await saveDraft(shop, actor, form, clientAddress());
		if (!saved.ok) return shownAgain(visitor, form, saved.error, false);
		return await submit(visitor, actor, form, sent.fields, messages);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const saved = await saveDraft(shop, actor, form, clientAddress());
		return shownAgain(visitor, form, error.problem, saved.ok);
	} finally {
		await sent.discard();
	}
}

/** A book that has a cover is shown at step 2: whoever is changing its story stays with the form. */
async function backTo({ shop }: Visitor, actor: Actor, look: number): Promise<string> {
	const { at } = await readStage(shop, actor);
	return `/create-book${at === "form" || at === "failed" ? "" : "?edit"}#character-${look + 1}`;
}

async function submit(
	visitor: Visitor,
	actor: Actor,
	form: DraftForm,
	sent: FormData,
	photoMessages: FieldMessages,
) {
	const { shop } = visitor;
	const human = await passCaptcha(shop, visitor.session, captchaAnswerOf(sent));
	const read = readIdea(form);
	// A photo that was refused just now says why; that there is none yet goes without saying.
	const fields = {
		...(read.ok ? {} : read.fields),
		...photoMessages,
		...(human ? {} : { captcha: [CAPTCHA_TEXT] }),
	};
	if (Object.keys(fields).length > 0) {
		return shownAgain(visitor, form, invalid(read.ok ? firstOf(fields) : ideaProblem(read.fields), fields));
	}
	await assertWithin(shop, LIMITS.synopsis, clientAddress());
	const started = await submitBookForm(shop, actor, form, keyedHash(shop, clientAddress()));
	if (started.ok) {
		await forgetFailedPost(visitor, "book");
		return redirect("/create-book/progress", { headers: visitor.headers });
	}
	if (started.error.code !== "frozen") return shownAgain(visitor, form, started.error);
	return redirectWithToast(
		"/create-book/frozen",
		{ message: started.error.message, type: "error" },
		visitor.headers,
	);
}
