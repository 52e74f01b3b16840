import { expect, test } from "vitest";
import { z } from "zod";
import { deliveryInput, paymentIntentInput } from "~/shop/checkout/contract";
import { damageInput } from "~/shop/orders/contract";
import { reviewInput } from "~/shop/reviews/contract";
import { feedbackForm, messageForm } from "~/shop/support/contract";
import { openTestShop } from "~/shop.testing";
import { readForm } from "./form.server";
import { readJson } from "./json.server";
import { parseForm } from "./parse-form.server";

/** What a stranger may send, and what of it reaches the shop. */
const CASES = [
	["a terminal's escape", "Ro\u001b[2Jsa", "Ro[2Jsa"],
	["the same in one sign", "Ro\u009b2Jsa", "Ro2Jsa"],
	["an override", "Ro\u202Esa", "Rosa"],
	["an isolate left open", "Ro\u2067sa", "Rosa"],
	["NUL", "Ro\u0000sa", "Rosa"],
	["a line break of another kind", "Ro\r\nsa\u2028!", "Ro\nsa\n!"],
	["Persian and emoji, as they are", "می‌خواهم 👨‍👩‍👧", "می‌خواهم 👨‍👩‍👧"],
] as const;

const ORIGIN = "http://localhost:3000";
const visitorOf = async (body: BodyInit) => ({
	shop: await openTestShop(),
	request: new Request(`${ORIGIN}/contact`, { method: "POST", body }),
	session: null,
	actor: null,
	headers: new Headers(),
});
const typed = async (fields: Record<string, string>) =>
	(await readForm(await visitorOf(new URLSearchParams(fields)))).fields;
const inParts = async (fields: Record<string, string>) => {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	return (await readForm(await visitorOf(body))).fields;
};
const called = (body: unknown) =>
	readJson(
		new Request(`${ORIGIN}/api/x`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(body),
		}),
		z.unknown(),
	);

test.each(CASES)("%s comes through no door", async (_, sent, left) => {
	expect((await typed({ words: sent })).get("words")).toBe(left);
	expect((await inParts({ words: sent })).get("words")).toBe(left);
	expect(await called({ words: sent, list: [{ name: sent }] })).toEqual({
		words: left,
		list: [{ name: left }],
	});
});

test("a password is taken as it was typed", async () => {
	const secret = "a\u0007b\u202Ec 12345";
	for (const name of ["password", "currentPassword", "confirm"]) {
		expect((await typed({ [name]: secret })).get(name)).toBe(secret);
		expect((await inParts({ [name]: secret })).get(name)).toBe(secret);
		expect(await called({ [name]: secret })).toEqual({ [name]: secret });
	}
});

const HOSTILE = "Rosa\u001b]0;x\u0007\u009b2J\u202E\u2067\u0000\u2028!";
const HARMLESS = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
const DELIVERY = {
	name: HOSTILE,
	email: "ada@example.com",
	phone: HOSTILE,
	recipient: HOSTILE,
	address: HOSTILE,
	address2: HOSTILE,
	city: HOSTILE,
	postalCode: "N1 9GU",
	country: "GB",
};

/** Every contract of what strangers write: it holds by itself too, for what reaches it by another way than a door. */
test.each([
	["a delivery", deliveryInput, DELIVERY],
	["a message", messageForm, { name: HOSTILE, email: "a@b.uk", subject: HOSTILE, message: HOSTILE }],
	["feedback", feedbackForm, { name: HOSTILE, feedback: HOSTILE }],
	["a review", reviewInput, { orderId: "o", content: HOSTILE, displayName: HOSTILE }],
	["a damaged book", damageInput, { words: HOSTILE }],
	[
		"a payment",
		paymentIntentInput,
		{
			metadata: {
				comment: HOSTILE,
				deliveryInfo: JSON.stringify(DELIVERY),
				giftMessage: "Rosa\u001b!\u202E",
			},
		},
	],
] as const)("%s holds nothing that a terminal or a mail would obey", (_, schema, sent) => {
	const held = JSON.stringify(schema.parse(sent), (_key, value) =>
		typeof value === "string" ? value.replaceAll("\n", " ") : value,
	);
	expect(held).toMatch(HARMLESS);
	expect(held).not.toMatch(/\\u00/);
	expect(held).toContain("Rosa");
});

test("an order that says what was damaged is held to it in both doors", async () => {
	const parsed = parseForm(await typed({ words: HOSTILE }), damageInput);
	expect(parsed.status === "success" && parsed.value.words).toBe("Rosa]0;x2J\n!");
});
