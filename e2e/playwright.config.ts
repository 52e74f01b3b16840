import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "../app/commands/browser.mjs";
import { keptDrawings } from "./kept-drawings";

/** `npm test` has installed one where there was none; without a system's own, Playwright takes its download. */
const executablePath = findBrowser();
/** Chromium's own calls home have nowhere to go on a closed machine, and its sandbox does not start for root. */
const args = [
	"--no-sandbox",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
	"--disable-gpu",
	"--in-process-gpu",
	// All that is looked at is one site, and a process for each page costs a tenth of a journey.
	"--renderer-process-limit=1",
	"--disable-site-isolation-trials",
];

const desktop = {
	...devices["Desktop Chrome"],
	viewport: { width: 1280, height: 900 },
};

// Set before any worker starts, which has it from here.
process.env.KEPT_DRAWINGS ??= keptDrawings();

/** The same journeys with JavaScript on and off, against shops started as `npm start` does. */
export default defineConfig({
	testDir: ".",
	outputDir: "../.cache/e2e",
	fullyParallel: true,
	// One more than cores: a test waits a third of its time, for a page or for a job. Heads are drawn once a run (keep-drawings.cjs).
	workers: 3,
	retries: 0,
	timeout: 180_000,
	expect: { timeout: 30_000 },
	forbidOnly: true,
	reporter: [["list"], ["json", { outputFile: "../.cache/results/playwright.json" }]],
	use: {
		launchOptions: { ...(executablePath ? { executablePath } : {}), args },
		// What turns while a page waits is drawn by the processor here; a test of what moves asks for it.
		contextOptions: { reducedMotion: "reduce" },
		locale: "en-GB",
		timezoneId: "Europe/London",
		screenshot: "only-on-failure",
		// A fifth of the run's processor time, thrown away on every green test: `npm run e2e -- --trace retain-on-failure` writes it.
		trace: "off",
	},
	// Without a tag a test runs in both; @script needs JavaScript or the browser little; @plain is about having none. Phones and
	// tablets are looked at by `looksRight`, wherever a test calls it; what is told apart on them is in phone.spec.ts.
	projects: [
		{ name: "script", use: { ...desktop }, grepInvert: /@plain/ },
		{ name: "plain", use: { ...desktop, javaScriptEnabled: false }, grepInvert: /@script/ },
	],
});
