import { openMail } from "./account-steps";
import { openCheckout } from "./copied-book";
import { confirmed, errorSummary, fillCard, fillDelivery, payButton, row } from "./journey";
import { expect, test } from "./test";

test("two copies, a gift: the price follows, the parcel is theirs, the mail is the buyer's", async ({
	page,
	scripted,
	shop,
	looksRight,
}, { testId }) => {
	const bookId = await openCheckout(page, shop);
	const recipient = page.getByLabel("Recipient’s name");
	const message = page.getByLabel("Your message");
	await expect(recipient).toBeHidden();
	await expect(message).toBeHidden();
	await expect(payButton(page)).toHaveText("Pay £34.98");
	await expect(row(page, "Your book")).toHaveText("£29.99");

	await page.getByLabel("Copies", { exact: true }).selectOption("2");
	if (!scripted) await page.getByRole("button", { name: "Update" }).click();
	await expect(payButton(page)).toHaveText("Pay £64.97");
	await expect(row(page, "2 copies at £29.99")).toHaveText("£59.98");
	await expect(row(page, "Delivery")).toHaveText("£4.99");
	await expect(page.getByLabel("Copies", { exact: true })).toHaveValue("2");

	const email = `${testId}@example.org`;
	await fillDelivery(page, { email });
	await page.getByLabel("This is a gift").focus();
	await page.keyboard.press("Space");
	await expect(recipient).toBeVisible();
	await message.fill("For Grandad,\nfrom all of us");
	await looksRight(page);
	await fillCard(page);
	await payButton(page).click();
	const missing = "Please say who the gift is for: their name goes on the parcel";
	await expect(page.locator("#recipient-error")).toContainText(missing);
	if (!scripted) await expect(errorSummary(page).getByRole("link")).toHaveText([missing]);
	await expect(page.getByLabel("This is a gift")).toBeChecked();
	await expect(message).toHaveValue("For Grandad,\nfrom all of us");

	await recipient.fill("Grandad Joe");
	if (!scripted) await fillCard(page);
	await payButton(page).click();
	const { orderNumber } = await confirmed(page);
	expect(shop.count("orders where book_id = ? and copies = 2 and total_pence = 6497", bookId)).toBe(1);
	await expect(row(page, "2 copies at £29.99")).toHaveText("£59.98");
	const address = page.locator("#delivery-information .address");
	await expect(address).toContainText("Grandad Joe");
	await expect(address).not.toContainText("Ada");
	await looksRight(page);

	await openMail(page, email, new RegExp(orderNumber));
	const mail = page.locator(".mail-text");
	await expect(mail).toContainText("Ada");
	for (const said of ["2 copies", "£64.97", "Grandad Joe", "from all of us", "no price in the parcel"])
		await expect(mail).toContainText(said);
});
