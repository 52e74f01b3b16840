import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CaptchaChallenge } from "~/providers/captcha/port";
import { CAPTCHA_TEXT } from "~/shop/captcha/rules";
import { Captcha, namingSum } from "./Captcha";

const SUM: CaptchaChallenge = {
	kind: "embedded",
	challenge: "signed",
	question: "What is seven plus five?",
	salt: "salt",
	zeros: 14,
};

test("the message beside the sum names it, and the one that a script puts in its place doesn't", () => {
	const fields = namingSum({ captcha: [CAPTCHA_TEXT], title: ["A title"] }, SUM);
	const said = "Please complete the reCAPTCHA verification: What is seven plus five?";
	expect(fields).toEqual({ captcha: [said], title: ["A title"] });
	const html = renderToStaticMarkup(<Captcha challenge={SUM} error={fields.captcha?.[0]} />);
	const [question = "", template = ""] = html.split("<template>");
	expect(question).toContain(said);
	expect(question).toContain("What is seven plus five?</label>");
	expect(template).toContain(CAPTCHA_TEXT);
	expect(template).not.toContain("seven");
});

test("where no sum is asked for, none is named", () => {
	const fields = { captcha: [CAPTCHA_TEXT] };
	expect(namingSum(fields, { kind: "recaptcha", siteKey: "key" })).toBe(fields);
	expect(namingSum(fields, null)).toBe(fields);
	expect(namingSum({}, SUM)).toEqual({});
});
