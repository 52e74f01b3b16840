import { expect, test } from "vitest";
import { readDraftForm } from "./draft-form";
import {
	addCharacter,
	type DraftCharacter,
	emptyCharacter,
	emptyForm,
	makeMain,
	removeCharacter,
} from "./rules";

const named = (...names: string[]): DraftCharacter[] =>
	names.map((name, index) => ({
		...emptyCharacter(index === 0),
		name,
		relationshipToMain: index === 0 ? "" : "Friend",
	}));

test("a new form has two characters, the first of them main", () => {
	expect(emptyForm().characters.map(({ isMainCharacter }) => isMainCharacter)).toEqual([true, false]);
});

test("what hasn't arrived of a form stays as it was", () => {
	const before = { ...emptyForm(), title: "Before", location: "The sea", characters: named("a", "b", "c") };
	const fields = new FormData();
	fields.set("title", "After");
	fields.set("characters.0.name", "A");
	const { title, location, characters } = readDraftForm(fields, before);
	expect({ title, location, names: characters.map(({ name }) => name) }).toEqual({
		title: "After",
		location: "The sea",
		names: ["A", "b", "c"],
	});
	expect(readDraftForm(fields)).toMatchObject({ location: "", characters: [{ name: "A" }] });
});

test("at most four characters", () => {
	const four = named("a", "b", "c", "d");
	expect(addCharacter(named("a"), emptyCharacter())).toMatchObject({ ok: true, characters: { length: 2 } });
	expect(addCharacter(four, emptyCharacter())).toEqual({
		ok: false,
		message: "Maximum of 4 characters allowed",
	});
});

test("at least one character; removing the main one makes the first the main one", () => {
	expect(removeCharacter(named("a"), 0)).toEqual({ ok: false, message: "You need at least 1 character" });
	const removed = removeCharacter(named("a", "b", "c"), 0);
	expect(removed.ok && removed.characters).toMatchObject([
		{ name: "b", isMainCharacter: true, relationshipToMain: "" },
		{ name: "c", isMainCharacter: false, relationshipToMain: "Friend" },
	]);
	const other = removeCharacter(named("a", "b"), 1);
	expect(other.ok && other.characters).toMatchObject([{ name: "a", isMainCharacter: true }]);
});

test("choosing a main character unsets the others", () => {
	expect(makeMain(named("a", "b", "c"), 2).map(({ isMainCharacter }) => isMainCharacter)).toEqual([
		false,
		false,
		true,
	]);
});

test("a posted form is read as it was typed, in the order of its numbers, and not endlessly", () => {
	const fields = new FormData();
	fields.set("title", " Rosa ");
	fields.set("description", "one\r\ntwo");
	fields.set("readingNeeds", "Rhymes");
	fields.set("style", "painted");
	for (let index = 11; index >= 0; index--) fields.set(`characters.${index}.name`, `n${index}`);
	fields.set("characters.1.isMainCharacter", "true");
	fields.set("characters.0.__proto__", "no");
	const form = readDraftForm(fields);
	expect(form).toMatchObject({
		title: " Rosa ",
		description: "one\ntwo",
		location: "",
		readingLevel: "",
		readingNeeds: "Rhymes",
		style: "painted",
	});
	expect(form.characters.map(({ name }) => name)).toEqual(["n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7"]);
	expect(form.characters.map(({ isMainCharacter }) => isMainCharacter).indexOf(true)).toBe(1);
});
