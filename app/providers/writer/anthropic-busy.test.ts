import { describe, expect, test } from "vitest";
import type { AnthropicFailure, AnthropicMode } from "../../../e2e/vendors/anthropic";

import { inWords, STOPPED } from "../vendor-failure";
import { idea, openVendor } from "./anthropic.testing";

const { vendor, writer, told } = openVendor();

describe("a vendor in difficulties", () => {
	test.each<[string, AnthropicFailure]>([
		["429", { status: 429, type: "rate_limit_error", retryAfter: "0.3" }],
		["529", { status: 529, type: "overloaded_error", retryAfter: "0.3" }],
		["529 that knows a date", { status: 529, type: "overloaded_error", retryAfter: "a date" }],
	])("%s is waited out as long as it says", async (_what, failure) => {
		const date = new Date(Date.now() + 2_000).toUTCString();
		vendor().failures.push(failure.retryAfter === "a date" ? { ...failure, retryAfter: date } : failure);
		const began = performance.now();
		expect((await writer().writeScript(idea, "")).ok).toBe(true);
		expect(performance.now() - began).toBeGreaterThan(290);
		expect(vendor().calls).toBe(2);
	});

	test("a wait that is longer than the answer is of use isn't begun", async () => {
		vendor().failures.push({ status: 529, type: "overloaded_error", retryAfter: "30" });
		const began = performance.now();
		expect(await writer({ timeoutMs: 20_000 }).writeScript(idea, "")).toEqual({
			ok: false,
			error: "unavailable",
		});
		expect(performance.now() - began).toBeLessThan(10_000);
		expect(vendor().calls).toBe(1);
	});

	test("one that breaks off with a reason, after it has begun, is asked again", async () => {
		vendor().failures.push({ status: 200, type: "overloaded_error", inStream: true });
		expect((await writer().writeScript(idea, "")).ok).toBe(true);
		expect(vendor().calls).toBe(2);
	});

	test("one failure is tried again", async () => {
		vendor().mode = "stumble";
		expect((await writer().writeScript(idea, "")).ok).toBe(true);
		expect(vendor().calls).toBe(2);
	});

	test("failure after failure is unavailable", async () => {
		vendor().mode = "fail";
		const result = await writer().writeScript(idea, "");
		expect(result).toEqual({ ok: false, error: "unavailable" });
		expect(vendor().calls).toBe(3);
		expect(told.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(3).fill("500 api_error"));
	});

	test("silence is unavailable, once for the whole call", async () => {
		vendor().mode = "hang";
		expect(await writer({ timeoutMs: 100 }).writeScript(idea, "")).toMatchObject({ error: "unavailable" });
		expect(vendor().calls).toBe(1);
		expect(told.map(({ code }) => code)).toEqual(["timeout"]);
	});

	test.each<AnthropicMode>([
		"hang",
		"stall",
	])("%s: an answer has its own time, and isn't asked for again", async (mode) => {
		vendor().mode = mode;
		expect(await writer({ roundMs: 200 }).writeScript(idea, "")).toMatchObject({ error: "unavailable" });
		expect(vendor().calls).toBe(1);
	});

	test("nobody there is unavailable", async () => {
		const nobody = writer({ baseURL: "http://127.0.0.1:9", timeoutMs: 200 });
		expect(await nobody.writeScript(idea, "")).toMatchObject({ error: "unavailable" });
	});

	test("a caller that gives up is told so", async () => {
		vendor().mode = "hang";
		const giveUp = new AbortController();
		const answer = writer().writeScript(idea, "", giveUp.signal);
		giveUp.abort();
		expect(await answer).toMatchObject({ error: "unavailable" });
		expect(told.map(({ code }) => code)).toEqual([STOPPED]);
	});

	test.each<[AnthropicFailure, string]>([
		[{ status: 401, type: "authentication_error" }, "401: the key in ANTHROPIC_API_KEY is not valid"],
		[{ status: 402, type: "billing_error" }, "402: its account has no money left"],
		[
			{ status: 404, type: "not_found_error" },
			"404: it has no model called as ANTHROPIC_MODEL or INSPECTOR_MODEL",
		],
	])("what is ours to mend is said, and not asked for again: %o", async (failure, words) => {
		vendor().failures.push(failure);
		expect(await writer().writeScript(idea, "")).toEqual({ ok: false, error: "unavailable" });
		expect(told.map(inWords)).toEqual([expect.stringContaining(`Anthropic said ${words}`)]);
		expect(vendor().calls).toBe(1);
	});

	test("a wrong key by the vendor's own word, with nothing of the family's", async () => {
		await writer({ apiKey: "another" }).writeScript(idea, "");
		const [failure] = told;
		expect(failure).toMatchObject({ status: 401, code: "authentication_error" });
		expect(JSON.stringify(failure)).not.toMatch(/zuleika|another/i);
	});
});
