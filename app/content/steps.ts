import { PRICE_TEXT } from "./brand";

export type Step = { title: string; text: string };

/** From an idea to the book at the door. */
export const STEPS_TO_A_BOOK: readonly Step[] = [
	{
		title: "Create an account and sign in",
		text: "Or don't: a guest can make and order a book just as well. An account keeps your books and orders in one place.",
	},
	{
		title: "Upload your photos",
		text: "One photo of each character, one to four of them: children, parents, grandparents, the cat. You see at once the paper portrait we make of each face.",
	},
	{
		title: "Customise your story",
		text: "A title, a place, an idea in your own words, everybody's name and age, and the reading level that suits your reader.",
	},
	{
		title: "See your synopsis and cover",
		text: "We write the synopsis and draw the cover while you watch, and then the pages: turn them, have one drawn or told anew, show them to somebody. Nothing is paid yet.",
	},
	{
		title: "Approve and pay",
		text: `${PRICE_TEXT.full}. You pay by card, when you love it and not before.`,
	},
	{
		title: "Order and enjoy",
		text: "We write when its pages are ready for print, and you approve them once you have looked at each. Your hardback is printed in the UK and is with you 5-7 working days after that. Then read it aloud, twice.",
	},
];

/** What the shop cares for. */
export const VALUES: readonly Step[] = [
	{
		title: "Every child is the hero",
		text: "With their own face, their own name and their own people beside them. A child who finds herself in a book wants to read the next page.",
	},
	{
		title: "A family's photos are a family's",
		text: "We keep as little as we can for as short as we can, say exactly what that is, and delete it without being asked. Our own cut-paper pictures, Paper Theatre, are made without a photo ever leaving our shop.",
	},
	{
		title: "A real book",
		text: "A story with a beginning, a middle and an end that is worth staying up for, at six reading levels, on 24 pages that are meant to be held.",
	},
];
