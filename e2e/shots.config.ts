import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

const window = (width: number, height: number) => ({ viewport: { width, height } });

/** `npm run shots`: walks the journey and photographs it for the README. Not part of the tests. */
export default defineConfig({
	...config,
	testMatch: "*.shots.ts",
	reporter: "list",
	projects: [
		{ name: "1280", use: window(1280, 800) },
		{ name: "768", use: window(768, 1024) },
		{ name: "360", use: window(360, 740) },
	],
});
