import { expect, test } from "vitest";
import { UNSUITABLE } from "~/shop/books/contract";
import { DELIVERY } from "./checkout.testing";
import { deliveryInput, orderInput, paymentIntentInput } from "./contract";
import { DELIVERY_TEXTS } from "./rules";

test("what nobody can see never gets onto a parcel", () => {
	const typed = {
		...DELIVERY,
		name: "Ada\u0000 Love\u202elace",
		address: "12 St James's\r\nSquare",
		phone: "020\u00077946",
	};
	expect(deliveryInput.parse(typed)).toMatchObject({
		name: "Ada Lovelace",
		address: "12 St James's Square",
		phone: "0207946",
	});
	const unseen = deliveryInput.safeParse({ ...DELIVERY, name: "\u200b\u0000" });
	expect(unseen.error?.issues).toMatchObject([{ path: ["name"], message: DELIVERY_TEXTS.name }]);
});

test("a call's metadata may be null; what is no object is told in our words", () => {
	expect(paymentIntentInput.safeParse({ metadata: null }).success).toBe(true);
	const messages = (metadata: unknown) =>
		paymentIntentInput.safeParse({ metadata }).error?.issues[0]?.message;
	expect([messages("a"), messages([])]).toEqual(Array(2).fill("The metadata is an object of fields"));
});

test.each([
	["the payment call", (comment: unknown) => paymentIntentInput.safeParse({ metadata: { comment } })],
	["the order call", (comment: unknown) => orderInput.safeParse({ paymentIntentId: "pi_1", comment })],
])("special instructions in %s are held to the rules of the form", (_call, parse) => {
	expect(JSON.stringify(parse("A woolly\r\nhat\u0000.").data)).toContain('"comment":"A woolly\\nhat."');
	expect(parse(null).success).toBe(true);
	expect(parse(undefined).success).toBe(true);
	expect(parse("a fucking hat").error?.issues[0]?.message).toBe(UNSUITABLE);
	expect(parse("x".repeat(10_000)).success).toBe(false);
	expect(parse(["x"]).success).toBe(false);
});
