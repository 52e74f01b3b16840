import type { CaptchaAnswer } from "~/providers/captcha/port";

/** The answer to a captcha in the fields of a form, whichever provider has asked. */
export function captchaAnswerOf(fields: FormData): CaptchaAnswer {
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
