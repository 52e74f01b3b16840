import { charactersLeft } from "~/ui/characters-left";

/** Show and hide what is typed into a password. */
function togglePassword(button: HTMLElement): void {
	const input = document.getElementById(button.dataset.passwordToggle ?? "");
	if (!(input instanceof HTMLInputElement)) return;
	const shown = input.type === "password";
	input.type = shown ? "text" : "password";
	button.textContent = shown ? "Hide" : "Show";
	button.ariaLabel = shown ? "Hide password" : "Show password";
}

function countCharacters(field: HTMLTextAreaElement): void {
	const place = document.getElementById(field.dataset.count ?? "");
	if (place) place.textContent = charactersLeft(field.value.length, field.maxLength);
}

const sent = new Map<HTMLButtonElement, string>();

/** Says that a form is on its way, and holds back a second press. The button stays enabled, so its value is sent. */
function showBusy(event: SubmitEvent): void {
	const button = event.submitter;
	if (event.defaultPrevented || !(button instanceof HTMLButtonElement) || !button.dataset.busy) return;
	if (sent.has(button)) {
		event.preventDefault();
		return;
	}
	sent.set(button, button.textContent ?? "");
	button.textContent = button.dataset.busy;
	button.ariaDisabled = "true";
}

/** A page fetched from the browser's memory by the back button is ready to be sent again. */
function restoreButtons(): void {
	for (const [button, label] of sent) {
		button.textContent = label;
		button.ariaDisabled = null;
	}
	sent.clear();
}

/** Passwords, counted fields and busy buttons of every form, by delegation. */
export function startForms(): void {
	document.addEventListener("click", (event) => {
		const button = (event.target as Element).closest<HTMLElement>("[data-password-toggle]");
		if (button) togglePassword(button);
	});
	document.addEventListener("input", (event) => {
		if (event.target instanceof HTMLTextAreaElement) countCharacters(event.target);
	});
	// On the window, after a form's own script: what that holds back is its own affair.
	addEventListener("submit", showBusy);
	addEventListener("pageshow", (event) => {
		if (event.persisted) restoreButtons();
	});
}
