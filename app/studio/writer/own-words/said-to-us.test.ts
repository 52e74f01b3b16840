import { expect, test } from "vitest";
import { withoutAsking } from "./said-to-us";

const told = (sentence: string) => withoutAsking([sentence], ["Nell", "Grandad"]);

test.each([
	"Please no new kitten at the end.",
	"Can you make it rhyme?",
	"I’d like it to be funny.",
	"We want something gentle.",
	"No dragons.",
	"Don’t make it scary.",
	"Kindly include our pastor.",
	"It should be about being brave.",
	"She is nearly four.",
	"It’s a birthday present.",
	"Something silly about socks.",
	"Nell loves stories.",
	"The ending must be happy.",
	"Let her say hello to her things.",
	"Nell must get to be clever.",
	"For our twin granddaughters’ birthday.",
	"It’s fine for people to cry in it.",
	"He loves hearing this.",
])("%j is said to the shop", (sentence) => expect(told(sentence)).toEqual([]));

test.each([
	"Nobody will play with Nell.",
	"She said Toby you are an Okafor now.",
	"Nell has to jump in.",
	"Nell needs to get to bed.",
	"Something is under the bed.",
	"They don’t see it.",
])("%j is told", (sentence) => expect(told(sentence)).toEqual([sentence]));

test.each([
	["A story where the moon falls down.", "The moon falls down."],
	["Could it be a funny bedtime story about how Nell lost her boot?", "Nell lost her boot?"],
	["An adventure about Nell who finds a whale.", "Nell finds a whale."],
	["A book about a whale that sings.", "This is the story of a whale that sings."],
	["Grandad reads her a story about bees.", undefined],
])("%j leads in %j", (sentence, expected) =>
	expect(told(sentence)).toEqual(expected === undefined ? [] : [expected]));
