/** What a form says beside a captcha that isn't solved. */
export const CAPTCHA_TEXT = "Please complete the reCAPTCHA verification";

/** A solved captcha counts so long in its session: who failed another field, or comes from My Books, isn't asked again, ms. */
export const REMEMBERED_MS = 20 * 60_000;
