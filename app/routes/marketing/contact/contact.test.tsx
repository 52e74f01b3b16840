import type { SubmissionResult } from "@conform-to/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import * as signIn from "~/routes/account/sign-in/route";
import { openBrowser, toastOf } from "~/routes/browser.testing";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as stampRoute from "../contact-stamp";
import { FeedbackScreen } from "../feedback/FeedbackScreen";
import * as feedback from "../feedback/route";
import { ContactScreen } from "./ContactScreen";
import * as contact from "./route";

const MESSAGE = { name: "Rosa", email: "rosa@example.com", subject: "A corner", message: "It is bent." };

let shop: TestShop;
let browser: ReturnType<typeof openBrowser>;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

const send = (form: Record<string, string>) => browser.post(contact, "/contact", { form });
const messages = () => shop.db.selectFrom("messages").selectAll().execute();
const resultOf = (data: unknown) => (data as { lastResult: SubmissionResult<string[]> }).lastResult;

test("a message is sent and thanked for, without beginning a session", async () => {
	const answer = await send(MESSAGE);
	expect([answer.status, answer.to]).toEqual([303, "/thank-you"]);
	expect(await messages()).toHaveLength(1);
	expect(browser.cookies.size).toBe(0);
});

test.each([
	["nothing", {}, 422],
	["100 KB", { ...MESSAGE, message: "x".repeat(100_000) }, 422],
	["a header in the address", { ...MESSAGE, email: "rosa@example.com\r\nBcc: all@example.com" }, 422],
	["the hidden field", { ...MESSAGE, website: "x" }, 422],
	["a stamp that is not ours", { ...MESSAGE, stamp: "1.x" }, 422],
	["600 KB", { ...MESSAGE, message: "x".repeat(600_000) }, 413],
])("%s is refused and stores nothing", async (_what, form, status) => {
	expect((await send(form as Record<string, string>)).status).toBe(status);
	expect(await messages()).toEqual([]);
});

test("a message that can't be sent is shown again with everything typed, tags as text", async () => {
	const typed = { ...MESSAGE, email: "rosa", message: "<b>It</b> is bent. \u05d0\u05d1\u05d2", website: "x" };
	const { data } = await send(typed);
	const html = renderToStaticMarkup(<ContactScreen lastResult={resultOf(data)} />);
	for (const text of [
		"Please enter a valid email",
		'href="#contact-email"',
		'value="rosa"',
		'value="A corner"',
	])
		expect(html).toContain(text);
	expect(html).toContain("&lt;b&gt;It&lt;/b&gt; is bent. \u05d0\u05d1\u05d2");
	expect(html).toMatch(/<input [^>]*name="website"(?![^>]*value=)/);
});

test("the stamp of a form is signed and never kept", async () => {
	const { status, headers, data } = await browser.get(stampRoute, "/contact/stamp");
	expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
	const stamp = new TextDecoder().decode(data as Uint8Array);
	expect((await send({ ...MESSAGE, stamp })).status).toBe(422);
	shop.clock.advance(60_000);
	expect((await send({ ...MESSAGE, stamp })).to).toBe("/thank-you");
});

test("a guest's feedback leads to sign-in, stores nothing, and is typed again afterwards", async () => {
	const form = { name: "Rosa", feedback: "Lovely <b>books</b>.", rating: "4" };
	const refused = await browser.post(feedback, "/feedback", { form });
	expect([refused.status, refused.to]).toEqual([302, "/sign-in?redirectTo=%2Ffeedback"]);
	const given = () => shop.db.selectFrom("feedback").selectAll().execute();
	expect(await given()).toEqual([]);

	const { email } = await openAccountOf(shop);
	await browser.post(signIn, refused.to ?? "", { form: { email, password: PASSWORD } });
	const { data } = await browser.get(feedback, "/feedback");
	const { typed, username } = data as { typed: SubmissionResult<string[]>; username: string };
	const html = renderToStaticMarkup(<FeedbackScreen username={username} lastResult={typed} />);
	expect(html).toContain("Lovely &lt;b&gt;books&lt;/b&gt;.");
	expect(html).toMatch(/<input [^>]*value="4"[^>]*checked=""|<input [^>]*checked=""[^>]*value="4"/);

	const thanked = await browser.post(feedback, "/feedback", { form });
	expect([thanked.to, toastOf(thanked)]).toEqual(["/", "Thank you for your feedback!"]);
	expect(await given()).toMatchObject([{ name: "Rosa", rating: 4 }]);
});

test("a family's feedback begins with its name and five stars, and comes back when something is missing", async () => {
	const { email, username } = await openAccountOf(shop);
	await browser.post(signIn, "/sign-in", { form: { email, password: PASSWORD } });
	const html = renderToStaticMarkup(<FeedbackScreen username={username} />);
	expect(html).toContain(`value="${username}"`);
	expect(html).toMatch(/<input [^>]*value="5"[^>]*checked=""|<input [^>]*checked=""[^>]*value="5"/);
	const again = await browser.post(feedback, "/feedback", {
		form: { name: "Rosa", feedback: "", rating: "2" },
	});
	expect(again.status).toBe(422);
	const shown = renderToStaticMarkup(
		<FeedbackScreen username={username} lastResult={resultOf(again.data)} />,
	);
	expect(shown).toContain("Feedback is required");
	expect(shown).toContain('value="Rosa"');
});
