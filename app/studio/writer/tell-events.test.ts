import { describe, expect, test } from "vitest";
import { LEVELS } from "../shelf/levels";
import { companion, ideaWith, main } from "./books.testing";
import { choiceOf, NO_IDEA } from "./choice";
import type { Event } from "./events/event";
import { event, PLOTS } from "./events.testing";
import { readIdea } from "./read-idea";
import { OWN, tellEvents } from "./tell-events";
import { tellStory } from "./tell-story";

const COAT = ideaWith({
	title: "no coat!!",
	location: "our street",
	characters: [main("Mabel", 3, "stubborn girl")],
});
const BOILER = ideaWith({
	title: "Mr Tibbles Has A Secret",
	location: "our house",
	characters: [
		main("Zayn", 6, "quiet boy"),
		companion("Mr Tibbles", 9, "a tomcat", "Pet"),
		companion("Mum", 34, "", "Mum"),
	],
});

const told = async (idea: typeof COAT, events: readonly Event[], seed = "one") => {
	const story = tellEvents(idea, await readIdea(idea, idea.characters), events, seed);
	const { script, imagePrompt } = tellStory(idea, choiceOf(story, NO_IDEA), { seed });
	return { script, imagePrompt, pages: script.spreads.slice(2).map(({ words }) => words.join(" ")) };
};

describe("the family's own events", () => {
	test("are told in their order, each once as it happens, at every level", async () => {
		for (const readingLevel of LEVELS) {
			const { script, pages } = await told({ ...COAT, readingLevel }, PLOTS.coat);
			expect(script.story).toBe(OWN);
			expect(script.spreads).toHaveLength(14);
			const said = [
				/Mabel will not wear her coat/u,
				/The coat gets fed up/u,
				/The coat walks off/u,
				/Mabel has to chase the coat/u,
			];
			const at = said.map((one) => pages.slice(0, -2).findIndex((page) => one.test(page)));
			expect(
				at.every((page) => page > 0),
				readingLevel,
			).toBe(true);
			expect(at).toEqual([...at].sort((one, other) => one - other));
		}
	});

	test("of which there are three, or twelve, fill a book", async () => {
		const twelve = Array.from({ length: 12 }, (_, at) =>
			event("does", `[0] rings bell ${at}`, { object: "a bell" }),
		);
		for (const events of [PLOTS.teddy, twelve]) {
			const { pages } = await told(BOILER, events);
			expect(pages).toHaveLength(12);
			expect(pages.at(-1)).toBe("");
			for (const { said } of events)
				expect(pages.join(" ")).toContain(said.find((piece) => typeof piece === "string")?.trim());
		}
	});

	test("the line that comes back is of what the book is about, and not behind what happens last", async () => {
		const { pages } = await told(COAT, PLOTS.coat);
		const back = pages.flatMap((page, at) => (page.includes("‘No,’ says Mabel. ‘No, no, no!’") ? [at] : []));
		expect(back).toHaveLength(3);
		expect(Math.max(...back)).toBeLessThan(pages.findIndex((page) => page.includes("has to chase")));
	});

	test("the line that comes back does so for the youngest too", async () => {
		const { pages } = await told({ ...BOILER, readingLevel: "tiny" }, PLOTS.boiler);
		expect(pages.filter((page) => page.includes("Poor boiler!")).length).toBeGreaterThanOrEqual(3);
	});

	test("show who and what is in them, and nobody else", async () => {
		const { script } = await told(BOILER, PLOTS.boiler);
		const heats = script.spreads.find(({ words }) => words.join(" ").includes("heats the whole house"));
		expect(heats?.scene?.figures.map(({ who }) => who)).toEqual(["c2"]);
		expect(script.cover.figures.map(({ who }) => who).sort()).toEqual(["c1", "c2", "c3"]);
		const { script: coat, imagePrompt } = await told(COAT, PLOTS.coat);
		const walks = coat.spreads.find(({ words }) => words.join(" ").includes("The coat walks off"));
		expect(walks?.scene?.props.map((prop) => typeof prop !== "string" && prop.drawing)).toContain("coat");
		expect(`${imagePrompt} ${coat.spreads.map(({ shows }) => shows ?? "").join(" ")}`).not.toContain("Mabel");
	});

	test("have nobody beside themselves: who is the queen is the queen that is drawn", async () => {
		const idea = ideaWith({
			title: "Tuesdays",
			location: "a castle",
			description: "Isla finds out that Granny Jean is secretly the Queen.",
			characters: [main("Isla", 7, "polite girl"), companion("Granny Jean", 71, "", "Grandparent")],
		});
		const queens = async (who: string) => {
			const events = [
				event("finds", `[0] finds out that ${who} is the queen`, { things: ["queen"] }),
				event("does", "[0] rings a bell", { object: "a bell" }),
				event("does", "[0] waves", {}),
			];
			const { script } = await told(idea, events);
			return script.spreads
				.flatMap(({ scene }) => scene?.props ?? [])
				.filter((prop) => typeof prop === "object" && prop.drawing === "royal").length;
		};
		expect(await queens("[1]")).toBe(0);
		expect(await queens("the postman")).toBeGreaterThan(0);
	});

	test("leave nobody of the family out, and nobody who sleeps awake", async () => {
		const { pages } = await told(BOILER, PLOTS.boiler);
		expect(pages.slice(1).join(" ")).toContain("Mum");
		const teddy = await told(
			ideaWith({
				characters: [main("Ottilie", 2, "girl"), companion("Big Ted", 2, "a bear, boy", "Best friend")],
			}),
			PLOTS.teddy,
		);
		const asleep = teddy.pages.findIndex((page) => page.includes("falls asleep"));
		const back = teddy.pages.findIndex((page) => page.includes("comes back"));
		for (const page of teddy.pages.slice(asleep + 1, back))
			expect(page).not.toMatch(/Ottilie (?:draws|thinks)|says Ottilie/u);
	});

	test("are the same for the same seed, and are told in other words for another", async () => {
		const one = await told(BOILER, PLOTS.boiler, "one");
		expect(await told(BOILER, PLOTS.boiler, "one")).toEqual(one);
		expect((await told(BOILER, PLOTS.boiler, "two")).pages).not.toEqual(one.pages);
	});

	test("with what a family has typed in them are no slots of ours", async () => {
		const typed = event("does", "[0] rings {hero} <with: x> [a|b]", {
			object: "{hero}",
			things: ["{title}"],
		});
		const { pages } = await told(COAT, [typed, typed, typed]);
		expect(pages.join(" ")).toContain("Mabel rings hero with: x ab");
	});
});
