import { PUBLIC_PAGES } from "../public-pages";
import type { Policy } from "./policy";

export type CookieTold = { name: string; purpose: string; kept: string };

/** Every cookie the shop sets, by the word in its name. None is needed to look around, so none is set for that. */
export const COOKIES: readonly CookieTold[] = [
	{
		name: "fk_session",
		purpose:
			"Knows your browser again: your story, your sign-in, your checkout. Set when you first send something.",
		kept: "30 days after it was last used",
	},
	{
		name: "fk_was",
		purpose: "Remembers that somebody signed in here, so that we can say so when a session has run out.",
		kept: "360 days, or until you sign out",
	},
	{
		name: "fk_orders",
		purpose:
			"Opens the orders whose links in our mails you have opened in this browser, the last ten: each until 60 days after it was delivered or cancelled.",
		kept: "400 days after the last one was opened, or until you sign out",
	},
	{
		name: "fk_toast",
		purpose: "Carries a short message, such as 'Profile updated successfully!', to the next page.",
		kept: "A minute",
	},
	{
		name: "fk_oauth",
		purpose: "Makes sure that a sign-in with Google comes back to the browser that began it.",
		kept: "10 minutes",
	},
];

export const COOKIE_POLICY: Policy = {
	title: PUBLIC_PAGES["/cookie-policy"].name,
	about: PUBLIC_PAGES["/cookie-policy"].description,
	sections: [
		{
			id: "none",
			title: "No cookie before it is needed",
			says: [
				"Looking around sets no cookie. We use no advertising, no analytics and nothing of anybody else's on our own pages, so there is no banner to click away.",
				"Our own server counts how often the book form and the checkout are opened on a day. It is a number: who opened them isn't kept, not even scrambled.",
				"Names begin with __Host- on our site, which ties a cookie to it alone.",
			],
		},
		{
			id: "storage",
			title: "What else stays in your browser",
			says: [
				[
					"currentBookOrder: the book you were about to order, so that it can be offered to you again. It goes with the order.",
					"root: your username and email address while you are signed in, so that other tabs notice a sign-out.",
					"checkoutTyped: what you have typed at checkout, until the tab is closed or the book is ordered. Never a card.",
				],
			],
		},
		{
			id: "payment",
			title: "At checkout",
			says: [
				"Our payment provider, Stripe, sets cookies of its own on the checkout page to prevent fraud. Its cookie policy is at stripe.com.",
			],
		},
		{
			id: "off",
			title: "Without cookies",
			says: [
				"You may block or delete them in your browser's settings. The pages can still be read; making a book, signing in and buying need the first one.",
			],
		},
	],
};
