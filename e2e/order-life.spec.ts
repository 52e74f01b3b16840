import { newFamily, openMail, toast } from "./account-steps";
import { approve } from "./journey";
import { addOrder, mailConfirmation } from "./library-steps";
import { expect, test } from "./test";

const DAY_MS = 24 * 3600_000;

test("a guest approves its book by the mail's link, follows it to the post and says that it has arrived", async ({
	page,
	shop,
	looksRight,
}) => {
	const guest = `guest_${newFamily().email.replace(/\W/g, "")}`;
	const title = `Rosa and the ${guest}`;
	const { id, orderNumber } = await addOrder(shop, guest, { title, state: "proof" });
	await mailConfirmation(shop, id);
	await openMail(page, "ada@example.org", new RegExp(orderNumber));
	await page.locator(`.mail-text a[href*="/orders/${id}?key="]`).click();
	await expect(page.getByText("Nothing is printed until you approve it.")).toBeVisible();
	await looksRight(page);

	// The link may have been forwarded: what a stranger mustn't do takes one that is mailed to the order's address.
	await expect(page.locator("#order-customer")).toContainText("a•••@e•••.org");
	await page.getByRole("link", { name: "cancel this order" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("First show us that it is your order");
	await looksRight(page);
	await page.getByRole("button", { name: "Mail me the link" }).click();
	await expect(toast(page, "We have mailed a link")).toBeAttached();
	await expect(() => openMail(page, "ada@example.org", new RegExp(`Is it you.*${title}`))).toPass();
	await page.locator(`.mail-text a[href*="/orders/${id}/cancel?key="]`).click();
	await page.getByLabel("The order’s email address").fill("owen@example.org");
	await page.getByRole("button", { name: "Cancel this order" }).click();
	await expect(page.getByText("This isn’t the email address of this order.").first()).toBeVisible();
	await looksRight(page);
	await page.getByRole("link", { name: "Keep my order" }).click();

	await approve(page);
	await expect(toast(page, "Thank you. Your book goes to our printer now.")).toBeAttached();
	const heading = page.locator("#order-now h2");
	await expect(async () => {
		await page.reload();
		await expect(heading).toHaveText("Your book is being printed", { timeout: 500 });
	}).toPass();
	await expect(page.getByText("Handed to our printer")).toBeVisible();

	await shop.advance(3 * DAY_MS);
	await expect(async () => {
		await page.reload();
		await expect(heading).toHaveText("Your book is on its way", { timeout: 500 });
	}).toPass();
	await expect(page.getByRole("link", { name: "Track your package" })).toBeVisible();
	await looksRight(page);
	await page.getByRole("button", { name: "It has arrived" }).click();
	await expect(toast(page, "Thank you for telling us. Enjoy your book!")).toBeAttached();
	await expect(heading).toHaveText("Your book has arrived");
	await expect(page.locator(".badge-good", { hasText: "Delivered" })).toHaveCount(2);
});
