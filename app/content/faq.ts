import { PRINT_KEPT_MONTHS } from "~/shop/books/rules";
import { DAMAGE_ANSWER_WORKING_DAYS, DAMAGE_DAYS } from "~/shop/orders/rules";
import { DAMAGE_PHOTO_KEEPING, PHOTO_KEEPING } from "~/shop/photos/rules";
import { countriesText, MOST_COPIES, postageText } from "~/shop/prices/rules";
import { PRICE_TEXT } from "./brand";

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
				answer: `They are used only to make your book, then deleted by themselves. ${PHOTO_KEEPING} If a book comes damaged, we ask for a photo of the damage. ${DAMAGE_PHOTO_KEEPING}`,
			},
			{
				id: "now",
				question: "Can I have them deleted at once?",
				answer:
					"Yes: press Delete my photos now below your cover, in My Books or on the page of your order. What a book you have ordered still needs stays until that book has reached you. Once it has, Delete this book on its order's page takes away its story, names, pages and files as well.",
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
				answer: `${PRICE_TEXT.full}, tax included. ${postageText()} Up to ${MOST_COPIES} copies of a book come in one parcel. Each order comes with a code for 10% off your next book.`,
			},
			{
				id: "book",
				question: "What do I get?",
				answer:
					"A deluxe hardback of 24 glossy illustrated pages, 210 mm × 210 mm, printed in the UK in British English.",
			},
			{
				id: "digital",
				question: "Do we get it for the screen as well?",
				answer: `Yes, with every order and at no extra price: a few minutes after you approve your book, its order's page has it as a PDF, which opens anywhere, and as an EPUB for reading apps, which describes every picture aloud. Save them: we keep them for ${PRINT_KEPT_MONTHS} months after the book's last order. Of a gift they are yours to pass on. A book for the screen alone can't be bought, and a cancelled order has none.`,
			},
			{
				id: "edit",
				question: "Can I change something after ordering?",
				answer: `Yes, until you approve it. Once its pages are made we write to you: on your order's page you can then put any page into your own words, have pictures drawn anew and spell a name right. Address, email and gift message can be changed there too, and you can cancel and get all your money back. For anything else write to us with your order number. Nothing is printed before you approve the book; from then on it stays as it is.`,
			},
			{
				id: "window",
				question: "How long can I order a book I have made?",
				answer: `For 48 hours from its first cover. A book you have ordered and approved can be ordered again from My Orders for ${PRINT_KEPT_MONTHS} months after its last order: so long we keep what it is printed from. After that you can make a new book from its story, with My Books' “Make it again with another hero”.`,
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
				answer: `In the UK 5-7 working days after approval; to other countries it takes longer. We post to ${countriesText()}.`,
			},
			{
				id: "gift",
				question: "Can you send it to somebody else?",
				answer:
					"Yes: tick “This is a gift” at checkout, and type the name and address of whoever is to have it. You may add a message, which we print at the front of the book. There is no price in the parcel, and all our mails go to you alone.",
			},
			{
				id: "gift-address",
				question: "Whose address do I type for a gift?",
				answer: `The address is the recipient's, in any country we post to; name, email and phone above it stay yours. We know no address of theirs to write to, so confirmation, proof and tracking come to you, and they hear of it when the parcel is there. All copies of an order go to one address. Until you approve the book, its order's page lets you change name and address within the same country.`,
			},
			{
				id: "wrap",
				question: "Do you wrap gifts?",
				answer: "Not yet. The book comes in a plain, sturdy parcel, with no price in it.",
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
				answer: `We are sorry. Tell us within ${DAMAGE_DAYS} days of its arrival: your order's page, in My Orders or by the link in our mails, has "My book is damaged", where you show us with a photo what is wrong. You can write to us just as well: our address is at the foot of this page. You have our answer within ${DAMAGE_ANSWER_WORKING_DAYS} working days: we print the book again or give your money back.`,
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
					"Its page says how far it is, and has a tracking link once it is in the post. Guests find it by the link in any of our mails about it, which works until 60 days after the book has arrived; Find my order sends a lost one again, also if the order number is lost. Whoever has that link can open the order, so please keep the mail to yourself.",
			},
		],
	},
];
