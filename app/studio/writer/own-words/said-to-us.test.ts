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
	"A bedtime book for her.",
	"Not too scary.",
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
	"They find a magic book.",
	"Grandad reads her a story about bees.",
	"Everyone cheers.",
	"He is not sure.",
	"Nothing works.",
	"Not a single light was on in the street.",
	"She says thank you.",
	"We thought that it was lost.",
	"For their tea they have chips.",
	"They dig up his vegetable plot.",
	"She wonders if she should go.",
])("%j is told", (sentence) => expect(told(sentence)).toEqual([sentence]));

test("a dog may be called Skip", () =>
	expect(withoutAsking(["Skip runs home."], ["Skip"])).toEqual(["Skip runs home."]));

test.each([
	["A story where the moon falls down.", "The moon falls down."],
	["Could it be a funny bedtime story about how Nell lost her boot?", "Nell lost her boot?"],
	["An adventure about Nell who finds a whale.", "Nell finds a whale."],
	["A book about a whale that sings.", "This is the story of a whale that sings."],
])("%j leads in %j", (sentence, expected) => expect(told(sentence)).toEqual([expected]));
