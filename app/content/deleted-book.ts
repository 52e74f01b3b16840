import { KEPT_DAYS } from "~/shop/backups/rules";

/** What goes with a book that its family deletes, and what stays: on the page that deletes it and in the receipt. */
export const DELETED_BOOK = {
	goes: [
		"its pages and cover, in every version, with the portraits in them",
		"its story, names, ages and everything you told us for it",
		"its files for print and for reading on a screen, and the link you shared",
		"photos and portraits of it that we still have, and photos of damage that you sent",
	],
	stays: [
		"the order with its number, date, amounts and address, and its invoice: the law has us keep these for six years",
		"your review, if you wrote one",
		`in our backups, for up to ${KEPT_DAYS} days, what isn’t a photo or a portrait`,
		"the printed book, which is yours",
	],
} as const;
