import type { Chance } from "./chance";

/** A line with one of each `[this|or that]` of it. `wording` tells one telling of the same line from another. */
export function oneWording(line: string, chance: Chance, wording: string): string {
	let asked = 0;
	return line.replace(/\[([^[\]]+)\]/gu, (_, choices: string) =>
		chance.pick(`${wording} ${asked++}`, choices.split("|")),
	);
}
