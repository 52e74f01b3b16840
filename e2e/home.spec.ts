import { expect, test } from "./test";

test("home has everything a parent looks for, in order", async ({ page, looksRight }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Family's Amazing Adventures!");
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
		"How It Works",
		"Explore Sample Stories",
		"What Families Are Saying",
		"One book, one price",
		"Frequently Asked Questions",
		"We Value Your Feedback",
		"Contact Us",
	]);
	const main = page.getByRole("main");
	for (const link of await main.getByRole("link", { name: "Create Yours Now" }).all())
		await expect(link).toHaveAttribute("href", "/create-book");
	await expect(main.getByRole("link", { name: "See Cool Examples" })).toHaveAttribute("href", "/stories");
	const cards = page.locator("[data-carousel-track] a");
	await expect(cards).toHaveCount(6);
	await expect(cards.first()).toContainText("FEATURED");
	for (const card of await cards.all()) {
		await expect(card).toHaveAttribute("target", "_blank");
		const pdf = await page.request.get((await card.getAttribute("href")) ?? "");
		expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
		const cover = (await card.locator("source").getAttribute("srcset"))?.split(" ")[0] ?? "";
		expect((await page.request.get(cover)).headers()["content-type"]).toBe("image/avif");
	}
	await looksRight(page);
});

test("the gallery has the same six books to read", async ({ page, looksRight }) => {
	await page.goto("/stories");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Story Gallery");
	const books = page.getByRole("main").getByRole("listitem");
	await expect(books).toHaveCount(6);
	await expect(books.first()).toContainText("FEATURED");
	const read = page.getByRole("link", { name: /^Read Now/ });
	await expect(read).toHaveCount(6);
	await expect(read.first()).toHaveAttribute("target", "_blank");
	await looksRight(page);
});

test("of the questions one group and one answer are open", async ({ page }) => {
	await page.goto("/");
	const groups = page.locator(".faq > details");
	await expect(groups).toHaveCount(5);
	await expect(page.locator(".faq > details[open]")).toHaveCount(1);
	const first = groups.first();
	await expect(first.locator("details[open]")).toHaveCount(1);
	await groups.nth(1).locator("> summary").click();
	await expect(first).not.toHaveAttribute("open");
	await groups.nth(1).locator("> summary").click();
	await expect(page.locator(".faq > details[open]")).toHaveCount(0);
	await first.locator("> summary").click();
	await first.locator("details[open] > summary").click();
	await expect(first.locator("details[open]")).toHaveCount(0);
});

test("the stories go round by arrows and dots, and stand still when told", { tag: "@script" }, async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.clock.install();
	await page.goto("/");
	const shown = page.locator("[data-carousel-show][aria-current=true]");
	const controls = page.locator("[data-carousel-controls]");
	await controls.scrollIntoViewIfNeeded();
	await controls.getByRole("button", { name: "Pause" }).click();
	await controls.getByRole("button", { name: "Show Captain Eileen and the Golden Teapot" }).click();
	await expect(shown).toHaveAccessibleName("Show Captain Eileen and the Golden Teapot");
	await page.clock.runFor(700);
	await controls.getByRole("button", { name: "Previous story" }).click();
	await expect(shown).toHaveAccessibleName("Show Hank Gets His Face Wet");
	await page.clock.runFor(700);
	await controls.getByRole("button", { name: "Next story" }).click();
	await expect(shown).toHaveAccessibleName("Show Captain Eileen and the Golden Teapot");
	await page.clock.runFor(700);
	await controls.getByRole("button", { name: "Show Who Took the Dinosaur’s Bone?" }).click();
	await expect(shown).toHaveAccessibleName("Show Who Took the Dinosaur’s Bone?");
	await page.getByRole("heading", { level: 1 }).hover();
	await page.clock.runFor(3500);
	await expect(shown).toHaveAccessibleName("Show Who Took the Dinosaur’s Bone?");
	await controls.getByRole("button", { name: "Play" }).click();
	await page.mouse.move(5, 5);
	await controls.getByRole("button", { name: "Pause" }).blur();
	await page.clock.runFor(3000 + 700);
	await expect(shown).toHaveAccessibleName("Show Hank Gets His Face Wet");
});

test("it stands still for whoever asks for little motion", { tag: "@script" }, async ({ page }) => {
	await page.clock.install();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const controls = page.locator("[data-carousel-controls]");
	await controls.scrollIntoViewIfNeeded();
	await expect(controls.getByRole("button", { name: "Play" })).toBeVisible();
	await page.mouse.move(5, 5);
	await page.clock.runFor(3500);
	await expect(page.locator("[data-carousel-show][aria-current=true]")).toHaveAccessibleName(
		"Show Captain Eileen and the Golden Teapot",
	);
});

test("without a script the list scrolls by itself and has no buttons", { tag: "@plain" }, async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.locator("[data-carousel-controls]")).toBeHidden();
	const track = page.locator("[data-carousel-track]");
	await expect(track).toHaveCSS("scroll-snap-type", "x mandatory");
	await track.getByRole("link").last().focus();
	await expect(track.getByRole("link").last()).toBeInViewport();
});

test("a message that lacks something comes back as it was typed, then is sent", async ({
	page,
	shop,
	scripted,
	looksRight,
}) => {
	/** As long as a person takes: by the shop's clock, once the form's script has its stamp. */
	const takeTime = async () => {
		if (scripted) await expect(page.locator("input[name=stamp]")).not.toHaveValue("");
		await shop.advance(2100);
	};
	await page.goto("/contact");
	await looksRight(page);
	await page.getByLabel("Full name").fill("Rosa");
	await page.getByLabel("Email").fill("rosa@example");
	await page.getByLabel("Subject").fill("A corner");
	await page.getByRole("textbox", { name: "Message" }).fill("It is bent.");
	await takeTime();
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveTitle(/^Error: /);
	await expect(page.getByRole("alert")).toContainText("Please enter a valid email");
	await expect(page.getByLabel("Subject")).toHaveValue("A corner");
	await looksRight(page);
	await page.getByLabel("Email").fill("rosa@example.com");
	await takeTime();
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL("/thank-you");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank You!");
	await looksRight(page);
});

test("a guest's feedback leads to the sign-in page", async ({ page }) => {
	await page.goto("/");
	const form = page.locator("form[action='/feedback']");
	await form.getByLabel("Name").fill("Rosa");
	await form.getByLabel("Your feedback").fill("Lovely.");
	await expect(form.getByRole("radio", { name: "5 stars" })).toBeChecked();
	await form.getByRole("button", { name: "Send Feedback" }).click();
	await expect(page).toHaveURL("/sign-in?redirectTo=%2Ffeedback");
});
