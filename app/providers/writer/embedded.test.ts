import { expect, test } from "vitest";
import { ideaWith } from "~/studio/writer/books.testing";
import { createEmbeddedWriter } from "./embedded.server";
import { writerContract } from "./port.contract";

writerContract("embedded", createEmbeddedWriter);

test("an unsuitable idea is refused, and nothing is written", async () => {
	const idea = ideaWith({ description: "oh bollocks, said the troll" });
	expect(await createEmbeddedWriter().writeScript(idea, "")).toEqual({ ok: false, error: "refused" });
});

test("of a book that isn't the shelf's, no other wording is made up", async () => {
	const writer = createEmbeddedWriter();
	const idea = ideaWith({});
	const written = await writer.writeScript(idea, "one");
	if (!written.ok) throw new Error(written.error);
	const { story: _, ...script } = written.value.script;
	expect(await writer.reword(idea, { script, seed: "one" }, 4, "again")).toEqual({
		ok: false,
		error: "unusable",
	});
});
