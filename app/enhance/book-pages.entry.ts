import { awaitBack, followDrawing } from "./book-pages-drawing";
import { startTurning } from "./book-pages-turning";

/*
 * The script of a book's pages: pictures come as they are drawn, arrow keys and a swipe turn, a link is copied. Without it
 * there are links to turn by and to look again, and the text of the link to take along.
 */
for (const place of document.querySelectorAll<HTMLElement>("[data-pages-of]")) followDrawing(place);
for (const place of document.querySelectorAll<HTMLImageElement>("[data-back-picture]")) awaitBack(place);
startTurning();

/** Copies what stands in the field that the button names, and says so in its status. */
async function copy(button: HTMLElement): Promise<void> {
	const field = document.getElementById(button.dataset.copy ?? "");
	const status = document.querySelector<HTMLElement>("[data-copy-status]");
	if (!(field instanceof HTMLInputElement) || !status) return;
	// It is chosen as well, for whoever has to copy it by hand.
	field.select();
	try {
		await navigator.clipboard.writeText(field.value);
		status.textContent = "The link is copied.";
	} catch {
		status.textContent = "Your browser wouldn’t copy the link. It is marked: copy it from the field.";
	}
}

document.addEventListener("click", ({ target }) => {
	const button = (target as Element).closest<HTMLElement>("[data-copy]");
	if (button) void copy(button);
});
