import { clearError } from "./field-errors";

/** The page's error summary: what is mended goes from it, and it with the last of that. */
const summary = () => document.querySelector(".error-summary");

const linkTo = (id: string) =>
	summary()?.querySelector<HTMLAnchorElement>(`a[href="#${CSS.escape(id)}"]`) ?? null;

/** Takes a line away that leads to a field. */
export function dropLine(link: Element | null): void {
	if (!link) return;
	link.closest("li")?.remove();
	if (!summary()?.querySelector("a")) summary()?.remove();
}

/** Says otherwise what is wrong with a field. */
export function reword(id: string, message: string | undefined): void {
	const link = linkTo(id);
	if (link && message) link.textContent = message;
}

/** Takes away what is wrong with the field of an id, which is the name of its first radio button, beside it and in the summary. */
export function mend(id: string): void {
	const control = document.getElementById(id);
	if (control) clearError(control);
	dropLine(linkTo(id));
}
