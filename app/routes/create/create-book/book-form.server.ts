import { data, redirect } from "@remix-run/node";
import { captchaAnswerOf } from "~/http/captcha.server";
import { clientAddress } from "~/http/connection.server";
import { type Form, readForm, type UploadRules } from "~/http/form.server";
import { assertWithin } from "~/http/limits.server";
import { pageRefusal } from "~/http/page.server";
import { problemHeaders, Refusal, refuse, statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import { ensureSession, type Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { type FieldMessages, ideaProblem, readIdea } from "~/shop/books/contract";
import { readDraftForm } from "~/shop/books/draft-form";
import { captchaFor, passCaptcha } from "~/shop/books/pass-captcha.server";
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

/** The form again, with everything typed and what is wrong with it. */
async function shown(visitor: Visitor, actor: Actor, form: DraftForm, problem: Problem) {
	const headers = new Headers(visitor.headers);
	for (const [name, value] of Object.entries(problemHeaders(problem))) headers.set(name, value);
	return data(
		{
			form,
			message: problem.message,
			fields: problem.fields ?? {},
			// Not the loader's: the session may have begun with this very post, and the loader can't know it yet.
			captcha: await captchaFor(visitor.shop, actor),
		},
		{ status: statusOf(problem), headers },
	);
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
			if (!saved.ok) return shown(visitor, actor, form, saved.error);
			const fields = next.refused ? { ...messages, characters: [next.refused] } : messages;
			if (Object.keys(fields).length > 0)
				return shown(visitor, actor, form, invalid(firstOf(fields), fields));
			return redirect(await backTo(visitor, actor, next.look), { headers: visitor.headers });
		}
		const saved = await saveDraft(shop, actor, form, clientAddress());
		if (!saved.ok) return shown(visitor, actor, form, saved.error);
		return await submit(visitor, actor, form, sent.fields, messages);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		await saveDraft(shop, actor, form, clientAddress());
		return shown(visitor, actor, form, error.problem);
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
	const human = await passCaptcha(shop, actor, captchaAnswerOf(sent));
	const read = readIdea(form);
	// A photo that was refused just now says why; that there is none yet goes without saying.
	const fields = {
		...(read.ok ? {} : read.fields),
		...photoMessages,
		...(human ? {} : { captcha: [CAPTCHA_TEXT] }),
	};
	if (Object.keys(fields).length > 0) {
		return shown(visitor, actor, form, invalid(read.ok ? firstOf(fields) : ideaProblem(read.fields), fields));
	}
	await assertWithin(shop, LIMITS.synopsis, clientAddress());
	const started = await submitBookForm(shop, actor, form, keyedHash(shop, clientAddress()));
	if (started.ok) return redirect("/create-book/progress", { headers: visitor.headers });
	if (started.error.code !== "frozen") return shown(visitor, actor, form, started.error);
	return redirectWithToast(
		"/create-book/frozen",
		{ message: started.error.message, type: "error" },
		visitor.headers,
	);
}
