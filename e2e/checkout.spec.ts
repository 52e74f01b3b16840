import type { Page } from "@playwright/test";
import { fillSignUp, newFamily, press, signIn, toast } from "./account-steps";
import { openCheckout } from "./copied-book";
import {
	applyCoupon,
	confirmed,
	fillCard,
	fillDelivery,
	makeBookByCall,
	payButton,
	waitForCover,
} from "./journey";
import { expect, test } from "./test";

const OFFER_MS = 48 * 3600_000;

const orders = (bookId: string) => ["orders where book_id = ?", bookId] as const;

/** Presses Pay however the button stands: what a browser without the page's script would do. */
async function payUnchecked(page: Page): Promise<void> {
	await page.locator("#checkout-form").evaluate((form: HTMLFormElement) => {
		const intent = document.createElement("input");
		Object.assign(intent, { type: "hidden", name: "intent", value: "pay" });
		form.append(intent);
		form.submit();
	});
}

test("Pay without a network holds the form, and pays once there is one", { tag: "@script" }, async ({
	page,
	context,
	shop,
}) => {
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	await fillCard(page);
	await context.setOffline(true);
	await payButton(page).click();
	await expect(toast(page, "Payment failed")).toBeVisible();
	await expect(payButton(page)).toHaveText("Pay £34.98");
	await context.setOffline(false);
	// Nor does a café's network, which answers everything itself until one has agreed to its terms.
	const portal = "**/checkout?book=*";
	await page.route(portal, (route) =>
		route.fulfill({ contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" }),
	);
	await payButton(page).click();
	await expect(toast(page, "Payment failed")).toHaveCount(2);
	await page.unroute(portal);
	await expect(page.getByLabel("City")).toHaveValue("London");
	await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
	await payButton(page).click();
	await confirmed(page);
	expect(shop.charges(bookId)).toBe(1);
});

test("without a network and a script, Back brings everything back", { tag: "@plain" }, async ({
	page,
	context,
	shop,
}) => {
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	await fillCard(page);
	await context.setOffline(true);
	await payButton(page).click();
	await page.waitForURL("chrome-error://**");
	await context.setOffline(false);
	await page.goBack();
	await expect(page.getByLabel("City")).toHaveValue("London");
	await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	expect(shop.charges(bookId)).toBe(1);
});

test("an account opened at checkout leads back to it, with book, address and coupon", async ({
	page,
	scripted,
	shop,
}) => {
	const family = newFamily();
	const bookId = await openCheckout(page, shop);
	await expect(page.getByText(/You can order this book until \w+day/)).toBeVisible();
	await applyCoupon(page, "STORY10");
	await expect(payButton(page)).toHaveText("Pay £31.98");
	await fillDelivery(page, { city: "Leeds" });
	if (scripted) {
		// What was only typed is with this tab.
		await page.reload();
		await expect(page.getByLabel("City")).toHaveValue("Leeds");
	}
	await page.getByRole("button", { name: "Create an account" }).click();
	await fillSignUp(page, family);
	await press(page, "Sign Up");
	await signIn(page, family);
	await expect(page).toHaveURL(`/checkout?book=${bookId}`);
	await expect(page.getByText(`Welcome back, ${family.username}`)).toBeVisible();
	await expect(page.getByText("STORY10 applied: you save £3.00")).toBeVisible();
	await expect(page.getByLabel("City")).toHaveValue("Leeds");
	await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
});

test("what is missing for delivery is said, word for word", async ({ page, scripted, looksRight, shop }) => {
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page, { name: " ", email: "ada@nowhere", address: "", city: "", postalCode: "" });
	await fillCard(page);
	await payButton(page).click();
	const texts = {
		"Full name": "Full name is required",
		Email: "Please enter a valid email",
		Address: "Address is required",
		City: "City is required",
		"Postal code": "Postal code is required",
	};
	for (const [label, text] of Object.entries(texts)) {
		const field = page.getByLabel(label, { exact: true });
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAccessibleDescription(new RegExp(text));
	}
	await expect(page.getByText("Please fix the errors in the form").first()).toBeVisible();
	await looksRight(page);
	if (scripted) {
		await expect(page.getByLabel("Full name")).toBeFocused();
		// Errors clear on edit.
		await page.getByLabel("City").fill("London");
		await expect(page.getByText("City is required")).toHaveCount(0);
	} else {
		await expect(page).toHaveTitle("Error: Complete Your Order | Fable & Kin");
		await expect(page.locator(".error-summary")).toBeFocused();
		await page.locator(".error-summary").getByRole("link", { name: "City is required" }).click();
		await expect(page.getByLabel("City")).toBeFocused();
		await expect(page.getByLabel("Email")).toHaveValue("ada@nowhere");
	}
	await page.getByLabel("Email").fill("");
	await page.getByLabel("Postal code").fill("XX");
	await fillCard(page);
	await payButton(page).click();
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Email is required/);
	await expect(page.getByLabel("Postal code")).toHaveAccessibleDescription(/in the UK it looks like BS1 4ST/);
	await fillDelivery(page);
	await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	expect(bookId).not.toBe("");
});

test("a guest comes back to the order in this browser, and has it in the account that is opened there", async ({
	page,
	shop,
	looksRight,
}) => {
	await openCheckout(page, shop);
	await fillDelivery(page, { postalCode: "sw1y4jh" });
	await fillCard(page);
	await payButton(page).click();
	const { orderNumber } = await confirmed(page);
	await looksRight(page);
	await page.getByRole("link", { name: "See your order" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${orderNumber}`);
	for (const line of ["12 St James’s Square", "SW1Y 4JH"])
		await expect(page.locator("#order-delivery")).toContainText(line);
	await looksRight(page);
	await page.getByRole("main").getByRole("link", { name: "create an account" }).click();
	const family = newFamily();
	await fillSignUp(page, family);
	await press(page, "Sign Up");
	await signIn(page, family);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${orderNumber}`);
	await expect(page.getByText("without an account")).toHaveCount(0);
	await page.goto("/orders");
	await expect(page.locator("#orders")).toContainText(orderNumber);
});

test("the server says the same when the page's script doesn't", { tag: "@script" }, async ({
	page,
	looksRight,
	shop,
}) => {
	await openCheckout(page, shop);
	await page.getByLabel("Full name").fill("Ada");
	await payUnchecked(page);
	const summary = page.locator(".error-summary");
	await expect(page).toHaveTitle("Error: Complete Your Order | Fable & Kin");
	await expect(summary).toBeFocused();
	for (const text of [
		"Email is required",
		"Address is required",
		"City is required",
		"Postal code is required",
		"Please complete your card details",
	]) {
		await expect(summary.getByRole("link", { name: text })).toBeVisible();
	}
	await expect(page.getByLabel("Full name")).toHaveValue("Ada");
	await looksRight(page);
	// React parts two texts with a comment.
	const drawn = async () => (await page.locator("#email-error").innerHTML()).replace("<!-- -->", "");
	const byTheServer = await drawn();
	await fillCard(page);
	await payButton(page).click();
	await expect(page.getByLabel("Email")).toBeFocused();
	expect(await drawn()).toBe(byTheServer);
});

test("Pay waits for the card's details", { tag: "@script" }, async ({ page, shop }) => {
	await openCheckout(page, shop);
	await expect(payButton(page)).toBeDisabled();
	await expect(page.getByText("Please complete your card details")).toBeVisible();
	await page.getByLabel("Card number").pressSequentially("4242424242424242");
	await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
	await page.getByLabel("Expiry date").pressSequentially("1240");
	await expect(page.getByLabel("Expiry date")).toHaveValue("12 / 40");
	await expect(payButton(page)).toBeDisabled();
	await page.getByLabel("Security code").fill("123");
	await expect(payButton(page)).toBeEnabled();
	await expect(page.getByText("Please complete your card details")).toBeHidden();
});

test("after 48 hours the offer has ended", async ({ page, shop, looksRight }) => {
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	await fillCard(page);
	await shop.advance(OFFER_MS);
	await payButton(page).click();
	const answer = page.getByText("THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK");
	await expect(answer.first()).toBeVisible();
	await page.goto(`/checkout?book=${bookId}`);
	await expect(answer).toBeVisible();
	await expect(payButton(page)).toHaveCount(0);
	await looksRight(page);
	expect(shop.count(...orders(bookId))).toBe(0);
});

test("Pay says that it is paying, and can't be pressed twice", { tag: "@script" }, async ({ page, shop }) => {
	await openCheckout(page, shop);
	await fillDelivery(page);
	await fillCard(page);
	const label = await payButton(page).evaluate((button: HTMLButtonElement) => {
		button.click();
		return [button.textContent, button.getAttribute("aria-disabled") ?? String(button.disabled)];
	});
	expect(label).toEqual(["Processing Payment...", "true"]);
	await confirmed(page);
});

test("checkout without a book offers the one this browser remembers", { tag: "@script" }, async ({
	page,
}) => {
	await page.goto("/checkout");
	await expect(page).toHaveURL("/create-book?restore");
	const bookId = await makeBookByCall(page.request);
	const draft = { title: "Remembered", synopsis: "", coverImageUrl: "", bookId, comment: "" };
	await page.evaluate((text) => localStorage.setItem("currentBookOrder", text), JSON.stringify(draft));
	await page.goto("/checkout");
	await page.getByRole("button", { name: "Go on with this book" }).click();
	await waitForCover(page);
	// What the storage says is only believed where the book is this browser's.
	await page.goto("/create-book?edit&restore");
	const theirs = { ...draft, bookId: "book_somebodyelses", title: "Not mine" };
	await page.evaluate((text) => localStorage.setItem("currentBookOrder", text), JSON.stringify(theirs));
	await page.reload();
	const answered = page.waitForResponse("**/create-book/restore");
	await page.getByRole("button", { name: "Go on with this book" }).click();
	expect((await answered).status()).toBe(404);
});
