import { MOST_CHARACTERS } from "~/studio/story/idea";
import { type DraftCharacter, type DraftForm, emptyCharacter, emptyForm } from "./rules";

/** A form that was tampered with is still shown as it came, but not endlessly. */
const MOST_SHOWN = 2 * MOST_CHARACTERS;
/** Characters kept of one field: many times what any may have, so that a text too long comes back to be shortened. */
const LONGEST_KEPT = 16 * 1024;

const CHARACTER_FIELD =
	/^characters\.(\d{1,2})\.(name|age|personality|relationshipToMain|isMainCharacter|imageUrl|headId)$/;

const NOTHING: DraftForm = { ...emptyForm(), characters: [] };

/**
 * Reads a posted form without judging it, cut where it is endless. Line breaks are counted as the browser counts them: one
 * character. What hasn't arrived of it stays as it was `before`.
 */
export function readDraftForm(fields: FormData, before = NOTHING): DraftForm {
	const text = (name: string, otherwise = "") =>
		String(fields.get(name) ?? otherwise)
			.replace(/\r\n?/g, "\n")
			.slice(0, LONGEST_KEPT);
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
		title: text("title", before.title),
		location: text("location", before.location),
		description: text("description", before.description),
		readingLevel: text("readingLevel", before.readingLevel),
		readingNeeds: text("readingNeeds", before.readingNeeds),
		style: text("style", before.style),
		book: text("book", before.book),
		account: text("account", before.account),
		characters: [...inOrder, ...before.characters.slice(inOrder.length)].slice(0, MOST_SHOWN),
	};
}
