import { describe, expect, test } from "vitest";
import { PLACES } from "~/studio/story/places/list";
import { recognisePlace } from "~/studio/story/recognise-place";
import { ideaWith, main, scriptOf } from "./books.testing";
import { placeOf, setAt } from "./place";
import { findStory } from "~/studio/shelf/list";

const idea = (location: string) =>
	ideaWith({ location, readingLevel: "whiz", characters: [main("Jack", 7, "boy, brave")] });

test.each([
	["a pirate ship", "sea"],
	["on a boat", "sea"],
	["Grandpa's boat", "sea"],
	["the bakery", "shop"],
	["the vet's", "hospital"],
	["a café by the sea", "kitchen"],
	["our favourite Italian restaurant", "kitchen"],
	["the lake", "park"],
	["the river", "park"],
	["Lake Windermere", "mountain"],
	["Great Ormond Street Hospital", "hospital"],
	["a fairy-tale palace", "castle"],
	["the school library", "library"],
	["the launderette", "shop"],
	["London Zoo", "park"],
	["the airport", "station"],
	["the seaside town of Whitby", "beach"],
	["a gingerbread house in the forest", "forest"],
	["Nan's house in London", "bedroom"],
	["a school on the Moon", "space"],
	["Nowhere-on-the-Wold", "meadow"],
])("%s is told of as it is drawn: as %s", (location, setting) => {
	expect(recognisePlace({ location, title: "", description: "" }).setting).toBe(setting);
	const { cover, spreads } = scriptOf(idea(location));
	expect(cover.setting).toBe(setting);
	const words = spreads.flatMap((spread) => spread.words).join(" ");
	expect(words).toContain(PLACES[setting as keyof typeof PLACES].spot);
	for (const [id, { spot }] of Object.entries(PLACES)) if (id !== setting) expect(words).not.toContain(spot);
});

test.each([
	["the huge echoing swimming pool of our leisure centre", "at the pool"],
	["the bakery with the blue door in Market Street", "at the bakery"],
	["", "in the garden"],
])("the smallest readers hear of %j as %j", (location, shortAt) => {
	expect(placeOf(location).shortAt).toBe(shortAt);
});

test.each([
	["hme", "at home"],
	["seven seas", "on the Seven Seas"],
	["International Space Station", "on the International Space Station"],
	["Peckham, mostly school and Nana’s flat", "in Peckham"],
	["A&E at Kings", "at A&E at Kings"],
	["dads new house, Telford", "at Dad’s new house in Telford"],
	["grans", "at Gran’s"],
	["from Bristol to Inverness", "in Bristol"],
	["From Cardiff up to a farmhouse near Bala", "in Cardiff"],
	["Bristol, in his bedroom at night", "in Bristol"],
	["the caravan at night", "in the caravan"],
	["Aldi car park, then ours", "in the Aldi car park"],
	["hospital / school", "at the hospital"],
	["number 7", "at Number 7"],
	["settee", "on the settee"],
	["up north", "up north"],
	["on the way to school", "on the way to school"],
	["a trip to the moon", "on a trip to the moon"],
	["The sea off Whitby, on a ship called the Soggy Biscuit", "in the sea off Whitby"],
	["Home and the park in Cardiff", "at home"],
	["Stop or Go Street", "in Stop or Go Street"],
	["our house, Christmas", "at the house"],
])("%j, as parents type, is told as %j", (location, at) => {
	expect(placeOf(location).at).toBe(at);
});

test.each([
	["a seaside town", "in a seaside town"],
	["an ordinary seaside town", "in an ordinary seaside town"],
	["quite a big house in Leeds", "at a big house in Leeds"],
	["mostly the garden", "in the garden"],
	["somewhere by the sea", "somewhere by the sea"],
	["anywhere with a beach", "anywhere with a beach"],
	["maybe the woods?", "in the woods"],
	["probably at nursery", "at nursery"],
	["er, the park", "in the park"],
	["just our house", "at the house"],
	["only the back garden", "in the back garden"],
	["inside a snow globe", "inside a snow globe"],
	["around the block", "around the block"],
	["round nanny's", "at Nanny’s"],
	["round at Nan's", "at Nan’s"],
	["near Leeds", "near Leeds"],
	["outside Tesco", "outside Tesco"],
	["sort of a jungle", "in a jungle"],
	["like a castle but in Hull", "in a castle"],
	["kinda space", "in space"],
	["Set in Wales", "in Wales"],
	["It's set on a farm", "on a farm"],
	["It takes place in a forest", "in a forest"],
	["We live in Dundee", "in Dundee"],
	["our street in Hull", "in the street in Hull"],
	["We'd love the Scottish Highlands", "in the Scottish Highlands"],
	["Please use Cornwall", "in Cornwall"],
	["could it be in Whitby?", "in Whitby"],
	["not sure - the beach?", "at the beach"],
	["the beach please", "at the beach"],
	["any beach", "at the beach"],
	["all round the world", "all round the world"],
	["all over Yorkshire", "all over Yorkshire"],
	["between home and school", "between home and school"],
	["half at school, half at Granny's", "at school"],
	["every park in London", "in every park in London"],
	["wherever you like", "in the garden"],
	["two different planets", "on two different planets"],
	["lots of islands", "on lots of islands"],
	["a few streets in Luton", "in a few streets in Luton"],
	["this house", "at this house"],
	["where we live (Frome)", "in Frome"],
	["here in Frome", "in Frome"],
	["back home in Lagos", "at home in Lagos"],
	["back garden", "in the back garden"],
	["up a mountain", "up on a mountain"],
	["down the allotment", "down on the allotment"],
	["over at Grandma's", "over at Grandma’s"],
	["off the coast of Wales", "off the coast of Wales"],
	["along the canal in Birmingham", "along the canal in Birmingham"],
	["from our flat", "in the flat"],
	["via the train", "on the train"],
	["Grandad's allotment in Barnsley", "on Grandad’s allotment in Barnsley"],
	["the 73 bus", "on the 73 bus"],
	["the Co-op", "in the Co-op"],
	["Nan's, mostly", "at Nan’s"],
	["Possibly a pirate ship?", "on a pirate ship"],
	["a normal street in Wigan", "in a normal street in Wigan"],
	["Not sure, maybe Blackpool", "in Blackpool"],
	["We live near Exeter", "near Exeter"],
	["The story is set in Manchester", "in Manchester"],
	["He lives on a narrowboat", "on a narrowboat"],
	["anywhere really", "in the garden"],
	["don't mind", "in the garden"],
	["our local Aldi", "in the local Aldi"],
	["um a volcano", "on a volcano"],
	["Perhaps Mars", "on Mars"],
	["various castles", "in various castles"],
	["a couple of caravans", "in a couple of caravans"],
	["the kitchen, please", "in the kitchen"],
	["the park or the beach", "in the park"],
	["the swimming baths but bigger", "at the swimming baths"],
	["I'd like Scotland", "in Scotland"],
	["either at home or at the farm", "at home"],
	["ideally the moon", "on the moon"],
	["some kind of cave", "in some kind of cave"],
	["at the bottom of our garden", "at the bottom of our garden"],
	["round the back of the shops", "round the back of the shops"],
	["just outside Bristol", "outside Bristol"],
	["in and around Hull", "around Hull"],
	["wherever his dad works", "in the garden"],
	["on the top deck of the bus", "on the top deck of the bus"],
	["Auntie Jo's in Crewe", "at Auntie Jo’s in Crewe"],
	["under Grandad's stairs", "under Grandad’s stairs"],
	["usual place", "in the garden"],
	["Well Street Market", "at Well Street Market"],
	["Half Moon Bay", "in Half Moon Bay"],
	["Round Pond", "by Round Pond"],
	["Anyplace", "in the garden"],
	["the big Tesco", "in the big Tesco"],
	["like, in the woods", "in the woods"],
	["Largs, the seafront", "on the seafront in Largs"],
	["england football match", "at the England football match"],
])("what is said before and after a place isn’t the place: %j is told as %j", (location, at) => {
	expect(placeOf(location).at).toBe(at);
});

describe("a story is set", () => {
	test.each([
		["nits", "the bathroom", "at school", "school"],
		["nits", "Class 4", "in Class 4", "school"],
		["nits", "our bathroom in Leeds", "at school in Leeds", "school"],
		["coming-home", "Leeds family court", "in a quiet street", "street"],
		["coming-home", "Leeds Family Court", "in a quiet street", "street"],
		["coming-home", "Bridgend", "in Bridgend", "meadow"],
		["first-water", "home", "at the pool", "pool"],
		["first-water", "the bath", "in the bath", "bedroom"],
		["hospital-visit", "home", "at the clinic", "hospital"],
		["puddles", "nursery", "in the lane", "street"],
		["puddles", "our garden in Leeds", "in the garden in Leeds", "garden"],
	])("%s, of a family that says %s, %s", (id, location, at, setting) => {
		expect(setAt(placeOf(location), findStory(id)?.set)).toMatchObject({ at, id: setting });
	});

	test("there in its words, for parents and on its pictures", () => {
		const { cover, synopsis, spreads } = scriptOf(idea("the bathroom"), "nits");
		const words = [synopsis, ...spreads.flatMap((spread) => spread.words)].join(" ");
		expect(words).not.toContain("bathroom");
		expect(words).toContain("A note has come round at school");
		expect(words).toContain(PLACES.school.spot);
		const [, , opener] = spreads;
		expect([cover.setting, opener?.scene?.setting]).toEqual(["school", "school"]);
	});

	test("where a family says, if it says so of no place", () => {
		expect(setAt(placeOf("the bathroom"), undefined)).toEqual(placeOf("the bathroom"));
	});
});
