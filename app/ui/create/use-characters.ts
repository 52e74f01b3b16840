import { useRef, useState } from "react";
import {
	addCharacter,
	type DraftCharacter,
	emptyCharacter,
	makeMain,
	removeCharacter,
} from "~/shop/books/rules";
import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { photoAddress } from "~/shop/photos/rules";

/** A character on the screen: `key` stays with it while its place in the list changes. */
export type ShownCharacter = DraftCharacter & {
	key: number;
	errors: Partial<Record<keyof DraftCharacter, string>>;
	/** Its photo was deleted in time. */
	photoGone: boolean;
	/** How the likeness of its photo stands; null without a photo. */
	likeness: PhotoLikeness | null;
	/** Per cent, while its photo is uploading. */
	progress?: number;
};

export type FieldMessages = Record<string, string[] | undefined>;

const FIELDS = ["name", "age", "personality", "relationshipToMain", "imageUrl", "headId"] as const;

function errorsOf(fields: FieldMessages, index: number): ShownCharacter["errors"] {
	return Object.fromEntries(FIELDS.map((field) => [field, fields[`characters.${index}.${field}`]?.[0]]));
}

function fieldsOf(characters: readonly ShownCharacter[], message: string | undefined): FieldMessages {
	const fields: FieldMessages = message === undefined ? {} : { characters: [message] };
	for (const [index, { errors, isMainCharacter }] of characters.entries()) {
		for (const [field, error] of Object.entries(errors)) {
			// The main character is related to nobody any more.
			const isMended = isMainCharacter && field === "relationshipToMain";
			if (error !== undefined && !isMended) fields[`characters.${index}.${field}`] = [error];
		}
	}
	return fields;
}

const UNTOUCHED = { errors: {}, photoGone: false, likeness: null };

/** The list of characters as the buttons change it without asking the server; what is typed stays in the fields themselves. */
export function useCharacters(
	start: readonly DraftCharacter[],
	fields: FieldMessages,
	photosGone: readonly number[],
	likenesses: readonly PhotoLikeness[],
) {
	const [characters, setCharacters] = useState<ShownCharacter[]>(() =>
		start.map((character, index) => ({
			...character,
			key: index,
			errors: errorsOf(fields, index),
			photoGone: photosGone.includes(index),
			likeness: likenesses.find(({ photoId }) => photoAddress(photoId) === character.imageUrl) ?? null,
		})),
	);
	const [message, setMessage] = useState<string | undefined>(fields.characters?.[0]);
	const [focus, setFocus] = useState<number | null>(null);
	const nextKey = useRef(start.length);

	const move = (
		moved: { ok: true; characters: ShownCharacter[] } | { ok: false; message: string },
		look: number,
	) => {
		setMessage(moved.ok ? undefined : moved.message);
		if (!moved.ok) return;
		setCharacters(moved.characters);
		setFocus(moved.characters[look]?.key ?? null);
	};
	return {
		characters,
		message,
		/** What is wrong with them by now, by the names their fields have by now. */
		errors: fieldsOf(characters, message),
		/** Key of the character the focus should go to; null when it stays. */
		focus,
		add() {
			nextKey.current += 1;
			move(
				addCharacter(characters, { ...emptyCharacter(), ...UNTOUCHED, key: nextKey.current }),
				characters.length,
			);
		},
		remove(index: number) {
			move(removeCharacter(characters, index), Math.max(0, index - 1));
		},
		makeMain(index: number) {
			move({ ok: true, characters: makeMain(characters, index) }, index);
		},
		change(key: number, values: Partial<ShownCharacter>) {
			setCharacters((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
		},
	};
}
