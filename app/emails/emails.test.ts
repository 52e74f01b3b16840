import { expect, test } from "vitest";
import { SELLER } from "~/content/seller.testing";
import { COMMENT_TEXTS } from "~/shop/books/rules";
import { DELIVERY } from "~/shop/checkout/checkout.testing";
import { contactMessageMail } from "./contact-message";
import { escapeHtml, type Letter, layOut, write } from "./letter";
import { orderConfirmation } from "./order-confirmation";
import { type OrderNews, orderNews } from "./order-news";
import { paymentRefund } from "./payment-refund";
import { welcomeMail } from "./welcome";

const laid = (letter: Letter) => layOut(letter, SELLER);

const ORDER = {
	orderNumber: "ABCD1234",
	orderedAt: "2026-03-02T09:00:00.000Z",
	title: "The Whale",
	copies: 1,
	comment: "It is needed by Friday.",
	giftMessage: "",
	bookPence: 2999,
	deliveryPence: 499,
	discountPence: 300,
	totalPence: 3198,
	couponCode: "STORY10",
	paymentMethod: "Visa ending 4242",
	delivery: DELIVERY,
	nextBookCoupon: "K7PT3XWM9QRA",
	link: "https://shop.example/orders/order_1?key=a.b",
	invoice: "https://shop.example/orders/order_1/invoice?key=a.b",
};

test("the confirmation says in both forms what was ordered, what was paid, where it goes and how to see it", () => {
	const { subject, html, text } = laid(orderConfirmation(ORDER));
	expect(subject).toBe("Your order ABCD1234 is confirmed: The Whale");
	for (const body of [html, text]) {
		for (const said of [
			"ABCD1234",
			"2 March 2026",
			"£29.99",
			"£4.99",
			"STORY10",
			"Your coupon: K7PT3XWM9QRA. It is good from the moment you approve this book",
			"−£3.00",
			"£31.98",
			"Visa ending 4242",
			"London",
			"SW1Y 4JH",
			"United Kingdom",
			"5-7 working days after you approve your book",
			ORDER.link,
			ORDER.invoice,
			"regulation 28(1)(b)",
			"It is needed by Friday.",
			COMMENT_TEXTS.sent,
		]) {
			expect(body).toContain(said);
		}
	}
});

test("no discount and nothing paid read as such", () => {
	const { text } = laid(
		orderConfirmation({ ...ORDER, discountPence: 3498, totalPence: 0, couponCode: null }),
	);
	expect(text).toContain("Discount: −£34.98");
	expect(text).toContain("Payment method: None needed");
	expect(laid(orderConfirmation({ ...ORDER, nextBookCoupon: null })).text).not.toContain("next book");
	expect(laid(orderConfirmation({ ...ORDER, discountPence: 0 })).text).not.toContain("Coupon");
	expect(laid(orderConfirmation({ ...ORDER, comment: "" })).text).not.toMatch(/instructions/i);
});

test("what a person wrote stays text, and a subject one line", () => {
	const title = `<script>alert("1")</script>\r\nBcc: all@example.com`;
	const { subject, html } = laid(
		orderConfirmation({ ...ORDER, title, delivery: { ...DELIVERY, name: "<img src=x>" } }),
	);
	expect(subject).not.toMatch(/[\r\n]/);
	expect(html).not.toMatch(/<script|<img/);
	expect(html).toContain("&lt;img src=x&gt;");
	expect(escapeHtml(`<a href="x">'&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
});

test("a mail asks for nothing from outside", () => {
	const { html } = laid(
		write("Subject", "Title", [{ kind: "button", label: "Go", href: "https://shop.example/" }]),
	);
	expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/);
});

test("a long address stands behind a link, and nothing long makes a mail wider than a phone", () => {
	const href = `https://shop.example/${"x".repeat(200)}`;
	const { html, text } = laid(write("Subject", "Title", [{ kind: "link", label: "Your invoice", href }]));
	expect(html).toContain(`href="${href}"`);
	expect(html).toContain(">Your invoice</a>");
	expect(html).toContain("overflow-wrap:anywhere");
	expect(text).toContain(`Your invoice:\n${href}`);
});

test("every mail ends with who sells and how they are reached, in both forms", () => {
	const { html, text } = layOut(write("Subject", "Title", []), { ...SELLER, vat: "VAT number GB123456789" });
	for (const said of [
		"Ltd",
		"Registered in England and Wales, company number 01234567",
		"Registered office: 1 Mill Lane, Leeds, LS1 1AA",
		"VAT number GB123456789",
		"write to hello@fableandkin.example or ring 0113 496 0123",
	])
		for (const body of [html, text]) expect(body).toContain(said);
});

test("a refund says how much, why and what stands", () => {
	const refund = {
		name: "Ada",
		title: "The Whale",
		amountPence: 3498,
		reason: "second payment",
		order: { orderNumber: "ABCD1234", link: ORDER.link },
	};
	expect(laid(paymentRefund(refund))).toMatchObject({
		subject: "We are giving you £34.98 back",
		text: expect.stringMatching(/paid for twice[\s\S]*order ABCD1234 is not affected/),
	});
	expect(laid(paymentRefund({ ...refund, reason: "offer over", order: null })).text).toContain(
		"special ordering period",
	);
	expect(laid(paymentRefund({ ...refund, reason: "book gone", order: null })).text).toContain(
		"We can't make",
	);
});

const GONE_ON: OrderNews = {
	name: "Ada <b>",
	country: "GB",
	orderNumber: "ABCD1234",
	title: "The Whale",
	answerBy: "2026-03-04T09:00:00.000Z",
	promised: { by: "2026-03-11T09:00:00.000Z", isOver: false, inTime: true },
	trackingNumber: "RM123",
	trackingUrl: "https://carrier.example/RM123",
	nextBookCoupon: "K7PT3XWM9QRA",
	photosGoneAt: "2026-12-24T10:00:00.000Z",
	postagePence: 499,
	refundedPence: 3498,
	damage: {
		words: "The spine is torn.",
		at: "2026-03-12T09:00:00.000Z",
		answerBy: "2026-03-16T09:00:00.000Z",
	},
	link: ORDER.link,
};

test.each([
	["order-ready", ["nothing is printed until you approve it"]],
	["order-reminder", ["nothing is printed until you approve it", "4 March 2026"]],
	["order-lapsed", ["as you left it", "Go on with my book"]],
	["order-approved", ["11 March 2026", "can’t be changed any more"]],
	["order-reshown", ["approve it once more", "4 March 2026"]],
	["order-posted", ["RM123", "https://carrier.example/RM123", "11 March 2026", "It has arrived"]],
	["order-late", ["was promised for 11 March 2026", "£4.99"]],
	["order-cancelled", ["not printed", "£34.98", "5 to 10 working days"]],
	["order-damaged", ["The spine is torn.", "12 March 2026", "by 16 March 2026 at the latest"]],
	["order-refunded", ["£34.98", "5 to 10 working days"]],
	["order-delivered", ["K7PT3XWM9QRA", "10%", "review"]],
] as const)("%s says in both forms what has happened and leads to the order", (kind, said) => {
	const { subject, html, text } = laid(orderNews(kind, GONE_ON));
	expect(subject).toContain("“The Whale”");
	for (const body of [html, text])
		for (const words of [...said, "ABCD1234", ORDER.link]) expect(body).toContain(words);
	expect(html).toContain("Ada &lt;b&gt;");
	const bare = {
		...GONE_ON,
		answerBy: null,
		promised: null,
		damage: null,
		trackingNumber: null,
		trackingUrl: null,
		nextBookCoupon: null,
	};
	expect(laid(orderNews(kind, { ...bare, country: "IE" })).text).not.toMatch(
		/null|undefined|RM123|March|K7PT/,
	);
});

test("a parcel posted too late for its day says so, and what follows; the day before and after it", () => {
	const told = (isOver: boolean) =>
		laid(
			orderNews("order-posted", {
				...GONE_ON,
				promised: { by: "2026-03-11T09:00:00.000Z", isOver, inTime: false },
			}),
		).text;
	expect(told(false)).toContain("It may come after 11 March 2026");
	expect(told(true)).toContain("it was promised for 11 March 2026");
	for (const text of [told(false), told(true)]) expect(text).not.toContain("Arrives by");
});

test("a mail obeys nothing that somebody typed before a door looked at it", () => {
	const hostile = "Rosa\u001b[2J\u009b8m\u0000\u202E\u2067\uFEFF\u2028می‌خواهم 👨‍👩‍👧";
	const delivery = { ...DELIVERY, name: hostile, address: hostile };
	const letters = [
		orderConfirmation({ ...ORDER, title: hostile, giftMessage: hostile, copies: 2, delivery }),
		contactMessageMail({ name: hostile, email: "a@b.uk", subject: hostile, message: hostile }),
		welcomeMail({ username: hostile, link: "https://shop.example/" }),
		write(hostile, hostile, [{ kind: "rows", rows: [[hostile, hostile]] }]),
	];
	for (const { subject, html, text } of letters.map(laid)) {
		expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\uFEFF]/u);
		for (const body of [html, text]) {
			expect(body).not.toMatch(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\u2028\uFEFF]/u);
			expect(body).toContain("می‌خواهم 👨‍👩‍👧");
		}
	}
});
