import type { SubmissionResult } from "@conform-to/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import * as signIn from "~/routes/account/sign-in/route";
import * as signUp from "~/routes/account/sign-up/route";
import { type Browser, openBrowser, toastOf } from "~/routes/browser.testing";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import type { UserRow } from "~/shop/accounts/store.server";
import type { Order } from "~/shop/orders/contract";
import { makeOrder } from "~/shop/orders/orders.testing";
import { endSessionsOf } from "~/shop/sessions/end-session.server";
import { SESSION_MS } from "~/shop/sessions/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { ReviewScreen } from "./ReviewScreen";
import * as review from "./route";

const REVIEW = { rating: "2", content: "She reads it\r\nevery <b>night</b>.", displayName: "Rosa's mum" };
const EXPIRED = "Your session has expired. Please log in again.";

let shop: TestShop;
let browser: Browser;
let user: UserRow;
let path: string;
let params: { orderId: string };
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	user = await openAccountOf(shop);
	browser = openBrowser();
	await enter(user);
	params = { orderId: await makeOrder(shop, user.id) };
	path = `/review/${params.orderId}`;
});

const enter = ({ email }: { email: string }, to = "/sign-in") =>
	browser.post(signIn, to, { form: { email, password: PASSWORD } });
const post = (form: Record<string, string> = REVIEW) => browser.post(review, path, { params, form });
const runOut = () => shop.clock.advance(SESSION_MS + 1);

/** The page as it is shown; what was typed stands in its form. */
async function shown() {
	const { status, data } = await browser.get(review, path, { params });
	const { order, typed } = data as {
		order: Order | null;
		typed: SubmissionResult<string[]> | undefined;
	};
	const html = order ? renderToStaticMarkup(<ReviewScreen order={order} lastResult={typed} />) : "";
	return { status, html, typed };
}

const written = () => shop.db.selectFrom("reviews").select("id").execute();
const kept = async () =>
	(await shop.db.selectFrom("sessions").select("facts").execute()).filter(({ facts }) =>
		facts.includes("every"),
	);

describe.each([
	["has run out", async () => runOut()],
	["was ended elsewhere", () => endSessionsOf(shop.db, user.id)],
])("a review posted when the session %s", (_name, end) => {
	test("is typed again after sign-in, with its stars and its name, and not posted by itself", async () => {
		await end();
		const refused = await post();
		const to = `/sign-in?redirectTo=${encodeURIComponent(path)}`;
		expect([refused.status, refused.to, toastOf(refused)]).toEqual([302, to, EXPIRED]);
		expect((await enter(user, to)).to).toBe(path);
		const { status, html } = await shown();
		expect(status).toBe(200);
		expect(html).toContain("She reads it\nevery &lt;b&gt;night&lt;/b&gt;.");
		expect(html).toContain('value="Rosa&#x27;s mum"');
		expect(html).toMatch(/<input [^>]*value="2"[^>]*checked=""|<input [^>]*checked=""[^>]*value="2"/);
		expect(html).not.toContain("Failed to submit review");
		expect(await written()).toEqual([]);
		expect((await post()).to).toBe("/orders?review=success");
		expect(await written()).toHaveLength(1);
	});

	test("is shown once, then forgotten", async () => {
		await end();
		await post();
		await enter(user);
		expect((await shown()).html).toContain("every");
		expect(await kept()).toEqual([]);
		expect((await shown()).html).not.toContain("every");
	});
});

test("it waits through a wrong password and a new account", async () => {
	runOut();
	await post();
	await browser.post(signIn, "/sign-in", { form: { email: user.email, password: "not-this-one" } });
	const other = { username: "Amelia", email: "amelia@example.com", password: PASSWORD };
	expect((await browser.post(signUp, "/sign-up", { form: other })).to).toContain("/sign-in");
	await enter(user);
	expect((await shown()).html).toContain("every");
});

test("somebody else who signs in is shown nothing but that there is no such page, and it is gone", async () => {
	const other = await openAccountOf(shop, "Amelia");
	runOut();
	await post();
	await enter(other, `/sign-in?redirectTo=${encodeURIComponent(path)}`);
	expect(await shown()).toEqual({ status: 404, html: "", typed: undefined });
	expect(await kept()).toEqual([]);
	await enter(user);
	expect((await shown()).html).not.toContain("every");
});

test("the page of another order does not show it", async () => {
	runOut();
	await post();
	await enter(user);
	params = { orderId: await makeOrder(shop, user.id) };
	path = `/review/${params.orderId}`;
	expect((await shown()).html).not.toContain("every");
	expect(await kept()).toHaveLength(1);
});

test("only what was typed last is kept, and no more than a form can hold", async () => {
	runOut();
	await post();
	await post({ ...REVIEW, content: "x".repeat(100_000), secret: "y" });
	const [row] = await shop.db.selectFrom("sessions").select("facts").where("user_id", "is", null).execute();
	expect(row?.facts).not.toContain("every");
	expect(row?.facts).not.toContain('y"');
	expect(row?.facts.length).toBeLessThan(10_000);
	expect(row?.facts).toContain("x".repeat(4000));
});

test("a form that can't be read, or holds nothing, leads to sign-in and leaves no session behind", async () => {
	runOut();
	const sessions = () => shop.db.selectFrom("sessions").select("id").where("user_id", "is", null).execute();
	for (const send of [{ json: "{}" }, { form: { content: "  ", displayName: "" } }, {}]) {
		const answer = await browser.post(review, path, { params, ...send });
		expect(answer.to).toContain("/sign-in");
		expect(await sessions()).toEqual([]);
	}
});
