/** Joins the class names that are there: `classes("button", wide && "button-wide")`. */
export function classes(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
