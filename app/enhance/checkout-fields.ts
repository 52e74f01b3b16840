import { EMAIL_PATTERN, postcodeProblem, writtenPostcode } from "~/shop/checkout/rules";
import { countryOf } from "~/shop/prices/rules";
import { clearError, showError } from "./field-errors";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the server would say of this field as it stands; null when nothing. */
function problemOf(control: Control): string | null {
	const text = control.value.trim();
	if (text === "") return control.dataset.required ?? null;
	if (control.name === "postalCode" && control.form) {
		const country = countryOf(String(new FormData(control.form).get("country")));
		return writtenPostcode(country, text) === null ? postcodeProblem(country) : null;
	}
	return control.dataset.wrong && !EMAIL_PATTERN.test(text) ? control.dataset.wrong : null;
}

/** Holds the delivery form against its rules before it is sent, so that no card has to be typed twice. Focuses the first field at fault. */
export function checkFields(form: HTMLFormElement): boolean {
	const all = [...form.querySelectorAll<Control>("[data-required]")];
	// Who gets a gift is asked only of a gift.
	const controls = all.filter((control) => control.offsetParent !== null);
	const wrong = controls.filter((control) => {
		const problem = problemOf(control);
		if (problem) showError(control, problem);
		else clearError(control);
		return problem !== null;
	});
	wrong[0]?.focus();
	return wrong.length === 0;
}
