import { raiseToast } from "~/ui/raise-toast";

/** Hides what was wrong with a form as a whole once somebody edits it. */
function clear(event: Event): void {
	const form = (event.target as Element).closest("form");
	const error = form?.querySelector<HTMLElement>("[data-form-error]");
	if (error) error.hidden = true;
}

/** Without a network the browser would leave the page, and everything typed, for its own error page. */
function holdBack(event: SubmitEvent): void {
	const form = event.target as HTMLFormElement;
	const message = form.dataset.offline;
	if (!message || navigator.onLine) return;
	event.preventDefault();
	const dialog = form.closest("dialog");
	if (dialog) {
		dialog.close();
		raiseToast({ message, type: "error" });
		return;
	}
	let error = form.querySelector<HTMLElement>("[data-form-error]");
	if (!error) {
		error = document.createElement("p");
		error.className = "form-error text-error";
		error.dataset.formError = "";
		error.setAttribute("role", "alert");
		form.append(error);
	}
	error.hidden = false;
	error.textContent = message;
}

/** The paragraph under a form that could not be accepted: `data-form-error`, and `data-offline` on the form. */
export function startFormErrors(): void {
	document.addEventListener("input", clear);
	document.addEventListener("submit", holdBack);
}
