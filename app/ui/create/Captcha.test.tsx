import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CaptchaChallenge } from "~/providers/captcha/port";
import { CAPTCHA_TEXT } from "~/shop/captcha/rules";
import { Captcha, type CaptchaStanding, namingSum } from "./Captcha";

const SUM: CaptchaChallenge = {
	kind: "embedded",
	challenge: "signed",
	question: "What is seven plus five?",
	salt: "salt",
	zeros: 14,
};
const standing = (state: CaptchaStanding["state"]): CaptchaStanding => ({ state, nonce: "" });

test("where the page asks for a sum, the message beside it names the sum", () => {
	const fields = namingSum({ captcha: [CAPTCHA_TEXT], title: ["A title"] }, SUM, standing("question"));
	const said = "Please complete the reCAPTCHA verification: What is seven plus five?";
	expect(fields).toEqual({ captcha: [said], title: ["A title"] });
	const html = renderToStaticMarkup(
		<Captcha challenge={SUM} {...standing("question")} error={fields.captcha?.[0]} />,
	);
	expect(html).toContain(said);
	expect(html).toContain("What is seven plus five?</label>");
});

test("where it asks for none, it doesn't", () => {
	const fields = { captcha: [CAPTCHA_TEXT] };
	expect(namingSum(fields, SUM, standing("working"))).toBe(fields);
	expect(namingSum(fields, { kind: "recaptcha", siteKey: "key" }, standing("question"))).toBe(fields);
	expect(namingSum(fields, null, standing("done"))).toBe(fields);
	expect(namingSum({}, SUM, standing("question"))).toEqual({});
});
