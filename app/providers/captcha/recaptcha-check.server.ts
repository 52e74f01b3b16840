import { z } from "zod";
import { right, unasked, wrong } from "~/shop/checks/rules";
import { askVendor } from "../ask-vendor.server";
import { type Check, findingOf, misshapen } from "../check";
import { VERIFY_URL } from "./recaptcha.server";

const verdict = z.object({ "error-codes": z.array(z.string()) });

/** The secret: asked about an answer nobody gave, siteverify says which of both is wrong. The site key shows in the page alone. */
export function recaptchaCheck(options: { siteKey: string; secretKey: string; verifyUrl?: string }): Check {
	const { siteKey, secretKey, verifyUrl = VERIFY_URL } = options;
	const shape = (variable: string, value: string) => ({
		variable,
		value,
		pattern: /^6L[\w-]+$/,
		looks: "6L…",
	});
	return {
		name: "reCAPTCHA",
		async ask(signal) {
			const shapes = [shape("RECAPTCHA_SITE_KEY", siteKey), shape("RECAPTCHA_SECRET_KEY", secretKey)];
			const bad = misshapen(...shapes);
			if (bad) return bad;
			if (siteKey === secretKey)
				return wrong("RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY are one key: they are a pair");
			const body = new URLSearchParams({ secret: secretKey, response: "check" });
			const question = { vendor: "reCAPTCHA", operation: "siteverify", url: verifyUrl } as const;
			const answer = await askVendor({ ...question, method: "POST", body }, signal);
			if (!answer.ok) return findingOf(answer.failure);
			const codes = verdict.safeParse(answer.said).data?.["error-codes"] ?? [];
			const code = codes.find((one) => one.endsWith("-input-secret"));
			if (code)
				return findingOf({
					vendor: "reCAPTCHA",
					operation: "siteverify",
					status: null,
					code,
					requestId: null,
				});
			if (codes.includes("invalid-input-response"))
				return right(
					"it takes the secret; whether the site key is for this address, the box on the form shows",
				);
			return unasked("reCAPTCHA gave an answer that can't be read (siteverify)");
		},
	};
}
