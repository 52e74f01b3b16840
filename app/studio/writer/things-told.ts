import { literally } from "./wording";

/**
 * What comes back in a book's pictures, each as one text: its name, after commas other words that stand for it, and after a colon how it
 * looks: "the poster, sheet of paper: as large as a door".
 */

/** Of such things those that a text tells of. */
export function thingsIn(things: readonly string[], text: string): string[] {
	const named = things.flatMap(namesOf);
	return things.filter((thing) =>
		namesOf(thing).some((name, at) => {
			const word = at === 0 ? nounOf(name) : name;
			return new RegExp(`(?<!\\p{L})${literally(word)}(?:e?s)?(?!\\p{L})`, "iu").test(
				without(text, word, named),
			);
		}),
	);
}

/** For a painter: by its name alone; of what nobody has described, that it is one and the same. */
export function asPainted(thing: string): string {
	const [names = "", looks] = thing.split(/:(.*)/su);
	const [name = ""] = names.split(", ");
	return looks === undefined ? `${name}, always one and the same` : `${name}:${looks}`;
}

const namesOf = (thing: string): string[] =>
	(thing.split(":")[0] ?? "")
		.split(", ")
		.map((name) => name.trim().replace(/^(?:the|an?) /iu, ""))
		.filter((name) => name !== "");

/** By which a text tells of it: "kite" of "red kite"; "man in red" whole. */
const nounOf = (name: string): string =>
	/ (?:in|of) /u.test(name) ? name : (name.split(" ").at(-1) ?? "").replace(/s$/u, "");

/** A pirate ship is no pirate: without the names in which the word says of which kind another thing is. */
const without = (text: string, word: string, named: readonly string[]): string =>
	named
		.filter((name) => new RegExp(`(?<!\\p{L})${literally(word)} \\p{L}+$`, "iu").test(name))
		.reduce((rest, name) => rest.replace(new RegExp(literally(name), "giu"), " "), text);
