import { drawSign } from "./draw-sign";

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

/** Shows a message beside its field, in the markup of ui/FieldFrame. */
export function showError(control: HTMLElement, message: string): void {
	clearError(control);
	const error = document.createElement("p");
	error.className = "field-error";
	error.id = `${control.id}-error`;
	const kind = document.createElement("span");
	kind.className = "visually-hidden";
	kind.textContent = "Error:";
	error.append(drawSign("alert"), kind, ` ${message}`);
	control.before(error);
	control.closest(".field")?.classList.add("field-invalid");
	control.setAttribute("aria-invalid", "true");
	control.setAttribute(
		"aria-describedby",
		`${control.getAttribute("aria-describedby") ?? ""} ${error.id}`.trim(),
	);
}
