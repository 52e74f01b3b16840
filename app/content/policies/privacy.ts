import { KEPT_DAYS } from "~/shop/backups/rules";
import { DAMAGE_PHOTO_KEEPING, PHOTO_KEEPING } from "~/shop/photos/rules";
import { PUBLIC_PAGES } from "../public-pages";
import type { Policy } from "./policy";

/**
 * What the shop keeps of people, why and until when. The times are those of docs/product.md.
 * `makers`: whose models paint at Replicate, as the shop is set; none where it draws everything itself. `inspector`: whose model looks at
 * what is painted, if one does. `finder`: who finds addresses by their postal code, if somebody does.
 */
export const privacyPolicy = (makers: readonly string[], inspector?: string, finder?: string): Policy => ({
	title: PUBLIC_PAGES["/privacy-policy"].name,
	about: PUBLIC_PAGES["/privacy-policy"].description,
	sections: [
		{
			id: "photos",
			title: "Your photos",
			says: [
				`Photos are used only to make your book, and are deleted by themselves. ${PHOTO_KEEPING}`,
				"A photo is stored without the place, time and camera it was taken with. It is shown to nobody but you.",
				"From each photo our own computer makes a paper portrait of each face in it, or of the pet or toy it shows. For that it finds where a face is, and measures nothing by which a person could be known again; no face is compared with any other.",
				...(makers.length > 0 ? [OF_DRAWINGS] : []),
				"Delete my photos now, below your cover, in My Books and on the page of an order, deletes photos and portraits at once, except what a book you have ordered still needs. Covers and pages that were drawn stay with your book.",
				"Delete this book, on the page of an order that has arrived or was cancelled, deletes these too: story, names, pages, cover and files. The order and its invoice stay.",
				`If you tell us that a book came damaged, we ask for a photo of the damage. ${DAMAGE_PHOTO_KEEPING}`,
				`Backups contain no photos and no portraits, only what you called a photo's file. They are kept for ${KEPT_DAYS} days: what is deleted has gone from them by then.`,
			],
		},
		{
			id: "children",
			title: "Children",
			says: [
				"Our books are bought by adults of 18 and over. Please send a photo of somebody else's child only if the child's parent or guardian agrees.",
				"Of a child we keep the name, age and personality that you type for the story, the photo and the portrait as above, and nothing else.",
			],
		},
		{
			id: "what",
			title: "What else we keep",
			says: [
				[
					"Your story: title, place, idea, characters and the book made from them. Without an order it goes 30 days after it was last worked on; a form that never became a story 48 hours after it was last touched.",
					"Your account, if you have one: username, email address, a scrambled form of your password, and your picture, until you delete the account.",
					"Your order: name, address, email address and, if you give it, phone number, to send the book to you; of a gift, the name and address it goes to and your message. What the law has us keep for tax stays without your name once you delete your account.",
					"Messages and feedback that you send us, for a year.",
					"That you want no more news by mail: with a scrambled form of your address, until you want them again.",
					"Your network address, in a form that can't be turned back, for a day, so that nobody can overload the shop.",
				],
				`What is deleted is gone from the shop at once. Our database holds no pictures; traces of words can stay in its own files, where nobody reads them, until something else is written over them, and in backups for ${KEPT_DAYS} days.`,
				"Card details go straight to our payment provider and never reach us.",
			],
		},
		{
			id: "why",
			title: "Why we may",
			says: [
				"Making and sending a book you ask for is a contract with you. Keeping the shop safe and running is our legitimate interest. Keeping tax records is the law. We send no advertising and sell nothing about you to anybody.",
			],
		},
		{
			id: "who",
			title: "Who else sees something",
			says: [
				[
					"Our payment provider, Stripe: your payment, name, email and billing address.",
					"If you pay with Apple Pay or Google Pay: Apple or Google knows that you did.",
					"Our printer and the post: the book, and the name and address it goes to.",
					"Where a writer's AI model at Anthropic writes the story: the idea and the characters' ages and personalities, with made-up names instead of yours.",
					whoDraws(makers),
					...(inspector ? [whoInspects(inspector)] : []),
					...(finder ? [`If you press Find address: ${finder}, the postal code and nothing else.`] : []),
					"If you sign in with Google: Google knows that you did.",
					"Everybody: a review of a book that has arrived may stand in our Story Gallery, under the name you give it or as Anonymous. If you delete your account it stays as Anonymous; write to us to have it taken away.",
				],
			],
		},
		{
			id: "rights",
			title: "Your rights",
			says: [
				"You may see, correct, take away or delete what we keep. Profile has a download of everything and Delete Account; for anything else write to us. If you are unhappy with our answer, the Information Commissioner's Office (ico.org.uk) hears complaints.",
			],
		},
		{
			id: "seller",
			title: "Who we are",
			names: "seller",
			says: [
				"This company decides what becomes of what you tell us, and answers for it. It is reached by email, by phone, by post or by the contact form.",
			],
		},
	],
});

const OF_DRAWINGS =
	"For Painted pictures a character drawing is made from each portrait first, with clothes for the book. It is kept with the portrait, deleted with it, and in no backup.";

const OURS = "Our own cut-paper pictures, Paper Theatre, are made in our shop alone";

function whoDraws(makers: readonly string[]): string {
	if (makers.length === 0) return `${OURS}: nobody else is sent a portrait to draw from.`;
	return `Where you choose Painted pictures: Replicate, and through it ${new Intl.ListFormat("en-GB").format(makers)}, whose AI models paint there, are sent the portraits and the character drawings made from them, what has been painted for your book before, and a description of each picture, with things and places of your story in it, never a photo or a name. ${OURS}.`;
}

const whoInspects = (inspector: string): string =>
	`Each Painted picture, before you see it: ${inspector}, whose AI model is sent a small copy of it with its description, and nothing else. It counts who is in it and looks for stray writing, wrong limbs, what is missing and what isn’t for children. It is sent no photo, no portrait and no name, and compares no face with any other.`;
