import { openCheckout } from "./copied-book";
import { confirmed, fillCard, fillDelivery, payButton } from "./journey";
import { type RunningShop, startShop } from "./shop";
import { expect, test } from "./test";
import { type IdealPostcodesStandIn, startIdealPostcodes } from "./vendors/ideal-postcodes";

// One shop for both of them.
test.describe.configure({ mode: "default" });

let vendor: IdealPostcodesStandIn;
let shop: RunningShop;
test.beforeAll(async () => {
	vendor = await startIdealPostcodes();
	shop = await startShop({ IDEAL_POSTCODES_API_KEY: vendor.apiKey, IDEAL_POSTCODES_API_URL: vendor.url });
});
test.beforeEach(() => {
	vendor.charged.length = 0;
	vendor.faults.length = 0;
});
test.afterAll(async () => {
	await shop.remove();
	await vendor.close();
});

test("an address is found by its postal code, chosen, and paid for", async ({
	visit,
	scripted,
	looksRight,
}) => {
	const page = await visit({ shop });
	await openCheckout(page, shop);
	await fillDelivery(page, { address: "", city: "", postalCode: "bs14st" });
	if (scripted) await fillCard(page);
	const find = page.getByRole("button", { name: "Find address" });
	await find.click();
	const choices = page.getByLabel("Addresses at BS1 4ST");
	await expect(choices.locator("option")).toHaveText([
		"1 Canons Way, BRISTOL",
		"Flat 2, The Old Warehouse, 3 Canons Way, BRISTOL",
		"The Whale & Moon, 5 Canons Way, BRISTOL",
	]);
	if (scripted) await expect(choices).toBeFocused();
	await looksRight(page);
	// Nobody is asked again.
	if (!scripted) await page.reload();
	await choices.selectOption({ index: 1 });
	await page.getByRole("button", { name: "Use this address" }).click();
	const address = page.getByLabel("Address", { exact: true });
	await expect(address).toHaveValue("Flat 2");
	if (scripted) await expect(address).toBeFocused();
	await expect(page.getByLabel("Address line 2")).toHaveValue("The Old Warehouse, 3 Canons Way");
	await expect(page.getByLabel("City")).toHaveValue("BRISTOL");
	await expect(page.getByLabel("Postal code")).toHaveValue("BS1 4ST");
	await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
	await expect(choices).toHaveCount(0);
	if (scripted) {
		await expect(page.getByLabel("Card number")).not.toHaveValue("");
		await expect(page.getByLabel("Security code")).not.toHaveValue("");
		// This tab remembers the address as any that is typed; a card's numbers nobody keeps.
		await page.reload();
		await expect(address).toHaveValue("Flat 2");
	}
	await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	await page.getByRole("link", { name: "See your order" }).click();
	for (const line of ["Flat 2", "The Old Warehouse, 3 Canons Way", "BRISTOL", "BS1 4ST"])
		await expect(page.locator("#order-delivery")).toContainText(line);
	expect(vendor.charged).toEqual(["BS14ST"]);
	expect(shop.count("spending where cost = 300")).toBe(1);

	// It can be put right in the same way.
	await page.getByRole("link", { name: "Change address" }).click();
	await page.getByLabel("Postal code").fill("sw1y 4jh");
	await find.click();
	await expect(page.getByLabel("Addresses at SW1Y 4JH")).toBeVisible();
	await looksRight(page);
	await page.getByRole("button", { name: "Use this address" }).click();
	await expect(address).toHaveValue("12 St. James’s Square");
	await address.press("Enter");
	await expect(page.locator("#order-delivery")).toContainText("12 St. James’s Square");
	expect(vendor.charged).toEqual(["BS14ST", "SW1Y4JH"]);
});

test("where none is found, or nobody answers, the address is typed", async ({ visit, looksRight }) => {
	const page = await visit({ shop });
	await openCheckout(page, shop);
	await fillDelivery(page, { postalCode: "XX" });
	const find = page.getByRole("button", { name: "Find address" });
	await find.click();
	await expect(page.getByLabel("Postal code")).toHaveAccessibleDescription(/in the UK it looks like BS1 4ST/);
	await page.getByLabel("Postal code").fill("BS99 9ZZ");
	await find.click();
	await expect(find).toHaveAccessibleDescription(
		"We couldn’t find addresses for that postal code. Please type the address yourself.",
	);
	await looksRight(page);
	vendor.faults.push({ does: 500 });
	await page.getByLabel("Postal code").fill("BS1 4ST");
	await find.click();
	await expect(find).toHaveAccessibleDescription(
		"We can’t look up addresses just now. Please type the address yourself.",
	);
	await page.getByLabel("Country").selectOption("IE");
	await expect(find).toBeHidden();
	await page.getByLabel("Country").selectOption("GB");
	await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	expect(vendor.charged).toEqual([]);
});
