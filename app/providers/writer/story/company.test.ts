import { expect, test } from "vitest";
import { PLOTS } from "./plots/choose";
import type { Lines, TwoWays } from "./plots/plot";

/** Begins with what was named before: whoever joins in between would be taken for it. */
const REFERS_BACK =
	/^(?:‘|\[)*(?:(?:But|And|So|Then|Soon|At last|By then|In the end|In real life|To begin with|For a (?:moment|minute)(?: or so)?) )*(?:[Ii]t|[Tt]hey|[Tt]hey’ve|[Tt]hat|[Ii]t’s|Its|Their)(?!\p{L}| (?:was (?:then|no|hard)|is (?:hard|nice)))/u;

const linesOf = (lines: Lines | TwoWays): string[] =>
	"wish" in lines ? [...Object.values(lines.wish), ...Object.values(lines.story)] : Object.values(lines);

test.each(PLOTS)("in $id nobody joins between a thing and its ‘it’", ({ lines, again }) => {
	const every = [lines, ...again].flatMap((telling) => Object.values(telling).flatMap(linesOf));
	const after = every.flatMap((line) => /^(?!\{company\}).*\{company\} (.+)$/su.exec(line)?.[1] ?? []);
	expect(after.length).toBeGreaterThan(3);
	expect(after.filter((next) => REFERS_BACK.test(next))).toEqual([]);
});
