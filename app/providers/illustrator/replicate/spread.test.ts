import { describe, expect, test } from "vitest";
import type { SpreadBrief } from "~/studio/story/brief";
import type { Figure, Scene } from "~/studio/story/scene";
import type { Spread } from "~/studio/story/script";
import type { Composition } from "~/studio/story/vocabulary";
import { companion, main, scriptOf } from "~/studio/writer/books.testing";
import { spreadOrder } from "./spread.server";

const script = scriptOf(
	{
		title: "The Lantern",
		location: "the woods",
		description: "They look for a lost lantern.",
		readingLevel: "starter",
		readingNeeds: "",
		characters: [main("Mia", 6, "girl, brave"), companion("Joe", 71, "patient", "Grandparent")],
	},
	undefined,
	"a seed",
);
const figure = (who: string, more: Partial<Figure> = {}): Figure => ({
	who,
	pose: "stand",
	expression: "glad",
	facing: "front",
	holds: null,
	with: null,
	place: "middle",
	depth: "near",
	...more,
});
const scene: Scene = {
	setting: "bedroom",
	time: "night",
	weather: "clear",
	mood: "calm",
	shot: "mid",
	figures: [figure("c1"), figure("c2")],
	props: [],
	focus: "c1",
};

function promptOf(
	change: Partial<Scene>,
	composition: Composition = "spread",
	words: readonly string[] = ["The tide was out.", "Mia ran."],
	more: Partial<SpreadBrief> = {},
	shows?: string,
): string {
	const shown = { ...scene, ...change };
	const pages = words.map((_, side) => 4 + side);
	const drawn = { pages, kind: "spread", words, gist: "", scene: shown, composition } as const;
	const spread: Spread = { ...drawn, ...(shows !== undefined && { shows }) };
	const cast = script.cast.map((member) => ({ member, likeness: { png: new Uint8Array() } }));
	const brief = {
		title: script.title,
		level: script.level,
		spread,
		cast,
		seed: "one",
		lettered: true,
		...more,
	};
	return spreadOrder(brief, shown).prompt;
}

test("whom the story changes into other clothes wears those, and is else described as ever", () => {
	const [awake, asleep] = [promptOf({}), promptOf({ outfit: "nightclothes" })];
	expect(awake).not.toContain("pyjamas");
	expect(asleep.match(/pyjamas|robe/gu)).toHaveLength(2);
	expect(asleep).not.toMatch(/jumper|trousers|shirt|dungarees/u);
	const bare = (prompt: string) => prompt.replace(/wearing [^;]+/gu, "wearing clothes");
	expect(bare(asleep)).toBe(bare(awake));
});

test("whoever touches somebody touches the one on that reference picture", () => {
	const hugging = promptOf({ figures: [figure("c1"), figure("c2", { pose: "hug", with: "c1" })] });
	expect(hugging).toContain(
		"; hugging, touching the character of reference picture 1, a little right of the middle",
	);
	expect(promptOf({})).not.toContain("touching");
});

test("things are named in good English", () => {
	const told = promptOf({ figures: [figure("c1", { holds: "wellies" })], props: ["owl", "map"] });
	expect(told).toContain("holding a pair of wellies, feeling glad.");
	expect(told).toContain("Also seen: an owl, a map.");
});

describe("what the writer says that a picture shows", () => {
	const shows = "On a jetty Mia, a young girl, holds up the red kite. Far off an older grown-up “waves”.";
	const told = (more: Partial<SpreadBrief> = {}, change: Partial<Scene> = {}) =>
		promptOf(change, "spread", ["One.", "Two."], more, shows);

	test("is what happens in it, without names and quotation marks", () => {
		const said = "On a jetty the girl, a young girl, holds up the red kite. Far off an older grown-up waves.";
		expect(told()).toContain(`What it shows: ${said}\n`);
		expect(told()).toContain("Nobody else is in it but these and whom its description tells of.");
	});

	test("leaves poses and things of the scene unsaid, but of whom it doesn't tell", () => {
		expect(told({}, { props: ["owl"] })).not.toMatch(/owl|standing/u);
		const prompt = promptOf({}, "spread", ["One.", "Two."], {}, "A young girl holds up the red kite.");
		expect(prompt).toMatch(
			/1\. [^\n]+; feeling glad\.\n2\. [^\n]+; also in it: standing, a little right of the middle, feeling glad\./u,
		);
	});

	test("has whoever is in bed in nightclothes, also where the writer has dressed them", () => {
		const looks = { clothes: { c1: "a mustard raincoat" }, things: [] };
		const inBed = { figures: [figure("c1", { pose: "in-bed" })] };
		expect(told({ looks }, inBed)).toMatch(
			/the main character, wearing [^;]*(?:pyjamas|robe)[^;]*; feeling/u,
		);
		expect(told({}, inBed)).toMatch(/the main character, wearing [^;]*(?:pyjamas|robe)[^;]*; feeling/u);
		expect(
			told({}, inBed)
				.split("\n")
				.find((line) => line.startsWith("1.")),
		).not.toContain("slippers");
		expect(told({ looks })).toContain("a mustard raincoat");
	});

	test("has the book's things that it tells of, and clothes as the writer has them", () => {
		const clothes = { c1: "a mustard raincoat and red wellies" };
		const things = ["the red kite: patched with blue", "the boat: green"];
		const prompt = told({ looks: { clothes, things } });
		expect(prompt).toContain("The same in every picture of the book: the red kite: patched with blue.");
		expect(prompt).not.toContain("green.");
		expect(prompt).toContain("the main character, wearing a mustard raincoat and red wellies;");
		expect(told({ looks: { clothes, things } }, { outfit: "nightclothes" })).not.toContain("raincoat");
	});
});

describe("who is in a picture", () => {
	const lines = (prompt: string) => prompt.split("\n").filter((line) => /^\d\. /u.test(line));

	test("is told of with the words that the description has for them, or placed in one line", () => {
		const [girl, man] = lines(promptOf({}, "spread", ["One.", "Two."], {}, "A young girl hops."));
		expect(girl).toMatch(/: a young girl, .*; feeling glad\.$/u);
		expect(man).toMatch(
			/: an older grown-up, .*; also in it: standing, a little right of the middle, feeling glad\.$/u,
		);
	});

	test("sleeps without a feeling, and a cat neither kneels nor carries", () => {
		expect(promptOf({ figures: [figure("c1", { pose: "sleep" })] })).toContain("; fast asleep, ");
		const [cat] = script.cast.map((member) => ({
			...member,
			kind: "cat" as const,
			figure: "a friendly cat",
		}));
		const cast = cat ? [{ member: cat, likeness: { png: new Uint8Array() } }] : [];
		for (const pose of ["kneel", "carry", "point", "wave", "dance"] as const) {
			const [line] = lines(promptOf({ figures: [figure("c1", { pose })] }, "spread", ["", ""], { cast }));
			expect(line).toMatch(
				/a friendly cat.*; (?:sitting and sniffing|trotting along|looking on|looking up|jumping)/u,
			);
		}
	});

	test("is not told to be glad where the mood is another, and falls asleep where that is told", () => {
		const glad = [figure("c1"), figure("c2", { expression: "brave" })];
		const shows = "A young girl waves. An older grown-up waits.";
		const of = (change: Partial<Scene>, told = shows) =>
			lines(promptOf(change, "spread", ["", ""], {}, told));
		expect(of({ figures: glad, mood: "calm" })[0]).toMatch(/; feeling glad\.$/u);
		for (const mood of ["sad", "tense"] as const) {
			const [girl, man] = of({ figures: glad, mood });
			expect(girl).not.toMatch(/glad|; \.|;\./u);
			expect(man).toMatch(/; feeling brave\.$/u);
		}
		const sleepy = { figures: [figure("c1", { expression: "sleepy" })] };
		expect(of(sleepy, "A young girl has fallen asleep.")[0]).toMatch(/; fast asleep\.$/u);
		expect(of(sleepy)[0]).toMatch(/; feeling sleepy\.$/u);
	});

	test("pushes or points at nothing that isn’t told of, and sleeps without slippers wherever the bed is", () => {
		for (const pose of ["push", "pull", "carry", "point", "reach"] as const) {
			const [, man] = lines(
				promptOf(
					{ figures: [figure("c1"), figure("c2", { pose })] },
					"spread",
					["", ""],
					{},
					"A young girl hops.",
				),
			);
			expect(man).toMatch(/; also in it: looking on, /u);
		}
		const asleep = promptOf({
			...{ setting: "street", outfit: "nightclothes" },
			figures: [figure("c1", { pose: "sleep" })],
		});
		expect(asleep).toContain("wearing");
		expect(asleep).not.toContain("slippers");
	});

	test("has no helmet on where helmets are off, and an animal is told of with what it has on and its fur", () => {
		const inSpace = (shows: string) =>
			promptOf({ setting: "space" }, "spread", ["", ""], {}, shows).match(/a round glass helmet/gu)?.length ??
			0;
		expect(inSpace("A young girl and an older grown-up float.")).toBe(2);
		expect(inSpace("Helmets off, a young girl and an older grown-up float.")).toBe(0);
		const cast = script.cast.slice(0, 1).map((member) => ({
			...{ member: { ...member, kind: "dog" as const, figure: "a friendly dog" } },
			likeness: { png: new Uint8Array() },
		}));
		const looks = { clothes: { c1: "a red collar, and fur in patches" }, things: [] };
		const [dog] = lines(promptOf({ figures: [figure("c1")] }, "spread", ["", ""], { cast, looks }));
		expect(dog).toContain("drawn as the animal it is, with a red collar, and fur in patches;");
	});

	test("wears a bathing suit in the water and a spacesuit in space, whatever the writer has dressed them in", () => {
		const looks = { clothes: { c1: "a mustard raincoat" }, things: [] };
		const worn = (change: Partial<Scene>) => lines(promptOf(change, "spread", ["", ""], { looks }))[0];
		expect(worn({ figures: [figure("c1", { pose: "in-water" })] })).toContain("bathing suit");
		expect(worn({ setting: "space", figures: [figure("c1")] })).toContain("spacesuit");
		expect(worn({ figures: [figure("c1")] })).toContain("a mustard raincoat");
	});
});

test("the light is that of the place, and yields to what is told of it", () => {
	const light = (change: Partial<Scene>, shows = "A young girl waves.") =>
		/The light: ([^;]+)/u.exec(promptOf(change, "spread", ["", ""], {}, shows))?.[1];
	expect(light({ setting: "space" })).toMatch(/black sky/u);
	expect(light({ setting: "underwater", time: "noon" })).toContain("through the water");
	expect(light({ setting: "forest", time: "night" }, "By moonlight a young girl waves.")).toBe(
		"night, lit as the description says",
	);
	expect(light({})).toMatch(/moonlight|lamp/u);
	for (const dark of ["A young girl stares at a sunken ship.", "It starts."])
		expect(light({ setting: "forest", time: "night" }, dark)).toMatch(/moonlight|starlight/u);
	expect(light({ setting: "beach", time: "noon" })).toMatch(/morning light|bright/u);
	for (const weather of ["cloudy", "rain", "storm", "fog"] as const)
		expect(light({ setting: "beach", time: "noon", weather })).toBe("soft grey daylight");
	expect(promptOf({ setting: "space", weather: "clear" })).not.toContain("fine weather");
});

test("no colour is told as a code", () => {
	expect(promptOf({})).not.toMatch(/#[0-9a-f]{3}/iu);
	expect(promptOf({}).match(/wearing an? [a-z]+/gu)).toHaveLength(2);
});

describe("what stays calm is where words are set, and nothing else", () => {
	const calm = (...asked: Parameters<typeof promptOf>) =>
		promptOf(...asked).match(/Lettering is set later over [^:]+|The book folds down the very middle/gu) ?? [];
	const fold = "The book folds down the very middle";
	const set = (where: string) => `Lettering is set later over ${where}`;

	test.each<[Composition, string[], string[]]>([
		[
			"spread",
			["One.", "Two."],
			[set("the upper third of the left half and over the upper third of the right half"), fold],
		],
		["spread", ["", "Two."], [set("the upper third of the right half"), fold]],
		["spread", ["", ""], [fold]],
		["clearing", ["The tide was out.", ""], [set("the lower third of the left half"), fold]],
		["clearing", ["The tide was out."], [set("the lower third")]],
		["picture-left", ["", "Two."], []],
		["picture-left", ["One.", "Two."], [set("the upper third")]],
		["vignette", ["One.", "Two."], []],
	])("%s %j", (composition, words, expected) => {
		expect(calm({}, composition, words)).toEqual(expected);
	});

	test("a picture is a double page where it is folded, and nowhere else", () => {
		const kind = (...asked: Parameters<typeof promptOf>) =>
			/A wide double page|Wide, on one page|Square/u.exec(promptOf(...asked))?.[0];
		expect(kind({}, "spread", ["One.", "Two."])).toBe("A wide double page");
		expect(kind({}, "picture-left", ["", "Two."])).toBe("Square");
		expect(kind({}, "picture-left", ["The tide was out, and nobody had seen it go. ".repeat(6)])).toBe(
			"Wide, on one page",
		);
	});
});
