import { expect, test } from "vitest";
import { COUNTRIES } from "~/shop/prices/rules";
import { DELIVERY } from "./checkout.testing";
import { deliveryInput, giftDeliveryInput, isSameDelivery, orderInput } from "./contract";
import { postcodeProblem, writtenPostcode } from "./rules";

test.each([
	["GB", "bs14st", "BS1 4ST"],
	["GB", " Sw1y-4jh ", "SW1Y 4JH"],
	["GB", "n1.9gu", "N1 9GU"],
	["GB", "EC1A  1BB", "EC1A 1BB"],
	["GB", "b338th", "B33 8TH"],
	["GB", "je2 4we", "JE2 4WE"],
	["GB", "bfpo57", "BFPO 57"],
	["GB", "bf1 0ax", "BF1 0AX"],
	["US", "10001", "10001"],
	["US", "100012345", "10001-2345"],
	["CA", "k1a0b1", "K1A 0B1"],
	["AU", "2000", "2000"],
	["IE", "d02af30", "D02 AF30"],
	["IE", "d6w xy00", "D6W XY00"],
] as const)("in %s %j is set right", (country, typed, written) => {
	expect(writtenPostcode(country, typed)).toBe(written);
	expect(writtenPostcode(country, written)).toBe(written);
});

test.each([
	["GB", "XX"],
	["GB", "BS1"],
	["GB", "XX1 4ST"],
	["GB", "BS1 4CT"],
	["GB", "BS1 4ST 2"],
	["GB", "10001"],
	["US", "1000"],
	["US", "BS1 4ST"],
	["CA", "D1A 0B1"],
	["AU", "20000"],
	["IE", "Dublin 4"],
] as const)("in %s %j is none, and what one looks like is said", (country, typed) => {
	expect(writtenPostcode(country, typed)).toBeNull();
	const read = deliveryInput.safeParse({ ...DELIVERY, country, postalCode: typed });
	const message = postcodeProblem(country);
	expect(read.error?.issues).toMatchObject([{ path: ["postalCode"], message }]);
});

test("each example is one itself", () => {
	for (const { value } of COUNTRIES) {
		const [like = ""] = /(?<=looks like ).*/.exec(postcodeProblem(value)) ?? [];
		for (const one of like.split(" or ")) expect(writtenPostcode(value, one)).toBe(one);
	}
	expect(postcodeProblem("GB")).toBe("Please check the postal code: in the UK it looks like BS1 4ST");
});

test("a delivery has it set right, a gift's and a call's too; what else is wrong is said with it", () => {
	const typed = { ...DELIVERY, postalCode: "sw1y4jh" };
	const call = orderInput.parse({ paymentIntentId: "pi_1", deliveryInfo: JSON.stringify(typed) });
	for (const read of [deliveryInput.parse(typed), giftDeliveryInput.parse({ ...typed, recipient: "Joe" })])
		expect(read.postalCode).toBe("SW1Y 4JH");
	expect(call.deliveryInfo?.postalCode).toBe("SW1Y 4JH");
	const wrong = deliveryInput.safeParse({ ...typed, name: "", postalCode: "XX" });
	expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(["name", "postalCode"]);
	const nowhere = deliveryInput.safeParse({ ...typed, country: "FR" });
	expect(nowhere.error?.issues.map(({ path }) => path[0])).toEqual(["country"]);
});

test("what was paid for before codes were set right goes to the same door", () => {
	expect(isSameDelivery({ ...DELIVERY, postalCode: "sw1y 4jh" }, DELIVERY)).toBe(true);
	expect(isSameDelivery({ ...DELIVERY, postalCode: "XX" }, DELIVERY)).toBe(false);
});
