import type { Thing } from "./scene";
import type { Prop } from "./vocabulary";

/** "a" or "an", by sound rather than by letter. */
export function article(next: string): "a" | "an" {
	const word = next.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, "");
	if (/^(?:8|11\b|18\b|hour|honest|heir)/.test(word)) return "an";
	if (/^(?:uni(?!n)|use|usu|ute|euro|ewe|eu|one\b|once|ukulele|ufo\b)/.test(word)) return "a";
	return /^[aeiou]/.test(word) ? "an" : "a";
}

/** A thing as one speaks of it: "an owl", "a pair of wellies". */
export function thing(prop: Prop | Thing): string {
	if (typeof prop !== "string") return prop.called;
	return prop === "wellies" ? "a pair of wellies" : `${article(prop)} ${prop}`;
}
