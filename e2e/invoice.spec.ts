import { join } from "./account-steps";
import { addBook, addOrder, change } from "./library-steps";
import { expect, test } from "./test";

test("an order's invoice is read in the browser and kept as a PDF", async ({ page, shop, looksRight }) => {
	const { id } = await join(page);
	const order = await addOrder(shop, id, { bookId: await addBook(shop, id), state: "delivered" });
	await page.goto(`/orders/${order.id}`);
	await expect(page.getByRole("link", { name: "Invoice" })).toHaveCount(0);
	change(
		shop,
		"update orders set invoice_number = (select coalesce(max(invoice_number), 0) + 1 from orders) where id = ?",
		order.id,
	);
	await page.reload();
	await page.getByRole("link", { name: "Invoice" }).click();
	await page.waitForURL("**/invoice");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Invoice \d{6}$/);
	for (const says of ["£29.99", "£4.99", "£34.98", "Ada Lovelace", "zero-rated"])
		await expect(page.getByText(says).first()).toBeVisible();
	await looksRight(page);
	const address = await page.getByRole("link", { name: "Download as a PDF" }).getAttribute("href");
	const file = await page.request.get(address ?? "");
	expect(file.headers()["content-type"]).toBe("application/pdf");
	expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
