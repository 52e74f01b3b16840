import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { createEmbeddedWriter } from "./embedded.server";

const w = createEmbeddedWriter();
const C = (name: string, age: number, personality: string, relationship: any = null) => ({
	name,
	age,
	personality,
	relationship,
	isMain: relationship === null,
});
const ideas: any[] = [
	{
		title: "The Dragon in the Shed",
		location: "Grandad's garden",
		description:
			"Mia finds a tiny dragon in the garden shed and must help it get home before the first snow.",
		characters: [
			C("Mia", 6, "girl, curious and brave"),
			C("Joe", 68, "calm, never hurries, loves biscuits", "Grandparent"),
			C("Biscuit", 3, "a fluffy golden retriever, always hungry", "Pet"),
		],
	},
	{
		title: "Pirates Ahoy!",
		location: "THE BEACH",
		description: "A PIRATE ADVENTURE TO FIND HIDDEN TREASURE WITH HIS SISTER!!! 🏴‍☠️",
		characters: [
			C("Teo", 4, "boy, full of energy, loves digging"),
			C("Ada", 8, "clever girl who loves football", "Sister"),
		],
	},
	{
		title: "Noor Learns to Swim",
		location: "the swimming pool",
		description: "Noor is scared of the water but learns to swim with her dad",
		characters: [C("Noor", 5, "shy she/her"), C("Daddy", 36, "patient and funny", "Dad")],
	},
	{
		title: "Moon Cake",
		location: "the Moon",
		description: "We fly to the moon in a rocket and bake the biggest cake in space",
		characters: [
			C("Sam", 7, "they/them, creative"),
			C("Bo", 7, "silly", "Best friend"),
			C("Mrs Patel", 41, "strict but kind", "Teacher"),
			C("Zed", 1, "giggly baby boy", "Baby sibling"),
		],
	},
	{ title: "asdf", location: "qwer", description: "asdfghjkl", characters: [C("X", 3, "zzz")] },
	{
		title: "東京の冒険",
		location: "東京",
		description: "恐竜と遊ぶ",
		characters: [C("さくら", 6, "元気な女の子"), C("Kenji", 9, "", "Brother")],
	},
	{
		title: "Adventure",
		location: "Scotland",
		description: "Adventure!",
		characters: [C("O'Neil", 8, "stubborn boy"), C("Mary-Jane", 30, "loud and funny", "Aunt/Uncle")],
	},
	{
		title: "Party Time",
		location: "at home in Leeds",
		description:
			"It is Lily's birthday party and the cake goes missing. They search the house with their cousins and find a cheeky monkey.",
		characters: [
			C("Lily", 5, "cheerful girl who loves unicorns"),
			C("Max", 9, "sporty boy", "Cousin"),
			C("Ivy", 9, "bossy girl", "Cousin"),
		],
	},
];
const levels = ["tiny", "starter", "confident", "whiz", "pro", "custom"] as const;
test("samples", async () => {
	let out = "";
	for (const [i, idea] of ideas.entries())
		for (const [j, readingLevel] of levels.entries()) {
			if (process.env.ALL !== "1" && (i + j) % 2) continue;
			const r = await w.writeSynopsis({ ...idea, readingLevel });
			out += `=== ${idea.title} [${readingLevel}] ${r.ok ? r.value.synopsis.split(/\s+/).length : ""}\n${r.ok ? `${r.value.synopsis}\n-- ${r.value.imagePrompt}` : r.error}\n\n`;
		}
	writeFileSync("/tmp/w/samples.txt", out);
});
