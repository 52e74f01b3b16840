import type { Locator, Page } from "@playwright/test";
import {
	BOOK,
	CARDS,
	character,
	confirmed,
	DELIVERY,
	PHOTOS,
	passCaptcha,
	payButton,
	started,
	waitForCover,
} from "./journey";
import { expect, test } from "./test";

/** More stops than any page of the journey has. */
const MOST_STOPS = 120;

/** Whether what has the focus shows it: ringed, itself or by what stands for it, and not behind anything. */
function showsFocus(element: Element): boolean {
	const card = element.closest("label") ?? element;
	const ringed = [element, card].some((one) => {
		const { outlineStyle, outlineWidth } = getComputedStyle(one);
		return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
	});
	const { left, top, width, height } = card.getBoundingClientRect();
	const seen = document.elementFromPoint(left + width / 2, top + height / 2);
	return ringed && seen !== null && card.contains(seen);
}

/** Presses Tab until `target` has the focus and shows that it has. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let stop = 0; stop < MOST_STOPS; stop++) {
		await page.keyboard.press("Tab");
		if (await target.evaluate((element) => element === document.activeElement)) {
			// The page may still be on its way there.
			await expect.poll(() => target.evaluate(showsFocus), `${target} shows its focus`).toBe(true);
			return;
		}
	}
	throw new Error(`Tab never came to ${target}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
	await tabTo(page, page.getByLabel(label, { exact: true }));
	await page.keyboard.type(text);
}

test("the whole journey by keyboard alone", { tag: "@script" }, async ({ page, scripted }) => {
	const browsing = { page, scripted };
	const { keyboard } = page;
	const summary = page.locator(".error-summary");

	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/");
	await keyboard.press("Tab");
	await keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await tabTo(page, page.getByRole("link", { name: "Create Yours Now" }).first());
	await keyboard.press("Enter");
	await page.waitForURL("/create-book");
	await started(browsing);

	await test.step("a form that fails: the focus is on the summary, its links lead to the fields", async () => {
		await passCaptcha(browsing);
		await tabTo(page, page.getByLabel("Where does it take place?"));
		// Enter sends the form; it must not press a button that removes a character.
		await keyboard.press("Enter");
		await expect(summary).toBeFocused();
		await expect(page.locator("fieldset.character")).toHaveCount(2);
		await started(browsing);
		await tabTo(page, summary.getByRole("link", { name: "Please give your book a title" }));
		await keyboard.press("Enter");
		await expect(page.getByLabel("Title of the book")).toBeFocused();
	});

	await test.step("the book form", async () => {
		await keyboard.type(BOOK.title);
		await typeInto(page, "Where does it take place?", BOOK.location);
		await typeInto(page, "What happens?", BOOK.description);
		await tabTo(page, page.getByRole("radio", { name: "Little Explorer" }));
		await keyboard.press("ArrowDown");
		await keyboard.press("ArrowDown");
		await expect(page.getByRole("radio", { name: BOOK.level })).toBeChecked();
		await tabTo(page, page.getByRole("button", { name: "Remove (character 2)" }));
		await keyboard.press("Enter");
		await expect(character(page, 1)).toBeFocused();
		await expect(page.locator("fieldset.character")).toHaveCount(1);
		await typeInto(page, "Name", "Eileen");
		await typeInto(page, "Age", "38");
		await typeInto(page, "Personality, including gender", "A brave, cheerful woman");
		await tabTo(page, page.locator("input[type=file]"));
		// A busy browser may let the first press go by.
		await expect(async () => {
			const chooser = page.waitForEvent("filechooser", { timeout: 5000 });
			await keyboard.press("Enter");
			await (await chooser).setFiles(PHOTOS.woman);
		}).toPass({ timeout: 40_000 });
		await expect(page.getByRole("img", { name: "Photo of character 1" })).toBeVisible();
		await tabTo(page, page.getByRole("button", { name: "Create my synopsis and cover" }));
		await keyboard.press("Space");
	});

	await test.step("synopsis and cover", async () => {
		await waitForCover(page);
		await started(browsing);
		await tabTo(page, page.getByLabel("Special instructions"));
		await keyboard.type("Her scarf is red.");
		await passCaptcha(browsing);
		await tabTo(page, page.getByRole("button", { name: "Continue to Checkout" }));
		await keyboard.press("Enter");
	});

	await test.step("checkout", async () => {
		await page.waitForURL("**/checkout?book=*");
		await typeInto(page, "Full name", DELIVERY.name);
		await typeInto(page, "Email", DELIVERY.email);
		await typeInto(page, "Address", DELIVERY.address);
		await typeInto(page, "City", DELIVERY.city);
		await typeInto(page, "Postal code", DELIVERY.postalCode);
		await tabTo(page, page.getByLabel("Country"));
		await keyboard.type("Ireland");
		await expect(page.getByLabel("Country")).toHaveValue("IE");
		await keyboard.press("Home");
		await expect(page.getByLabel("Country")).toHaveValue("GB");
		await tabTo(page, page.locator("#couponCode"));
		await keyboard.type("story10");
		await keyboard.press("Enter");
		const remove = page.getByRole("button", { name: "Remove coupon STORY10" });
		await expect(remove).toBeFocused();
		await typeInto(page, "Card number", CARDS.good);
		await typeInto(page, "Expiry date", "1240");
		await typeInto(page, "Security code", "123");
		await tabTo(page, payButton(page));
		await expect(payButton(page)).toHaveText("Pay £31.98");
		await keyboard.press("Enter");
	});

	await confirmed(page);
	await expect(page.locator("canvas.confetti")).toBeAttached();
	await keyboard.press("Escape");
	await expect(page.locator("canvas.confetti")).not.toBeAttached();
	await tabTo(page, page.getByRole("link", { name: "Back to Home" }));
});

test("nothing moves by itself where motion is not wanted", { tag: "@script" }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const address of ["/", "/create-book", "/styles"]) {
		await page.goto(address);
		const moving = await page.evaluate(() =>
			document
				.getAnimations()
				.filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 50)
				.map((animation) => (animation as CSSAnimation).animationName),
		);
		expect(moving, address).toEqual([]);
		await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
	}
});
