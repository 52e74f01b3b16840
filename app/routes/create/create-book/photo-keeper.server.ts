import { clientAddress } from "~/http/connection.server";
import type { Upload, UploadRules } from "~/http/form.server";
import { ensureSessionIfSaved, type Visitor } from "~/http/visitor.server";
import type { FieldMessages } from "~/shop/books/contract";
import { readDraftForm } from "~/shop/books/draft-form";
import { readDraft } from "~/shop/books/read-draft.server";
import type { DraftForm } from "~/shop/books/rules";
import { saveDraft } from "~/shop/books/save-draft.server";
import { withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { PHOTO_LIMIT_BYTES } from "~/shop/photos/rules";
import { type SavedPhoto, savePhoto } from "~/shop/photos/save-photo.server";
import type { Problem, ProblemCode, Result } from "~/shop/result";
import { MOST_CHARACTERS } from "~/studio/story/idea";
import { isOtherAccounts } from "../../account/other-account.server";

/** What the book form may bring besides what is typed. */
export const PHOTOS: UploadRules = { limitBytes: PHOTO_LIMIT_BYTES, most: MOST_CHARACTERS, of: "photo" };

/** Past these no other photo of the form is taken either. */
const NO_MORE: ProblemCode[] = ["quota", "rate_limited", "full", "busy"];

/**
 * Keeps the photos of a form as they arrive, each at once in the draft, together with what was typed up to there: a connection that
 * breaks off or a shop that crashes loses none of them. Tells then what is wrong with the others.
 */
export function photoKeeper(visitor: Visitor) {
	const { shop } = visitor;
	const addresses = new Map<number, string>();
	const messages: FieldMessages = {};
	let refused: Problem | null = null;
	const addTo = (form: DraftForm): DraftForm => {
		const photo = (index: number) => addresses.get(index);
		const characters = form.characters.map((one, at) => {
			const imageUrl = photo(at);
			// Who was chosen was chosen in the photo before it.
			return imageUrl ? { ...one, imageUrl, headId: "" } : one;
		});
		return { ...form, characters };
	};
	const keep = async (upload: Upload, fields: FormData) => {
		const index = Number(/^characters\.(\d{1,2})\.photo$/.exec(upload.field)?.[1] ?? -1);
		const isTheirs = visitor.actor?.kind === "family" && isOtherAccounts(fields, visitor.actor);
		if (refused || isTheirs || !readDraftForm(fields).characters[index]) return;
		const saved = await takePhoto(visitor, upload);
		if (!saved.ok && NO_MORE.includes(saved.error.code)) refused = saved.error;
		else if (!saved.ok) messages[`characters.${index}.imageUrl`] = [saved.error.message];
		else addresses.set(index, saved.value.url);
		const { actor } = visitor;
		if (!saved.ok || !actor) return;
		const { form } = await readDraft(shop, actor);
		await saveDraft(shop, actor, addTo(readDraftForm(fields, form)), clientAddress());
	};
	return {
		/** For `readForm`: hears of each photo as it arrives. */
		keep,
		/** The form with the photos that were kept. */
		addTo,
		/** What is wrong with photos, by field. */
		messages,
		/** Why no other photo of the form was taken; null otherwise. */
		refused: () => refused,
	};
}

async function takePhoto(visitor: Visitor, upload: Upload): Promise<Result<SavedPhoto>> {
	const { shop } = visitor;
	if (upload.refused) return { ok: false, error: upload.refused };
	for (const limit of [LIMITS.upload, LIMITS.photosOfDay]) {
		const within = await withinLimit(shop, limit, clientAddress());
		if (!within.ok) return within;
	}
	return ensureSessionIfSaved(visitor, (actor) => savePhoto(shop, actor, upload));
}
