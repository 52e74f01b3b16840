import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import {
	beginsWithForm,
	button,
	enter,
	fillSignUp,
	isNamed,
	join,
	newFamily,
	openAccountMenu,
	password,
	press,
	signIn,
	toast,
	uncheck,
	WRONG,
	whoIsIn,
} from "./account-steps";
import { expect, test } from "./test";

const MOST_SCRIPT_BYTES = 95 * 1024;
const TAKEN = "That username is taken. Please choose another one";

const formError = (page: Page) => page.locator("[data-form-error]");
const summary = (page: Page) => page.locator(".error-summary");

test("sign up, sign in, home, and out again", async ({ page, looksRight }) => {
	const family = newFamily();
	await page.goto("/sign-up");
	await isNamed(page, "Sign Up", "Sign Up");
	await beginsWithForm(page, { picture: true });
	await expect(
		page.getByText("Join Fable & Kin to create magical storybooks for your family."),
	).toBeVisible();
	await expect(page.getByRole("button", { name: "Continue with google" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Already have an account? Sign In" })).toHaveAttribute(
		"href",
		"/sign-in",
	);
	await looksRight(page);
	await fillSignUp(page, family);
	await press(page, "Sign Up");

	await expect(page).toHaveURL("/sign-in");
	await isNamed(page, "Sign In", "Sign In");
	await beginsWithForm(page, { picture: true });
	await expect(toast(page, "Thank you! We have sent you an email. Please sign in.")).toBeAttached();
	await expect(page.getByText("Welcome back! Let's create more stories together.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Continue with google" })).toBeVisible();
	await expect(page.getByRole("link", { name: "New member? Register here." })).toHaveAttribute(
		"href",
		"/sign-up",
	);
	await expect(page.getByRole("link", { name: "Forgot-password? Reset" })).toHaveAttribute(
		"href",
		"/forgot-password",
	);
	await looksRight(page);
	await signIn(page, family);

	await expect(page).toHaveURL("/");
	const menu = await openAccountMenu(page);
	await expect(menu.getByText(family.username, { exact: true })).toBeVisible();
	await expect(menu.getByText(family.email)).toBeVisible();
	await expect(menu.getByText("Cover Credits")).toBeVisible();
	await looksRight(page);
	for (const [name, address] of [
		["Profile", "/profile"],
		["My Books", "/books"],
		["My Orders", "/orders"],
	] as const) {
		await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
	}
	await menu.getByRole("button", { name: "Sign Out" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.locator("header a[href='/sign-in']").first()).toBeAttached();
	expect(await whoIsIn(page)).toBeNull();
});

test("whoever is in already is not asked again", { tag: "@script" }, async ({ page }) => {
	await join(page);
	await page.goto("/sign-in");
	await expect(page).toHaveURL("/");
	await page.goto("/sign-up?redirectTo=%2Fbooks");
	await expect(page).toHaveURL("/books");
});

test("a wrong password and an unknown address read the same", async ({ page, scripted, looksRight }) => {
	const { email } = await join(page);
	await page.context().clearCookies();
	const google = page.getByText("Signed up with Google? Continue with google.");
	for (const typed of [email, "nobody@example.org"]) {
		await page.goto("/sign-in");
		await expect(google).toHaveCount(0);
		await signIn(page, { email: typed, password: "not-that-one" });
		await expect(formError(page)).toHaveText(WRONG);
		await expect(formError(page)).toBeFocused();
		await expect(google).toBeVisible();
		await expect(page).toHaveTitle("Error: Sign In | Fable & Kin");
		await expect(page.getByLabel("Email", { exact: true })).toHaveValue(typed);
		await expect(password(page)).toHaveValue("");
	}
	await looksRight(page);
	await password(page).pressSequentially("x");
	if (scripted) await expect(formError(page)).toBeHidden();
	expect(await whoIsIn(page)).toBeNull();
});

test("what can't be accepted at sign-up is told beside its field", async ({ page, looksRight }) => {
	const { username } = await join(page);
	await page.context().clearCookies();
	await page.goto("/sign-up");
	const form = page.locator("form", { has: page.getByLabel("Username") });
	const send = async (typed: ReturnType<typeof newFamily>) => {
		// A press on a page that is still being drawn may hit what was under the button.
		await page.waitForLoadState("load");
		await uncheck(form);
		await fillSignUp(page, typed);
		await press(page, "Sign Up");
	};
	await send({ username: "Jo", email: "jo", password: "short" });
	await expect(page).toHaveTitle("Error: Sign Up | Fable & Kin");
	await expect(summary(page)).toBeFocused();
	for (const says of [
		"Username must have at least 3 characters",
		"Please enter a valid email",
		"Password must have at least 6 characters",
	]) {
		await expect(summary(page).getByRole("link", { name: says })).toBeVisible();
		await expect(form.getByText(says)).toBeVisible();
	}
	await looksRight(page);
	await expect(page.getByLabel("Username", { exact: true })).toHaveValue("Jo");
	await expect(password(page)).toHaveValue("");
	await summary(page).getByRole("link", { name: "Please enter a valid email" }).click();
	await expect(page.getByLabel("Email", { exact: true })).toBeFocused();

	// Capitals and look-alike letters (a Cyrillic a) make no new name.
	const lookAlike = username.toUpperCase().replace("A", "А");
	await send({ ...newFamily(), username: lookAlike, password: "password" });
	await expect(form.getByText("That password is one of the commonest.")).toBeVisible();
	await send({ ...newFamily(), username: lookAlike });
	await expect(form.getByText(TAKEN)).toBeVisible();
});

test("an address that has an account is answered like a new one", { tag: "@script" }, async ({ page }) => {
	const { email, password: right } = await join(page);
	await page.context().clearCookies();
	await page.goto("/sign-up");
	await fillSignUp(page, { ...newFamily(), email: email.toUpperCase() });
	await press(page, "Sign Up");
	await expect(page).toHaveURL("/sign-in");
	await expect(toast(page, "Thank you! We have sent you an email. Please sign in.")).toBeAttached();
	await enter(page, { email, password: right });
});

test.describe("with JavaScript", { tag: "@script" }, () => {
	test("a password is shown and hidden", async ({ page }) => {
		for (const address of ["/sign-in", "/sign-up"]) {
			await page.goto(address);
			await password(page).fill("three-boats");
			await page.getByRole("button", { name: "Show password" }).click();
			await expect(password(page)).toHaveAttribute("type", "text");
			await page.getByRole("button", { name: "Hide password" }).click();
			await expect(password(page)).toHaveAttribute("type", "password");
			await expect(password(page)).toHaveValue("three-boats");
		}
	});

	test("the buttons say that they are busy", async ({ page }) => {
		const family = newFamily();
		for (const { address, name, says, next } of [
			{ address: "/sign-up", name: "Sign Up", says: "Creating Account...", next: "/sign-in" },
			{ address: "/sign-in", name: "Sign In", says: "Signing In...", next: "/" },
		]) {
			await page.goto(address);
			if (address === "/sign-up") await fillSignUp(page, family);
			else {
				await page.getByLabel("Email", { exact: true }).fill(family.email);
				await password(page).fill(family.password);
			}
			// Read in the moment of the click: nothing can be asked of a page that is being left.
			const label = await button(page, name).evaluate((element: HTMLButtonElement) => {
				element.click();
				return element.textContent;
			});
			expect(label).toBe(says);
			await expect(page).toHaveURL(next);
		}
	});

	test("without a network nothing typed is lost", async ({ page, context }) => {
		const family = newFamily();
		await page.goto("/sign-up");
		await fillSignUp(page, family);
		await context.setOffline(true);
		await press(page, "Sign Up");
		await expect(formError(page)).toHaveText("Network error. Please try again later.");
		await context.setOffline(false);
		await press(page, "Sign Up");
		await expect(page).toHaveURL("/sign-in");

		await context.setOffline(true);
		await signIn(page, family);
		await expect(formError(page)).toHaveText("Something went wrong! Please try again.");
		await expect(page.getByLabel("Email", { exact: true })).toHaveValue(family.email);
	});

	test("the other tabs learn of a sign-out, and the browser forgets the family's book", async ({
		page,
		context,
	}) => {
		const { username } = await join(page);
		await page.goto("/");
		const guarded = await context.newPage();
		await guarded.goto("/profile");
		await expect(guarded.getByRole("heading", { level: 1 })).toHaveText("Profile");
		const open = await context.newPage();
		await open.goto("/create-book");
		await expect(open.locator("body")).toHaveAttribute("data-user", new RegExp(username));
		const root = await page.evaluate(() => localStorage.getItem("root"));
		expect(JSON.parse(root ?? "")).toMatchObject({ version: 1, currentUser: { username } });
		await page.evaluate(() => localStorage.setItem("currentBookOrder", "{}"));
		await page.reload();
		const remembered = () => page.evaluate(() => localStorage.getItem("currentBookOrder"));
		expect(await remembered()).toBe("{}");
		const menu = await openAccountMenu(page);
		await menu.getByRole("button", { name: "Sign Out" }).click();
		await expect.poll(remembered).toBeNull();
		await expect(guarded).toHaveURL("/sign-in?redirectTo=%2Fprofile");
		await expect(open.locator("body")).not.toHaveAttribute("data-user", /./);
	});

	test("the doors ship little script", async ({ page }) => {
		for (const address of ["/sign-in", "/sign-up"]) {
			const scripts: Promise<Buffer>[] = [];
			const note = (response: { headers(): { [name: string]: string }; body(): Promise<Buffer> }) => {
				if (/javascript/.test(response.headers()["content-type"] ?? "")) scripts.push(response.body());
			};
			page.on("response", note);
			await page.goto(address, { waitUntil: "networkidle" });
			page.off("response", note);
			const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
			expect(sizes.length).toBeGreaterThan(0);
			expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_SCRIPT_BYTES);
		}
	});
});
