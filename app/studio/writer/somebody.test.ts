import { describe, expect, test } from "vitest";
import { LEVELS } from "~/studio/shelf/levels";
import { RELATIONSHIPS } from "~/studio/story/idea";
import { ideaWith } from "./books.testing";
import written from "./ideas/somebody.json";
import { tellStory } from "./tell-story";
import { chooseFor } from "./write-book";

/** Ideas as parents write them in which somebody of the family is what the story tells of, and which story's slot that is. */

const ideas = written.map(({ is, characters, ...said }) => ({
	is,
	idea: ideaWith({
		...said,
		characters: characters.map(
			({ relationship, ...one }: (typeof characters)[number] & { relationship?: string }) => ({
				...{ isMain: relationship === undefined },
				...one,
				relationship: RELATIONSHIPS.find((known) => known === relationship) ?? null,
			}),
		),
	}),
}));

describe.each(ideas)("$idea.title", ({ is, idea }) => {
	test(is, async () => {
		const { story, slots } = await chooseFor(idea);
		const [slot, noun] = Object.entries(slots).find(([, { who }]) => who !== undefined) ?? [];
		const who = idea.characters[noun?.who ?? -1]?.name;
		expect(who ? `${who}: ${story.id} ${slot}` : "nobody").toBe(is);
	});

	test("nobody is in it twice", async () => {
		const choice = await chooseFor(idea);
		const cast = Object.values(choice.slots).flatMap(({ who, short }) =>
			who === undefined ? [] : [{ name: idea.characters[who]?.name ?? "", short, id: `c${who + 1}` }],
		);
		for (const level of LEVELS) {
			const { script } = tellStory({ ...idea, readingLevel: level }, choice, { seed: "1" });
			for (const { name, short, id } of cast) {
				const words = script.spreads.flatMap((spread) => spread.words).join("\n");
				expect(words).toContain(name);
				expect(words.replaceAll(`${short} called ${name}`, name)).not.toMatch(
					new RegExp(`(?:${name}|with|and) and (?:an?|the) (?:[a-z]+ )?${short}(?![\\w-])`, "u"),
				);
				const scenes = script.spreads.flatMap(({ scene }) => (scene ? [scene] : []));
				const seen = scenes.map(({ figures }) => figures.filter((figure) => figure.who === id).length);
				expect(Math.max(...seen)).toBe(1);
			}
		}
	});
});
