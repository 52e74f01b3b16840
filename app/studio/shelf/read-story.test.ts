import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { LEVELS } from "./levels";
import { readStory } from "./read-story";

const FOLDER = "app/studio/shelf/stories";
const YAML = readFileSync(`${FOLDER}/lost-creature.yaml`, "utf8");

type File = { [key: string]: unknown; spreads: Record<string, unknown>[] };

/** What is said of the story when something of its file is changed. */
function faultsWhen(change: (file: File) => void): string {
	const file = parse(YAML) as File;
	change(file);
	try {
		readStory("lost.yaml", stringify(file));
	} catch (error) {
		return (error as Error).message;
	}
	throw new Error("nothing was said of it");
}

test.each(readdirSync(FOLDER))("%s is read, and is called as its story", (name) => {
	const { id, spreads } = readStory(name, readFileSync(`${FOLDER}/${name}`, "utf8"));
	expect(`${id}.yaml`).toBe(name);
	for (const { text } of spreads.slice(0, 11)) expect(Object.keys(text ?? {})).toEqual([...LEVELS]);
	expect(spreads[11]?.text).toBeUndefined();
});

test("what a file leaves out is there to be used", () => {
	const { for: finding, roles, takes, spreads } = readStory("lost.yaml", YAML);
	expect(finding).toMatchObject({ strong: expect.any(Array), unless: expect.any(Array) });
	expect(roles).toEqual({});
	expect(Object.values(takes).map((slot) => slot.else)).toEqual(
		Object.keys(takes).map(() => ({ full: expect.any(String), short: expect.any(String) })),
	);
	expect(spreads[0]?.picture).toMatchObject({ people: expect.any(Object), things: expect.any(Array) });
});

describe("a mistake is told of with its file, its pages and what is wrong", () => {
	test.each<[string, (file: File) => void, RegExp]>([
		["an unknown key", (file) => Object.assign(file, { colour: "red" }), /^lost\.yaml: .*"colour"/],
		[
			"an unknown key of a spread",
			({ spreads }) => Object.assign(spreads[3] ?? {}, { tinny: "x" }),
			/^lost\.yaml: pages 8 and 9: .*"tinny"/,
		],
		[
			"an unknown key of a picture",
			({ spreads }) => Object.assign(spreads[0]?.picture ?? {}, { lamp: "x" }),
			/^lost\.yaml: page 3, picture: .*"lamp"/,
		],
		[
			"three texts for two pages",
			({ spreads }) => Object.assign(spreads[1] ?? {}, { whiz: ["a", "b", "c"] }),
			/^lost\.yaml: pages 4 and 5, whiz: /,
		],
		["no text", ({ spreads }) => Object.assign(spreads[1] ?? {}, { whiz: [] }), /pages 4 and 5, whiz: /],
		["a level less", ({ spreads }) => delete spreads[2]?.pro, /^lost\.yaml: pages 6 and 7: pro: no words/],
		[
			"no words at all",
			({ spreads }) => {
				for (const level of LEVELS) delete spreads[2]?.[level];
			},
			/^lost\.yaml: pages 6 and 7: no words$/,
		],
		[
			"words for the last picture",
			({ spreads }) =>
				Object.assign(spreads[11] ?? {}, Object.fromEntries(LEVELS.map((level) => [level, "The end."]))),
			/^lost\.yaml: page 24: the last picture has words$/,
		],
		[
			"a line of a turn without a level",
			({ spreads }) => Object.assign(spreads[3] ?? {}, { with: { pet: { tiny: "x" } } }),
			/^lost\.yaml: pages 8 and 9, with, pet, starter: /m,
		],
		[
			"a turn of nobody",
			({ spreads }) => Object.assign(spreads[3] ?? {}, { turn: 4 }),
			/^lost\.yaml: pages 8 and 9, turn: /,
		],
		[
			"a shot that there isn’t",
			({ cover }) => Object.assign(cover as object, { shot: "far" }),
			/^lost\.yaml: cover, shot: /,
		],
		[
			"a class that nouns haven’t",
			(file) => {
				file.takes = { creature: { of: ["dinosaur"], else: "owl" } };
			},
			/^lost\.yaml: takes, creature, of, 0: /,
		],
		[
			"a slot for no class of nouns, and no verb",
			(file) => {
				file.takes = { skill: { else: "dance" } };
			},
			/^lost\.yaml: takes, skill: a verb, or nouns of which classes/,
		],
		[
			"another telling without a level",
			({ spreads }) =>
				Object.assign(spreads[2] ?? {}, {
					instead: [{ when: "x", picture: spreads[2]?.picture, tiny: "x" }],
				}),
			/^lost\.yaml: pages 6 and 7, instead, 0: starter, confident, whiz, pro: no words/,
		],
		[
			"another telling without words",
			({ spreads }) =>
				Object.assign(spreads[2] ?? {}, { instead: [{ when: "x", picture: spreads[2]?.picture }] }),
			/^lost\.yaml: pages 6 and 7: a telling without words$/,
		],
		[
			"something heard without a phrase",
			(file) => Object.assign(file, { hears: { rain: { names: "creature" } } }),
			/^lost\.yaml: hears, rain: /,
		],
		["a spread less", ({ spreads }) => spreads.pop(), /^lost\.yaml: spreads: /],
		["no synopsis", (file) => delete file.synopsis, /^lost\.yaml: synopsis: /],
		["an id in capitals", (file) => Object.assign(file, { id: "Lost" }), /^lost\.yaml: id: /],
	])("%s", (_, change, expected) => {
		expect(faultsWhen(change)).toMatch(expected);
	});

	test("each in a line of its own", () => {
		const faults = faultsWhen((file) => {
			delete file.synopsis;
			Object.assign(file.spreads[4] ?? {}, { turn: "first" });
		});
		expect(faults.split("\n")).toEqual([
			expect.stringMatching(/^lost\.yaml: synopsis: /),
			expect.stringMatching(/^lost\.yaml: pages 10 and 11, turn: /),
		]);
	});

	test.each([
		["what isn’t YAML", "id: lost\nname: [Lost"],
		["a file of nothing", ""],
		["a list", "- id: lost"],
		["the same key twice", `${YAML}\nid: again\n`],
	])("%s", (_, yaml) => {
		expect(() => readStory("lost.yaml", yaml)).toThrow(/^lost\.yaml: /);
	});
});
