import { expect, test } from "vitest";
import { tagged } from "../read-idea";
import { turnsOf } from "./page-turns";

/** A sentence with a bar at each of its turns. */
async function turned(sentence: string): Promise<string> {
	const turns = turnsOf(await tagged(sentence));
	return [0, ...turns.map(({ at }) => at)]
		.map((at, index) => sentence.slice(at, turns[index]?.at).trim())
		.join(" | ");
}

test.each([
	"He posts her a letter, | but she grabs his finger | and won’t let go.",
	"The powder makes too many bubbles | and the high street fills up.",
	"They sail up to the cupboard, | they fight the hoover, | dog walks the plank.",
	"It comes up so bright the birds sing at midnight.",
	"Anaya and her nani fold it in half.",
	"The judge let him sit in her chair | and bang the hammer (she said they don’t really use one).",
	"They go round and round the roundabout.",
	"It does nothing but cry.",
	"There is a landing, | a maid, | a bear | and nobody knows where the top is.",
	"He sleeps | until the sun comes up.",
	"She shouts ‘Come here, and sit down!’ to the dog.",
])("a page may be turned in %j", async (sentence) =>
	expect(await turned(sentence.replaceAll("| ", ""))).toBe(sentence));

test("an empty sentence has no turn", () => expect(turnsOf([])).toEqual([]));
