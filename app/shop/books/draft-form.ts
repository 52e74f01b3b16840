import { FIRST_CHARACTERS, IDEA_TEXTS, MOST_CHARACTERS } from "./rules";

/** The book form as it was typed, valid or not: what a draft keeps and a screen shows. Pure, safe in the browser. */
export type DraftForm = {
	title: string;
	location: string;
	description: string;
	readingLevel: string;
	characters: DraftCharacter[];
};

export type DraftCharacter = {
	name: string;
	age: string;
	personality: string;
	relationshipToMain: string;
	isMainCharacter: boolean;
	/** Address of the uploaded photo; empty until there is one. */
	imageUrl: string;
};

/** A form that was tampered with is still shown as it came, but not endlessly. */
const MOST_SHOWN = 2 * MOST_CHARACTERS;

export function emptyCharacter(isMainCharacter = false): DraftCharacter {
	return { name: "", age: "", personality: "", relationshipToMain: "", isMainCharacter, imageUrl: "" };
}

/** The form as a new visitor meets it: two characters, the first of them the main one. */
export function emptyForm(): DraftForm {
	const characters = Array.from({ length: FIRST_CHARACTERS }, (_, index) => emptyCharacter(index === 0));
	return { title: "", location: "", description: "", readingLevel: "", characters };
}

type Moved<C extends DraftCharacter> = { ok: true; characters: C[] } | { ok: false; message: string };

/** One character more, at most four. */
export function addCharacter<C extends DraftCharacter>(characters: readonly C[], fresh: C): Moved<C> {
	if (characters.length >= MOST_CHARACTERS) return { ok: false, message: IDEA_TEXTS.tooMany };
	return { ok: true, characters: [...characters, { ...fresh, isMainCharacter: characters.length === 0 }] };
}

/** One character less, at least one; removing the main one makes the first the main one. */
export function removeCharacter<C extends DraftCharacter>(characters: readonly C[], index: number): Moved<C> {
	if (characters.length <= 1) return { ok: false, message: IDEA_TEXTS.tooFew };
	const left = characters.filter((_, at) => at !== index);
	const hadMain = characters[index]?.isMainCharacter === true;
	return { ok: true, characters: hadMain ? makeMain(left, 0) : left };
}

/** Choosing a main character unsets the others. */
export function makeMain<C extends DraftCharacter>(characters: readonly C[], index: number): C[] {
	return characters.map((character, at) => ({
		...character,
		isMainCharacter: at === index,
		relationshipToMain: at === index ? "" : character.relationshipToMain,
	}));
}

const CHARACTER_FIELD = /^characters\.(\d{1,2})\.(name|age|personality|relationshipToMain|isMainCharacter|imageUrl)$/;

/** Reads a posted form without judging it. Line breaks are counted as the browser counts them: one character. */
export function readDraftForm(fields: FormData): DraftForm {
	const text = (name: string) => String(fields.get(name) ?? "").replace(/\r\n?/g, "\n");
	const byIndex = new Map<number, DraftCharacter>();
	for (const name of fields.keys()) {
		const [, index = "", field = ""] = CHARACTER_FIELD.exec(name) ?? [];
		if (!field) continue;
		const character = byIndex.get(Number(index)) ?? emptyCharacter();
		if (field === "isMainCharacter") character.isMainCharacter = text(name) === "true";
		else character[field as Exclude<keyof DraftCharacter, "isMainCharacter">] = text(name);
		byIndex.set(Number(index), character);
	}
	const inOrder = [...byIndex.entries()].sort(([a], [b]) => a - b).map(([, character]) => character);
	return {
		title: text("title"),
		location: text("location"),
		description: text("description"),
		readingLevel: text("readingLevel"),
		characters: inOrder.slice(0, MOST_SHOWN),
	};
}
