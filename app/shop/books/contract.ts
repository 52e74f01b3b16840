import { z } from "zod";
import { HEAD_ID, HEAD_TEXTS } from "~/shop/likenesses/rules";
import { PHOTO_TEXTS, photoIdOf } from "~/shop/photos/rules";
import { printable } from "~/shop/printable";
import { LONGEST_MESSAGE, MOST_MESSAGE_LINES } from "~/studio/story/dedication";
import {
	type Character,
	LONGEST,
	MOST_CHARACTERS,
	OLDEST,
	RELATIONSHIPS,
	type StoryIdea,
} from "~/studio/story/idea";
import { READING_LEVELS, type ReadingLevel } from "~/studio/story/levels";
import type { Style } from "~/studio/story/vocabulary";
import { isUnsuitable } from "./moderation";
import { CANT_PRINT, HEAPED, isHeaped, whyUnprintable } from "./printable-signs";
import { IDEA_TEXTS, LONGEST_COMMENT, STYLES } from "./rules";

/** A story idea that may become a book. */
export type Idea = Omit<StoryIdea, "characters" | "earlier"> & {
	/** Empty: the shop's own choice. */
	style: Style | "";
	characters: IdeaCharacter[];
};

/** Somebody of the idea, and where the family has shown them. */
export type IdeaCharacter = Character & {
	photoId: string;
	/** The chosen head of that photo; null: the largest, most central one. */
	headId: string | null;
};

/** Messages by field; a character's are named by their path, `characters.0.name`, in the form and in the call alike. */
export type FieldMessages = Record<string, string[]>;

/** What POST /api/book/generate-synopsis answers. */
export type SynopsisAnswer = { synopsis: string; imagePrompt: string; bookId: string };

export const UNSUITABLE = "We keep our books gentle and safe for children. Please put this in other words.";
const PHOTO_MISSING = "Please add a photo";

const SOMETHING_TO_SEE = /[^\p{Z}\p{C}]/u;

/** Trims, and takes out what nobody can see; `lines` keeps line breaks. */
export function cleanText(value: string, lines = false): string {
	const kept = printable(value).replace(lines ? /\t/g : /[\t\n]/g, " ");
	return SOMETHING_TO_SEE.test(kept) ? kept.trim() : "";
}

/** A text that has to be there, without what nobody can see; its length is judged first, for nobody reads a novel. */
export function written(longest: number, missing: string, what: string, lines = false) {
	return z.preprocess(
		(value) => (typeof value === "string" ? cleanText(value, lines) : value),
		z.string({ error: missing }).min(1, missing).max(longest, tooLong(longest, what)),
	);
}

const tooLong = (longest: number, what: string) => ({
	error: `${what} can have at most ${longest} characters`,
	abort: true,
});

/** What may become words or pictures of a book. */
const suitable = <Text extends z.ZodType<string>>(text: Text) =>
	text
		.refine((value) => !isHeaped(value), { error: HEAPED, abort: true })
		.refine((value) => !isUnsuitable(value), UNSUITABLE);

const text = (...of: Parameters<typeof written>) => suitable(written(...of));

/** What the typefaces lack is said, not left out without a word. */
const isLettered = [
	(value: string) => whyUnprintable(value) === null,
	{ error: ({ input }: { input?: unknown }) => whyUnprintable(String(input)) },
] as const;

/** A text that is lettered on the cover. */
function lettered(longest: number, missing: string, what: string) {
	return text(longest, missing, what).refine(...isLettered);
}

const AGE = `An age is a whole number from 0 to ${OLDEST}`;
const styles = STYLES.map(({ id }) => id) as [Style, ...Style[]];
const levels = READING_LEVELS.map(({ id }) => id) as [ReadingLevel, ...ReadingLevel[]];

const bookSchema = z.object({
	title: lettered(LONGEST.title, "Please give your book a title", "The title"),
	location: text(LONGEST.location, "Please say where the story takes place", "The location"),
	description: text(LONGEST.description, "Please tell us what the story is about", "The description", true),
	readingLevel: z.preprocess(
		(value) => (typeof value === "string" ? value.trim() : value),
		z.enum(levels, { error: "Please choose a reading level" }),
	),
	style: z.preprocess(
		(value) => value ?? "",
		z.enum(["", ...styles], { error: "Please choose how the pictures are made" }),
	),
});

/** A call that doesn't know of the field leaves it out; a field left empty is asked for. */
const needsSchema = text(
	LONGEST.readingNeeds,
	"Please tell us what your reader needs",
	"What your reader needs",
).optional();

const isCustom = ({ readingLevel }: Record<string, unknown>) =>
	typeof readingLevel === "string" && readingLevel.trim() === "custom";

const nameSchema = lettered(LONGEST.name, "Please enter a name", "A name");

const characterSchema = z.object({
	name: nameSchema,
	// A form sends digits as text, a call sends a number.
	age: z.preprocess(
		(value) => (typeof value === "string" && /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : value),
		z
			.number({
				error: (issue) => (issue.input === undefined || issue.input === "" ? "Please enter an age" : AGE),
			})
			.int(AGE)
			.min(0, AGE)
			.max(OLDEST, AGE),
	),
	personality: text(LONGEST.personality, "Please describe the personality in a few words", "The personality"),
	imageUrl: z.preprocess(
		(value) => value ?? "",
		z
			.string({ error: PHOTO_MISSING })
			.min(1, PHOTO_MISSING)
			.refine((url) => url === "" || photoIdOf(url) !== null, PHOTO_TEXTS.gone),
	),
	headId: z.preprocess(
		(value) => (value === "" ? null : (value ?? null)),
		z.string({ error: HEAD_TEXTS.other }).regex(HEAD_ID, HEAD_TEXTS.other).nullable(),
	),
});

const relationshipSchema = z.enum(RELATIONSHIPS, {
	error: "Please choose who this is to the main character",
});

const isMainOne = ({ isMainCharacter }: Record<string, unknown>) =>
	isMainCharacter === true || isMainCharacter === "true";

/**
 * Holds what was typed or sent against every rule of an idea at once. Gives the idea, or the messages by field; both
 * doors use it, so they can't disagree.
 */
export function readIdea(input: unknown): { ok: true; idea: Idea } | { ok: false; fields: FieldMessages } {
	const fields: FieldMessages = {};
	const add = (name: string, message: string) => {
		fields[name] = [...(fields[name] ?? []), message];
	};
	/** The parsed value, or undefined with its messages noted under `prefix`. */
	function hold<T>(schema: z.ZodType<T>, value: unknown, prefix: string): T | undefined {
		const parsed = schema.safeParse(value);
		if (parsed.success) return parsed.data;
		for (const issue of parsed.error.issues)
			add([prefix, ...issue.path].filter((part) => part !== "").join("."), issue.message);
		return undefined;
	}
	const given = asRecord(input);
	const book = hold(bookSchema, given, "");
	const readingNeeds = (isCustom(given) && hold(needsSchema, given.readingNeeds, "readingNeeds")) || "";
	const list = Array.isArray(given.characters) ? given.characters.map(asRecord) : [];
	if (list.length === 0) add("characters", IDEA_TEXTS.tooFew);
	if (list.length > MOST_CHARACTERS) add("characters", IDEA_TEXTS.tooMany);
	const mains = list.filter(isMainOne).length;
	if (list.length > 0 && mains === 0) add("characters", "Please select a main character");
	if (mains > 1) add("characters", "Only one character can be the main one");

	const characters = list.slice(0, MOST_CHARACTERS).map((one, index): IdeaCharacter | undefined => {
		const parsed = hold(characterSchema, one, `characters.${index}`);
		const isMain = isMainOne(one);
		const relationship =
			isMain || mains === 0
				? null
				: hold(relationshipSchema, one.relationshipToMain, `characters.${index}.relationshipToMain`);
		if (!parsed || relationship === undefined) return undefined;
		const { name, age, personality, imageUrl, headId } = parsed;
		return { name, age, personality, isMain, relationship, photoId: photoIdOf(imageUrl) ?? "", headId };
	});
	if (!book || Object.keys(fields).length > 0) return { ok: false, fields };
	return {
		ok: true,
		idea: { ...book, readingNeeds, characters: characters.filter((one) => one !== undefined) },
	};
}

/** What is wrong with an idea as a whole: something is missing, unless words are all there is to mend. */
export function ideaProblem(fields: FieldMessages): string {
	const messages = Object.values(fields).flat();
	const onlyWords = messages.every((message) => message === UNSUITABLE || message.startsWith(CANT_PRINT));
	return (onlyWords && messages[0]) || IDEA_TEXTS.incomplete;
}

function asRecord(value: unknown): Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: {};
}

/** A text of several lines that may be left empty. */
const lines = (longest: number, what: string) =>
	suitable(
		z.preprocess(
			(value) => (typeof value === "string" ? cleanText(value, true) : ""),
			z.string().max(longest, tooLong(longest, what)),
		),
	);
const commentSchema = lines(LONGEST_COMMENT, "Special instructions");
/** An empty line between two is kept, more of them aren't: they would push the words off their page. */
const giftLines = (value: unknown) =>
	typeof value === "string" ? value.replace(/(\r?\n\s*){3,}/g, "\n\n") : value;
const giftSchema = z
	.preprocess(giftLines, lines(LONGEST_MESSAGE, "Your message"))
	.refine(...isLettered)
	.refine((value) => value.split(/\n+/).length <= MOST_MESSAGE_LINES, {
		error: `Your message can have at most ${MOST_MESSAGE_LINES} lines`,
	});

/** The special instructions of step 2; empty when there are none. */
export function readComment(value: unknown): { ok: true; comment: string } | { ok: false; message: string } {
	const parsed = commentSchema.safeParse(value);
	return parsed.success ? { ok: true, comment: parsed.data } : { ok: false, message: whyNot(parsed.error) };
}

/** What a gift says at the front of the book, as typed at checkout or later; empty when it says nothing. */
export function readGiftMessage(
	value: unknown,
): { ok: true; message: string } | { ok: false; problem: string } {
	const parsed = giftSchema.safeParse(value);
	return parsed.success ? { ok: true, message: parsed.data } : { ok: false, problem: whyNot(parsed.error) };
}

/** A character's name, as typed in the form of a book or later. */
export function readName(value: unknown): { ok: true; name: string } | { ok: false; problem: string } {
	const parsed = nameSchema.safeParse(value);
	return parsed.success ? { ok: true, name: parsed.data } : { ok: false, problem: whyNot(parsed.error) };
}

const whyNot = ({ issues }: z.ZodError) => issues[0]?.message ?? UNSUITABLE;
