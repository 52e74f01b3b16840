import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { type Browser, openBrowser } from "~/routes/browser.testing";
import { openAccountOf } from "~/shop/accounts/accounts.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import type { FormAnswer } from "~/ui/form-answer";
import type { SignInLinks } from "~/ui/account/sign-in-links";
import * as signIn from "./route";
import { SignInScreen } from "./SignInScreen";

const LINE = "Signed up with Google? Continue with google.";

let shop: TestShop;
let browser: Browser;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

/** The page as it is shown, after a try to sign in where one is given. */
async function shown(form?: { email: string; password: string }): Promise<string> {
	const answer = form && (await browser.post(signIn, "/sign-in", { form }));
	const links = (await browser.get(signIn, "/sign-in")).data as SignInLinks;
	return renderToStaticMarkup(<SignInScreen links={links} answer={answer?.data as FormAnswer} />);
}

test("every failed sign-in carries the same line on the way with Google, whatever stands behind the address", async () => {
	await openAccountOf(shop);
	const google = await openAccountOf(shop, "Amelia");
	await shop.db
		.updateTable("users")
		.set({ password_hash: null, google_sub: "google-amelia" })
		.where("id", "=", google.id)
		.execute();
	expect(await shown()).not.toContain(LINE);
	for (const email of ["rosa@example.com", "amelia@example.com", "nobody@example.com", ""]) {
		expect(await shown({ email, password: "wrong-one" })).toContain(LINE);
	}
	for (let count = 0; count < 10; count++) await shown({ email: "rosa@example.com", password: "wrong-one" });
	const refused = await shown({ email: "rosa@example.com", password: "wrong-one" });
	expect(refused).toContain("try again in 15 minutes");
	expect(refused).toContain(LINE);
});

test("where there is no way with Google, none is spoken of", async () => {
	replaceShop({ ...shop, providers: { ...shop.providers, identity: null } });
	const page = await shown({ email: "nobody@example.com", password: "wrong-one" });
	expect(page).toContain("Wrong email or password.");
	expect(page).not.toContain("oogle");
});
