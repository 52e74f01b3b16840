import type { CaptchaAnswer, CaptchaChallenge } from "~/providers/captcha/port";
import type { Actor } from "~/shop/actor";
import { findDraft, setHuman } from "~/shop/books/draft-store.server";
import type { Shop } from "~/shop.server";

/** Specification, section 5. */
export const CAPTCHA_TEXT = "Please complete the reCAPTCHA verification";

/** A solved captcha counts so long for its draft: who failed another field isn't asked again, ms. */
const REMEMBERED_MS = 20 * 60_000;

function answerOf(fields: FormData): CaptchaAnswer {
	const text = (name: string) => {
		const value = fields.get(name);
		return typeof value === "string" && value !== "" ? value : undefined;
	};
	return {
		challenge: text("captcha-challenge"),
		answer: text("captcha"),
		nonce: text("captcha-nonce"),
		website: text("website"),
		token: text("g-recaptcha-response"),
	};
}

async function isHuman(shop: Shop, actor: Actor | null): Promise<boolean> {
	const draft = actor ? await findDraft(shop.db, actor.id) : undefined;
	return draft?.human_until != null && draft.human_until > shop.clock.now().toISOString();
}

/** What a page must ask; null when this draft's last answer still counts. */
export async function captchaFor(shop: Shop, actor: Actor | null): Promise<CaptchaChallenge | null> {
	return (await isHuman(shop, actor)) ? null : shop.providers.captcha.challenge();
}

/** Counts an answer once: the second insert of the same one finds the first. */
async function countOnce(shop: Shop, id: string, expiresAt: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await shop.db
		.insertInto("captcha_uses")
		.values({ id, expires_at: expiresAt })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Whether a person sent this form: by the answer in its fields, or by one that still counts for the draft. The draft must
 * have been saved. A right answer is remembered; a used, wrong or late one is not.
 */
export async function passCaptcha(shop: Shop, actor: Actor, fields: FormData): Promise<boolean> {
	if (await isHuman(shop, actor)) return true;
	const checked = await shop.providers.captcha.check(answerOf(fields));
	if (!checked.ok) return false;
	const { useOnce: id, expiresAt } = checked.value;
	if (id !== null && !(await countOnce(shop, id, expiresAt))) return false;
	await setHuman(shop.db, actor.id, new Date(shop.clock.now().getTime() + REMEMBERED_MS).toISOString());
	return true;
}
