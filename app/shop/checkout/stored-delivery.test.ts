import { expect, test } from "vitest";
import { deliveryInput } from "./contract";
import { readDelivery } from "./stored-delivery";

const WHOLE = {
	name: "Ada Lovelace",
	email: "ada@example.com",
	phone: "07700 900123",
	recipient: "",
	address: "1 Quay Street",
	address2: "",
	city: "Bristol",
	postalCode: "BS1 4ST",
	country: "GB",
};
const without = (...fields: (keyof typeof WHOLE)[]) =>
	Object.fromEntries(
		Object.entries(WHOLE).filter(([field]) => !fields.includes(field as keyof typeof WHOLE)),
	);

test.each([
	["as the form stores it", WHOLE, WHOLE],
	["of before gifts, without a recipient", without("recipient"), WHOLE],
	["of before phones were asked for", without("phone", "recipient"), { ...WHOLE, phone: "" }],
	[
		"with nothing in a field that is required now",
		{ ...WHOLE, postalCode: "" },
		{ ...WHOLE, postalCode: "" },
	],
	[
		"longer than a field may be now",
		{ ...WHOLE, address: "x".repeat(900) },
		{ ...WHOLE, address: "x".repeat(900) },
	],
	[
		"with an address that is no e-mail address now",
		{ ...WHOLE, email: "ada@home" },
		{ ...WHOLE, email: "ada@home" },
	],
	["to a country that is no longer sold to", { ...WHOLE, country: "NZ" }, { ...WHOLE, country: "NZ" }],
	["without a country", without("country"), WHOLE],
	["with null where nothing was typed", { ...WHOLE, phone: null, address2: null }, { ...WHOLE, phone: "" }],
	["with a field nobody knows", { ...WHOLE, county: "Avon" }, WHOLE],
])("what was stored %s is read", (_, stored, read) => {
	expect(readDelivery(JSON.stringify(stored))).toEqual(read);
});

test.each([
	["nothing was stored", null],
	["it is no JSON", "{"],
	["it is a list", "[1]"],
	["its account was deleted", '{"country":"GB"}'],
])("there is none where %s", (_, stored) => {
	expect(readDelivery(stored)).toBeNull();
});

test("what the form stores is read as it is", () => {
	expect(readDelivery(JSON.stringify(deliveryInput.parse(WHOLE)))).toEqual(WHOLE);
});
