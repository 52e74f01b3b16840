import { expect, test } from "vitest";
import { DELIVERY } from "./checkout.testing";
import {
	addressLines,
	countryName,
	EMAIL_PATTERN,
	expiryMonth,
	inPounds,
	isCardComplete,
	priceOf,
	pricePaid,
} from "./rules";

test.each([
	["no coupon", null, 0, 3498],
	["10 % is off the book alone, rounded up for the buyer", { percentOff: 10, penceOff: null }, 300, 3198],
	["33 %", { percentOff: 33, penceOff: null }, 990, 2508],
	["1 %", { percentOff: 1, penceOff: null }, 30, 3468],
	["100 % leaves the postage", { percentOff: 100, penceOff: null }, 2999, 499],
	["£5", { percentOff: null, penceOff: 500 }, 500, 2998],
	["pence reach the postage", { percentOff: null, penceOff: 3200 }, 3200, 298],
	["30p is still charged", { percentOff: null, penceOff: 3468 }, 3468, 30],
	["29p is given away", { percentOff: null, penceOff: 3469 }, 3498, 0],
	["exactly everything", { percentOff: null, penceOff: 3498 }, 3498, 0],
	["never below nothing", { percentOff: null, penceOff: 99_999 }, 3498, 0],
])("price with %s", (_, coupon, discountPence, totalPence) => {
	expect(priceOf(coupon)).toEqual({ bookPence: 2999, deliveryPence: 499, discountPence, totalPence });
});

test("what was paid is the price, and what is missing the discount", () => {
	expect(pricePaid(3198)).toEqual({
		bookPence: 2999,
		deliveryPence: 499,
		discountPence: 300,
		totalPence: 3198,
	});
});

test.each([
	[0, "£0.00"],
	[5, "£0.05"],
	[3498, "£34.98"],
])("%s pence in pounds", (pence, text) => expect(inPounds(pence)).toBe(text));

test.each([
	["ada@example.com", true],
	["a.b+c@mail.example.co.uk", true],
	["ada@example", false],
	["ada example.com", false],
	["ada@@example.com", false],
	["Ada <ada@example.com>", false],
	["ada@example.com\nBcc: all@example.com", false],
	["@example.com", false],
])("e-mail %j: %s", (email, good) => expect(EMAIL_PATTERN.test(email)).toBe(good));

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
	["ended last month", { ...CARD, expiry: "02/26" }, false],
	["no code", { ...CARD, cvc: "" }, false],
])("a card: %s", (_, card, complete) => {
	expect(isCardComplete(card, new Date("2026-03-31T23:00:00Z"))).toBe(complete);
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
