import { printable } from "~/shop/printable";

/** Shown to nobody, and compared to the letter. */
const SECRETS = ["password", "currentPassword", "confirm"];

/** The one door for every text of a form or a call: what a terminal or a mail would obey gets no further. */
export function typedText(field: string, text: string): string {
	return SECRETS.includes(field) ? text : printable(text);
}
