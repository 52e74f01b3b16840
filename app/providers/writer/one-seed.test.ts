import { expect, test } from "vitest";
import type { StoryIdea } from "~/studio/story/idea";
import { createEmbeddedWriter } from "./embedded.server";
import { withOneSeed } from "./one-seed";

const IDEA: StoryIdea = {
	title: "Eileen and the Midnight Moon",
	location: "Space, near a very big moon",
	description: "Eileen wants to fly to the moon.",
	readingLevel: "confident",
	readingNeeds: "",
	characters: [
		{ name: "Eileen", age: 8, personality: "A brave, cheerful girl", isMain: true, relationship: null },
	],
};

test("two books of one idea are the same, in other words too", async () => {
	const writer = withOneSeed(createEmbeddedWriter(), "one");
	const tell = async (seed: string) => {
		const written = await writer.writeScript(IDEA, seed);
		if (!written.ok) throw new Error(written.error);
		const { script } = written.value;
		return { written, reworded: await writer.reword(IDEA, { script, seed }, 4, "another") };
	};
	expect(await tell("book-1")).toEqual(await tell("book-2"));
	expect((await tell("book-1")).written).toEqual(await createEmbeddedWriter().writeScript(IDEA, "one"));
	expect(await createEmbeddedWriter().writeScript(IDEA, "book-1")).not.toEqual(
		await createEmbeddedWriter().writeScript(IDEA, "book-2"),
	);
});
