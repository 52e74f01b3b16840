import type { Setting } from "~/studio/story/places/list";
import type { Level } from "./levels";

/** What a story of the shelf is, as its file says it: see docs/how-to-add.md, "A story". */

/** What a noun is, as stories ask for it; `anything` takes every noun that can be drawn. */
export const NOUN_CLASSES = [
	"person",
	"animal",
	"magical",
	"food",
	"vehicle",
	"clothes",
	"toy",
	"instrument",
	"building",
	"plant",
	"treasure",
	"material",
	"body",
	"built",
	"feast",
	"place",
	"thing",
	"anything",
] as const;
export type NounClass = (typeof NOUN_CLASSES)[number];

/** What somebody of the idea can't do, wants to or is taught; what somebody could do and won't. */
export const SLOT_VERBS = ["skill", "refused"] as const;
export type SlotVerb = (typeof SLOT_VERBS)[number];

/** A noun of the family's that a story takes: as it is told first, and short. Without an article. */
export type Noun = { full: string; short: string };

/** Verbs (lemmas) that a noun is the object of, or the subject; words it comes after. */
export type Stands = {
	"object-of"?: readonly string[] | undefined;
	"subject-of"?: readonly string[] | undefined;
	after?: readonly string[] | undefined;
};

/** What a story takes from an idea. Where a key is left out, anything of the class will do. */
export type Slot = Stands & {
	/** It takes no noun but a verb. */
	verb?: SlotVerb;
	of: readonly NounClass[];
	/** Told without an article: several, or what isn't counted. */
	many?: boolean;
	/** The only nouns that it is, and those that it never is. */
	only?: readonly string[];
	not?: readonly string[];
	/**
	 * Somebody of the family may be it: whom the idea or their own description calls by its noun, and whom the idea names where these say. Without
	 * it nobody is.
	 */
	cast?: Stands & {
		/** It is nobody’s own dog or cat: of an idea that has one for it the story isn’t told. */
		strange?: boolean | undefined;
		/** Only where this is heard: else no picture has it. */
		heard?: string | undefined;
	};
	/** Told where the idea has none. */
	else: Noun;
};

/** A companion who is somebody of the plot. */
export type Role = {
	relationship?: readonly string[];
	/** Years, both included. */
	age?: readonly [number, number];
	/** Only somebody whom the idea names beside one of these words: "Grandad Joe died". */
	near?: readonly string[];
	/** Or calls by what they are to the hero, "her brother", where nobody else in the book is that. Never where somebody has died. */
	kin?: boolean;
	/** Or whose own description says one of these: "has died". */
	own?: readonly string[];
	/** The story is told only where it can be said who that is: "someone dear" is nobody. */
	named?: boolean;
	/** Who it is when nobody of the family is; of "{the creature}" somebody of the family may be the creature. */
	else: string;
	/** The noun by which that one is drawn then; absent: one of the pictures' things is them, or they are never seen. */
	drawn?: string;
	/** Who it is, by their place among the book's people, where an idea has said so; they come along all the same, or are the hero. */
	who?: number;
};

/** How an idea finds a story. Words and phrases by their lemmas; * stands for up to three words. */
export type Finding = {
	strong: readonly string[];
	good: readonly string[];
	faint: readonly string[];
	/** Phrases whose words count for nothing. */
	never: readonly string[];
	/** An idea with one of these is another story's, or none's. */
	unless: readonly string[];
	/** It is never told where an idea rules one of these out. */
	always: readonly string[];
	/** By slot: points when the idea names something for it, and when it doesn't. */
	wants: Readonly<Record<string, readonly [named: number, missing: number]>>;
};

/** What an idea may say that changes the story: one of the phrases, and a noun for the slot where one is named. */
export type Hearing = { says: readonly string[]; names?: string };

export type Declared = {
	shot: "wide" | "mid" | "close" | "above";
	at?: string;
	time?: string;
	weather?: string;
	mood?: string;
	outfit?: string;
	/** Keys: hero, turn, others, the name of a role. */
	people: Readonly<Record<string, DeclaredPerson>>;
	things: readonly DeclaredThing[];
	not: readonly string[];
	/** For a painter, in slots; names nobody. */
	shows: string;
};
export type DeclaredPerson = {
	does: string;
	feels?: string;
	"looks-at"?: string;
	holds?: string;
	with?: string;
	where?: string;
};
export type DeclaredThing = { what: string; where: string; size?: string; many?: boolean; state?: string };

/** Kinds of companions that a turn has lines for; `alone` stands where nobody is left to take it. */
export const COMPANY = ["grown-up", "child", "baby", "pet", "toy", "alone"] as const;
export type CompanyKind = (typeof COMPANY)[number];

/** How somebody goes about things; `any`: nothing is known. */
export const MANNERS = ["brave", "kind", "funny", "clever", "quiet", "lively", "stubborn", "any"] as const;
export type Manner = (typeof MANNERS)[number];

export type ByLevel = Readonly<Record<Level, string>>;

/** How a beat is told where the idea says what happens in it. */
export type PicturedText = {
	picture: Declared;
	/** One text a page; one alone where one of two pages is picture only; none for the last picture. */
	text?: Pages;
};
export type Pages = Readonly<Record<Level, readonly string[]>>;

export type Beat = PicturedText & {
	beat: string;
	/** Which companion's turn this is, 1 to 3. */
	turn?: number;
	with?: Readonly<Partial<Record<CompanyKind, ByLevel>>>;
	deed?: Readonly<Record<Manner, ByLevel>>;
	/** In its place, with the same turn and deed: the first that the idea asks for. */
	instead: readonly (PicturedText & { when: string })[];
};

/**
 * A place of the story's own, in words and as it is drawn, in place of a family's that is none of `only`, is one of `never`, or is called
 * by a word of `nor` ("court"), unless by one of `also` ("the bath").
 */
export type Set = {
	at: string;
	setting: Setting;
	only?: readonly Setting[] | undefined;
	never?: readonly Setting[] | undefined;
	nor?: readonly string[] | undefined;
	also?: readonly string[] | undefined;
};

export type Story = {
	id: string;
	name: string;
	/** For authors and for `npm run stories -- list`. */
	about: string;
	/** Whose advice it follows, where it is about grief, illness or fear. */
	reviewed?: string;
	for: Finding;
	takes: Readonly<Record<string, Slot>>;
	roles: Readonly<Record<string, Role>>;
	hears: Readonly<Record<string, Hearing>>;
	/** Where it goes to, from home: of a family that names just that for its place, home is told as "at home". */
	away?: Setting;
	/** Where it is set of a family whose place it can't be set at. */
	set?: Set;
	outfit?: string;
	/** How what comes back in its pictures looks in each of them, by its noun or slot: "green, with a red tail". */
	looks: Readonly<Record<string, string>>;
	synopsis: string;
	cover: Declared;
	"title-page": Declared;
	/** Opener, ten of two pages, last. */
	spreads: readonly Beat[];
};

/** Each way in which a beat can be told. */
export const tellingsOf = ({ instead, ...beat }: Beat): Beat[] =>
	[beat, ...instead.map(({ when: _, ...telling }) => ({ ...beat, ...telling }))].map((one) => ({
		...one,
		instead: [],
	}));

/** A beat as it is told of an idea in which so much was heard. */
export function tellingFor(beat: Beat, heard: ReadonlySet<string>): Beat {
	const { when: _, ...telling } = beat.instead.find(({ when }) => heard.has(when)) ?? { when: "" };
	return { ...beat, ...telling };
}
