import type { Page } from "@playwright/test";
import { followLink, join, openAccountMenu, openMail, toast } from "./account-steps";
import {
	confirmed,
	fillCard,
	fillDelivery,
	goToCheckout,
	ideaOf,
	PHOTOS,
	payButton,
	started,
	uploadPhoto,
} from "./journey";
import { addBook, change, shopTime } from "./library-steps";
import type { RunningShop } from "./shop";
import { expect, test } from "./test";

const WEEK_MS = 7 * 24 * 3600_000;
const CALL = "**/api/user/credits";

/** As if so many covers had arrived in this period. */
async function use(shop: RunningShop, ownerId: string, used: number): Promise<void> {
	const frozen = used < 5 ? "" : new Date((await shopTime(shop)) + WEEK_MS).toISOString();
	change(
		shop,
		"insert into credits (owner_id, used, frozen_until) values (?, ?, nullif(?, '')) " +
			"on conflict (owner_id) do update set used = excluded.used, frozen_until = excluded.frozen_until",
		ownerId,
		used,
		frozen,
	);
}

const refresh = (page: Page) => page.getByRole("link", { name: "Refresh cover credits" });

test("the header shows what is left, and asks again when it is told to", async ({ page, shop, scripted }) => {
	const { id } = await join(page);
	await page.goto("/profile");
	const menu = await openAccountMenu(page);
	const credits = menu.locator("[data-credits]");
	await expect(credits).toHaveText("5");
	await use(shop, id, 3);
	await refresh(page).click();
	// Without JavaScript it is a link to this page.
	if (!scripted) await openAccountMenu(page);
	await expect(credits).toHaveText("2");
});

test("dots, '--' and 'Error'", { tag: "@script" }, async ({ page }) => {
	await join(page);
	await page.goto("/");
	const credits = (await openAccountMenu(page)).locator("[data-credits]");
	let answer = () => {};
	const asked = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(
		CALL,
		async (route) => {
			await asked;
			await route.fulfill({ json: { coverCredits: null, freezeExpiresAt: null } });
		},
		{ times: 1 },
	);
	const height = async () => (await page.locator("#account-menu .credits").boundingBox())?.height;
	const calm = await height();
	await refresh(page).click();
	await expect(credits).toHaveAttribute("aria-busy", "true");
	expect(await height(), "the dots don't wrap").toBe(calm);
	expect(await credits.evaluate((place) => getComputedStyle(place, "::after").content)).toBe('"..."');
	answer();
	await expect(credits).toHaveText("--");
	await expect(credits).toHaveAttribute("aria-busy", "false");

	const broken = { status: 429, json: { success: false, message: "Failed to fetch credits" } };
	await page.route(CALL, (route) => route.fulfill(broken), { times: 1 });
	await refresh(page).click();
	await expect(credits).toHaveText("Error");
	await expect(credits).toHaveAttribute("title", "Failed to load credits");
	await expect(toast(page, "Failed to load credits")).toBeVisible();
	await refresh(page).click();
	await expect(credits).toHaveText("5");
	await expect(credits).toHaveAttribute("title", "");
});

test("after five covers there is none until the period is over, or an order gives five more", async ({
	openShop,
	visit,
	scripted,
	looksRight,
}) => {
	const shop = await openShop();
	const page = await visit({ shop });
	const { id, email } = await join(page);
	const bookId = await addBook(shop, id);
	await use(shop, id, 5);
	const refused = await page.request.post("/api/book/generate-cover", { multipart: { bookId } });
	expect(refused.status()).toBe(403);
	expect(await refused.json()).toMatchObject({
		error: "Oops! Out of credits. Please try again later.",
		freezeExpiresAt: expect.stringMatching(/^\d{4}-/),
	});
	await page.goto("/create-book/frozen");
	await expect(page.getByText("Oops! You have no more credits left.").first()).toBeVisible();
	await expect(page.locator(".countdown").first()).toContainText(/^[67]\sdays?, /);
	await looksRight(page);
	const credits = (await openAccountMenu(page)).locator("[data-credits]");
	await expect(credits).toHaveText("0");

	// A story sent meanwhile waits, and is drawn by itself.
	const { characters, ...story } = ideaOf([await uploadPhoto(page.request, PHOTOS.cat)]);
	const data = { ...story, characters: characters.slice(0, 1) };
	const { bookId: sixth } = await (await page.request.post("/api/book/generate-synopsis", { data })).json();
	const asked = await page.request.post("/api/book/generate-cover", { multipart: { bookId: sixth } });
	expect(asked.status()).toBe(403);
	await page.goto("/books");
	const card = page.locator(`[id="${sixth}"]`);
	await expect(card).toContainText("Waiting for its cover");
	await expect(card).toContainText(/It is drawn by itself on \w+, \d+ \w+ \d{4} at \d\d:\d\d\./);
	await expect(card.locator(".countdown")).toHaveCount(0);
	await looksRight(page);
	if (scripted) {
		await page.goto("/create-book/frozen");
		await page.getByRole("link", { name: "Order “Rosa and the Whale”" }).click();
		await started({ page, scripted });
		await goToCheckout({ page, scripted });
		await fillDelivery(page);
		await fillCard(page);
		await payButton(page).click();
		await confirmed(page);
	} else {
		// Its photo is gone long before the week is over: by then its likeness is kept.
		const kept = () => shop.count("characters where book_id = ? and likeness_key is not null", sixth);
		await expect.poll(kept).toBe(1);
		await shop.advance(WEEK_MS);
	}
	await openMail(page, email, /^The cover of “Eileen and the Midnight Moon” is drawn$/);
	await followLink(page, "/books");
	await expect(card.locator(".countdown")).toContainText(/^4[78]\shours?, /);
	await expect(card.getByRole("link", { name: "ORDER NOW" })).toBeVisible();
	await openAccountMenu(page);
	await expect(credits).toHaveText("4");
});
