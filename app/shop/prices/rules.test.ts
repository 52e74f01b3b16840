import { afterEach, expect, test } from "vitest";
import {
	addsUp,
	copiesOf,
	countryOf,
	DELIVERY_PENCE,
	fullPence,
	inPounds,
	postageText,
	priceOf,
	readCopies,
} from "./rules";

const standing = { ...DELIVERY_PENCE };
afterEach(() => {
	Object.assign(DELIVERY_PENCE, standing);
});

test("delivery is priced by the one table", () => {
	DELIVERY_PENCE.IE = 899;
	expect(fullPence("IE")).toBe(3898);
	expect(priceOf("IE", { percentOff: 10, penceOff: null })).toEqual({
		bookPence: 2999,
		deliveryPence: 899,
		discountPence: 300,
		totalPence: 3598,
	});
	expect(priceOf("IE", { percentOff: null, penceOff: 3498 }).totalPence).toBe(400);
	expect(priceOf("GB", null).totalPence).toBe(3498);
});

test.each([
	["US", "US"],
	["FR", "GB"],
	["", "GB"],
	[undefined, "GB"],
])("typed so far %j, it is sent to %s", (typed, country) => expect(countryOf(typed)).toBe(country));

test.each([
	[{ bookPence: 2999, deliveryPence: 499, discountPence: 299, totalPence: 3198 }, false],
	[{ bookPence: 2999, deliveryPence: 499, discountPence: -100, totalPence: 3598 }, false],
])("what doesn't add up is seen: %j", (price, right) => expect(addsUp(price)).toBe(right));

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
	const price = priceOf("GB", coupon);
	expect(price).toEqual({ bookPence: 2999, deliveryPence: 499, discountPence, totalPence });
	expect(addsUp(price)).toBe(true);
});

test.each([
	[0, "£0.00"],
	[5, "£0.05"],
	[3498, "£34.98"],
])("%s pence in pounds", (pence, text) => expect(inPounds(pence)).toBe(text));

test.each([
	["two, no coupon", 2, null, 5998, 0, 6497],
	["ten", 10, null, 29_990, 0, 30_489],
	["10 % is off all the books, rounded up once", 3, { percentOff: 10, penceOff: null }, 8997, 900, 8596],
	["£5 is off the order once", 3, { percentOff: null, penceOff: 500 }, 8997, 500, 8996],
	["100 % leaves the one postage", 2, { percentOff: 100, penceOff: null }, 5998, 5998, 499],
])("copies: %s", (_, copies, coupon, bookPence, discountPence, totalPence) => {
	const price = priceOf("GB", coupon, copies);
	expect(price).toEqual({ bookPence, deliveryPence: 499, discountPence, totalPence });
	expect(addsUp(price)).toBe(true);
});

test.each([
	["1", 1],
	["10", 10],
	["0", null],
	["11", null],
	["2.5", null],
	["-1", null],
	["two", null],
	["", null],
	[undefined, null],
])("%j copies are %j", (typed, copies) => {
	expect(readCopies(typed)).toBe(copies);
	expect(copiesOf(typed)).toBe(copies ?? 1);
});

test("postage is told in one sentence, which follows the table", () => {
	expect(postageText()).toBe(
		"Delivery is £4.99 an order, the same to every country we post to: the United Kingdom, the United States, Canada, Australia and Ireland.",
	);
	Object.assign(DELIVERY_PENCE, { US: 899, AU: 1250, CA: 899 });
	expect(postageText()).toBe(
		"Delivery is, an order: £4.99 to the United Kingdom and Ireland; £8.99 to the United States and Canada; £12.50 to Australia.",
	);
});
