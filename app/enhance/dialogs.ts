import { raiseToast } from "~/ui/raise-toast";

/** Opens the dialog named by data-dialog as a modal one, with its toast, instead of following the link that would do it by the server. */
function open(event: MouseEvent): void {
	const opener = (event.target as Element).closest<HTMLElement>("[data-dialog]");
	const dialog = opener && document.getElementById(opener.dataset.dialog ?? "");
	if (!(dialog instanceof HTMLDialogElement)) return;
	event.preventDefault();
	if (dialog.open) return;
	show(dialog);
	const message = opener?.dataset.dialogToast;
	if (message) raiseToast({ message, type: "error" });
}

/** A question begins at its harmless answer, not at whatever comes first in it. */
function show(dialog: HTMLDialogElement): void {
	dialog.showModal();
	dialog.querySelector<HTMLElement>('[formmethod="dialog"]')?.focus();
}

/** Dialogs of the page; one that the server has opened becomes modal. */
export function startDialogs(): void {
	document.addEventListener("click", open);
	for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog.dialog[open]")) {
		dialog.close();
		show(dialog);
	}
}
