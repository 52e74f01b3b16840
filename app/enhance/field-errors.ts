import { drawSign } from "./draw-sign";

/** What a field's message stands behind, in the markup of ui/FieldFrame. */
const BEFORE = [":scope > .field-hint", ":scope > label, :scope > legend"];

/** Takes a field's message away: it is being mended. */
export function clearError(control: Element): void {
	const id = `${control.id}-error`;
	const error = document.getElementById(id);
	if (!error) return;
	const field = error.closest(".field");
	error.remove();
	field?.classList.remove("field-invalid");
	control.removeAttribute("aria-invalid");
	for (const described of [control, field]) {
		const left = described?.getAttribute("aria-describedby")?.split(" ") ?? [];
		const others = left.filter((one) => one !== id).join(" ");
		if (others) described?.setAttribute("aria-describedby", others);
		else described?.removeAttribute("aria-describedby");
	}
}

/** The message of what is wrong with the field of an id, in the markup of ui/FieldFrame. */
export function errorMessage(id: string, message: string): HTMLElement {
	const error = document.createElement("p");
	error.className = "field-error";
	error.id = `${id}-error`;
	const kind = document.createElement("span");
	kind.className = "visually-hidden";
	kind.textContent = "Error:";
	error.append(drawSign("alert"), kind, ` ${message}`);
	return error;
}

/** Shows a message beside its field. */
export function showError(control: HTMLElement, message: string): void {
	clearError(control);
	const error = errorMessage(control.id, message);
	const field = control.closest(".field");
	const before = BEFORE.map((one) => field?.querySelector(one)).find(Boolean);
	if (before) before.after(error);
	else control.before(error);
	field?.classList.add("field-invalid");
	control.setAttribute("aria-invalid", "true");
	control.setAttribute(
		"aria-describedby",
		`${control.getAttribute("aria-describedby") ?? ""} ${error.id}`.trim(),
	);
}
