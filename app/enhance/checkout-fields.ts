import { EMAIL_PATTERN } from "~/shop/checkout/rules";

type Control = HTMLInputElement | HTMLSelectElement;

/** What the server would say of this field as it stands; null when nothing. */
function problemOf(control: Control): string | null {
	const text = control.value.trim();
	if (text === "") return control.dataset.required ?? null;
	return control.dataset.wrong && !EMAIL_PATTERN.test(text) ? control.dataset.wrong : null;
}

/** Takes a field's message away: it is being mended. */
export function clearError(control: Element): void {
	const error = document.getElementById(`${control.id}-error`);
	if (!error) return;
	error.remove();
	control.closest(".field")?.classList.remove("field-invalid");
	control.removeAttribute("aria-invalid");
	const described = (control.getAttribute("aria-describedby") ?? "")
		.split(" ")
		.filter((id) => id !== `${control.id}-error`);
	if (described.join("") === "") control.removeAttribute("aria-describedby");
	else control.setAttribute("aria-describedby", described.join(" "));
}

/** Shows a message beside its field, as ui/FieldFrame does on the server. */
function showError(control: Control, message: string): void {
	clearError(control);
	const error = document.createElement("p");
	error.className = "field-error";
	error.id = `${control.id}-error`;
	error.textContent = message;
	control.before(error);
	control.closest(".field")?.classList.add("field-invalid");
	control.setAttribute("aria-invalid", "true");
	control.setAttribute(
		"aria-describedby",
		`${control.getAttribute("aria-describedby") ?? ""} ${error.id}`.trim(),
	);
}

/** Holds the delivery form against its rules before it is sent, so that no card has to be typed twice. Focuses the first field at fault. */
export function checkFields(form: HTMLFormElement): boolean {
	const controls = [...form.querySelectorAll<Control>("[data-required]")];
	const wrong = controls.filter((control) => {
		const problem = problemOf(control);
		if (problem) showError(control, problem);
		else clearError(control);
		return problem !== null;
	});
	wrong[0]?.focus();
	return wrong.length === 0;
}
