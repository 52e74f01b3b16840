import type { Control } from "./checkout-fields";

/** One checkout a tab; it goes with the order (order-confirmed) and with the tab. */
const KEY = "checkoutTyped";

function fieldsOf(form: HTMLFormElement): Record<string, string> {
	try {
		const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Record<string, unknown> | null;
		return kept?.form === form.action ? (kept.fields as Record<string, string>) : {};
	} catch {
		return {};
	}
}

/** Keeps what was typed into a field of the delivery form: the server learns of it only with the form, and a reload asks the server. */
export function rememberTyped(form: HTMLFormElement, control: Control): void {
	const { name } = control;
	const value = isTick(control) && !control.checked ? "" : control.value;
	try {
		const fields = { ...fieldsOf(form), [name]: value };
		sessionStorage.setItem(KEY, JSON.stringify({ form: form.action, fields }));
	} catch {
		// Storage may be full or forbidden: a reload then shows what was sent last.
	}
}

/** Puts what this tab has kept of the form into its fields. */
export function restoreTyped(form: HTMLFormElement): void {
	for (const [name, value] of Object.entries(fieldsOf(form))) {
		const control = form.querySelector<Control>(`#delivery [name="${CSS.escape(name)}"]`);
		if (!control) continue;
		if (isTick(control)) control.checked = value !== "";
		else control.value = value;
	}
}

function isTick(control: Control): control is HTMLInputElement {
	return control.type === "checkbox";
}

/** The book has been ordered. */
export function forgetTyped(): void {
	try {
		sessionStorage.removeItem(KEY);
	} catch {
		// Then nothing was kept.
	}
}
