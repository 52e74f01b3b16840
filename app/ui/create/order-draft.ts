/** What the browser's own storage remembers of a book that can be ordered. */
export type OrderDraft = {
	title: string;
	synopsis: string;
	coverImageUrl: string;
	bookId: string;
	comment: string;
};

const PLACE = "currentBookOrder";

/** Mirrors the draft; a browser without storage goes without. */
export function rememberOrderDraft(draft: OrderDraft): void {
	try {
		localStorage.setItem(PLACE, JSON.stringify(draft));
	} catch {
		return;
	}
}

/** It has become an order, or whoever comes to this browser next is not its family. */
export function forgetOrderDraft(): void {
	try {
		localStorage.removeItem(PLACE);
	} catch {
		// Then there was no mirror.
	}
}

/** The remembered draft, or null when there is none that can be read. */
export function rememberedOrderDraft(): OrderDraft | null {
	try {
		const draft = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<OrderDraft> | null;
		return typeof draft?.bookId === "string" && typeof draft.title === "string"
			? (draft as OrderDraft)
			: null;
	} catch {
		return null;
	}
}
