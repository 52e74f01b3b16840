import type { CaptchaAnswer } from "~/providers/captcha/port";
import type { Shop } from "~/shop.server";
import { insertSolvedCaptcha } from "./store.server";

/** Whether an answer is right, and used for the first time. */
export async function checkAnswer(shop: Shop, answer: CaptchaAnswer): Promise<boolean> {
	const checked = await shop.providers.captcha.check(answer);
	if (!checked.ok) return false;
	const { useOnce: id, expiresAt } = checked.value;
	return id === null || insertSolvedCaptcha(shop.db, id, expiresAt);
}
