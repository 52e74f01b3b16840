import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type RecaptchaStandIn, startRecaptcha } from "../../../e2e/vendors/recaptcha";
import { inWords, type VendorFailure } from "../vendor-failure";
import { captchaContract } from "./port.contract";
import { createRecaptcha } from "./recaptcha.server";

const told: VendorFailure[] = [];
const against = (google: RecaptchaStandIn, secretKey = google.secretKey) =>
	createRecaptcha({
		siteKey: "site",
		secretKey,
		verifyUrl: google.url,
		tell: (failure) => told.push(failure),
	});

captchaContract("recaptcha", async () => {
	const google = await startRecaptcha();
	return {
		captcha: against(google),
		solve: async () => ({ token: google.newToken() }),
		letExpire: () => google.expireTokens(),
		stop: () => google.close(),
	};
});

let google: RecaptchaStandIn;
beforeAll(async () => {
	google = await startRecaptcha();
});
beforeEach(() => {
	google.faults.length = 0;
	told.length = 0;
});
afterAll(() => google.close());

test("gives the page its site key, and the token's end with a right answer", async () => {
	const captcha = against(google);
	expect(captcha.describe()).toEqual({ kind: "recaptcha", siteKey: "site" });
	expect(captcha.challenge()).toEqual({ kind: "recaptcha", siteKey: "site" });
	expect(await captcha.check({ token: google.newToken() })).toEqual({
		ok: true,
		value: { useOnce: null, expiresAt: "2026-11-20T09:02:00.000Z" },
	});
});

test("a secret that Google doesn't know is our fault, not the visitor's", async () => {
	const captcha = against(google, "mistyped");
	expect(await captcha.check({ token: google.newToken() })).toEqual({ ok: false, error: "unavailable" });
	expect(told.map(inWords)).toEqual([
		"reCAPTCHA said invalid-input-secret: the secret in RECAPTCHA_SECRET_KEY is not valid (siteverify)",
	]);
});

test("an answer that makes no sense, and none, are unavailable", async () => {
	const captcha = against(google);
	google.faults.push({ does: "cut" });
	expect(await captcha.check({ token: google.newToken() })).toEqual({ ok: false, error: "unavailable" });

	google.faults.push({ does: "hang" });
	const soon = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
	expect(await captcha.check({ token: google.newToken() })).toEqual({ ok: false, error: "unavailable" });
	expect(soon).toHaveBeenCalledWith(8_000);
	soon.mockRestore();
});
