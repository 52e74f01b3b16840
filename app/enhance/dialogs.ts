import { raiseToast } from "~/ui/raise-toast";

/** Opens the dialog named by data-dialog as a modal one, with its toast, instead of following the link that would do it by the server. */
function open(event: MouseEvent): void {
	const opener = (event.target as Element).closest<HTMLElement>("[data-dialog]");
	const dialog = opener && document.getElementById(opener.dataset.dialog ?? "");
	if (!(dialog instanceof HTMLDialogElement)) return;
	event.preventDefault();
	if (dialog.open) return;
	dialog.showModal();
	// A question begins at its harmless answer, not at whatever comes first in it.
	dialog.querySelector<HTMLElement>('form[method="dialog"] button')?.focus();
	const message = opener?.dataset.dialogToast;
	if (message) raiseToast({ message, type: "error" });
}

/** Dialogs of the page, whenever they come into it. */
export function startDialogs(): void {
	document.addEventListener("click", open);
}
