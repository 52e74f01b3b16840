const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A text with a name spelled anew wherever it stands as a word of its own: "Mya's", "MYA!", and not the Mya in "Myanmar", nor the one in
 * `names`, another's whole name.
 */
export function respelled(text: string, from: string, to: string, names: readonly string[]): string {
	// The longest first: who is called Ann Marie isn't Ann.
	const known = [from, from.toUpperCase(), ...names].sort((one, other) => other.length - one.length);
	const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "gu");
	return text.replace(word, (found) => {
		if (found === from) return to;
		return found === from.toUpperCase() && !names.includes(found) ? to.toUpperCase() : found;
	});
}
