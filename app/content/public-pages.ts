import { BRAND, PRICE_TEXT } from "./brand";

/** A page that strangers find by a search or a link. */
export type PublicPage = {
	/** As a search result and a browser's tab show it, without the brand. */
	name: string;
	description: string;
	/** Which of the drawn pictures of `public/share` goes with a link to it (`npm run samples`). */
	picture: SharePicture;
};

/** The pictures that go with shared links, each with the words that stand on it. */
export const SHARE_PICTURES = {
	home: BRAND.strapline,
	stories: "Six whole books to read",
	"how-it-works": "From your idea to your door",
	about: "Every child is the hero",
	help: "We are here to help",
} as const;

export type SharePicture = keyof typeof SHARE_PICTURES;

/** Width and height of a picture beside a shared link, px: what Facebook, WhatsApp and X crop nothing of. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Every page in the site map, and how each is told to searches and in shared links. */
export const PUBLIC_PAGES = {
	"/": {
		name: BRAND.strapline,
		description: `Your family's photos become a personalised, illustrated children's hardback, printed in the UK. ${PRICE_TEXT.full}.`,
		picture: "home",
	},
	"/create-book": {
		name: "Build your book",
		description:
			"Tell us your idea, add one to four photos, and see the synopsis and cover of your family's own book before you pay.",
		picture: "home",
	},
	"/stories": {
		name: "Story Gallery",
		description: `Six whole sample books by ${BRAND.name} to read before you make your own.`,
		picture: "stories",
	},
	"/how-it-works": {
		name: "How It Works",
		description: "Six steps from your idea to a hardback at your door. You see it before you pay.",
		picture: "how-it-works",
	},
	"/about": {
		name: "About Us",
		description: `Why ${BRAND.name} makes storybooks with your own family in them.`,
		picture: "about",
	},
	"/faq": {
		name: "Frequently Asked Questions",
		description:
			"Making a book, photos and privacy, price, delivery and gifts, and what to do if something is wrong.",
		picture: "help",
	},
	"/contact": {
		name: "Contact Us",
		description: `Write to ${BRAND.name}: questions, wishes, or something wrong with a book.`,
		picture: "help",
	},
	"/sign-up": {
		name: "Sign Up",
		description: `Join ${BRAND.name} and make storybooks with your family in them.`,
		picture: "home",
	},
	"/sign-in": {
		name: "Sign In",
		description: `Sign in to ${BRAND.name}: your stories, your books and your orders.`,
		picture: "home",
	},
	"/privacy-policy": {
		name: "Privacy Policy",
		description: `What ${BRAND.name} keeps of you and your family, why, for how long, and who else sees it.`,
		picture: "help",
	},
	"/terms": {
		name: "Terms of Service",
		description: `What you may expect of ${BRAND.name} when you make and buy a book, and what we ask of you.`,
		picture: "help",
	},
	"/cookie-policy": {
		name: "Cookie Policy",
		description: `The cookies ${BRAND.name} sets, all of them its own and all of them needed.`,
		picture: "help",
	},
} as const satisfies Record<`/${string}`, PublicPage>;

export type PublicPath = keyof typeof PUBLIC_PAGES;
