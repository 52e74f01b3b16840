import { DAMAGE_DAYS } from "~/shop/orders/rules";
import { countriesText, MOST_COPIES, postageText } from "~/shop/prices/rules";
import { PRICE_TEXT } from "../brand";
import { PUBLIC_PAGES } from "../public-pages";
import type { Policy } from "./policy";

/** What the shop promises and what it asks. Limits and prices are those of docs/product.md. */
export const TERMS: Policy = {
	title: PUBLIC_PAGES["/terms"].name,
	about: PUBLIC_PAGES["/terms"].description,
	sections: [
		{
			id: "seller",
			title: "Who sells",
			names: "seller",
			says: ["You buy from this company, and reach it by email, by phone, by post or by the contact form."],
		},
		{
			id: "who",
			title: "Who may buy",
			says: [
				"You must be 18 or over. A child's book is made with a grown-up.",
				"By sending a photo you tell us that you may use it, and that whoever is in it, or their parent or guardian, agrees to be in your book.",
			],
		},
		{
			id: "book",
			title: "Your book",
			says: [
				"A deluxe hardback of 24 glossy illustrated pages, 210 mm × 210 mm, printed in the UK in British English. Colours on paper differ a little from those on a screen.",
				"You see a synopsis and a cover, and look inside, before you pay. Five covers are free; new ones then wait for seven days, or until you order. A book can be ordered for 48 hours from its first cover.",
				"We make no book that is hateful, sexual or cruel, or that shows somebody who doesn't wish to be shown. Such an order is cancelled and paid back.",
			],
		},
		{
			id: "price",
			title: "Price and payment",
			says: [
				`${PRICE_TEXT.full}, tax included, in pounds. ${postageText()} Up to ${MOST_COPIES} copies of a book come in one parcel. A percentage of a coupon is taken off the books' price, a sum off the order, once. You pay by card when you order.`,
				"Each order comes with a code for 10% off your next book.",
			],
		},
		{
			id: "changes",
			title: "Changes and cancelling",
			says: [
				`Nothing is printed until you approve the finished book on your order's page. Until then you may change its words, names and pictures there, the address within the same country, and what it says as a gift; or cancel, and all your money goes back the way it was paid. For any other change write to us with your order number. Once approved, the book is printed as it is and can't be stopped.`,
				"A personalised book is made for one family alone. The right to send goods back within 14 days because of a change of mind does not hold for it by law, because nobody else could use a book with your family in it.",
			],
		},
		{
			id: "delivery",
			title: "Delivery",
			says: [
				`We post to ${countriesText()}. In the UK that takes 5-7 working days after approval; to other countries it takes longer. A gift goes to the name and address you give at checkout, with no price in the parcel, and our mails go to you alone; we don't wrap gifts yet.`,
			],
		},
		{
			id: "faults",
			title: "If something is wrong",
			says: [
				`If your book is damaged or misprinted, tell us within ${DAMAGE_DAYS} days of its arrival, on your order's page or by email, and show us with a photo what is wrong: we print it again or give your money back. Your rights under the Consumer Rights Act 2015 are not touched by that, also after those ${DAMAGE_DAYS} days.`,
			],
		},
		{
			id: "yours",
			title: "What is yours and what is ours",
			says: [
				"Your photos, names and ideas stay yours; we use them to make your book and for nothing else. The book is yours to keep, give and read to anybody. Its pictures and the way it is made remain ours: please don't sell copies.",
			],
		},
		{
			id: "law",
			title: "Law",
			says: [
				"The law of England and Wales holds. If you live in Scotland or Northern Ireland you may also go to a court there.",
			],
		},
	],
};
