import { describe, expect, test } from "vitest";
import { FILED } from "~/studio/art/called";
import { FRAMES, SHELF } from "~/studio/shelf/list";
import type { Declared, Story } from "~/studio/shelf/story";
import type { CastMember } from "~/studio/story/cast";
import type { StoryIdea } from "~/studio/story/idea";
import { OUTFITS } from "~/studio/story/outfits";
import { SETTINGS } from "~/studio/story/places/list";
import type { Scene, Thing } from "~/studio/story/scene";
import type { Script } from "~/studio/story/script";
import { EXPRESSIONS, MOODS, POSES, SHOTS, TIMES, WEATHERS } from "~/studio/story/vocabulary";
import { companion, ideaWith, main, scriptOf } from "./books.testing";
import { castOf } from "./cast-of";
import { CASTS, ideaFor } from "./casts";
import { chanceOf } from "./chance";
import { partsOf } from "./parts-of";
import { sceneOf, type Who } from "./scene-of";

const MIA = main("Mia", 7, "");
/** Beside the families that stories are checked for, some in which everybody of a plot is somebody. */
const IDEAS: StoryIdea[] = [
	...CASTS.map((cast) => ideaFor(cast, "starter")),
	ideaWith({
		characters: [
			MIA,
			companion("Finn", 1, "", "Baby sibling"),
			companion("Priya", 8, "", "Friend"),
			companion("Miss Hart", 40, "", "Teacher"),
		],
	}),
	ideaWith({
		description: "Grandad Joe died, and Mia misses Grandad Joe",
		characters: [MIA, companion("Grandad Joe", 70, "", "Grandparent"), companion("Rex", 3, "a dog", "Pet")],
	}),
];
const STORIES = [...SHELF, ...Object.values(FRAMES)];

type Picture = { at: string; declared: Declared; scene: Scene };

/** What a story declares beside what a book of it is drawn by. */
function picturesOf(story: Story, { cover, spreads }: Script): Picture[] {
	const scenes = [cover, ...spreads.flatMap(({ scene }) => (scene ? [scene] : []))];
	const declared = [story.cover, story["title-page"], ...story.spreads.map(({ picture }) => picture)];
	expect(scenes).toHaveLength(declared.length);
	return declared.map((one, index) => ({
		at: `${story.id}, picture ${index}`,
		declared: one,
		scene: scenes[index] as Scene,
	}));
}

const WITHOUT_HANDS = ["cat", "dog", "rabbit", "bird", "horse", "animal", "toy"];

/** What can’t be drawn of a scene. */
function faultsOf({ at, scene }: Picture, cast: readonly CastMember[]): string[] {
	const { setting, time, weather, mood, shot, outfit, figures, props, focus } = scene;
	const among = (words: readonly string[], word: string | null | undefined) =>
		word == null || words.includes(word);
	const ids = figures.map(({ who }) => who);
	const drawings = (all: readonly (Scene["props"][number] | null)[]) =>
		all.flatMap((one) => (one === null ? [] : [(one as Thing).drawing]));
	/** Another than the small one of its kind: the larger of two. */
	const huge = new Set(
		props.filter((one) =>
			[...props, ...figures.flatMap(({ holds }) => holds ?? [])].some(
				(other) => sameKind(one, other) && (other as Thing).long < (one as Thing).long,
			),
		),
	);
	const held = drawings(figures.map(({ holds }) => holds));
	const lying = drawings(props.filter((one) => !huge.has(one)));
	const rules: [boolean, string][] = [
		[among(SETTINGS, setting), setting],
		[among(TIMES, time), time],
		[among(WEATHERS, weather), weather],
		[among(MOODS, mood), mood],
		[among(SHOTS, shot), shot],
		[among(OUTFITS, outfit), `${outfit}`],
		[[...lying, ...held].every((one) => among(FILED, one)), `${lying}, ${held}`],
		[new Set(lying).size === lying.length && lying.length <= 5, `props ${lying}`],
		[
			!drawings(props.filter((one) => !huge.has(one) && !(one as Thing).many)).some((one) =>
				held.includes(one),
			),
			`held and lying about: ${lying}`,
		],
		[new Set(ids).size === ids.length, `somebody twice: ${ids}`],
		[ids.every((id) => cast.some((member) => member.id === id)), `a stranger: ${ids}`],
		[focus === (ids[0] ?? null), `focus ${focus}`],
		...figures.flatMap((figure): [boolean, string][] => {
			const kind = cast.find(({ id }) => id === figure.who)?.kind ?? "";
			const { pose, expression, with: partner } = figure;
			const says = `${kind} ${pose} with ${partner}`;
			return [
				[among(POSES, pose), pose],
				[among(EXPRESSIONS, expression), expression],
				[pose === "carry" || (pose === "hug") === (partner !== null), says],
				[pose !== "carry" || figure.holds !== null || partner !== null, `${says} carries nothing`],
				[partner === null || (ids.includes(partner) && partner !== figure.who), says],
				[kind !== "baby" || ["sit", "lie", "sleep", "in-bed"].includes(pose), says],
				[!WITHOUT_HANDS.includes(kind) || !["point", "hug", "carry", "wave", "dance"].includes(pose), says],
				[setting !== "underwater" || !["walk", "run", "jump", "climb"].includes(pose), says],
			];
		}),
	];
	return rules.flatMap(([isRight, what]) => (isRight ? [] : [`${at}: ${what}`]));
}

const sameKind = (one: Scene["props"][number], other: Scene["props"][number]) =>
	(one as Thing).drawing === (other as Thing).drawing;

describe.each(STORIES.map((story) => [story.id, story] as const))("%s", (id, story) => {
	const books = IDEAS.map((idea) => ({ idea, script: scriptOf(idea, id) }));

	test("every picture can be drawn, with everybody once", () => {
		const faults = books.flatMap(({ script }) =>
			picturesOf(story, script).flatMap((picture) => faultsOf(picture, script.cast)),
		);
		expect([...new Set(faults)]).toEqual([]);
	});

	test("shows the hero, companions and people of the plot where it says so, and nobody else", () => {
		for (const { idea, script } of books) {
			const { hero, companions, roles } = partsOf(story, castOf(idea, "park", chanceOf("")), idea);
			for (const { at, declared, scene } of picturesOf(story, script)) {
				const shown = scene.figures.map(({ who }) => who);
				const has = (key: string) => key in declared.people;
				expect(shown.includes(hero.member.id), at).toBe(has("hero"));
				for (const { member } of companions)
					expect(shown.includes(member.id) && !has("turn") && !has("others"), at).toBe(false);
				for (const [role, person] of Object.entries(roles))
					if (person)
						expect(shown.includes(person.member.id), `${at}, ${role}`).toBe(
							has(role) && !declared.not.includes(role),
						);
			}
		}
	});

	test("declares nothing that it says must not be seen", () => {
		for (const { picture } of story.spreads)
			for (const one of picture.not) {
				expect(Object.keys(picture.people), picture.shows).not.toContain(one);
				expect(
					picture.things.map(({ what }) => what),
					picture.shows,
				).not.toContain(one);
			}
	});
});

describe("a picture", () => {
	const idea = ideaWith({
		characters: [
			MIA,
			companion("Joe", 70, "", "Grandparent"),
			companion("Finn", 1, "", "Baby sibling"),
			companion("Rex", 3, "a dog", "Pet"),
		],
	});
	const cast = castOf(idea, "park", chanceOf("")).map(({ member }) => member);
	const [mia, joe, finn, rex] = cast as [CastMember, CastMember, CastMember, CastMember];
	const who: Who = (key) => ({ hero: [mia], turn: [joe], others: [finn, rex], all: cast })[key] ?? [];
	const drawn = (said: Partial<Declared>, outfit?: string) =>
		sceneOf(
			{ shot: "mid", people: {}, things: [], not: [], shows: "", ...said },
			{ place: "park", outfit, who, noun: (what) => (what === "creature" ? "small owls" : what) },
		);
	const poses = (said: Partial<Declared>) => drawn(said).figures.map(({ pose }) => pose);

	test("is the family’s place at noon in clear weather where nothing else is said", () => {
		expect(drawn({})).toEqual({
			setting: "park",
			time: "noon",
			weather: "clear",
			mood: "calm",
			shot: "mid",
			figures: [],
			props: [],
			focus: null,
		});
		expect(drawn({ at: "nowhere", time: "teatime", outfit: "armour" })).toEqual(drawn({}));
		expect(drawn({ at: "beach", outfit: "swimwear" }, "party")).toMatchObject({
			setting: "beach",
			outfit: "swimwear",
		});
		expect(drawn({}, "party").outfit).toBe("party");
	});

	test("says what comes nearest of what can’t be drawn", () => {
		expect(poses({ people: { hero: { does: "ride" }, turn: { does: "juggle" } } })).toEqual(["sit", "stand"]);
	});

	test("has everybody once, the hero first, in different places", () => {
		const { figures, focus } = drawn({ people: { all: { does: "stand" }, hero: { does: "run" } } });
		expect(figures.map(({ who: id }) => id)).toEqual([mia.id, joe.id, finn.id, rex.id]);
		expect(new Set(figures.slice(0, 3).map(({ place }) => place)).size).toBe(3);
		expect(focus).toBe(mia.id);
	});

	test("has nobody hugged who isn’t in it, and nobody who hugs themselves", () => {
		const hugs = (partner: string) =>
			drawn({ people: { hero: { does: "hug", with: partner }, turn: { does: "stand" } } }).figures[0];
		expect(hugs("turn")).toMatchObject({ pose: "hug", with: joe.id });
		for (const nobody of ["others", "hero", "creature"])
			expect(hugs(nobody)).toMatchObject({ pose: "stand", with: null });
	});

	test("has babies sit, and animals do what they can", () => {
		const does = (pose: string) => poses({ people: { others: { does: pose, with: "hero" } } });
		expect(does("run")).toEqual(["sit", "run"]);
		expect(does("carry")).toEqual(["sit", "jump"]);
		expect(does("sleep")).toEqual(["sleep", "sleep"]);
	});

	test("has people swim under water and fly in the sky", () => {
		const walking = { people: { hero: { does: "walk" } } };
		expect(poses({ at: "underwater", ...walking })).toEqual(["swim"]);
		expect(poses({ at: "sky", ...walking })).toEqual(["fly"]);
	});

	const thingsOf = (things: Declared["things"], holds?: string) => {
		const { props, figures } = drawn({
			things,
			people: { hero: { does: "stand", ...(holds && { holds }) } },
		});
		return { lying: props as Thing[], held: (figures[0]?.holds ?? null) as Thing | null };
	};

	test("shows its things by what they are, each once, what is held in its hand", () => {
		const things = ["creature", "creature", "paper boat", "big red torch", "idea"].map((what) => ({
			what,
			where: "",
		}));
		const { lying, held } = thingsOf(things, "torch");
		expect(lying.map(({ drawing }) => drawing)).toEqual(["owl", "boat"]);
		expect(lying[0]).toMatchObject({ called: "small owls", many: true });
		expect(lying[1]).toMatchObject({ called: "a paper boat", many: false });
		expect(held?.drawing).toBe("torch");
	});

	test("shows a huge one beside a small one of its kind: its mother", () => {
		const mother = { what: "owl", where: "right", size: "huge" } as const;
		const small = { what: "owl", where: "left", size: "small" } as const;
		const { lying } = thingsOf([small, mother, small]);
		expect(lying.map(({ drawing }) => drawing)).toEqual(["owl", "owl"]);
		expect(lying[1]?.long).toBeGreaterThan(1.5 * (lying[0]?.long ?? 0));
		const { lying: beside, held } = thingsOf([{ ...small, where: "in hero’s hands" }, mother]);
		expect([held?.drawing, beside.map(({ drawing }) => drawing)]).toEqual(["owl", ["owl"]]);
	});

	test("has a thing where its story says, and as large", () => {
		const at = (where: string, size?: string) =>
			thingsOf([{ what: "snail", where, ...(size && { size }) }]).lying[0];
		expect(at("on the ground left")).toMatchObject({ at: "ground", side: "left", by: null });
		expect(at("in the air right")).toMatchObject({ at: "air", side: "right" });
		expect(at("on hero’s head")).toMatchObject({ at: "head", by: mia.id });
		expect(at("on hero’s shoulder")).toMatchObject({ at: "shoulder", by: mia.id });
		expect(at("beside hero")).toMatchObject({ at: "ground", by: mia.id });
		expect(at("behind the landmark, only its face seen")).toMatchObject({ at: "behind" });
		expect(at("on turn’s head")).toMatchObject({ at: "ground", by: null });
		const long = ["tiny", "small", undefined, "huge"].map((size) => at("", size)?.long ?? 0);
		expect(long[0]).toBeLessThan(long[1] as number);
		expect(long[3]).toBeGreaterThan(long[1] as number);
		const moon = (where: string) => thingsOf([{ what: "moon", where }]).lying[0]?.at;
		expect([moon(""), moon("middle, cut out of cardboard")]).toEqual(["air", "ground"]);
		expect(thingsOf([{ what: "snail", where: "in hero’s hands" }])).toMatchObject({
			held: { drawing: "snail" },
			lying: [],
		});
	});
});
