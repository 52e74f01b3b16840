import { expect, test } from "vitest";
import { SELLER } from "~/content/seller.testing";
import { confirmEmailMail } from "./confirm-email";
import { greeting, layOut } from "./letter";
import { orderEmailNewMail } from "./order-email";
import { welcomeMail } from "./welcome";

const link = "https://shop.example/";
const beginnings = (name: string) => {
	const first = greeting(name);
	return [
		first.kind === "text" ? first.text : "",
		...[
			welcomeMail({ username: name, link }),
			confirmEmailMail({ username: name, link }),
			orderEmailNewMail({ name, orderNumber: "7XK2M4QP", title: "The Lost Kite", link }),
		].flatMap((letter) => {
			const { html, text } = layOut(letter, SELLER);
			return [html, text];
		}),
	];
};

test.each([
	"WIN 500 www.evil.co",
	"evil.co",
	"Ada.evil.co",
	"EVIL.CO claim now",
	"evil．co",
	"evil。co",
	"e\u00advil.c\u200bo",
	"пример.рф",
	"shop.xn--p1ai",
	"https://evil",
	"ada@example.com",
	"192.168.10.4",
	"Call 020 7946 0123",
	"+44 (0)20-7946 0123",
])("nobody is greeted by %s, which is an address or looks like one", (name) => {
	for (const text of beginnings(name)) expect(text).not.toContain(name);
	expect(beginnings(name)[0]).toBe("Hello,");
	expect(welcomeMail({ username: name, link }).title).toBe("Welcome");
});

test.each([
	"Ada",
	"J. R. Hartley",
	"J.R. Hartley",
	"Dr. Müller",
	"Ada & Owen",
	"Reader 2",
	"Ada 2019",
	"Wwwilma",
	"अनन्या",
	"Zoë-Anne St. John",
])("%s is a name like others", (name) => {
	expect(beginnings(name)[0]).toBe(`Hello ${name},`);
	expect(welcomeMail({ username: name, link }).title).toBe(`Welcome, ${name}`);
});
