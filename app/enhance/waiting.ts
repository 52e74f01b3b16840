/** Covers the page with its waiting dialog, which Escape doesn't close. */
export function openWaiting(dialog: HTMLDialogElement): void {
	dialog.addEventListener("cancel", (event) => event.preventDefault());
	dialog.showModal();
}

/**
 * Covers the page with the dialog that a form has in its template, until `uncover` is called or the back button fetches the page from
 * the browser's memory.
 */
export function coverPage(form: HTMLFormElement): { uncover(): void } {
	const template = form.querySelector<HTMLTemplateElement>("template[data-waiting]");
	const dialog = template?.content.firstElementChild?.cloneNode(true);
	if (!(dialog instanceof HTMLDialogElement)) return { uncover() {} };
	form.append(dialog);
	openWaiting(dialog);
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) dialog.remove();
	});
	return { uncover: () => dialog.remove() };
}
