import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { BRAND, PRICE_TEXT } from "./brand";

export type FaqQuestion = { id: string; question: string; answer: string };
export type FaqGroup = { id: string; title: string; questions: readonly FaqQuestion[] };

/** What families ask, in five groups. Every answer says what the shop really does. */
export const FAQ: readonly FaqGroup[] = [
	{
		id: "making",
		title: "Making your book",
		questions: [
			{
				id: "how",
				question: "How does it work?",
				answer:
					"Tell us an idea for a story and who is in it, one to four characters, with a photo of each. We write a synopsis and draw the cover while you watch. You see both, and look inside the book, before you pay anything.",
			},
			{
				id: "photos-good",
				question: "What makes a good photo?",
				answer:
					"One where the face is large, sharp and looks at the camera, in JPG, PNG or WEBP, up to 30MB. If a photo could be better we say so beside it, and you can swap it.",
			},
			{
				id: "levels",
				question: "Which reading level is right?",
				answer:
					"There are six, from Little Explorer for ages 2-4 to Page Pro for 10 and over, and a Custom Level for readers with needs of their own. The level decides how long and how hard the sentences are.",
			},
			{
				id: "free",
				question: "Is the preview really free?",
				answer:
					"Yes. A synopsis and a cover cost nothing and oblige you to nothing. You have five free covers; then new ones wait for seven days, or until you order a book.",
			},
		],
	},
	{
		id: "photos",
		title: "Photos and privacy",
		questions: [
			{
				id: "kept",
				question: "What happens to our photos?",
				answer: `They are used only to make your book, then deleted by themselves. ${PHOTO_KEEPING}`,
			},
			{
				id: "now",
				question: "Can I have them deleted at once?",
				answer:
					"Yes: press Delete my photos now on the page of your cover. What a book you have ordered still needs stays until that book has reached you.",
			},
			{
				id: "account",
				question: "Do I need an account?",
				answer:
					"No, you can make and order a book as a guest. An account, for adults of 18 and over, keeps your books and orders in one place.",
			},
		],
	},
	{
		id: "price",
		title: "Price and ordering",
		questions: [
			{
				id: "cost",
				question: "What does a book cost?",
				answer: `${PRICE_TEXT.full}, tax included. Each order comes with a code for 10% off your next book.`,
			},
			{
				id: "book",
				question: "What do I get?",
				answer:
					"A deluxe hardback of 24 glossy illustrated pages, 210 mm × 210 mm, printed in the UK in British English.",
			},
			{
				id: "edit",
				question: "Can I change something after ordering?",
				answer: `Only before it goes to print. Once its pages are made we write to you, and nothing is printed until you approve the book on your order's page. Until then you can cancel there yourself and get all your money back; for any other change write to us at ${BRAND.email} with your order number.`,
			},
			{
				id: "window",
				question: "How long can I order a book I have made?",
				answer:
					"For 48 hours from its first cover. A book you have ordered before can be ordered again from My Orders at any time while we still have its files.",
			},
		],
	},
	{
		id: "delivery",
		title: "Delivery and gifts",
		questions: [
			{
				id: "time",
				question: "How long does delivery take?",
				answer:
					"In the UK 5-7 working days after approval. We also post to the United States, Canada, Australia and Ireland, which takes longer.",
			},
			{
				id: "gift",
				question: "Can you send it to somebody else?",
				answer:
					"Yes: type the address of whoever is to have it at checkout. The confirmation goes to the email address you give there.",
			},
			{
				id: "wrap",
				question: "Do you wrap gifts?",
				answer: "Not yet. The book comes in a plain, sturdy parcel.",
			},
		],
	},
	{
		id: "help",
		title: "If something is wrong",
		questions: [
			{
				id: "damaged",
				question: "My book is damaged or misprinted. What now?",
				answer: `We are sorry. Write to us within 7 days of its arrival, by the contact form or at ${BRAND.email}, and show us what is wrong: we print the book again or give your money back.`,
			},
			{
				id: "return",
				question: "Can I send a book back?",
				answer:
					"A personalised book is made for one family alone, so it can't be returned because of a change of mind. Your rights when something is faulty are not touched by that.",
			},
			{
				id: "where",
				question: "Where is my order?",
				answer:
					"Its page says how far it is, and has a tracking link once it is in the post. Guests find it by the link in the confirmation mail.",
			},
		],
	},
];
