import { expect, test } from "vitest";
import { DELIVERY } from "./checkout.testing";
import { readTyped } from "./read-typed";

const GIFT = { ...DELIVERY, gift: "1", recipient: "Grandad Joe", giftMessage: "For you,\r\nfrom all of us" };

test("a form that asks for nothing else is one copy, and no gift", () => {
	expect(readTyped(DELIVERY)).toEqual({ ok: true, said: { delivery: DELIVERY, copies: 1, giftMessage: "" } });
});

test("a gift names who gets it, and keeps its message's lines", () => {
	const read = readTyped({ ...GIFT, copies: "2" });
	const delivery = { ...DELIVERY, recipient: "Grandad Joe" };
	const said = { delivery, copies: 2, giftMessage: "For you,\nfrom all of us" };
	expect(read).toEqual({ ok: true, said });
});

test("what was typed of a gift counts only while it is one", () => {
	const read = readTyped({ ...GIFT, gift: "", giftMessage: "a".repeat(999) });
	expect(read).toEqual({ ok: true, said: { delivery: DELIVERY, copies: 1, giftMessage: "" } });
});

test.each([
	[
		"nobody to give it to",
		{ recipient: "  " },
		"recipient",
		"Please say who the gift is for: their name goes on the parcel",
	],
	["a name no label takes", { recipient: "x".repeat(101) }, "recipient", "Please use at most 100 characters"],
	[
		"a message no page takes",
		{ giftMessage: "a".repeat(301) },
		"giftMessage",
		"Your message can have at most 300 characters",
	],
	[
		"signs no typeface has",
		{ giftMessage: "Happy 🎂" },
		"giftMessage",
		"We can’t print “🎂” in a book. Please leave it out, or write it another way.",
	],
	[
		"no words for children",
		{ giftMessage: "fuck" },
		"giftMessage",
		"We keep our books gentle and safe for children. Please put this in other words.",
	],
	["too many copies", { copies: "11" }, "copies", "Please choose 1 to 10 copies"],
	["no copy", { copies: "0" }, "copies", "Please choose 1 to 10 copies"],
])("%s is said at its field", (_, typed, field, message) => {
	expect(readTyped({ ...GIFT, ...typed })).toEqual({ ok: false, fields: { [field]: [message] } });
});

test("everything that is wrong is said at once", () => {
	const read = readTyped({ ...GIFT, name: "", recipient: "", copies: "12" });
	expect(read.ok ? [] : Object.keys(read.fields)).toEqual(["name", "recipient", "copies"]);
});
