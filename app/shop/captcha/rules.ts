/** What a form says beside a captcha that isn't solved. */
export const CAPTCHA_TEXT = "Please complete the reCAPTCHA verification";

/** What it says where nobody could be asked whether the answer is right. */
export const CAPTCHA_AWAY =
	"We couldn’t check that you are a person: reCAPTCHA, which does that for us, can’t be reached just now. Nothing you typed is lost. Please wait a minute, tick its box again and press the button once more.";

/** A solved captcha counts so long in its session: who failed another field, or comes from My Books, isn't asked again, ms. */
export const REMEMBERED_MS = 20 * 60_000;
