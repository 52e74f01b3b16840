import { newFamily, openMail } from "./account-steps";
import { addBook, addOrder, mailConfirmation } from "./library-steps";
import { expect, test } from "./test";

test("a guest deletes a book that has arrived by the mail's link, and its order stays", async ({
	page,
	shop,
	looksRight,
}) => {
	const guest = `guest_${newFamily().email.replace(/\W/g, "")}`;
	const title = `Rosa and the ${guest}`;
	const bookId = await addBook(shop, guest, { title });
	const { id, orderNumber } = await addOrder(shop, guest, { bookId, title, state: "delivered" });
	await mailConfirmation(shop, id);
	await openMail(page, "ada@example.org", new RegExp(orderNumber));
	await page.locator(`.mail-text a[href*="/orders/${id}"]`).first().click();
	await page.getByRole("link", { name: "Delete this book" }).click();
	await page.getByRole("button", { name: "Mail me the link" }).click();
	await openMail(page, "ada@example.org", new RegExp(`Is it you.*${title}`));
	await page.locator(`.mail-text a[href*="/orders/${id}/delete-book?key="]`).click();
	await expect(page.getByRole("heading", { name: "What goes" })).toBeVisible();
	const email = page.getByLabel("The order’s email address");
	await email.fill("owen@example.org");
	await page.getByRole("button", { name: "Delete this book" }).click();
	await expect(page.locator(".error-summary")).toContainText("This isn’t the email address of this order.");
	await page.setViewportSize({ width: 320, height: 640 });
	await looksRight(page);
	await page.setViewportSize({ width: 1280, height: 900 });
	await email.fill("ada@example.org");
	await page.getByRole("button", { name: "Delete this book" }).click();
	await expect(page.getByText("You have deleted this book")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Personalised storybook" })).toBeVisible();
	await expect(page.getByText(title)).toHaveCount(0);
	await looksRight(page);
	expect(shop.count("characters where book_id = ?", bookId)).toBe(0);
	await expect.poll(() => shop.mails("Your book is deleted")).toBeGreaterThan(0);
});
