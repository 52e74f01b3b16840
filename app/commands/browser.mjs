/** Finds what the tests need beside packages, or installs it: a Chromium, and the tools that look at files we made. */
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
const isDebian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
/** Installs packages of Debian's. Returns false where that isn't possible. */
const installed = (...packages) =>
	tried("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);

/** The same for whoever needs one more, with the list of packages brought up to date. */
export const installPackages = (...packages) =>
	isDebian() && tried("apt-get", ["update", "-qq"]) && installed(...packages);

/** Debian's packages that judge our PDF and EPUB files, each by a file of its own. Without them the tests of these files are skipped. */
const JUDGES = {
	"poppler-utils": "/usr/bin/pdfinfo",
	qpdf: "/usr/bin/qpdf",
	epubcheck: "/usr/bin/epubcheck",
};

/** Installs Debian's Chromium and what judges our files, as root where any is missing; needs no packages of npm's. */
export function installDebianTools() {
	const missing = Object.keys(JUDGES).filter((name) => !existsSync(JUDGES[name]));
	if (!isDebian() || (findBrowser() && missing.length === 0)) return;
	process.stderr.write("Installing what the tests need ...\n");
	tried("apt-get", ["update", "-qq"]);
	if (missing.length > 0) installed(...missing);
	// Older releases have no package of the shell alone.
	for (const browser of ["chromium-headless-shell", "chromium"])
		if (!findBrowser()) installed(browser, "fonts-liberation");
}

/**
 * The path of a Chromium: the system's, otherwise Debian's package (as root), otherwise Playwright's own download, for
 * which the path is "". Installs what judges our files, where it can. Throws when there is no Chromium to be had.
 */
export function ensureTools() {
	installDebianTools();
	const path = findBrowser();
	if (path) return path;
	if (tried(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "--with-deps", "chromium"]))
		return "";
	throw new Error("No Chromium found and none could be installed: set CHROMIUM_PATH to one.");
}
