import type { CaptchaAnswer, CaptchaChallenge } from "~/providers/captcha/port";
import { checkAnswer } from "~/shop/captcha/check-answer.server";
import { REMEMBERED_MS } from "~/shop/captcha/rules";
import { done, type Result } from "~/shop/result";
import { changeFacts } from "~/shop/sessions/change-facts.server";
import type { Session } from "~/shop/sessions/contract";
import { actorOf } from "~/shop/sessions/rules";
import type { Shop } from "~/shop.server";
import { findLastCoverTime } from "./draft-store.server";

/** Whether a captcha was answered in this session within 20 minutes: the way from My Books to checkout asks no more. */
export function hasPassedCaptcha(shop: Shop, session: Session | null): boolean {
	const at = session?.facts.captchaPassedAt ?? null;
	return at !== null && shop.clock.now().getTime() - Date.parse(at) < REMEMBERED_MS;
}

/** The same for a step of the create flow. It is done with the cover that arrives, and the next step asks anew. */
async function isHuman(shop: Shop, session: Session | null): Promise<boolean> {
	const at = session?.facts.captchaPassedAt ?? null;
	if (!session || at === null || !hasPassedCaptcha(shop, session)) return false;
	const arrived = await findLastCoverTime(shop.db, actorOf(session).id);
	return arrived === null || arrived < at;
}

/** What a page must ask; null when this session's last answer still counts. */
export async function captchaFor(shop: Shop, session: Session | null): Promise<CaptchaChallenge | null> {
	return (await isHuman(shop, session)) ? null : shop.providers.captcha.challenge();
}

/**
 * Whether a person sent a form: by this answer, or by one of this session that still counts. A right answer is remembered;
 * a used, wrong or late one is not. Errors as `checkAnswer`.
 */
export async function passCaptcha(
	shop: Shop,
	session: Session | null,
	answer: CaptchaAnswer,
): Promise<Result<null>> {
	if (await isHuman(shop, session)) return done(null);
	const checked = await checkAnswer(shop, answer);
	if (!checked.ok || !session) return checked;
	const captchaPassedAt = shop.clock.now().toISOString();
	await changeFacts(shop, session, (facts) => ({ ...facts, captchaPassedAt }));
	// Shown again for another reason, the same request's page doesn't ask a second time.
	session.facts.captchaPassedAt = captchaPassedAt;
	return checked;
}
