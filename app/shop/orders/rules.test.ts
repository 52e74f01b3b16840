import { expect, test } from "vitest";
import { deliveryTimeText, estimatedDelivery, longDate, orderNumberOf } from "./rules";

test("an order's number is the end of its payment's id", () => {
	expect(orderNumberOf("pi_3AbCdEfGhIjKlMnOpQrStUv")).toBe("OPQRSTUV");
});

test.each([
	["Monday", "2026-03-02T09:00:00.000Z", "2026-03-11T09:00:00.000Z"],
	["Friday", "2026-03-06T23:59:59.000Z", "2026-03-17T23:59:59.000Z"],
	["Saturday", "2026-03-07T09:00:00.000Z", "2026-03-17T09:00:00.000Z"],
	["day before Good Friday", "2026-04-02T09:00:00.000Z", "2026-04-15T09:00:00.000Z"],
	["Christmas Eve", "2026-12-24T09:00:00.000Z", "2027-01-07T09:00:00.000Z"],
	["Saturday that has begun in London, not in UTC", "2026-06-05T23:30:00.000Z", "2026-06-15T23:30:00.000Z"],
])("seven working days from a %s", (_, from, by) => expect(estimatedDelivery("GB", new Date(from))).toBe(by));

test("outside the UK nothing is promised", () => {
	expect(estimatedDelivery("IE", new Date())).toBeNull();
	expect(deliveryTimeText("IE")).not.toMatch(/\d/);
	expect(deliveryTimeText("GB")).toContain("5-7 working days");
});

test("a date is long, British, and as it is in London", () => {
	expect(longDate("2026-06-30T23:30:00.000Z")).toBe("1 July 2026");
	expect(longDate("2026-11-20T23:30:00.000Z")).toBe("20 November 2026");
});
