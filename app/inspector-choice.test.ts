import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type AnthropicStandIn, startAnthropic } from "../e2e/vendors/anthropic";
import { type ReplicateStandIn, startReplicate } from "../e2e/vendors/replicate";
import { readConfig } from "./config.server";
import { stylesOffered } from "./shop/books/illustrator-of.server";
import { openShop } from "./shop.server";
import { coverOfTwo } from "./providers/illustrator/replicate.testing";

let [anthropic, replicate]: [AnthropicStandIn?, ReplicateStandIn?] = [];
beforeAll(async () => {
	[anthropic, replicate] = [await startAnthropic(), await startReplicate()];
});
afterAll(() => Promise.all([anthropic?.close(), replicate?.close()]));
beforeEach(() => void anthropic?.inspections.splice(0));

async function opened(change: Record<string, string> = {}) {
	const DATA_DIR = mkdtempSync(join(tmpdir(), "inspector-"));
	const keys = {
		ANTHROPIC_API_KEY: "test-key",
		ANTHROPIC_BASE_URL: anthropic?.url,
		REPLICATE_API_TOKEN: replicate?.token,
		REPLICATE_BASE_URL: replicate?.url,
	};
	const shop = await openShop(readConfig({ DATA_DIR, SESSION_SECRET: "x".repeat(32), ...keys, ...change }));
	onTestFinished(async () => {
		await shop.providers.illustrator.close();
		await shop.db.destroy();
		rmSync(DATA_DIR, { recursive: true });
	});
	return shop;
}

describe("where both keys are set what is painted is inspected", () => {
	test("by the writer's model, or another that is named", async () => {
		const models = ["claude-sonnet-5-5", "claude-haiku-5"];
		for (const INSPECTOR_MODEL of ["", "claude-haiku-5"]) {
			const { illustrator } = (await opened({ INSPECTOR_MODEL })).providers;
			expect((await illustrator.drawCover(await coverOfTwo(), 1024)).ok).toBe(true);
		}
		expect(anthropic?.inspections.map(({ model }) => model)).toEqual(models);
	});

	test.each<Record<string, string>>([
		{ INSPECT_PICTURES: "off" },
		{ ANTHROPIC_API_KEY: "" },
	])("but not with %j", async (change) => {
		const shop = await opened(change);
		expect((await shop.providers.illustrator.drawCover(await coverOfTwo(), 1024)).ok).toBe(true);
		expect(anthropic?.inspections).toEqual([]);
		expect(shop.providers.illustrator.describe()).not.toHaveProperty("inspector");
		expect(JSON.stringify(stylesOffered(shop))).not.toContain("Anthropic");
	});

	test("and a family that chooses is told who sees what", async () => {
		const [painted, paper] = stylesOffered(await opened());
		expect(painted?.told).toMatch(/an AI model at Anthropic looks at it for faults; it is sent that picture/);
		expect(paper?.told).not.toContain("Anthropic");
	});
});
