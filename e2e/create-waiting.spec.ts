import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as pathOf } from "node:path";
import { join } from "./account-steps";
import {
	choosePhoto,
	choosePhotoOfSeveral,
	errorSummary,
	fillBookForm,
	openBookForm,
	passCaptcha,
	SOLO,
	started,
	submitBook,
	waitForCover,
} from "./journey";
import { addBook } from "./library-steps";
import { expect, test } from "./test";

/** The writer goes on without heads that take half a minute: on a busy machine the story may be written by now. */
const WAITING =
	/^(We are writing Eileen’s story and drawing|Eileen’s story is written, and we are drawing) the cover\. This page looks again by itself\.$/;
const THREE = "e2e/photos/three-people.jpg";

/** What draws stands still until `goOn`. */
function holdDrawings() {
	const file = pathOf(mkdtempSync(pathOf(tmpdir(), "held-")), "held");
	writeFileSync(file, "");
	return { env: { HELD_WHILE: file }, goOn: () => rmSync(file) };
}

test("Create is answered while nothing is drawn yet, by a page that says what is made and leads on by itself", async ({
	openShop,
	visit,
	scripted,
	looksRight,
}) => {
	test.slow();
	const held = holdDrawings();
	const shop = await openShop(held.env);
	const page = await visit({ shop });
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await fillBookForm(browsing, SOLO);
	await passCaptcha(browsing);
	await submitBook(page);
	await page.waitForURL("**/create-book/progress?book=*");
	await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText(
		"Your book is being made",
	);
	const said = page.getByRole("main").getByRole("status", { includeHidden: true }).first();
	await expect(said).toHaveText(WAITING);
	// Without a script it comes anew every three seconds, under the eyes of whoever measures it.
	if (scripted) await looksRight(page);
	// With a script it asks; without, it comes anew. Never both.
	await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(scripted ? 0 : 1);
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	const answer = await page.request.get(page.url());
	expect(answer.headers()["cache-control"]).toContain("no-store");
	if (!scripted) {
		await page.getByRole("link", { name: "Look again" }).click();
		await expect(said).toHaveText(WAITING);
	}
	expect([shop.count("books"), shop.count("covers where state = 'ready'")]).toEqual([1, 0]);
	held.goOn();
	await waitForCover(page);
	expect([shop.count("books"), shop.count("covers")]).toEqual([1, 1]);
});

test("who is who in a photo of several is asked after the press, and the next one goes on", {
	tag: "@plain",
}, async ({ page, scripted, shop, visit, looksRight }) => {
	test.slow();
	// Another family has had this photo drawn: what is asked here is not how fast.
	const others = { page: await visit({ shop }), scripted };
	await openBookForm(others);
	await fillBookForm(others, SOLO);
	await choosePhotoOfSeveral(others, 1, THREE);
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await fillBookForm(browsing, SOLO);
	await choosePhoto(browsing, 1, THREE);
	await passCaptcha(browsing);
	const before = shop.count("books");
	await submitBook(page);
	await page.waitForURL("**/create-book?book=*#who-1", { timeout: 60_000 });
	await expect(page).toHaveTitle(/^Who is who\?/);
	await expect(errorSummary(page)).toHaveCount(0);
	const people = page.getByRole("group", { name: "Who is Eileen?" });
	await expect(people).toContainText("There are 3 people in this photo. Please choose one");
	await expect(page.getByLabel("Title of the book")).toHaveValue(SOLO.title);
	await looksRight(page);
	await people.getByRole("radio", { name: "Person 2 of 3" }).check();
	await submitBook(page);
	await waitForCover(page);
	expect(shop.count("books")).toBe(before + 1);
});

test("Create Book asks whether to go on with the cover that is there, and neither way loses the other", async ({
	page,
	scripted,
	shop,
	looksRight,
}) => {
	const { id } = await join(page);
	const bookId = await addBook(shop, id);
	// As if it had been made just now.
	const headers = { Origin: shop.url };
	await page.request.post("/create-book/restore", { form: { bookId }, headers });
	await page.goto("/");
	await page.getByRole("banner").getByRole("link", { name: "Create Book" }).first().click();
	await page.waitForURL("**/create-book/choose");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Go on, or start another book?");
	const cover = page.getByRole("img", { name: "Cover of Rosa and the Whale" });
	await expect(cover).not.toHaveJSProperty("naturalWidth", 0);
	await looksRight(page);
	const goOn = page.getByRole("link", { name: "Go on with “Rosa and the Whale”" });
	await goOn.click();
	await expect(page).toHaveURL(`/create-book/cover?book=${bookId}`);

	await page.goto("/create-book");
	await page.getByRole("button", { name: "Start another book" }).click();
	await page.waitForURL("**/create-book");
	await started({ page, scripted });
	await expect(page.getByLabel("Title of the book")).toHaveValue("");
	await expect(cover).not.toHaveJSProperty("naturalWidth", 0);
	await looksRight(page);
	await goOn.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rosa and the Whale");
});
