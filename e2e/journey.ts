import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** The two photographs of `photos/`, by who is on them. */
export const PHOTOS = { woman: "e2e/photos/woman.jpg", cat: "e2e/photos/cat.jpg" } as const;

/** A book as a family would think of it: Eileen is the main character, Chelsea her cat. */
export const BOOK = {
	title: "Eileen and the Midnight Moon",
	location: "Space, near a very big moon",
	description: "Eileen wants to fly to the moon with her cat Chelsea, but the rocket has run out of fuel.",
	level: "Confident Reader",
	characters: [
		{ name: "Eileen", age: "38", personality: "A brave, cheerful woman", photo: PHOTOS.woman },
		{ name: "Chelsea", age: "3", personality: "A curious she-cat", photo: PHOTOS.cat, relation: "Pet" },
	],
};

/** `needs`: of a Custom Level. */
type Story = typeof BOOK & { needs?: string };

/** The same with its main character alone: drawn sooner. */
export const SOLO = { ...BOOK, characters: BOOK.characters.slice(0, 1) };

export const DELIVERY = {
	name: "Ada Lovelace",
	email: "ada@example.org",
	address: "12 St James’s Square",
	city: "London",
	postalCode: "SW1Y 4JH",
};

export const CARDS = {
	good: "4242424242424242",
	declined: "4000000000000002",
	poor: "4000000000009995",
	expired: "4000000000000069",
	bank: "4000002500003155",
} as const;

/** Whether JavaScript runs in this page's context. */
export type Browsing = { page: Page; scripted: boolean };

/** Waits until a page's own script runs: only then do its buttons act without the server. A document is loaded once its modules have run. */
export async function started({ page, scripted }: Browsing): Promise<void> {
	if (scripted) await page.waitForLoadState("load");
}

/** Keeps a page's requests to an address waiting until `goOn`. */
export async function holdBack(page: Page, address: string): Promise<{ goOn(): void }> {
	let goOn = () => {};
	const gone = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	await page.route(address, async (route) => {
		await gone;
		await route.continue();
	});
	return { goOn };
}

/** Opens the book form, ready to be typed into. */
export async function openBookForm(browsing: Browsing, address = "/create-book"): Promise<void> {
	await browsing.page.goto(address);
	await started(browsing);
}

export function character(page: Page, number: number) {
	return page.getByRole("group", { name: `Character ${number}`, exact: true });
}

/** Chooses a character's photo. With JavaScript it is uploaded at once, and its thumbnail shows that the shop has it. */
export async function choosePhoto(
	{ page, scripted }: Browsing,
	number: number,
	photo: string,
): Promise<void> {
	const card = character(page, number);
	await card.locator("input[type=file]").setInputFiles(photo);
	if (scripted) await expect(card.getByRole("img", { name: `Photo of character ${number}` })).toBeVisible();
}

/** Chooses a photo of several until all their portraits are there: a machine that is busy may have no time for so many, and says so. */
export async function choosePhotoOfSeveral(browsing: Browsing, number: number, photo: string): Promise<void> {
	const { page, scripted } = browsing;
	await expect(async () => {
		await choosePhoto(browsing, number, photo);
		if (!scripted) await page.getByRole("button", { name: "Keep what I have so far" }).click();
		await expect(async () => {
			if (!scripted) await page.getByRole("button", { name: "Keep what I have so far" }).click();
			await expect(page.getByRole("group", { name: /^Who is / })).toBeVisible({ timeout: 1000 });
		}).toPass({ timeout: 40_000 });
	}).toPass({ timeout: 300_000 });
}

export async function fillBookForm(browsing: Browsing, book: Story = BOOK): Promise<void> {
	const { page } = browsing;
	// The form starts with two characters.
	if (book.characters.length === 1) await page.getByRole("button", { name: "Remove (character 2)" }).click();
	await expect(page.locator("fieldset.character")).toHaveCount(book.characters.length);
	await page.getByLabel("Title of the book").fill(book.title);
	await page.getByLabel("Where does it take place?").fill(book.location);
	await page.getByLabel("What happens?").fill(book.description);
	await page.getByRole("radio", { name: book.level }).check();
	if (book.needs !== undefined) await page.getByLabel("what does your reader need?").fill(book.needs);
	for (const [index, { name, age, personality, photo, relation }] of book.characters.entries()) {
		const card = character(page, index + 1);
		await card.getByLabel("Name").fill(name);
		await card.getByLabel("Age").fill(age);
		await card.getByLabel("Personality, including gender").fill(personality);
		if (relation) await card.getByLabel("Relationship to the main character").selectOption(relation);
		await choosePhoto(browsing, index + 1, photo);
	}
}

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The sum a question asks for: "What is seven plus five?" -> 12. */
export function answerTo(question: string): number {
	const [, first = "", second = ""] = /^What is (\w+) plus (\w+)\?/.exec(question) ?? [];
	const sum = NUMBERS.indexOf(first) + NUMBERS.indexOf(second);
	if (!NUMBERS.includes(first) || !NUMBERS.includes(second)) throw new Error(`no sum: ${question}`);
	return sum;
}

/** Shows that a person is there: reads the question and answers it, or waits for the script to have done its work. */
export async function passCaptcha({ page, scripted }: Browsing): Promise<void> {
	const question = page.getByLabel(/^What is \w+ plus \w+\?/);
	const passed = page.getByText("You are a person. Thank you!");
	if (scripted) {
		// The work begins with the first thing a person does.
		await page.mouse.move(5, 5);
		await expect(passed).toBeVisible({ timeout: 30_000 });
	} else if (await question.isVisible()) {
		await question.fill(String(answerTo((await page.locator("label[for=captcha]").textContent()) ?? "")));
	}
}

export function submitBook(page: Page): Promise<void> {
	return page.getByRole("button", { name: "Create my synopsis and cover" }).last().click();
}

export const errorSummary = (page: Page) => page.locator(".error-summary");

/** Waits for what the shop makes of the form: with or without JavaScript the pages lead there by themselves. */
export async function waitForCover(page: Page): Promise<void> {
	await page.waitForURL("**/create-book/cover*", { timeout: 60_000 });
	await expect(page.getByRole("img", { name: /^Cover of / })).toBeVisible();
}

/** From the empty form to step 2. */
export async function makeBook(browsing: Browsing, book: Story = BOOK): Promise<void> {
	await openBookForm(browsing);
	await fillBookForm(browsing, book);
	await passCaptcha(browsing);
	await submitBook(browsing.page);
	await waitForCover(browsing.page);
	await started(browsing);
}

/** Approves the book whose order or proof is open: the press, and the answer to what is asked once more. */
export async function approve(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Approve my book" }).click();
	await page.getByLabel(/^I have looked at every page/).check();
	await page.getByRole("button", { name: "Approve my book" }).click();
}

/** From step 2 to checkout. */
export async function goToCheckout(browsing: Browsing, comment = ""): Promise<void> {
	const { page } = browsing;
	if (comment) await page.getByLabel("Special instructions").fill(comment);
	await passCaptcha(browsing);
	await page.getByRole("button", { name: "Continue to Checkout" }).click();
	await page.waitForURL("**/checkout?book=*");
}

export async function fillDelivery(page: Page, delivery: Partial<typeof DELIVERY> = {}): Promise<void> {
	const { name, email, address, city, postalCode } = { ...DELIVERY, ...delivery };
	await page.getByLabel("Full name").fill(name);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Address", { exact: true }).fill(address);
	await page.getByLabel("City").fill(city);
	await page.getByLabel("Postal code").fill(postalCode);
}

export async function fillCard(page: Page, number: string = CARDS.good, expiry = "12 / 40"): Promise<void> {
	await page.getByLabel("Card number").fill(number);
	await page.getByLabel("Expiry date").fill(expiry);
	await page.getByLabel("Security code").fill("123");
}

export function payButton(page: Page) {
	return page.locator("#pay-button");
}

export async function applyCoupon(page: Page, code: string): Promise<void> {
	await page.getByLabel("Coupon code").fill(code);
	await page.getByRole("button", { name: "Apply" }).click();
}

/** Waits for Order Confirmed; gives the payment's id and the order number it must show: its last 8 characters, upper case. */
export async function confirmed(page: Page): Promise<{ payment: string; orderNumber: string }> {
	// Not waitForURL: a second press ends the first one's navigation, which that takes for a failure.
	await expect(page).toHaveURL(/\/order-confirmation\?payment=./, { timeout: 30_000 });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order Confirmed");
	const payment = new URL(page.url()).searchParams.get("payment") ?? "";
	return { payment, orderNumber: payment.slice(-8).toUpperCase() };
}

/** Makes a book and pays for it; gives the order's number. */
export async function buy(browsing: Browsing, email: string): Promise<string> {
	const { page } = browsing;
	await makeBook(browsing, SOLO);
	await goToCheckout(browsing);
	await fillDelivery(page, { email });
	await fillCard(page);
	await payButton(page).click();
	return (await confirmed(page)).orderNumber;
}

/** What a row of a summary says: "Total" -> "£34.98". */
export function row(page: Page, name: string) {
	return page.locator(".summary > div", { has: page.locator("dt", { hasText: name }) }).locator("dd");
}

/** A photo in the shop for whoever `request` is; gives its address. */
export async function uploadPhoto(request: APIRequestContext, file: string): Promise<string> {
	const { readFileSync } = await import("node:fs");
	const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: readFileSync(file) };
	const answer = await request.post("/api/uploads", { multipart: { file: photo } });
	expect(answer.status()).toBe(201);
	return ((await answer.json()) as { url: string }).url;
}

/** The idea of BOOK as the calls take it, with photos already uploaded. */
export function ideaOf(images: readonly string[], book = BOOK) {
	const { title, location, description, characters } = book;
	return {
		title,
		location,
		description,
		readingLevel: "confident",
		characters: characters.map(({ name, age, personality, relation }, index) => ({
			name,
			age: Number(age),
			personality,
			relationshipToMain: relation ?? "",
			isMainCharacter: index === 0,
			imageUrl: images[index % images.length],
		})),
	};
}

/** A book with its cover, made through the calls in the session of `request`: for tests that begin at checkout. */
export async function makeBookByCall(request: APIRequestContext): Promise<string> {
	const image = await uploadPhoto(request, PHOTOS.woman);
	const data = { ...ideaOf([image]), characters: ideaOf([image]).characters.slice(0, 1) };
	const written = await request.post("/api/book/generate-guest-synopsis", { data });
	expect(written.status()).toBe(200);
	const { bookId } = (await written.json()) as { bookId: string };
	const drawn = await request.post("/api/book/generate-guest-cover", { multipart: { bookId } });
	expect(drawn.status()).toBe(200);
	return bookId;
}
