import { z } from "zod";
import { LEVELS } from "./levels";
import { beat, byLevel, picture, readAs } from "./read-story";
import type { Frame, Telling } from "./story";

/** From a file of the folder `events` to how a kind of event is told, or what stands round events. Runs when the shop is built. */

/** One for all levels, or one for each. */
const line = z.union([
	z
		.string()
		.transform((one) => Object.fromEntries(LEVELS.map((level) => [level, one])) as z.output<typeof byLevel>),
	byLevel,
]);
const beats = z.array(beat);

const telling = z.strictObject({
	refrain: line,
	turned: line,
	tells: beats.min(1),
	after: beats.default([]),
});
const frame = z.strictObject({
	openers: beats.min(1),
	eves: beats.min(1),
	betweens: beats.min(1),
	reactions: beats.min(1),
	ends: beats.min(1),
	lasts: z.array(picture).min(1),
	cover: picture,
	"title-page": picture,
	synopsis: z.string(),
});

export const FRAME = "frame.yaml";

/** Takes a file's name and its YAML. Errors: a mistake in it, with the file and what is wrong there. */
export const readTelling = (file: string, yaml: string): Telling | Frame =>
	file === FRAME ? readAs(frame, file, yaml) : readAs(telling, file, yaml);
