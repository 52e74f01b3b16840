import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** The walls of the shop: who may import whom, held by reading the imports. */

const ROOT = process.cwd();

type Module = { path: string; text: string; imports: { from: string; typeOnly: boolean }[] };

function filesBelow(folder: string): string[] {
	return readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		if (statSync(path).isDirectory()) return filesBelow(path);
		return /\.tsx?$/.test(name) && !name.endsWith(".d.ts") ? [path] : [];
	});
}

/** The path from the root that an import means, or the package's name. */
function meant(specifier: string, importer: string): string {
	const bare = specifier.replace(/\?\w+$/, "");
	if (bare.startsWith("~/")) return `app/${bare.slice(2)}`;
	if (bare.startsWith("#db/")) return `db/${bare.slice(4)}`;
	if (bare.startsWith(".")) return relative(ROOT, resolve(dirname(importer), bare));
	return bare;
}

const IMPORT =
	/^\s*(?:import|export)\s+(type\s+)?([^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

function read(path: string): Module {
	const text = readFileSync(path, "utf8");
	const imports = [...text.matchAll(IMPORT)].map(([, type, names, from, dynamic]) => ({
		from: meant(from ?? dynamic ?? "", path),
		typeOnly: Boolean(type) || /^\s*\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)+\}\s*from\s+$/.test(names ?? ""),
	}));
	return { path: relative(ROOT, path), text, imports };
}

const all = [...filesBelow(join(ROOT, "app")), ...filesBelow(join(ROOT, "db"))].map(read);
const isTest = ({ path }: Module) => /\.(test|testing|contract)\.tsx?$/.test(path);
const modules = all.filter((module) => !isTest(module) || module.path.endsWith("/contract.ts"));

/** What stands in a page's folder and reaches the browser: its screen and that screen's parts. */
function isScreen(path: string): boolean {
	const [, room, area, page = "", part] = path.replace(/\.tsx?$/, "").split("/");
	const name = part ?? page;
	if (room !== "routes" || !area || name === "route" || name.endsWith(".server")) return false;
	return part !== undefined || /^[A-Z]/.test(page);
}

/** The room a path belongs to; a screen keeps to the walls of ui/, wherever it stands. */
function roomOf(path: string): string {
	if (isScreen(path)) return "ui";
	if (path.startsWith("db/")) return "db";
	const [, first = "", second = ""] = path.split("/");
	if (first === "shop.server" || first.startsWith("shop.server.")) return "shop.server";
	if (first === "config.server" || first.startsWith("config.server.")) return "config";
	if (first.startsWith("signing.server")) return "signing";
	if (/^(root|entry\.server|routes)(\.|$)/.test(first) && second === "") return "top";
	return first;
}

/** Rooms a room may import, besides itself; `types` only as `import type`. */
const WALLS: Record<string, { may: string[]; types?: string[] }> = {
	db: { may: [] },
	config: { may: [] },
	signing: { may: [] },
	content: { may: ["shop:rules"] },
	ui: { may: ["content", "shop:rules", "providers:browser"], types: ["shop", "providers"] },
	enhance: { may: ["ui", "content", "shop:rules", "providers:browser"], types: ["shop", "providers"] },
	emails: { may: ["content", "shop:rules"], types: ["shop"] },
	providers: { may: ["shop:rules"], types: ["shop"] },
	shop: {
		may: ["db", "emails", "jobs:enqueue", "content"],
		types: ["providers", "shop.server"],
	},
	jobs: { may: ["shop", "db"], types: ["shop.server", "providers"] },
	http: {
		may: ["shop", "shop.server", "config", "content", "providers:strategy"],
		types: ["providers", "db"],
	},
	serve: { may: ["http", "config", "db", "shop", "shop.server", "jobs:start"] },
	"shop.server": { may: ["config", "signing", "db", "providers", "http:log"] },
	routes: {
		may: ["http", "shop", "shop.server", "ui", "content", "enhance", "jobs:wait"],
		types: ["providers"],
	},
	commands: { may: ["shop", "shop.server", "config", "db", "jobs", "providers", "http", "content"] },
	top: { may: ["serve", "http", "jobs", "shop.server", "ui", "content", "routes"] },
};

/** The narrow doors between rooms. */
const DOORS: Record<string, (path: string) => boolean> = {
	"shop:rules": (path) => /^app\/shop\/\w+\/(rules|moderation)$/.test(path) || path === "app/shop/result",
	"providers:browser": (path) =>
		/^app\/providers\/(captcha\/solve|payments\/test-cards|identity\/test-identities)$/.test(path),
	"providers:strategy": (path) => path === "app/providers/identity/strategy.server",
	"jobs:enqueue": (path) => path === "app/jobs/enqueue.server",
	"jobs:start": (path) => path === "app/jobs/worker.server" || path === "app/jobs/sweep.server",
	"jobs:wait": (path) => path === "app/jobs/wait-for-job.server",
	"http:log": (path) => path === "app/http/log.server",
};

function allowed(module: Module, from: string, typeOnly: boolean): boolean {
	const here = roomOf(module.path);
	const there = roomOf(from);
	if (here === there) return true;
	const walls = WALLS[here];
	if (!walls) return false;
	if (walls.may.includes(there)) return true;
	if (typeOnly && walls.types?.includes(there)) return true;
	return walls.may.some((door) => door.startsWith(`${there}:`) && DOORS[door]?.(from));
}

const inside = (from: string) => from.startsWith("app/") || from.startsWith("db/");

describe("walls", () => {
	test("there is something to hold", () => {
		expect(modules.length).toBeGreaterThan(60);
		expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(200);
	});

	test("every room imports only what it may", () => {
		const through = modules.flatMap((module) =>
			module.imports
				.filter(({ from, typeOnly }) => inside(from) && !allowed(module, from, typeOnly))
				.map(({ from }) => `${module.path} -> ${from}`),
		);
		expect(through).toEqual([]);
	});

	test("a provider imports no other provider's room", () => {
		const through = modules
			.filter(({ path }) => path.startsWith("app/providers/"))
			.flatMap(({ path, imports }) =>
				imports
					.filter(({ from }) => from.startsWith("app/providers/"))
					.filter(({ from }) => from.split("/")[2] !== path.split("/")[2])
					.map(({ from }) => `${path} -> ${from}`),
			);
		expect(through).toEqual([]);
	});

	test("what the browser gets imports no server module and no zod", () => {
		const through = modules
			.filter(
				({ path }) =>
					isScreen(path) ||
					/^app\/(ui|enhance|content)\//.test(path) ||
					/^app\/shop\/\w+\/rules\.ts$/.test(path),
			)
			.flatMap(({ path, imports }) =>
				imports
					.filter(
						({ from, typeOnly }) =>
							!typeOnly &&
							(/\.server$/.test(from) || /^(zod|@conform-to\/zod)/.test(from) || from.startsWith("node:")),
					)
					.map(({ from }) => `${path} -> ${from}`),
			);
		expect(through).toEqual([]);
	});

	test("the environment is read in one file", () => {
		const readers = modules.filter(({ text }) => /process\.env\b/.test(text)).map(({ path }) => path);
		expect(readers).toEqual(["app/config.server.ts"]);
	});

	test("every action reads its body through http/", () => {
		const bypassing = modules
			.filter(({ path }) => path.startsWith("app/routes/"))
			.filter(({ text }) => /\brequest\.(formData|json|text|arrayBuffer|blob|body)\b/.test(text))
			.map(({ path }) => path);
		expect(bypassing).toEqual([]);
		const byPath = new Map(modules.map((module) => [module.path.replace(/\.tsx?$/, ""), module]));
		const reads = ({ path, text, imports }: Module): boolean =>
			/(await|return|=>) read(Form|Empty|Json|Webhook)\(/.test(text) ||
			imports
				.filter(({ from, typeOnly }) => !typeOnly && from.startsWith("app/routes/") && from !== path)
				.some(({ from }) => {
					const next = byPath.get(from);
					return next !== undefined && reads(next);
				});
		const deaf = modules
			.filter(({ path }) => path.startsWith("app/routes/"))
			// The others have an action only to say which methods they answer, or a DELETE, which carries no body.
			.filter(({ text }) => /export async function action\b|\bPOST: /.test(text))
			.filter((module) => !reads(module))
			.map(({ path }) => path);
		expect(deaf).toEqual([]);
	});

	test("the shop's SQL stands in its stores", () => {
		const outside = modules
			.filter(
				({ path }) =>
					/^app\/(shop|http|serve|routes|emails|ui|commands\/shop)\//.test(path) &&
					!path.endsWith("store.server.ts"),
			)
			.filter(({ text }) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text))
			.map(({ path }) => path);
		expect(outside).toEqual([]);
	});

	test("a screen calls use cases, never a store", () => {
		const through = modules
			.filter(({ path }) => /^app\/(routes|ui|enhance)\//.test(path))
			.flatMap(({ path, imports }) =>
				imports
					.filter(({ from, typeOnly }) => !typeOnly && from.endsWith("store.server"))
					.map(({ from }) => `${path} -> ${from}`),
			);
		expect(through).toEqual([]);
	});

	test("there is no drawer", () => {
		const drawers = all
			.filter(({ path }) => /\/(utils?|lib|helpers?|common|misc|shared)(\/|\.)/.test(path))
			.map(({ path }) => path);
		expect(drawers).toEqual([]);
	});

	test("every migration file is in the map", () => {
		const files = readdirSync(join(ROOT, "db/migrations")).filter((name) => /^\d{4}_/.test(name));
		const map = readFileSync(join(ROOT, "db/migrations/index.ts"), "utf8");
		expect(files.filter((name) => !map.includes(`"${name.replace(/\.ts$/, "")}"`))).toEqual([]);
	});
});
