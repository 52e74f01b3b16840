import { describe, expect, test } from "vitest";
import { SHELF } from "~/studio/shelf/list";
import { RELATIONSHIPS } from "~/studio/story/idea";
import { chooseStory } from "./choose-story";
import { readIdea } from "./read-idea";

/** Ideas that say what a story takes for granted to be otherwise; `as`: who comes along, by name and what they are. */
async function storyOf(title: string, location: string, description: string, as: Record<string, string>) {
	const others = Object.entries(as).map(([name, relationship]) => ({
		...{ name, age: 40, isMain: false, personality: "" },
		relationship: RELATIONSHIPS.find((known) => known === relationship) ?? null,
	}));
	const hero = { name: "Ruby", age: 6, isMain: true, personality: "", relationship: null };
	const idea = await readIdea({ title, location, description }, [hero, ...others]);
	return chooseStory(idea, SHELF, { told: [] })?.story.id ?? null;
}

const BOTH = { Mum: "Mum", Dad: "Dad" };

describe("never told against what the family said", () => {
	test.each([
		[
			"who lives where",
			"Two Christmases",
			"Mum's flat and Dad's house",
			"Me and her dad split up this year. Its the first christmas with two houses, Ruby is worried father christmas wont know where to go",
			BOTH,
			"christmas-night",
		],
		[
			"who is there at night",
			"Dark",
			"Dad's flat",
			"Ruby is scared of the dark, her mum and dad live apart now",
			BOTH,
			"afraid-of-the-dark",
		],
		[
			"who died",
			"Our Star",
			"Hull",
			"Somebody died last year and we went to the funeral and Ruby is sad",
			{},
			"somebody-died",
		],
		[
			"who wins a match",
			"Ruby saves the day",
			"Wembley",
			"Ruby comes on as sub in the last minute for england and scores the winning goal against germany",
			{},
			"the-race",
		],
		[
			"who wins a race",
			"sports day",
			"school",
			"Sports day. Ruby wins every race and gets all the medals",
			{},
			"the-race",
		],
		[
			"who lets none in",
			"In goal",
			"the rec",
			"Ruby is the best goalie in the league, she never lets one in",
			{},
			"the-race",
		],
		[
			"who does the deed",
			"Wedding Shoes",
			"Edinburgh",
			"Ruby is flower girl at the wedding. It pours with rain and the only person who can carry the rings across the lawn is Ruby",
			{},
			"feast-goes-wrong",
		],
		[
			"what is lost",
			"Space",
			"Space",
			"they go in a rocket made from the shed to look for their lost cat",
			{ Sausage: "Pet" },
			"built-from-rubbish",
		],
		[
			"where it ends",
			"Doris",
			"the farm",
			"Grandma's goat runs away and everyone chases it, but she won't come home",
			{},
			"the-runaway",
		],
		[
			"who needs no help",
			"The cat",
			"the street",
			"A cat is stuck up a tree and it comes down on its own when everybody has gone",
			{},
			"the-rescue",
		],
		[
			"how long it takes",
			"Long stay",
			"GOSH",
			"Ruby is staying in hospital for three weeks for a bone marrow transplant",
			{},
			"hospital-visit",
		],
		[
			"who comes last",
			"The marrow",
			"Kent",
			"they grow a giant marrow and it comes last in the show",
			{},
			"grows-enormous",
		],
		[
			"who forgets nothing",
			"Concert",
			"the church",
			"Ruby has a part in the school play and she knows every word",
			{},
			"on-stage",
		],
		[
			"who isn't born",
			"Big sister",
			"home",
			"Ruby is going to be a big sister, the new baby is not here yet",
			{},
			"new-baby",
		],
	])("%s", async (_, title, location, description, as, denied) => {
		expect(await storyOf(title, location, description, as)).not.toBe(denied);
	});

	test.each([
		[
			"one parent in the book",
			"Christmas",
			"Dad's house",
			"her mum and dad live apart. will father christmas come down the chimney on christmas eve",
			{ Dad: "Dad" },
			"christmas-night",
		],
		["a match that is lost", "Goalie", "the rec", "Ruby is in goal and lets in nine goals", {}, "the-race"],
		[
			"rings that get lost",
			"The Wedding",
			"Kent barn",
			"Ruby is bridesmaid at the wedding and the rings fall in the chocolate fountain",
			{},
			"feast-goes-wrong",
		],
		[
			"somebody by what they are to who tells",
			"For Daniel's girls",
			"the beach",
			"My son Daniel died last year. His daughters are Ruby and Mali. We all miss him",
			{},
			"somebody-died",
		],
		[
			"a pet",
			"Goodbye Tibbs",
			"the garden",
			"Our old cat Mister Tibbs died on Tuesday. We buried him under the apple tree",
			{},
			"somebody-died",
		],
	])("but all the same where it denies nothing: %s", async (_, title, location, description, as, told) => {
		expect(await storyOf(title, location, description, as)).toBe(told);
	});
});
