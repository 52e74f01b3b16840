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
