import { PHOTO_KEEPING } from "../app/shop/photos/rules";
import { BOOK, makeBookByCall, PHOTOS, uploadPhoto } from "./journey";
import { expect, test } from "./test";

test("a family deletes its photos at once, keeps the cover, and is told before and after", async ({
	page,
	looksRight,
}) => {
	const bookId = await makeBookByCall(page.request);
	const unused = await uploadPhoto(page.request, PHOTOS.woman);
	await test.step("the cover's page leads to what goes", async () => {
		await page.goto(`/create-book/cover?book=${bookId}`);
		await expect(page.getByText(PHOTO_KEEPING).first()).toBeVisible();
		await page.getByRole("link", { name: `Delete my photos now of ${BOOK.title}` }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete my photos");
		await expect(page.getByText("The cover stays. To draw another, or to order the book")).toBeVisible();
		await looksRight(page);
	});
	await test.step("Keep them changes nothing", async () => {
		await page.getByRole("link", { name: "Keep them" }).click();
		await expect(page.getByRole("button", { name: "Draw another cover" })).toBeVisible();
		await page.goBack();
	});
	await test.step("the button deletes them", async () => {
		await page.getByRole("button", { name: `Delete my photos now of ${BOOK.title}` }).click();
		await expect(page.getByText("We have no photos and no portraits of")).toBeVisible();
		await looksRight(page);
	});
	await test.step("the cover stays, and says what another would need", async () => {
		await page.getByRole("link", { name: "Back to the cover" }).click();
		await expect(page.getByRole("img", { name: BOOK.title })).toBeVisible();
		await expect(page.getByText("add photos again: it becomes a new book")).toBeVisible();
		await expect(page.getByRole("button", { name: "Draw another cover" })).toHaveCount(0);
		await looksRight(page);
	});
	await test.step("the form asks for the photo again", async () => {
		await page.getByRole("link", { name: "Change the story" }).click();
		await expect(page.getByText("We no longer have this photo.").first()).toBeVisible();
	});
	// One that no story has used is another matter.
	expect((await page.request.get(unused)).status()).toBe(200);
});
