import { rememberedOrderDraft } from "~/ui/create/order-draft";

/** Offers the book this browser remembers, where the page has a place for that. */
export function offerRestore(): void {
	const place = document.querySelector<HTMLTemplateElement>("template[data-restore]");
	const draft = place && rememberedOrderDraft();
	if (!draft) return;
	const offer = place.content;
	offer.querySelector("[data-restore-title]")?.append(draft.title);
	offer.querySelector("[name=bookId]")?.setAttribute("value", draft.bookId);
	place.replaceWith(offer);
}
