import { expect, test } from "vitest";
import { foundAddresses, readFoundAddress } from "./found-address";
import { DELIVERY_LENGTHS } from "./rules";

const FLAT = {
	...{ line1: "Flat 2", line2: "The Old Warehouse", line3: "3 Canons Way" },
	...{ town: "BRISTOL", postcode: "BS1 4ST" },
};

const valueFor = (found: Partial<typeof FLAT>) =>
	foundAddresses("BS1 4ST", [{ ...FLAT, ...found }]).choices[0]?.value ?? "";

test("an address is called by its lines, and comes back as the form's fields", () => {
	const { label, choices, says } = foundAddresses("BS1 4ST", [FLAT, { ...FLAT, line2: "", line3: "" }]);
	expect([label, says]).toEqual(["Addresses at BS1 4ST", ""]);
	expect(choices.map((choice) => choice.label)).toEqual([
		"Flat 2, The Old Warehouse, 3 Canons Way, BRISTOL",
		"Flat 2, BRISTOL",
	]);
	expect(choices.map(({ value }) => readFoundAddress(value))).toEqual([
		{
			address: "Flat 2",
			address2: "The Old Warehouse, 3 Canons Way",
			city: "BRISTOL",
			postalCode: "BS1 4ST",
		},
		{ address: "Flat 2", address2: "", city: "BRISTOL", postalCode: "BS1 4ST" },
	]);
});

test("a hundred are shown at most", () => {
	expect(foundAddresses("BS1 4ST", Array(101).fill(FLAT)).choices).toHaveLength(100);
});

test("what a vendor says is cleaned, and no longer than its field", () => {
	const address = readFoundAddress(
		valueFor({ line1: "\u001b[31m1\u202e Way\n2", line2: "x".repeat(999), line3: "" }),
	);
	expect(address?.address).toBe("[31m1 Way 2");
	expect(address?.address2).toHaveLength(DELIVERY_LENGTHS.address2);
});

test("so is what comes back, whoever has changed it", () => {
	const value = JSON.stringify(["\u0007Way", "y".repeat(999), "\u{1F98A}".repeat(51).slice(1), "BS1 4ST"]);
	expect(readFoundAddress(value)).toEqual({
		address: "Way",
		address2: "y".repeat(200),
		city: "\u{1F98A}".repeat(49),
		postalCode: "BS1 4ST",
	});
});

test.each([
	"",
	"null",
	"{",
	"[]",
	'["1 Way"]',
	'["1 Way", "", "Leeds", 7]',
	'{"address":"1 Way"}',
])("nothing is made of %s", (value) => {
	expect(readFoundAddress(value)).toBeNull();
});
