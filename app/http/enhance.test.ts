import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { enhanceScript } from "./enhance.server";

test("in development a script is its source", () => {
	expect(enhanceScript("shell")).toBe("/app/enhance/shell.entry.ts");
});

test("a manifest that isn't there yet is not remembered: the next page has its script", () => {
	const shop = mkdtempSync(join(tmpdir(), "enhance-"));
	onTestFinished(() => rmSync(shop, { recursive: true }));
	vi.stubEnv("DEV", false);
	onTestFinished(() => void vi.unstubAllEnvs());
	vi.spyOn(process, "cwd").mockReturnValue(shop);
	const file = join(shop, "build/client/enhance.json");
	expect(() => enhanceScript("shell")).toThrow("enhance.json");

	mkdirSync(join(shop, "build/client"), { recursive: true });
	writeFileSync(file, '{"app/enhance/sh');
	expect(() => enhanceScript("shell")).toThrow();

	writeFileSync(file, JSON.stringify({ "app/enhance/shell.entry.ts": { file: "assets/shell-1.js" } }));
	expect(() => enhanceScript("shell")).toThrow("header.json");
	writeFileSync(join(shop, "build/client/header.json"), "{}");
	expect(enhanceScript("shell")).toBe("/assets/shell-1.js");
	rmSync(file);
	expect(enhanceScript("shell")).toBe("/assets/shell-1.js");
	expect(() => enhanceScript("nobody")).toThrow("nobody");
});
