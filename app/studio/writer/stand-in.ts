import { isPerson } from "~/studio/story/figure";
import type { Kind } from "~/studio/story/vocabulary";
import type { Declared, DeclaredPerson, DeclaredThing } from "../shelf/story";

/** Somebody of the family where a story declares a creature, a toy or a guest: what is said of the thing, they do. */

/** A drawing of it, its shadow, its mother: not the one who is told of. */
const ANOTHER =
	/\b(?:mother|skeleton|cardboard|shadow|made of (?:light|morning light)|drawn|painted|poster|cut out|cut-out|costume|hole in)\b/u;
/** What a thing is said to be like, and what somebody does who is; the first that fits. */
const DOES: readonly (readonly [RegExp, string])[] = [
	[/\b(?:asleep|curled up|sleeps|sleeping)\b/u, "sleep"],
	[/\bin (?:the )?bed\b/u, "in-bed"],
	[/\b(?:in the (?:air|sky)|overhead|flying)\b/u, "fly"],
	[/\bin the water\b/u, "in-water"],
	[/\b(?:running|setting off|going very fast|streak|backwards)\b/u, "run"],
	[/\b(?:going|following|marching|arriving|stepping|creeping|walking|leaving)\b/u, "walk"],
	[/\bdancing\b/u, "dance"],
	[/\b(?:lying|flat|on its back)\b/u, "lie"],
	[
		/\b(?:hide|hiding|half behind|only (?:its|the) (?:eyes|face|nose)|peeping|in the (?:dark|far) corner)\b/u,
		"hide",
	],
	[/\bwaving\b/u, "wave"],
	[/\bpointing\b/u, "point"],
	[
		/\b(?:sits|sitting|on a chair|on hero’s lap|on the (?:high|flat) bed|ground|middle of the row|beside hero|leaning)\b/u,
		"sit",
	],
];
const FEELS: readonly (readonly [RegExp, string])[] = [
	[/\b(?:trembling|shivering|afraid|wide-eyed|eyes wide|shakes)\b/u, "surprised"],
	[/\b(?:wistful|lip trembling|sad|quite still)\b/u, "sad"],
	[/\b(?:proud|brave|very straight|dignified)\b/u, "brave"],
	[/\b(?:tired|yawning|eyes shut|eyes closing)\b/u, "sleepy"],
	[/\b(?:listening|looking|watching|eyebrows)\b/u, "thinking"],
];
const HELD =
	/\b(?:in|held (?:tight|tightly|against|by)|under) (\w+)’s (?:hands?|arms?|chest|coat)\b|\bheld (?:tight|so tightly)\b/u;
const ALONG = /^(?:turn|others)$/u;
/** Who does these has no arm free, or is in bed. */
const CAN_HUG = /^(?:stand|walk|carry|hug|reach|look-away)$/u;

/** How much larger than in life an animal or a toy is that a story has so large: whoever has a face of their own stays as they are. */
const GROWN: Readonly<Record<string, number>> = { large: 1.3, huge: 1.8 };

/**
 * Takes a picture, and which of its slots somebody of the family is; gives it with them among its people and no longer among its things.
 */
export function withStandIns(declared: Declared, isCast: (what: string) => boolean): Declared {
	const isThem = ({ what, where, state = "" }: DeclaredThing) =>
		isCast(what) && !ANOTHER.test(`${where} ${state}`);
	const them = declared.things.filter(isThem);
	const people = Object.entries(declared.people).map(([key, person]): [string, DeclaredPerson] => {
		const { holds, ...rest } = person;
		const arms = them.find(
			({ where, state }) =>
				(`${where} ${state}`.match(HELD)?.[1] ?? "hero") === key && HELD.test(`${where} ${state}`),
		);
		const what = holds !== undefined && isCast(holds) ? holds : arms?.what;
		const isFree = what === holds || holds === undefined;
		if (what === undefined || !isFree) return [key, person];
		return [key, CAN_HUG.test(person.does) ? { ...rest, does: "hug", with: what } : rest];
	});
	const held = Object.values(declared.people).flatMap(({ holds, where }) =>
		holds !== undefined && isCast(holds) && !them.some(({ what }) => what === holds)
			? [[holds, { does: "sit", ...(where && { where }) }] as const]
			: [],
	);
	return {
		...declared,
		// Whoever is told of stands in front of whoever comes along.
		people: Object.fromEntries([
			...people.filter(([key]) => !ALONG.test(key)),
			...them.map((one) => [one.what, doing(one)] as const),
			...held,
			...people.filter(([key]) => ALONG.test(key)),
		]),
		things: declared.things.filter((one) => !isThem(one)),
	};
}

function doing({ where, state = "" }: DeclaredThing): DeclaredPerson {
	const said = `${state} ${where}`;
	const feels = FEELS.find(([words]) => words.test(said))?.[1];
	return {
		does: DOES.find(([words]) => words.test(said))?.[1] ?? "stand",
		...(feels && { feels }),
		where,
	};
}

/** Of somebody who stands for a thing that a picture declares so large; undefined: as they are. */
export const grownAs = ({ things }: Declared, what: string, kind: Kind): number | undefined =>
	isPerson(kind) ? undefined : GROWN[things.find((one) => one.what === what)?.size ?? ""];
