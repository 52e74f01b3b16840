import { ERASED } from "~/shop/books/rules";

/** What is said when a family deletes a book it has ordered. Pure, safe in the browser. */

/** Whether the book of an order has been deleted, by whose it is now. */
export function isBookGone({ book_owner_id }: { book_owner_id: string | null }): boolean {
	return book_owner_id?.startsWith(ERASED) ?? false;
}

export const DELETE_BOOK_TEXTS = {
	deleted: "Your book is deleted.",
	gone: "This book has been deleted already.",
	making: "This book is still being made or on its way. Once it has arrived, you can delete it here.",
	other: "Another order of this book is still under way. Once that has arrived, you can delete it here.",
	damage: "You told us that this book came damaged. Once that has been answered, you can delete it here.",
	paying: "A payment for this book is under way. Please come back in an hour.",
	failed: "We couldn’t delete your book just now. Nothing has changed: please try again in a moment.",
} as const;
