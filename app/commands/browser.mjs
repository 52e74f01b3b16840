/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The headless shell first: it has no window to paint, and runs the same tests in two thirds of the time. */
const SYSTEM = [
	process.env.CHROMIUM_PATH,
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of an installed Chromium; undefined where there is none. */
export const findBrowser = () => SYSTEM.find((path) => path && existsSync(path));
const tried = (command, args) => spawnSync(command, args, { stdio: ["ignore", 2, 2] }).status === 0;

/**
 * The path of a Chromium: the system's, otherwise Debian's package (as root), otherwise Playwright's own download, for
 * which the path is "". Throws when there is none to be had.
 */
export function ensureBrowser() {
	const path = findBrowser();
	if (path) return path;
	process.stderr.write("Installing a browser for the tests ...\n");
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		tried("apt-get", ["update", "-qq"]);
		// Older releases have no package of the shell alone.
		for (const browser of ["chromium-headless-shell", "chromium"]) {
			tried("apt-get", ["install", "-y", "-qq", "--no-install-recommends", browser, "fonts-liberation"]);
			const installed = findBrowser();
			if (installed) return installed;
		}
	}
	if (tried(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "--with-deps", "chromium"]))
		return "";
	throw new Error("No Chromium found and none could be installed: set CHROMIUM_PATH to one.");
}
