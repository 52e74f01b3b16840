import { describe, expect, test } from "vitest";
import { companion, ideaWith, main } from "../books.testing";
import { gendersOf } from "../cast-of";
import { readIdea } from "../read-idea";
import type { Event, Piece } from "./event";
import { readEvents } from "./read-events";

const CAST = [
	main("Mabel", 6, "girl"),
	companion("Biscuit", 4, "boy, a dog", "Pet"),
	companion("Granny Jean", 70, "kind", "Grandparent"),
];

async function eventsOf(description: string): Promise<readonly Event[]> {
	const idea = ideaWith({ title: "Untitled", description, characters: CAST });
	return readEvents(await readIdea(idea, idea.characters), gendersOf(idea));
}

const inWords = (pieces: readonly Piece[]) =>
	pieces
		.map((piece) =>
			typeof piece === "string" ? piece : `${CAST[piece.who]?.name}${piece.possessive ? "’s" : ""}`,
		)
		.join("");
const saidOf = async (description: string) => (await eventsOf(description)).map(({ said }) => inWords(said));

test.each([
	["Mabel finds a map", ["Mabel finds a map"]],
	["mabel WILL NOT wear her coat", ["Mabel will not wear her coat"]],
	[
		"the coat gets fed up and walks off without her and she has to chase it",
		["the coat gets fed up", "the coat walks off without Mabel", "Mabel has to chase the coat"],
	],
	[
		"Boiler breaks in the middle of winter and nobody can fix it",
		["the boiler breaks in the middle of winter", "nobody can fix the boiler"],
	],
	[
		"Mabel lost her kite. Biscuit found it in a tree",
		["Mabel loses her kite", "Biscuit finds the kite in a tree"],
	],
	[
		"Mabel is looking for a bone and Biscuit was chasing a cat",
		["Mabel looks for a bone", "Biscuit chases a cat"],
	],
	[
		"Granny Jean tips her tea and toasts the crumpets",
		["Granny Jean tips her tea", "Granny Jean toasts the crumpets"],
	],
	[
		"Biscuit barks at the moon because he is scared of it",
		["Biscuit is scared of the moon", "Biscuit barks at the moon"],
	],
	["I want Mabel to save two and MISS her own one", ["Mabel saves two", "Mabel misses her own one"]],
	["a story where Mabel meets a very small dragon", ["Mabel meets a very small dragon"]],
	["Someone (Biscuit) left the gate open", ["Biscuit leaves the gate open"]],
	["The pancake must NOT get eaten at the end", ["the pancake does not get eaten"]],
	[
		"She puts a message in a paper boat and it floats away",
		["Mabel puts a message in a paper boat", "the message floats away"],
	],
	["Mabel lets him hold the lead", ["Mabel lets Biscuit hold the lead"]],
	["Mabel finds out that her granny is Queen", ["Mabel finds out that Granny Jean is Queen"]],
	["Biscuit the dog cannot swim", ["Biscuit cannot swim"]],
	[
		"A letter arrives from the Queen. she has to climb nine floors",
		["a letter arrives from the Queen", "the Queen has to climb nine floors"],
	],
	["Then it's a very polite camel. He eats the cake", ["the very polite camel eats the cake"]],
	[
		"Biscuit is the baby of the house. he has a bonnet",
		["Biscuit is the baby of the house", "Biscuit has a bonnet"],
	],
	["Biscuit is away for a week", ["Biscuit is away for a week"]],
	["The robot goes potty", ["the robot goes potty"]],
	["dads go there when they nip to shed", ["dads go there", "the dads nip to shed"]],
	["The driver is called Winston", ["the driver is called Winston"]],
	["Mabel gets sunburn and Biscuit has got a map", ["Mabel gets sunburn", "Biscuit has a map"]],
	["Mabel takes Granny Jean with her", ["Mabel takes Granny Jean with her"]],
	["Mabel hopes for a granny", ["Mabel hopes for a granny"]],
	["Anne Bonny takes Mabel on", ["Anne Bonny takes Mabel on"]],
	["Mabel has her very first swimming lesson", ["Mabel has her very first swimming lesson"]],
	["There is a dog and will not sit. Mabel runs or there will be trouble", ["there is a dog", "Mabel runs"]],
	[
		"A cheese rolls off the stall. Mabel chases it",
		["a cheese rolls off the stall", "Mabel chases the cheese"],
	],
	["Mabel wakes up as her dog", ["Mabel wakes up as her dog"]],
	["Mabel would like to go to the moon", ["Mabel wants to go to the moon"]],
	["Mabel was told one baby", ["Mabel is told one baby"]],
	["Mabel says she is cold", ["Mabel says she is cold"]],
	[
		"Mabel looks under the sofa in the fridge in the bath",
		["Mabel looks under the sofa", "Mabel looks in the fridge", "Mabel looks in the bath"],
	],
	[
		"Mabel lets on a lady with shopping, a man with a ladder, and a hen",
		["Mabel lets on a lady with shopping", "Mabel lets on a man with a ladder", "Mabel lets on a hen"],
	],
	[
		"Biscuit runs out of the gate. Through the market, past the station",
		["Biscuit runs out of the gate", "Biscuit runs through the market", "Biscuit runs past the station"],
	],
	["we wait and wait", ["Mabel and Granny Jean wait"]],
	["The nursery is shut cos its saturday", ["the nursery is shut because it is Saturday"]],
	["The dog sleeps and the pierogi go cold", ["Biscuit sleeps", "the pierogi go cold"]],
	["It smells rite again. Mabel climbs on the chair at window", ["Mabel climbs on the chair at the window"]],
	["4000 people, and her string snaps", ["Mabel’s string snaps"]],
])("%j: %j", async (description, said) => expect(await saidOf(description)).toEqual(said));

describe("no event is", () => {
	test.each([
		["what is said to the shop", "We would like something funny please. Can you put in lots of jokes?"],
		["what has no verb", "Dinosaurs! And my two boys."],
		["what somebody asks, without what", "Mabel keeps asking where he is gone"],
		["what would be", "Mabel would be devastated"],
		["what would have been", "Mabel would have wet herself"],
		["what is weighed", "Mabel is more brave than Biscuit"],
		["what the shop shall not do", "Don't kill anybody please. I don't want it to say that Biscuit sleeps"],
		["what something is made of", "Sledges made of trays"],
		["who somebody is called", "he is called Granny Jean"],
		["what for", "to meet the Pope and eat cake"],
		["what was done, by nobody", "All colours stolen. No girls allowed"],
		["the weather", "It pours with rain. It gets darker"],
		["what could be", "What if Mabel was a badger"],
		["what must be in the book", "Her wellies must be in it please"],
		["a noun that may be a verb", "Mabel has nod off"],
	])("%s", async (_, description) => expect(await saidOf(description)).toEqual([]));
});

test("what the youngest are told briefly says the rest by itself", async () => {
	const [event] = await eventsOf("Mabel puts a message in a paper boat in the bath");
	expect(inWords(event?.brief ?? [])).toBe("Mabel puts a message in a paper boat");
	expect(inWords(event?.rest ?? [])).toBe("in the bath");
});

test("how things are is told at the start only where it stands there", async () => {
	const events = await eventsOf("Mabel is a pirate. Biscuit digs up the gold. They are home");
	expect(events.map(({ isState }) => isState)).toEqual([true, false, false]);
});

test("what is denied, how things are and the end are told apart", async () => {
	const [state, denied, end] = await eventsOf(
		"Mabel is a pirate. Nobody can find the gold. In the end Biscuit digs it up",
	);
	expect(state).toMatchObject({ isState: true, isDenied: false, people: [0] });
	expect(denied).toMatchObject({ isDenied: true, things: ["gold"] });
	expect(end).toMatchObject({ isEnd: true, kind: "finds", people: [1] });
});

test.each([
	["Biscuit leaves the gate open", "does"],
	["Biscuit leaves the house", "goes-away"],
	["Mabel digs a bone up", "finds"],
	["the coat gets fed up", "feels"],
	["The pancake gets eaten", "eats"],
	["Mabel runs after the coat", "chases"],
])("%j is of the kind %s", async (description, kind) =>
	expect((await eventsOf(description))[0]?.kind).toBe(kind));

test("the longest that a form takes is read at once, whatever is typed", async () => {
	for (const one of [
		"and Mabel and ",
		"Mabel says that ",
		"a of a ",
		"to to ",
		"her her ",
		"the big ",
		", it is ",
	]) {
		const description = one.repeat(80).slice(0, 500);
		const idea = ideaWith({ title: "", description, characters: CAST });
		const read = await readIdea(idea, idea.characters);
		const before = process.cpuUsage();
		readEvents(read, gendersOf(idea));
		expect(process.cpuUsage(before).user / 1000, one).toBeLessThan(100);
	}
});
