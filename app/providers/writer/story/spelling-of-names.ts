import { EVERYDAY } from "../placeholders";
import { literally } from "./wording";

/** Whom an idea names, in short or in full, and how the family spells it. */

/** With what a family calls somebody in short: "Joe" of "Grandad Joe", where nobody else is called so. */
export function namesIn(names: readonly string[]): string[] {
	const parts = names.filter((name) => name.includes(" ")).flatMap((name) => name.split(" "));
	const own = parts.filter(
		(part) => !names.includes(part) && parts.indexOf(part) === parts.lastIndexOf(part) && part.length > 2,
	);
	return [...names, ...own.filter((part) => /^\p{Lu}/u.test(part) && !EVERYDAY.test(part))];
}

/** Names with the capitals that the family gave them at the top of the form; those that are everyday words stay. */
export const withNamesAsTyped = (text: string, names: readonly string[], isSubject = false) =>
	names
		.filter((name) => isSubject || (name.length > 2 && !EVERYDAY.test(name)))
		.reduce(
			(told, name) =>
				told.replace(
					new RegExp(
						`(?<![\\p{L}\\p{N}]|’s |(?:his|her|its|their|my|our) )${literally(name)}(?![\\p{L}\\p{N}])`,
						"giu",
					),
					() => name,
				),
			text,
		);
