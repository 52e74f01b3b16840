import { expect, test } from "vitest";
import { countryName } from "~/shop/prices/rules";
import { DELIVERY } from "./checkout.testing";
import { addressLines, EMAIL_PATTERN, expiryMonth, isCardComplete, isCardExpired } from "./rules";

test.each([
	["ada@example.com", true],
	["a.b+c@mail.example.co.uk", true],
	["ada@example", false],
	["ada example.com", false],
	["ada@@example.com", false],
	["Ada <ada@example.com>", false],
	["ada@example.com\nBcc: all@example.com", false],
	["@example.com", false],
])("email %j: %s", (email, good) => expect(EMAIL_PATTERN.test(email)).toBe(good));

test.each([
	["12 / 29", "2029-12"],
	["1229", "2029-12"],
	["12/2029", "2029-12"],
	["1/30", "2030-01"],
	["13/29", null],
	["00/29", null],
	["", null],
])("expiry %j", (typed, month) => expect(expiryMonth(typed)).toBe(month));

const CARD = { number: "4242 4242 4242 4242", expiry: "03/26", cvc: "123" };
test.each([
	["complete", CARD, true],
	["with dashes", { ...CARD, number: "4242-4242-4242-4242" }, true],
	["four digit code", { ...CARD, cvc: "1234" }, true],
	["short number", { ...CARD, number: "4242 4242" }, false],
	["letters", { ...CARD, number: "abcd efgh ijkl mnop" }, false],
	["ended last month", { ...CARD, expiry: "02/26" }, true],
	["no month", { ...CARD, expiry: "26" }, false],
	["no code", { ...CARD, cvc: "" }, false],
])("a card: %s", (_, card, complete) => expect(isCardComplete(card)).toBe(complete));

test.each([
	["02/26", true],
	["12/25", true],
	["03/26", false],
	["04/26", false],
	["", false],
])("a card ends with its month: %j", (expiry, expired) => {
	expect(isCardExpired({ expiry }, new Date("2026-03-31T23:00:00Z"))).toBe(expired);
});

test("an address as it goes on a parcel, without empty lines", () => {
	expect(addressLines(DELIVERY)).toEqual([
		"Ada Lovelace",
		"12 St James's Square",
		"London",
		"SW1Y 4JH",
		"United Kingdom",
	]);
	expect(countryName("IE")).toBe("Ireland");
});
