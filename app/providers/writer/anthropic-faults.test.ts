import type Anthropic from "@anthropic-ai/sdk";
import { describe, expect, test } from "vitest";
import { textOf } from "~/studio/story/script";

import type { AnthropicMode } from "../../../e2e/vendors/anthropic";
import type { AnthropicFlaw } from "../../../e2e/vendors/anthropic-book";
import { inWords } from "../vendor-failure";
import { idea, openVendor } from "./anthropic.testing";

const { vendor, writer, bookOf, heard, told } = openVendor();

describe("what doesn't hold", () => {
	const FLAWS: [AnthropicFlaw, string, RegExp][] = [
		["long page", "entry 4", /a page of \d+ words, and no page may have more than 34/],
		["long sentence", "entry 4", /a sentence has 62 words, and none may have more than 10: They went on/],
		["too many texts", "entry 4", /it has 3 texts, and must have one or two/],
		["no words", "entry 4", /its words must not be empty/],
		["too many silent pages", "entry 11", /too many pages of the book are without words/],
		["said before", "entry 4", /a sentence is said once too often in the book: They saw the round door/],
		["american", "entry 4", /not British English: grey/],
		["hard words", "entry 4", /too hard: 4\.2 words in a hundred/],
		["open slot", "entry 4", /its words have a placeholder that stands for nobody/],
		["unsuitable", "entry 4", /its words aren't fit for a child/],
		["a stranger in a picture", "entry 4", /shows tells of NAME_9, who isn't among the figures/],
		["an untold figure", "entry 4", /NAME_1 is among the figures, and shows doesn't say what they do/],
		["an unsuitable picture", "entry 4", /shows isn't fit for a child/],
		["a forgotten character", "entry 10", /no page names NAME_2: it must/],
		["a short synopsis", "synopsis", /it has 42 words, not 60 to 200/],
		["an unsuitable synopsis", "synopsis", /it isn't fit for a child/],
		["an undressed character", "wardrobe", /it says nothing of NAME_1/],
		["a name among the things", "things", /no placeholders, and nothing unfit/],
		["a thing of no picture", "things", /no picture tells of the lantern in bits, barrel/],
	];

	test.each(
		FLAWS,
	)("%s: %s alone is asked for again, with what is wrong with it", async (flaw, place, what) => {
		vendor().flaw = flaw;
		vendor().mode = "mend";
		const result = await writer().writeScript(idea, "");
		expect(result.ok && result.value.tokens).toBe(1200);
		const list = heard(1, -1);
		const faults = list.split("\n").filter((line) => line.startsWith("- "));
		expect(faults.filter((line) => what.test(line))[0]).toContain(`- ${place}: `);
		expect(faults.length).toBeLessThan(5);
	});

	test.each(FLAWS)("%s twice is no book, and none of another story's words fills it", async (flaw, place) => {
		vendor().flaw = flaw;
		vendor().mode = "stubborn";
		expect(await writer().writeScript(idea, "")).toEqual({
			ok: false,
			error: "unusable",
			reason: expect.stringContaining(place),
			tokens: 1200,
		});
		expect(vendor().calls).toBe(2);
	});

	test("what held the first time stays as it was, whatever else is sent", async () => {
		const before = textOf(await bookOf());
		vendor().mode = "mend";
		expect(textOf(await bookOf())).toBe(before);
		expect(vendor().requests.at(-1)?.output_config?.format?.schema).toMatchObject({ required: ["spreads"] });
	});

	test.each<[AnthropicMode, string, string[], number | undefined]>([
		["refuse", "refused", ["refusal"], 600],
		["cut-off", "unusable", ["max_tokens"], 600],
		["garble", "unavailable", ["no_answer", "no_answer", "no_answer"], undefined],
		["nothing", "unavailable", ["no_answer", "no_answer", "no_answer"], undefined],
		["break-off", "unavailable", ["UND_ERR_SOCKET", "UND_ERR_SOCKET", "UND_ERR_SOCKET"], undefined],
	])("%s: %s (%j), and %j tokens are counted", async (mode, error, codes, tokens) => {
		vendor().mode = mode;
		expect(await writer().writeScript(idea, "")).toEqual({ ok: false, error, tokens });
		expect(told.map(({ code }) => code)).toEqual(codes);
	});

	test("rubbish is unusable", async () => {
		vendor().mode = "rubbish";
		const reason = "not the JSON that was asked for";
		expect(await writer().writeScript(idea, "")).toEqual({
			ok: false,
			error: "unusable",
			reason,
			tokens: 600,
		});
	});

	test.each([
		["model_context_window_exceeded", "unusable", "its tokens were used up before it had done"],
		["stop_sequence", "unusable", "it failed"],
		["tool_use", "unusable", "it failed"],
		["one that nobody knows yet", "unusable", "it failed"],
		["refusal", "refused", "it refuses this"],
	])("an answer that stops by %s is %s", async (stop, error, means) => {
		vendor().stops.push(stop as Anthropic.StopReason);
		expect(await writer().writeScript(idea, "")).toEqual({ ok: false, error, tokens: 600 });
		expect(told.map(inWords)).toEqual([expect.stringContaining(`: ${means} (messages.create)`)]);
	});

	test("a turn that is laid down is taken up again, its thinking as it was", async () => {
		vendor().stops.push("pause_turn");
		const result = await writer().writeScript(idea, "");
		expect(result.ok && result.value.tokens).toBe(1200);
		expect(vendor().requests[1]?.messages.at(-1)).toMatchObject({
			role: "assistant",
			content: [{ type: "thinking", signature: "c2lnbmVk" }, { type: "text" }],
		});
		vendor().stops.push(...Array(4).fill("pause_turn" as const));
		expect(await writer().writeScript(idea, "")).toMatchObject({ error: "unusable" });
		expect(told.map(({ code }) => code)).toEqual(["pause_turn"]);
	});

	test("a mending that comes to nothing is paid for with the book it was for", async () => {
		vendor().mode = "mend";
		vendor().stops.push("end_turn", "max_tokens");
		expect(await writer().writeScript(idea, "")).toMatchObject({ error: "unusable", tokens: 1200 });
		vendor().stops.push("end_turn", "refusal");
		expect(await writer().writeScript(idea, "")).toMatchObject({ error: "refused", tokens: 1200 });
	});
});

describe("another wording", () => {
	test.each<[AnthropicMode, boolean, number]>([
		["write", true, 600],
		["mend", true, 1200],
		["stubborn", false, 1200],
		["rubbish", false, 1200],
	])("%s: it holds is %j, and %d tokens are counted", async (mode, ok, tokens) => {
		const script = await bookOf();
		vendor().mode = mode;
		const again = await writer().reword(idea, { script, seed: "" }, 4, "one");
		expect(again).toMatchObject(ok ? { ok, tokens } : { ok, error: "unusable", tokens });
	});

	test("keeps to the level, in British English, or is asked for again", async () => {
		const script = await bookOf();
		vendor().mode = "mend";
		await writer().reword(idea, { script, seed: "" }, 4, "one");
		const asked = heard(-1, -1);
		expect(asked).toMatch(/a sentence has \d+ words, and none may have more than 10/);
		expect(asked).toContain("not British English: colour");
		expect(asked).toContain("not British English: grey");
	});

	test("of one text stands on its page, and the picture keeps the other", async () => {
		const script = await bookOf();
		const before = script.spreads[4]?.words ?? [];
		const again = await writer().reword(idea, { script, seed: "" }, 6, "one");
		if (!again.ok) throw new Error(again.error);
		expect(heard(-1)).toMatch(/Tell pages [67] again/);
		expect(again.value.words.map((text) => text === "")).toEqual(before.map((text) => text === ""));
	});

	test.each([1, 2, 24])("isn't asked for of page %d, which has no words of the story", async (first) => {
		const script = await bookOf();
		const { calls } = vendor();
		expect(await writer().reword(idea, { script, seed: "" }, first, "one")).toEqual({
			ok: false,
			error: "unusable",
		});
		expect(vendor().calls).toBe(calls);
	});
});
