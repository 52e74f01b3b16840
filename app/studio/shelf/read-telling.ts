import { z } from "zod";
import { LEVELS, type Level } from "./levels";
import { picture, readAs } from "./read-story";
import { type ByLevel, type Frame, MANNERS, type Telling } from "./story";

/** From a file of the folder `events` to how a kind of event is told, or what stands round events. Runs when the shop is built. */

/** One for all levels; or one for the youngest, one for the next, and one for whoever is older. */
const line = z.union([
	z.string().transform((one) => byLevel(() => one)),
	z
		.tuple([z.string(), z.string(), z.string()])
		.transform(([tiny, starter, older]) =>
			byLevel((level) => (level === "tiny" ? tiny : level === "starter" ? starter : older)),
		),
]);
const byLevel = (of: (level: Level) => string): ByLevel =>
	Object.fromEntries(LEVELS.map((level) => [level, of(level)])) as ByLevel;
const lines = z.array(line).min(1);
const pictures = z.array(picture).min(1);
const shown = z.strictObject({ text: line, picture });

const telling = z.strictObject({
	refrain: line,
	before: line,
	tells: lines,
	after: line,
	ending: line.optional(),
	pictures,
});
const frame = z.strictObject({
	openers: z.array(shown).min(1),
	manners: z.record(z.enum(MANNERS), line),
	company: shown,
	person: shown,
	alone: shown,
	plain: line,
	waits: lines,
	before: pictures,
	after: pictures,
	ending: line,
	night: picture,
	lasts: pictures,
	cover: picture,
	"title-page": picture,
	synopses: z.array(z.string()).min(1),
});

export const FRAME = "frame.yaml";

/** Takes a file's name and its YAML. Errors: a mistake in it, with the file and what is wrong there. */
export const readTelling = (file: string, yaml: string): Telling | Frame =>
	file === FRAME ? readAs(frame, file, yaml) : readAs(telling, file, yaml);
