import { isPerson } from "~/studio/art/called";
import { article } from "~/studio/story/article";
import type { Thing } from "~/studio/story/scene";
import type { DeclaredThing } from "../shelf/story";
import { briefly, drawingFor } from "./drawing-for";
import { knownHead, pluralOf } from "./noun-classes";

/** A thing that a story declares, as its picture shows it. */

/** Declared sizes, mm of the world; what is drawn lies between them and the thing's own, but for what is huge, which is as large as a picture takes. */
const SIZES: Readonly<Record<string, number>> = { tiny: 190, small: 380, large: 900, huge: 1800 };

function longOf(own: number, declared: number | undefined): number {
	if (declared === undefined) return own;
	return declared === SIZES.huge ? Math.max(own, declared) : Math.round(Math.sqrt(declared * own));
}

const IN_HANDS = /\b(\w+)’s (?:hands?|arms?|lap)\b/u;
const ON_HEAD = /\bon (\w+)’s (?:head|nose)\b/u;
const ON_SHOULDER = /\bon (\w+)’s shoulders?\b/u;
const BY_SOMEBODY =
	/\b(?:beside|by|under|round|with|on|near|before|over|in front of|at) (hero|turn|others|friend|baby|teacher|gone|far|culprit|guest|rival|\w+)(?:’s \w+)?\b/u;
const IN_AIR = /\b(?:in the (?:air|sky)|hung|hanging)\b/u;
const BEHIND = /\b(?:behind|far|in the window)\b/u;

/** What is in the air unless it is said to lie, or made of cardboard. */
const LIGHT = new Set(
	"star musical-note musical-notes speech-balloon thought-balloon cloud sun full-moon crescent-moon rainbow comet glowing-star sparkles snowflake bubbles dashing-away butterfly monarch-butterfly honeybee fly mosquito kite balloon airplane small-airplane helicopter flying-saucer bunting rocket".split(
		" ",
	),
);
const IS_DOWN = /\b(?:ground|floor|table|blanket|lap|card(?:board)?|cut out|under|stands?)\b/u;

/** Whether it is said to be in somebody's hands. */
export const isHeld = ({ where }: DeclaredThing) => IN_HANDS.test(where);

/**
 * Takes what a story declares, the noun it stands for, and who of a picture's people a key means (an id, or null). Null: nothing that
 * the library has, and nothing that can be in a parcel.
 */
export function thingOf(
	{ what, where, size, many }: DeclaredThing,
	noun: string,
	idOf: (key: string) => string | null,
): Thing | null {
	const shown = drawingFor(noun, noun !== what);
	if (!shown) return null;
	const declared = isPerson(shown) ? undefined : SIZES[size ?? ""];
	const onto = (at: RegExp) => {
		const key = at.exec(where)?.[1];
		return key === undefined ? null : idOf(key);
	};
	const [head, shoulder] = [onto(ON_HEAD), onto(ON_SHOULDER)];
	return {
		drawing: shown.drawing,
		called: called(noun, shown.isMany || many === true),
		long: longOf(shown.long, declared),
		at: head
			? "head"
			: shoulder
				? "shoulder"
				: IN_AIR.test(where) || (LIGHT.has(shown.drawing) && !IS_DOWN.test(where))
					? "air"
					: BEHIND.test(where)
						? "behind"
						: "ground",
		side: (/left|middle|right/u.exec(where)?.[0] ?? null) as Thing["side"],
		by: head ?? shoulder ?? onto(IN_HANDS) ?? onto(BY_SOMEBODY),
		many: many === true || shown.isMany,
		...(isPerson(shown) && { isPerson: true }),
		...(isCreature(noun) && { isCreature: true }),
	};
}

const isCreature = (noun: string) => {
	const classes = knownHead(briefly(noun.toLowerCase()).split(/\s+/u))?.known.classes;
	return classes?.has("animal") || classes?.has("magical");
};

/** What stories declare that isn't counted, and isn't a noun that families name. */
const UNCOUNTED = new Set(["water", "smoke", "fire", "dust"]);

/** "a snail", "garden snails", "some jam". */
function called(noun: string, isMany: boolean): string {
	const words = briefly(noun.toLowerCase());
	const head = knownHead(words.split(/\s+/u));
	if (/^(?:the|a|an|some|her|his|their|one|two|three|four) /u.test(words) || head?.known.isPlural)
		return words;
	if (head?.known.isMass || UNCOUNTED.has(words.split(" ").at(-1) ?? "")) return `some ${words}`;
	if (!isMany) return `${article(words)} ${words}`;
	return head ? words.replace(/\p{L}+$/u, pluralOf) : words;
}
