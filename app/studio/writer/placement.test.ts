import { expect, test } from "vitest";
import { placed } from "./placement";

test.each([
	["space, near a very big moon", "in space, near a very big moon"],
	["my bedroom at bedtime", "in her bedroom at bedtime"],
	["the woods behind our house", "in the woods behind our house"],
	["a boat on the sea", "on a boat on the sea"],
	["a caravan by the sea", "in a caravan by the sea"],
	["the village green", "on the village green"],
	["the allotment", "on the allotment"],
	["the launderette", "at the launderette"],
	["the haunted house on the hill", "in the haunted house on the hill"],
	["a planet made of cheese", "on a planet made of cheese"],
	["the park near our house", "in the park near our house"],
	["the garden of a big house", "in the garden of a big house"],
	["a farm in Devon", "on a farm in Devon"],
	["the kitchen and the garden", "in the kitchen and the garden"],
	["mars, the red planet", "on Mars, the red planet"],
])("the preposition is that of the place itself, not of what is said of it: %j", (typed, at) => {
	expect(placed(typed, "her")).toBe(at);
});

test.each([
	["Mars", "on Mars"],
	["Earth", "on Earth"],
	["Planet Zog", "on Planet Zog"],
	["isle of wight", "on the Isle of Wight"],
	["Treasure Island", "on Treasure Island"],
	["new york", "in New York"],
	["castle in wales", "in the castle in Wales"],
	["london", "in London"],
	["ancient Egypt", "in ancient Egypt"],
	["the Lake District", "in the Lake District"],
	["Lake Windermere", "by Lake Windermere"],
	["Sahara Desert", "in the Sahara Desert"],
	["north pole", "at the North Pole"],
	["London Zoo", "at London Zoo"],
	["Edinburgh Castle", "at Edinburgh Castle"],
	["10 Downing Street", "at 10 Downing Street"],
	["Candy land", "in Candy Land"],
	["Whitby", "in Whitby"],
	["Brighton beach", "at Brighton beach"],
])("a name keeps its capitals and takes its own preposition: %j", (typed, at) => {
	expect(placed(typed, "her")).toBe(at);
});

test.each([
	["the top of a mountain", "at the top of a mountain"],
	["bottom of the sea", "at the bottom of the sea"],
	["an island", "on an island"],
	["Pirate Ship", "on the pirate ship"],
	["Enchanted forest", "in the enchanted forest"],
	["hot air balloon", "in the hot air balloon"],
	["The Beach", "at the beach"],
	["My House", "at her house"],
	["the football pitch", "on the football pitch"],
	["a party", "at a party"],
	["the sea", "by the sea"],
	["the clouds", "in the clouds"],
	["Grandma’s", "at Grandma’s"],
	["Grandpa’s farm", "on Grandpa’s farm"],
	["outer space", "in outer space"],
])("a common place takes the article and the preposition of its noun: %j", (typed, at) => {
	expect(placed(typed, "her")).toBe(at);
});

test.each([
	["under the stairs", "under the stairs"],
	["on a train", "on a train"],
	["in front of the fire", "in front of the fire"],
	["deep under the sea", "deep under the sea"],
	["across the sea", "across the sea"],
	["at home in bed", "at home in bed"],
	["at night in the forest", "in the forest at night"],
	["up a tree", "up in a tree"],
	["through the wardrobe", "beyond the wardrobe"],
	["upstairs", "upstairs"],
	["somewhere over the rainbow", "somewhere over the rainbow"],
	["home", "at home"],
	["school", "at school"],
	["on holiday in Greece", "on holiday in Greece"],
	["bed", "in bed"],
])("what says where it is by itself gets no second preposition: %j", (typed, at) => {
	expect(placed(typed, "her")).toBe(at);
});
