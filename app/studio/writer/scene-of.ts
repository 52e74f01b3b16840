import type { CastMember } from "~/studio/story/cast";
import { OUTFITS } from "~/studio/story/outfits";
import { SETTINGS, type Setting } from "~/studio/story/places/list";
import type { Figure, Scene, Thing } from "~/studio/story/scene";
import { EXPRESSIONS, MOODS, POSES, type Pose, TIMES, WEATHERS } from "~/studio/story/vocabulary";
import type { Declared, DeclaredPerson, DeclaredThing } from "../shelf/story";
import { grownAs, withStandIns } from "./stand-in";
import { isHeld, thingOf } from "./thing-of";

/** The picture that a story declares, in the words that pictures are drawn by today: as much of it as those can say. */

/** Who is meant by a key of a picture's people: hero, turn, others, the name of a role. */
export type Who = (key: string) => readonly CastMember[];

/** What a picture is declared for. */
type Call = {
	place: Setting;
	/** Worn on every picture that doesn't say otherwise. */
	outfit?: string | undefined;
	who: Who;
	/** The noun of a thing that is one of the story's slots; the word itself of any other. */
	noun: (what: string) => string;
	/** The noun by which somebody of the plot is drawn who is nobody of the family. */
	drawn?: (key: string) => string | undefined;
	/** Whether somebody of the family is what a slot tells of. */
	isCast?: (what: string) => boolean;
};

/** What is told of that nobody can be drawn doing yet, and what is drawn instead. */
const INSTEAD: Readonly<Record<string, Pose>> = {
	dig: "kneel",
	read: "sit",
	ride: "sit",
	"on-shoulders": "wave",
};

/** How somebody feels of whom it isn't said, by the picture's mood. */
const FEELS: Readonly<Record<string, Figure["expression"]>> = { sad: "sad", tense: "surprised" };

/** What is no longer than that, mm of the world, is carried by one. */
const CARRIED = 650;

/** As many things as a picture has room for. */
const MOST_THINGS = 5;

export function sceneOf(
	written: Declared,
	{ place, outfit, who, noun, drawn, isCast = () => false }: Call,
): Scene {
	const declared = withStandIns(written, isCast);
	const setting = oneOf(SETTINGS, declared.at) ?? place;
	const people = Object.entries(declared.people).flatMap(([key, person]) =>
		who(key).map((member, index) => ({
			member,
			person,
			index,
			key,
			grown: grownAs(written, key, member.kind),
		})),
	);
	const isIn = (id: string) => people.some(({ member }) => member.id === id);
	const idOf = (key: string) => who(key).find(({ id }) => isIn(id))?.id ?? null;
	const nobodys = Object.entries(declared.people).flatMap(([key, { where = "right" }]): DeclaredThing[] => {
		const what = who(key).length === 0 ? drawn?.(key) : undefined;
		return what === undefined ? [] : [{ what, where }];
	});
	const things = [...nobodys, ...declared.things].flatMap((one) => {
		const thing = thingOf(one, noun(one.what), idOf);
		return thing ? [{ thing, declared: one }] : [];
	});
	/** In somebody's hands: what they are said to hold, or the first thing that is said to be there. */
	const held = (member: CastMember, said: string | undefined): Thing | null =>
		(said === undefined ? null : thingOf({ what: said, where: "" }, noun(said), idOf)) ??
		things.find(({ thing, declared }) => thing.by === member.id && isHeld(declared))?.thing ??
		null;
	/** Whoever carries has something in their hands: what they look at, what is by them or on their side, or whatever there is. */
	const taken = new Set<Thing>();
	const carried = (member: CastMember, { does, where, "looks-at": at }: DeclaredPerson): Thing | null => {
		if (does !== "carry" || !hasHands(member.kind)) return null;
		const free = things.filter(
			({ thing, declared }) =>
				thing.long <= CARRIED &&
				thing.at === "ground" &&
				!taken.has(thing) &&
				!(isHeld(declared) && thing.by !== member.id) &&
				!declared.size?.includes("huge"),
		);
		const found =
			free.find(({ declared }) => declared.what === at) ??
			free.find(({ thing }) => thing.by === member.id) ??
			free.find(({ thing }) => thing.side === sideSaid(where)) ??
			free[0];
		if (found) taken.add(found.thing);
		return found?.thing ?? null;
	};
	const figures = people
		.filter(({ member }, at) => people.findIndex((one) => one.member.id === member.id) === at)
		.sort((one, other) => Number(other.member.isMain) - Number(one.member.isMain))
		.map(({ member, person, index, key, grown }, at): Figure => {
			const partner = person.with === undefined ? undefined : who(person.with)[0];
			const touched = partner && partner.id !== member.id && isIn(partner.id) ? partner.id : null;
			const holds = held(member, person.holds) ?? (touched === null ? carried(member, person) : null);
			const isBare = holds === null && touched === null && hasHands(member.kind);
			const does = person.does === "carry" && isBare ? "stand" : person.does;
			return {
				who: member.id,
				...poseOf(
					member,
					{ ...person, does },
					{ setting, partner: touched, towards: lookedAt(declared, key) },
				),
				expression: oneOf(EXPRESSIONS, person.feels) ?? FEELS[declared.mood ?? ""] ?? "glad",
				holds,
				place: sideOf(person.where, index) ?? PLACES[at] ?? "right",
				depth: /far/u.test(person.where ?? "") || at > 2 ? "far" : "near",
				...(grown && { grown }),
			};
		});
	const inHands = new Set(figures.flatMap(({ holds }) => (holds ? [(holds as Thing).drawing] : [])));
	// Each once; a huge one is another than one of the usual size: a creature's mother beside the creature.
	const isHuge = ({ size }: DeclaredThing) => size === "huge";
	const lying = things
		.filter(
			({ thing, thing: { drawing }, declared }, at, all) =>
				all.findIndex((one) => one.thing.drawing === drawing && isHuge(one.declared) === isHuge(declared)) ===
					at &&
				(isHuge(declared) || !inHands.has(drawing) || (thing.many && taken.has(thing))),
		)
		.map(({ thing }) => thing)
		.slice(0, MOST_THINGS);
	const worn = oneOf(OUTFITS, declared.outfit ?? outfit);
	return {
		setting,
		time: oneOf(TIMES, declared.time) ?? "noon",
		weather: oneOf(WEATHERS, declared.weather) ?? "clear",
		mood: oneOf(MOODS, declared.mood) ?? "calm",
		shot: declared.shot,
		...(worn && { outfit: worn }),
		figures,
		props: lying,
		focus: figures[0]?.who ?? null,
	};
}

const PLACES: readonly Figure["place"][] = ["middle", "left", "right", "left"];

/** Several who are told of together stand on both sides of where they are said to be. */
function sideOf(where: string | undefined, index: number): Figure["place"] | null {
	const said = sideSaid(where);
	if (!said) return null;
	return index === 0 ? said : (PLACES[(PLACES.indexOf(said) + index) % 3] ?? said);
}

const sideSaid = (where: string | undefined) =>
	(/left|middle|right/u.exec(where ?? "")?.[0] ?? null) as Figure["place"] | null;

/** On which side of the picture what somebody looks at is said to be: of whom it isn't said, what the hero does, or the hero who looks at them. */
function lookedAt({ people, things }: Declared, key: string) {
	const heros = people.hero?.["looks-at"] ?? "";
	const at = people[key]?.["looks-at"] ?? (heros === key ? "hero" : heros);
	return sideSaid((people[at] ?? things.find(({ what }) => what === at))?.where);
}

/** Whoever is on one side faces the other, or what they look at. */
function facingOf(own: Figure["place"] | null, towards: Figure["place"] | null): Figure["facing"] {
	const across = ACROSS.indexOf(towards ?? "middle") - ACROSS.indexOf(own ?? "middle");
	if (across !== 0) return across > 0 ? "right" : "left";
	return own === "left" ? "right" : own === "right" ? "left" : "front";
}
const ACROSS: readonly Figure["place"][] = ["left", "middle", "right"];

function poseOf(
	member: CastMember,
	{ does, where }: DeclaredPerson,
	{
		setting,
		partner,
		towards,
	}: { setting: Setting; partner: string | null; towards: Figure["place"] | null },
): Pick<Figure, "pose" | "facing" | "with"> {
	const told = oneOf(POSES, does) ?? INSTEAD[does] ?? "stand";
	const alone = told === "hug" && partner === null ? "stand" : told;
	const pose = inPlace(alone, setting, member);
	const facing = facingOf(sideSaid(where), towards);
	return {
		pose,
		facing: told === "look-away" ? "away" : facing,
		with: pose === "hug" || pose === "carry" ? partner : null,
	};
}

const ON_FOOT: readonly Pose[] = ["walk", "run", "climb", "jump"];
const WITH_HANDS: readonly Pose[] = ["point", "hug", "carry", "wave", "dance"];
const hasHands = (kind: CastMember["kind"]) => kind === "child" || kind === "grown-up" || kind === "old";
const IN_BED: readonly Pose[] = ["sleep", "in-bed"];

/** Under the sea one swims where others walk; babies and animals keep to what they can do. */
function inPlace(told: Pose, setting: Setting, { kind }: CastMember): Pose {
	if (kind === "baby") return IN_BED.includes(told) || told === "lie" ? told : "sit";
	const pose = !hasHands(kind) && WITH_HANDS.includes(told) ? "jump" : told;
	if (ON_FOOT.includes(pose) && (setting === "underwater" || setting === "pool")) return "swim";
	return ON_FOOT.includes(pose) && setting === "sky" ? "fly" : pose;
}

function oneOf<Word extends string>(words: readonly Word[], said: string | undefined): Word | undefined {
	return words.find((word) => word === said);
}
