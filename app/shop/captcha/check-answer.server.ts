import type { CaptchaAnswer } from "~/providers/captcha/port";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { CAPTCHA_AWAY, CAPTCHA_TEXT } from "./rules";
import { insertSolvedCaptcha } from "./store.server";

const NOT_PASSED = fail("invalid", CAPTCHA_TEXT, { fields: { captcha: [CAPTCHA_TEXT] } });
const AWAY = fail("busy", CAPTCHA_AWAY, { fields: { captcha: [CAPTCHA_AWAY] }, retryAfter: 60 });

/**
 * Whether an answer is right, and used for the first time. Errors, with their message beside `captcha`: `invalid`; `busy` where the
 * provider can't be asked, so that the answer may well be right.
 */
export async function checkAnswer(shop: Shop, answer: CaptchaAnswer): Promise<Result<null>> {
	const checked = await shop.providers.captcha.check(answer);
	if (!checked.ok) return checked.error === "unavailable" ? AWAY : NOT_PASSED;
	const { useOnce: id, expiresAt } = checked.value;
	return id === null || (await insertSolvedCaptcha(shop.db, id, expiresAt)) ? done(null) : NOT_PASSED;
}
