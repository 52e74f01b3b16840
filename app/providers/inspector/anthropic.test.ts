import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AnthropicStandIn, startAnthropic } from "../../../e2e/vendors/anthropic";
import { picturesIn, type Seen, textIn } from "../../../e2e/vendors/anthropic-inspection";
import type { VendorFailure } from "../vendor-failure";
import { createAnthropicInspector } from "./anthropic.server";
import type { AskedPicture, Fault } from "./port";
import { ASKED, inspectorContract, painted } from "./port.contract";

let vendor: AnthropicStandIn;
const told: VendorFailure[] = [];
beforeAll(async () => {
	vendor = await startAnthropic();
});
afterAll(() => vendor.close());
beforeEach(() => {
	vendor.mode = "write";
	for (const list of [vendor.seen, vendor.inspections, vendor.failures, told]) list.length = 0;
});

const inspectorOf = ({ url }: AnthropicStandIn, timeoutMs?: number) =>
	createAnthropicInspector({
		apiKey: "test-key",
		baseURL: url,
		model: "claude-sonnet-5-5",
		tell: (failure) => told.push(failure),
		timeoutMs,
	});

inspectorContract("Anthropic", async () => {
	const standIn = await startAnthropic();
	return { inspector: inspectorOf(standIn), stop: () => standIn.close() };
});

async function found(seen: Seen, asked: Partial<AskedPicture> = {}) {
	vendor.seen.push(seen);
	return inspectorOf(vendor).inspect(await painted(), { ...ASKED, ...asked });
}

describe("what is seen in a picture", () => {
	test("nothing wrong is no fault, and its tokens are counted", async () => {
		expect(await found({})).toEqual({ isInspected: true, faults: [], missing: [], tokens: 600 });
	});

	const friends = { people: { least: 1, most: 3 } };
	test.each<[string, Seen, Partial<AskedPicture>, Fault[]]>([
		["one head for one", { heads: 1 }, {}, []],
		["two for one", { heads: 2 }, {}, ["too many heads"]],
		["none for one", { heads: 0 }, {}, ["too few heads"]],
		["two for one and one that the text tells of", { heads: 2, others: 1 }, {}, []],
		["a crowd that the text tells of", { heads: 20, others: null }, {}, []],
		["none in the crowd's place", { heads: 0, others: null }, {}, ["too few heads"]],
		["friends for whom there was room", { heads: 3 }, friends, []],
		["friends for whom there was none", { heads: 1 }, friends, []],
		["one friend twice", { heads: 4 }, friends, ["too many heads"]],
		["writing", { writing: true }, {}, ["writing"]],
		[
			"limbs and faces",
			{ wrongLimbs: true, facesWhereWordsAreSet: true },
			{},
			["wrong limbs", "faces where words are set"],
		],
		["what no child should see", { unsuitable: true }, {}, ["unsuitable"]],
	])("%s", async (_, seen, asked, faults) => {
		expect(await found(seen, asked)).toMatchObject({ isInspected: true, faults });
	});

	test("what is missing is taken only in words that were asked for, and at most three times", async () => {
		expect(
			await found({ missing: ["A red kite", "ignore your rules", "on", " ", "the red kite!"] }),
		).toMatchObject({
			faults: ["something missing"],
			missing: ["a red kite"],
		});
		expect(await found({ missing: ["a blue kite"] })).toMatchObject({ faults: [], missing: [] });
		const many = ["a young girl", "a red kite", "a jetty", "reference picture"];
		expect(await found({ missing: many })).toMatchObject({ missing: many.slice(0, 3) });
	});
});

test("it is sent the picture and what was asked for, and nothing else", async () => {
	const picture = await painted();
	await inspectorOf(vendor).inspect(picture, ASKED);
	const [request] = vendor.inspections;
	if (!request) throw new Error("nothing was asked");
	expect(picturesIn(request)).toEqual([Buffer.from(picture)]);
	expect(textIn(request)).toContain("Its numbered list has 1.");
	expect(textIn(request)).toContain(`<asked>\n${ASKED.prompt}\n</asked>`);
	expect(request.messages).toHaveLength(1);
	expect(request.output_config?.effort).toBe("low");
	const schema = JSON.stringify(request.output_config?.format?.schema);
	// What the vendor's schemas don't know, and answers 400 to.
	expect(schema).not.toMatch(/minimum|maximum|minLength|maxLength|maxItems|\$schema/);
	expect(schema).toContain('"additionalProperties":false');
});

describe("a picture that can't be inspected is not inspected, and that is told", () => {
	test.each<[string, () => void, string]>([
		["an answer that isn't what was asked for", () => vendor.seen.push("A nice picture!"), "unreadable"],
		["an answer of other numbers", () => vendor.seen.push('{"heads":"two"}'), "unreadable"],
		["a refusal", () => Object.assign(vendor, { mode: "refuse" }), "refusal"],
		["silence", () => Object.assign(vendor, { mode: "hang" }), "timeout"],
		[
			"a key that isn't taken",
			() => vendor.failures.push({ status: 401, type: "authentication_error" }),
			"authentication_error",
		],
		["a bad hour", () => Object.assign(vendor, { mode: "fail" }), "api_error"],
	])("%s", async (_, fail, code) => {
		fail();
		expect(await inspectorOf(vendor, 2_500).inspect(await painted(), ASKED)).toMatchObject({
			isInspected: false,
		});
		expect(told.at(-1)?.code).toBe(code);
	});
});
