import { join, toast } from "./account-steps";
import { character, started } from "./journey";
import { addBook, addOrder } from "./library-steps";
import { expect, test } from "./test";

test("a book's story is begun again with another hero, from My Books and from its order", async ({
	page,
	shop,
	scripted,
	looksRight,
}) => {
	const { id } = await join(page);
	const bookId = await addBook(shop, id, { characters: 2 });
	const order = await addOrder(shop, id, { bookId, state: "delivered" });

	await page.goto("/books");
	await page.getByRole("button", { name: "Make it again with another hero from Rosa and the Whale" }).click();
	await page.waitForURL("**/create-book?edit");
	await started({ page, scripted });
	await expect(toast(page, "Here is your story again.")).toBeAttached();
	await expect(page.getByLabel("Title of the book")).toHaveValue("Rosa and the Whale");
	await expect(page.getByLabel("What happens?")).toHaveValue("A whale has lost her song.");
	await expect(page.locator("fieldset.character")).toHaveCount(2);
	await expect(page.getByRole("radio", { name: /main character/i, checked: true })).toHaveCount(0);
	await expect(character(page, 1).getByLabel("Name")).not.toHaveValue("");
	await looksRight(page);

	await page.goto(`/orders/${order.id}`);
	await expect(page.getByRole("link", { name: "Order again" })).toBeVisible();
	await page.getByRole("button", { name: /^Make it again with another hero/ }).click();
	await page.waitForURL("**/create-book?edit");
	await expect(toast(page, "Another story of yours is on its way here")).toBeAttached();
	await expect(page.getByLabel("Title of the book")).toHaveValue("Rosa and the Whale");
});

test("a book whose order was cancelled before anybody approved it isn't offered again", async ({
	page,
	shop,
}) => {
	const { id } = await join(page);
	const bookId = await addBook(shop, id);
	const order = await addOrder(shop, id, { bookId, state: "cancelled", status: "refunded" });
	for (const path of ["/books", "/orders", `/orders/${order.id}`]) {
		await page.goto(path);
		await expect(page.getByText("Rosa and the Whale").first()).toBeVisible();
		await expect(page.getByRole("link", { name: /^Order again/ })).toHaveCount(0);
	}
	await page.goto(`/checkout?book=${bookId}&again=1`);
	await expect(toast(page, "can be ordered again once you have approved it")).toBeAttached();
});
