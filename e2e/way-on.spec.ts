import { join } from "./account-steps";
import { errorSummary, goToCheckout, started } from "./journey";
import { addBook } from "./library-steps";
import { expect, test } from "./test";

/* The bar at the foot of the cover's page, which leads to the checkout. */

test("what asks for a person is in sight beside the way to checkout from the first, also once it was wrong", async ({
	page,
	scripted,
	shop,
	looksRight,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const { id } = await join(page);
	await page.goto(`/create-book/cover?book=${await addBook(shop, id)}`);
	await started({ page, scripted });
	const asked = scripted ? page.locator(".captcha-person") : page.getByLabel(/^What is \w+ plus \w+\?/);
	await expect(page.getByRole("button", { name: "Continue to Checkout" })).toBeInViewport({ ratio: 1 });
	await expect(asked).toBeInViewport({ ratio: 1 });
	await looksRight(page);
	if (!scripted) {
		await asked.fill("one hundred");
		await page.getByRole("button", { name: "Continue to Checkout" }).click();
		await expect(errorSummary(page)).toContainText("Please complete the reCAPTCHA verification");
		await expect(asked).toBeInViewport({ ratio: 1 });
	}
	await goToCheckout({ page, scripted });
});

test("the way to checkout is in sight from the first, at the foot of the window, and covers nothing that has the focus", {
	tag: "@script",
}, async ({ page, scripted, shop }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const { id } = await join(page);
	await page.goto(`/create-book/cover?book=${await addBook(shop, id)}`);
	await started({ page, scripted });
	const goOn = page.getByRole("button", { name: "Continue to Checkout" });
	await expect(goOn).toHaveCount(1);
	await page.evaluate(() => scrollTo(0, 0));
	await expect(goOn).toBeInViewport({ ratio: 1 });
	const covered = () =>
		page.evaluate(() => {
			const focused = document.activeElement;
			const bar = document.querySelector(".go-on");
			if (!focused || !bar || focused === document.body || bar.contains(focused)) return null;
			const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
			return one.top >= other.top && one.bottom <= other.bottom ? focused.outerHTML.slice(0, 120) : null;
		});
	for (const key of ["Tab", "Shift+Tab"]) {
		const seen = new Set<string>();
		for (let presses = 0; presses < 60; presses++) {
			await page.keyboard.press(key);
			seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ""));
			expect(await covered()).toBeNull();
		}
		expect(seen.size).toBeGreaterThan(10);
	}
});
