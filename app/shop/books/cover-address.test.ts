import { expect, test } from "vitest";
import { openTestShop } from "~/shop.testing";
import { coverUrl, isSignedAddress } from "./cover-address.server";

const DAY = 24 * 3600_000;
const queryOf = (address: string) => new URL(address, "http://localhost").searchParams;

test("an address opens its own cover, until it ends", async () => {
	const shop = await openTestShop();
	const address = coverUrl(shop, "cover_1", DAY);
	expect(address).toMatch(/^\/covers\/cover_1\.jpg\?expires=\d+&signature=[\w-]{43}$/);
	expect(isSignedAddress(shop, "cover_1", queryOf(address))).toBe(true);
	expect(isSignedAddress(shop, "cover_2", queryOf(address))).toBe(false);
	shop.clock.advance(DAY);
	expect(isSignedAddress(shop, "cover_1", queryOf(address))).toBe(true);
	shop.clock.advance(DAY);
	expect(isSignedAddress(shop, "cover_1", queryOf(address))).toBe(false);
});

test("it stays the same all day, so that the browser keeps the picture", async () => {
	const shop = await openTestShop();
	const address = coverUrl(shop, "cover_1");
	shop.clock.advance(10 * 3600_000);
	expect(coverUrl(shop, "cover_1")).toBe(address);
});

test.each([
	"expires=9999999999",
	"expires=9999999999&signature=",
	"signature=x",
	"",
])("nobody makes one: %s", async (query) => {
	const shop = await openTestShop();
	expect(isSignedAddress(shop, "cover_1", new URLSearchParams(query))).toBe(false);
	const later = queryOf(coverUrl(shop, "cover_1"));
	later.set("expires", "9999999999");
	expect(isSignedAddress(shop, "cover_1", later)).toBe(false);
});
