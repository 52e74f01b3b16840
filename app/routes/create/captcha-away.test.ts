import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createRecaptcha } from "~/providers/captcha/recaptcha.server";
import { beginSession } from "~/http/session.testing";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { CAPTCHA_AWAY } from "~/shop/captcha/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type RecaptchaStandIn, startRecaptcha } from "../../../e2e/vendors/recaptcha";
import { type Browser, filledForm, openBrowser, sendBookForm } from "./browser.testing";
import * as coverRoute from "./cover/route";

/** Where nobody can be asked whether an answer is right, its family isn't told that it has failed. */

let shop: TestShop;
let browser: Browser;
let google: RecaptchaStandIn;

beforeEach(async () => {
	google = await startRecaptcha();
	onTestFinished(() => google.close());
	shop = await openTestShop();
	const { secretKey, url: verifyUrl } = google;
	shop.providers.captcha = createRecaptcha({ siteKey: "6L-site", secretKey, verifyUrl });
	replaceShop(shop);
	browser = openBrowser();
	google.faults.push({ does: 500 });
});

const answer = () => ({ "g-recaptcha-response": google.newToken() });
const beside = (message: string) => ({ message, fields: { captcha: [message] } });

test("the book form says so and keeps everything; the next answer is taken", async () => {
	const sent = await sendBookForm(browser, await filledForm(shop, { intent: "submit", ...answer() }));
	expect(sent).toMatchObject({ status: 303, body: beside(CAPTCHA_AWAY) });
	expect(sent.body.form).toMatchObject({
		title: "Rosa and the Whale",
		characters: [{ name: "Rosa" }, { name: "Mog" }],
	});
	const again = await sendBookForm(browser, await filledForm(shop, { intent: "submit", ...answer() }));
	expect(again.location).toMatch(/^\/create-book\/progress\?book=/);
});

test("what else is wrong with the form is said first", async () => {
	const fields = await filledForm(shop, { intent: "submit", title: "", ...answer() });
	const { body } = await sendBookForm(browser, fields);
	expect(body.message).toBe("Please complete all required fields and select a main character");
	expect(body.fields).toEqual({ title: [expect.any(String)], captcha: [CAPTCHA_AWAY] });
});

test("before the checkout too, with when to come back; the instructions are kept", async () => {
	const { cookie, session } = await beginSession(shop);
	browser.use(cookie);
	const bookId = await makeBook(shop, { id: session.guestId });
	const goOn = () => {
		const fields = { bookId, comment: "By Friday, please.", intent: "continue", ...answer() };
		return browser.post(coverRoute.action, `/create-book/cover?book=${bookId}`, new URLSearchParams(fields));
	};
	const away = await goOn();
	expect([away.status, away.headers.get("Retry-After")]).toEqual([503, "60"]);
	expect(away.body).toMatchObject({ ...beside(CAPTCHA_AWAY), comment: "By Friday, please." });
	expect((await goOn()).location).toBe(`/checkout?book=${bookId}`);
});
