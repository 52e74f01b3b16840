import type { Chance } from "./chance";

/** A line with one of each `[this|or that]` of it, one that no book has yet if `pick` knows of any. `wording` tells one telling of the same line from another. */
export function oneWording(line: string, pick: Chance["pickUntold"], wording: string): string {
	let asked = 0;
	return line.replace(/\[([^[\]]+)\]/gu, (_, choices: string) =>
		pick(`${wording} ${asked++}`, choices.split("|"), (choice) => [choice]),
	);
}
