import { beginsWithForm, join, openAccountMenu, whoIsIn } from "./account-steps";
import {
	applyCoupon,
	confirmed,
	fillCard,
	fillDelivery,
	goToCheckout,
	makeBookByCall,
	payButton,
} from "./journey";
import { expect, test } from "./test";

/** What a phone shows otherwise than a desk: by touch, and 360 px wide. That nothing is too wide there, `looksRight` sees everywhere. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("the menu opens on a phone, with and without JavaScript", async ({ page, looksRight }) => {
	await page.goto("/");
	const button = page.getByRole("button", { name: "Menu", exact: true });
	const menu = page.locator("#small-menu");
	await expect(menu).toBeHidden();
	await button.tap();
	await expect(menu.getByRole("link", { name: "Create Book" })).toBeVisible();
	await looksRight(page);
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await button.tap();
	await menu.getByRole("link", { name: "Create Book" }).tap();
	await expect(page).toHaveURL("/create-book");
});

test("a family has its account behind the same button, and leaves by it", async ({ page, looksRight }) => {
	const { username, email } = await join(page);
	await page.goto("/");
	const menu = await openAccountMenu(page);
	await expect(menu.getByText(username, { exact: true })).toBeVisible();
	await expect(menu.getByText(email)).toBeVisible();
	await expect(menu.locator("[data-credits]")).toHaveText("5");
	for (const [name, address] of [
		["Profile", "/profile"],
		["My Books", "/books"],
		["My Orders", "/orders"],
	] as const) {
		await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
	}
	await looksRight(page);
	await menu.getByRole("button", { name: "Sign Out" }).tap();
	await expect(page).toHaveURL("/");
	expect(await whoIsIn(page)).toBeNull();
});

test("the doors begin with their form", async ({ page }) => {
	for (const address of ["/sign-up", "/sign-in"]) {
		await page.goto(address);
		await beginsWithForm(page, { picture: false });
	}
});

test("a book is bought on a phone, whose checkout keeps the story out of the form's way", async ({
	page,
	scripted,
	looksRight,
}) => {
	const bookId = await makeBookByCall(page.request);
	await page.goto(`/create-book/cover?book=${bookId}`);
	await goToCheckout({ page, scripted }, "Chelsea has a white patch on her left ear.");
	await expect(page.getByLabel("Full name")).toBeInViewport();
	const instructions = page.getByText("Chelsea has a white patch on her left ear.");
	await expect(instructions).toBeHidden();
	await page.getByText("Your story and special instructions").tap();
	await expect(instructions).toBeVisible();
	await applyCoupon(page, "story10");
	await expect(payButton(page)).toHaveText("Pay £31.98");
	await looksRight(page);
	await fillDelivery(page);
	await fillCard(page);
	await payButton(page).tap();
	await confirmed(page);
	await looksRight(page);
});
