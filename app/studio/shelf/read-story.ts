import { parse } from "yaml";
import { z } from "zod";
import { SETTINGS } from "../story/places/list";
import { LEVELS } from "./levels";
import { COMPANY, MANNERS, NOUN_CLASSES, SLOT_VERBS, type Story } from "./story";

/** From a story's file to a story. Runs when the shop is built, never in the running shop. */

/** Opener, ten of two pages, last. */
const SPREADS = 12;

const list = z.array(z.string().min(1));
const words = list.default([]);
const text = z.string();
const stands = { "object-of": list.optional(), "subject-of": list.optional(), after: list.optional() };
const pages = z.union([z.string().transform((one) => [one]), z.array(z.string()).min(1).max(2)]);
const points = z
	.union([z.number().transform((named) => [named, 0] as const), z.tuple([z.number(), z.number()])])
	.readonly();
const noun = z.union([
	z.string().transform((full) => ({ full, short: full })),
	z.strictObject({ full: text, short: text }),
]);
const byLevel = z.strictObject(
	Object.fromEntries(LEVELS.map((level) => [level, text])) as Record<(typeof LEVELS)[number], typeof text>,
);
const person = z.strictObject({
	does: text,
	feels: text.optional(),
	"looks-at": text.optional(),
	holds: text.optional(),
	with: text.optional(),
	where: text.optional(),
});
const thing = z.strictObject({
	what: text,
	where: text,
	size: text.optional(),
	many: z.boolean().optional(),
	state: text.optional(),
});
export const picture = z.strictObject({
	shot: z.enum(["wide", "mid", "close", "above"]),
	at: text.optional(),
	time: text.optional(),
	weather: text.optional(),
	mood: text.optional(),
	outfit: text.optional(),
	people: z.record(z.string(), person).default({}),
	things: z.array(thing).default([]),
	not: words,
	shows: text,
});
const levels = Object.fromEntries(LEVELS.map((level) => [level, pages.optional()])) as Record<
	(typeof LEVELS)[number],
	z.ZodOptional<typeof pages>
>;
type Levels = { [level in (typeof LEVELS)[number]]?: string[] | undefined };

/** Words at all levels, or at none. */
function everyLevel(told: Levels, { addIssue }: { addIssue: (message: string) => void }) {
	const missing = LEVELS.filter((level) => told[level] === undefined);
	if (missing.length > 0 && missing.length < LEVELS.length)
		addIssue(`${missing.join(", ")}: no words, where other levels have some`);
}
const withText = <Told extends Levels>({ tiny, starter, confident, whiz, pro, ...rest }: Told) => ({
	...rest,
	...(tiny && starter && confident && whiz && pro ? { text: { tiny, starter, confident, whiz, pro } } : {}),
});

const instead = z
	.strictObject({ when: text, picture, ...levels })
	.superRefine(everyLevel)
	.transform(withText);
export const beat = z
	.strictObject({
		beat: text,
		picture,
		...levels,
		turn: z.number().int().min(1).max(3).optional(),
		with: z.partialRecord(z.enum(COMPANY), byLevel).optional(),
		deed: z.record(z.enum(MANNERS), byLevel).optional(),
		instead: z.array(instead).default([]),
	})
	.superRefine((told, { addIssue }) => {
		everyLevel(told, { addIssue });
		if (told.tiny && told.instead.some(({ text }) => !text)) addIssue("a telling without words");
	})
	.transform(withText);

const story = z.strictObject({
	id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
	name: text,
	about: text,
	reviewed: text.optional(),
	for: z.strictObject({
		strong: words,
		good: words,
		faint: words,
		never: words,
		unless: words,
		always: words,
		wants: z.record(z.string(), points).default({}),
	}),
	takes: z
		.record(
			z.string(),
			z
				.strictObject({
					verb: z.enum(SLOT_VERBS).optional(),
					of: z.array(z.enum(NOUN_CLASSES)).default([]),
					...stands,
					cast: z
						.strictObject({ ...stands, strange: z.boolean().optional(), heard: text.optional() })
						.optional(),
					many: z.boolean().optional(),
					only: list.optional(),
					not: list.optional(),
					else: noun,
				})
				.refine(
					({ verb, of }) => (verb !== undefined) === (of.length === 0),
					"a verb, or nouns of which classes",
				),
		)
		.default({}),
	roles: z
		.record(
			z.string(),
			z.strictObject({
				relationship: list.optional(),
				age: z.tuple([z.number(), z.number()]).readonly().optional(),
				near: list.optional(),
				kin: z.boolean().optional(),
				own: list.optional(),
				named: z.boolean().optional(),
				else: text,
				drawn: text.optional(),
			}),
		)
		.default({}),
	hears: z
		.record(
			z.string(),
			z.union([list.transform((says) => ({ says })), z.strictObject({ says: list, names: text.optional() })]),
		)
		.default({}),
	away: z.enum(SETTINGS).optional(),
	set: z
		.strictObject({
			at: text,
			setting: z.enum(SETTINGS),
			only: z.array(z.enum(SETTINGS)).optional(),
			never: z.array(z.enum(SETTINGS)).optional(),
			nor: list.optional(),
			also: list.optional(),
		})
		.refine(
			({ only, never, nor }) => (only ?? never ?? nor) !== undefined,
			"of whose place it isn't set there",
		)
		.optional(),
	outfit: text.optional(),
	looks: z.record(z.string(), text).default({}),
	synopsis: text,
	cover: picture,
	"title-page": picture,
	spreads: z
		.array(beat)
		.length(SPREADS)
		.superRefine((beats, { addIssue }) => {
			for (const [at, { text: words }] of beats.entries())
				if ((words === undefined) !== (at === SPREADS - 1))
					addIssue({
						code: "custom",
						path: [at],
						message: words ? "the last picture has words" : "no words",
					});
		}),
});

/**
 * Takes a file's name and its YAML.
 * Errors: a mistake in it, with the file, the spread and what is wrong there.
 */
export const readStory = (file: string, yaml: string): Story => readAs(story, file, yaml);

/** A file of the shelf as what a schema says it is, with the same errors. */
export function readAs<Schema extends z.ZodType>(
	schema: Schema,
	file: string,
	yaml: string,
): z.output<Schema> {
	const read = schema.safeParse(parsed(file, yaml));
	if (read.success) return read.data;
	const faults = read.error.issues.map(({ path, message }) => `${file}: ${whereIn(path)}${message}`);
	throw new Error(faults.join("\n"));
}

/** What YAML can't be read is told of with its file as well as its line. */
function parsed(file: string, yaml: string): unknown {
	try {
		return parse(yaml);
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
	}
}

/** "spread 4 (pages 8 and 9), with, pet: ". */
function whereIn(path: readonly PropertyKey[]): string {
	const named = path.map((step, at) => (path[at - 1] === "spreads" ? pagesAt(Number(step)) : String(step)));
	return named.length === 0
		? ""
		: `${named.slice(path.length > 1 && path[0] === "spreads" ? 1 : 0).join(", ")}: `;
}

const pagesAt = (at: number) =>
	at === 0 ? "page 3" : at === SPREADS - 1 ? "page 24" : `pages ${2 + 2 * at} and ${3 + 2 * at}`;
