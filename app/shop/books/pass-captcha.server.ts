import type { CaptchaAnswer, CaptchaChallenge } from "~/providers/captcha/port";
import type { Actor } from "~/shop/actor";
import { checkAnswer } from "~/shop/captcha/check-answer.server";
import { REMEMBERED_MS } from "~/shop/captcha/rules";
import type { Shop } from "~/shop.server";
import { findDraft, setCaptchaPassed } from "./draft-store.server";

async function isHuman(shop: Shop, actor: Actor | null): Promise<boolean> {
	const draft = actor ? await findDraft(shop.db, actor.id) : undefined;
	return draft?.human_until != null && draft.human_until > shop.clock.now().toISOString();
}

/** What a page must ask; null when this draft's last answer still counts. */
export async function captchaFor(shop: Shop, actor: Actor | null): Promise<CaptchaChallenge | null> {
	return (await isHuman(shop, actor)) ? null : shop.providers.captcha.challenge();
}

/**
 * Whether a person sent a draft's form: by this answer, or by one that still counts for the draft, which must have been
 * saved. A right answer is remembered; a used, wrong or late one is not.
 */
export async function passCaptcha(shop: Shop, actor: Actor, answer: CaptchaAnswer): Promise<boolean> {
	if (await isHuman(shop, actor)) return true;
	if (!(await checkAnswer(shop, answer))) return false;
	const until = new Date(shop.clock.now().getTime() + REMEMBERED_MS);
	await setCaptchaPassed(shop.db, actor.id, until.toISOString());
	return true;
}
