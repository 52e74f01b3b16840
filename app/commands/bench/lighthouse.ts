import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC_PAGES } from "~/content/public-pages";
import { serve } from "./servers";
import { print } from "./table";

/** Lighthouse asks for a newer Node than the shop; neither is a package of the shop: they are fetched for the measurement. */
const PACKAGES = ["lighthouse@13", "node@24"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Debian's, as `npm test` installs one; elsewhere Lighthouse looks for a Chrome itself. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

type Audit = { score: number | null; numericValue?: number; scoreDisplayMode: string };
type Report = {
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, Audit>;
};

/** Looks at every public page as Lighthouse's mobile preset does: a slow 4G line and a processor four times slower, both calculated. */
export async function measureLighthouse(): Promise<void> {
	const folder = join(process.cwd(), ".cache/lighthouse");
	mkdirSync(folder, { recursive: true });
	fetchPackages(folder);
	const shop = await serve({ path: "/healthz" });
	const rows: string[][] = [];
	try {
		for (const path of Object.keys(PUBLIC_PAGES)) rows.push(rowOf(path, reportOf(folder, shop.url + path)));
	} finally {
		await shop.stop();
	}
	print(
		"Lighthouse 13, mobile: slow 4G, processor four times slower, both simulated",
		["page", ...CATEGORIES, "FCP s", "LCP s", "TBT ms", "CLS", "short of 100 by"],
		rows,
	);
}

function fetchPackages(folder: string): void {
	writeFileSync(join(folder, "package.json"), '{ "private": true }');
	const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", ...PACKAGES], {
		cwd: folder,
		stdio: ["ignore", 2, 2],
	});
	if (status !== 0) throw new Error(`${PACKAGES.join(" and ")} could not be fetched`);
}

function reportOf(folder: string, url: string): Report {
	const file = join(folder, "report.json");
	const program = join(folder, "node_modules/lighthouse/cli/index.js");
	const flags = [
		"--quiet",
		"--output=json",
		`--output-path=${file}`,
		"--chrome-flags=--headless --no-sandbox",
	];
	const { status, stderr } = spawnSync(join(folder, "node_modules/.bin/node"), [program, url, ...flags], {
		env: {
			NODE_ENV: "production",
			PATH: "/usr/local/bin:/usr/bin:/bin",
			HOME: folder,
			CHROME_PATH: BROWSERS.find(existsSync) ?? "",
		},
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(stderr);
	return JSON.parse(readFileSync(file, "utf8"));
}

function rowOf(path: string, { categories, audits }: Report): string[] {
	const figure = (id: string, unit = 1, digits = 0) =>
		((audits[id]?.numericValue ?? 0) / unit).toFixed(digits);
	const short = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
		.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
		.map(({ id }) => `${id} ${Math.round((audits[id]?.score ?? 0) * 100)}`);
	return [
		path,
		...CATEGORIES.map((category) => String(Math.round((categories[category]?.score ?? 0) * 100))),
		figure("first-contentful-paint", 1000, 2),
		figure("largest-contentful-paint", 1000, 2),
		figure("total-blocking-time"),
		figure("cumulative-layout-shift", 1, 3),
		short.join(", ") || "nothing",
	];
}
