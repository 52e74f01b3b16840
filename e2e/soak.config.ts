import { defineConfig } from "@playwright/test";

/** `npm run bench -- --soak`: kills a shop again and again, with orders under way. Not part of the tests. */
export default defineConfig({
	testDir: ".",
	testMatch: "*.soak.ts",
	outputDir: "../.cache/soak",
	workers: 1,
	timeout: 0,
	reporter: "list",
});
