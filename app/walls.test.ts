import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type IConfiguration } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { afterAll, beforeAll, expect, test } from "vitest";
import config from "../.dependency-cruiser.cjs";
import { breachesOf } from "./walls.testing";

/**
 * The walls of the shop. Who may import whom stands in .dependency-cruiser.cjs, what imports can't tell in walls.testing.ts.
 * They are held on a copy in which every wall is also broken once: a wall that nobody sees broken is none.
 */

const PLANTED = "planted-breach";

/** What is planted, by the wall that is to be seen broken: the file's folder or its name (`*` the planted one), and its text. */
const PLANTS: [wall: string, place: string, text: string][] = [
	["room db at run time", "db/*.ts", `import "~/shop/result";`],
	["room studio/story at run time", "app/studio/story/*.ts", `import "~/studio/likeness/frame";`],
	[
		"room studio/story",
		"app/studio/story/*.ts",
		`import type { DraftForm } from "~/shop/books/rules"; export type Form = DraftForm;`,
	],
	["room studio/shelf at run time", "app/studio/shelf/*.ts", `import "~/studio/paper/drawing/dice";`],
	[
		"room studio/writer",
		"app/studio/writer/*.ts",
		`import type { Writer } from "~/providers/writer/port"; export type Own = Writer;`,
	],
	["room studio/writer at run time", "app/studio/writer/*.ts", `import "~/studio/paper/drawing/dice";`],
	["room studio/likeness at run time", "app/studio/likeness/*.ts", `import "~/studio/paper/drawing/dice";`],
	["room studio/paper at run time", "app/studio/paper/*.ts", `import "~/shop/books/rules";`],
	["room studio/paper at run time", "app/studio/paper/*.ts", `import "~/content/brand";`],
	["room missing", "app/studio/attic/*.ts", `import "~/studio/story/scene";`],
	["room content at run time", "app/content/*.ts", `import "~/ui/classes";`],
	["room ui at run time", "app/ui/*.ts", `import "~/shop/books/contract";`],
	[
		"room ui",
		"app/ui/planted-hen.ts",
		`export type { Egg } from "./planted-egg"; import type {} from "~/http/visitor.server";`,
	],
	["room screens at run time", "app/routes/library/books/*.tsx", `import "./route";`],
	["room enhance at run time", "app/enhance/*.ts", `import "~/shop/checkout/contract";`],
	["room emails at run time", "app/emails/*.ts", `import "~/shop/orders/contract";`],
	["room providers at run time", "app/providers/mail/*.ts", `import "~/shop/orders/contract";`],
	["room shop at run time", "app/shop/books/*.ts", `import "~/http/log.server";`],
	["room shop at run time", "app/shop/books/*.ts", `import "~/studio/likeness/frame";`],
	[
		"room shop",
		"app/shop/covers/*.ts",
		`import type { DrawingOrder } from "~/studio/paper/drawing-order.server"; export type Order = DrawingOrder;`,
	],
	["room shop at run time", "app/shop/books/*.ts", `import "~/providers/writer/embedded.server";`],
	["room shop at run time", "app/shop/books/*.ts", `import "~/jobs/worker.server";`],
	["room shop", "app/shop/books/*.ts", `import type { Handler } from "~/jobs/job.server";`],
	["room jobs at run time", "app/jobs/*.server.ts", `export { config } from "~/config.server";`],
	[
		"room http at run time",
		"app/http/*.server.ts",
		`export const late = () => import("~/serve/start.server");`,
	],
	["room serve at run time", "app/serve/*.server.ts", `import "~/ui/classes";`],
	["room routes at run time", "app/routes/*.ts", `import "~/serve/start.server";`],
	["room commands at run time", "app/commands/*.ts", `import "~/ui/classes";`],
	["room missing", "app/cellar/*.ts", `import "~/shop/result";`],
	["provider", "app/providers/mail/*.ts", `import type { Files } from "~/providers/files/port";`],
	["package stripe", "app/shop/orders/*.ts", `import Stripe from "stripe";`],
	["package @anthropic-ai/sdk", "app/jobs/*.ts", `import "@anthropic-ai/sdk";`],
	["package @remix-run/node", "app/shop/orders/*.ts", `import { redirect } from "@remix-run/node";`],
	["package @remix-run/react", "app/ui/*.tsx", `import { Link } from "@remix-run/react";`],
	[
		"package @conform-to/zod",
		"app/routes/account/*.ts",
		`import { parseWithZod } from "@conform-to/zod/v4";`,
	],
	["package sharp", "app/ui/*.ts", `import sharp from "sharp";`],
	["package sharp", "app/shop/covers/*.ts", `import type { Sharp } from "sharp";`],
	["package react", "app/enhance/*.tsx", `import { useState } from "react";`],
	["package better-sqlite3", "app/jobs/*.ts", `import Database from "better-sqlite3";`],
	["package kysely", "app/shop/books/*.ts", `import { sql } from "kysely";`],
	["unlisted package", "app/ui/*.ts", `import "typescript";`],
	["undeclared package", "app/http/*.ts", `import "enhanced-resolve";`],
	["development package", "app/http/*.ts", `import { expect } from "vitest";`],
	["browser", "app/ui/*.ts", `import "~/http/log.server";`],
	["browser", "app/shop/photos/moderation.ts", `import { z } from "zod";`],
	["browser", "app/routes/library/books/*.tsx", `import { theShop } from "~/shop.server";`],
	["browser without Node", "app/ui/*.ts", `import { join } from "node:path";`],
	["screen without frameworks", "app/routes/library/books/*.tsx", `import { Form } from "@remix-run/react";`],
	["order of areas: photos", "app/shop/photos/*.ts", `import "~/shop/accounts/rules";`],
	["order of areas: books", "app/shop/books/*.ts", `import type { Credits } from "~/shop/covers/rules";`],
	["order of areas: words", "app/shop/*.ts", `import "~/shop/photos/rules";`],
	["order of areas: unlisted", "app/shop/gifts/*.ts", `import "~/shop/result";`],
	["store of another area", "app/shop/orders/*.ts", `import "~/shop/covers/store.server";`],
	["store of another area", "app/shop/orders/*-store.server.ts", `import "~/shop/books/draft-store.server";`],
	["store of an area", "app/routes/*.ts", `import "~/shop/orders/list-store.server";`],
	["store of an area", "app/jobs/*.ts", `import type { Cover } from "~/shop/covers/store.server";`],
	["test code", "app/http/*.server.ts", `import "~/shop.testing";`],
	[
		"circle",
		"app/ui/planted-egg.ts",
		`export type { Egg as Hen } from "./planted-hen"; export type Egg = 1;`,
	],
	["nowhere", "app/ui/*.ts", `import "./nowhere";`],
	[
		"SQL in a store",
		"app/shop/books/*.server.ts",
		`export const all = (db: Handle) => db.selectFrom("books");`,
	],
	[
		"SQL in a store",
		"app/http/*.server.ts",
		`export const f = ({ deleteFrom }: Handle) => deleteFrom("sessions");`,
	],
	["SQL in a store", "app/jobs/*.server.ts", "export const n = (sql: Handle) => sql`select 1`;"],
	["SQL in a store", "app/jobs/*.server.ts", `export const n = (db: Handle) => db.prepare("select 1");`],
	["SQL in a store", "app/jobs/*.server.ts", `export const n = (db: Handle) => db.exec("vacuum");`],
	[
		"tables of its own",
		"app/shop/books/*-store.server.ts",
		`export const end = (db: Handle) => db.deleteFrom("covers").execute();`,
	],
	["clock and chance of the shop", "app/shop/books/*.ts", "export const at = Date.now();"],
	["clock and chance of the shop", "app/shop/books/*.ts", "export const at = new Date();"],
	["clock and chance of the shop", "app/ui/*.ts", "export const clock = Date.now;"],
	["clock and chance of the shop", "app/http/*.ts", "export const luck = Math.random();"],
	["clock and chance of the shop", "app/jobs/*.ts", "export const id = crypto.randomUUID();"],
	["clock and chance of the shop", "app/jobs/*.ts", `import { randomBytes as b } from "node:crypto"; b(1);`],
	["environment in one file", "app/shop/books/*.ts", "export const port = process.env.PORT;"],
	["environment in one file", "app/shop/books/*.ts", `import { env } from "node:process"; env.PORT;`],
	[
		"what is stored is no form",
		"app/shop/books/*.ts",
		"export const read = (json: string) => ideaInput.safeParse(JSON.parse(json));",
	],
	[
		"stores hold no form's rules",
		"app/shop/books/*-store.server.ts",
		`import { readIdea } from "./contract"; readIdea({});`,
	],
	["bodies read by http", "app/routes/*.ts", "export const f = (request: Request) => request.formData();"],
	[
		"actions read through http",
		"app/routes/*.ts",
		"export async function action({ request }: Handle) { return request.url; }",
	],
	["types imported as such", "app/http/*.ts", `import zod, { type ZodType } from "zod"; zod as ZodType;`],
	[
		"deadlines that are held",
		"app/jobs/*.server.ts",
		"export const f = (a: AbortSignal) => AbortSignal.any([a, AbortSignal.timeout(9)]);",
	],
	[
		"nobody recognises people",
		"app/providers/illustrator/*.ts",
		`export const at = (find: Handle) => find.resolve("@vladmandic/face-api/package.json");`,
	],
	[
		"drawn by jobs alone",
		"app/routes/*.ts",
		`import { makeCover } from "~/shop/covers/make-cover.server"; makeCover;`,
	],
	["temporary files in DATA_DIR", "app/shop/books/*.ts", `import { tmpdir } from "node:os"; tmpdir();`],
	["no drawer", "app/http/utils/*.ts", "export const x = 1;"],
	["migration in the map", `db/migrations/9999_${PLANTED}.ts`, "export const up = 1;"],
];

const plants = PLANTS.map(([wall, place, text], index) => ({
	wall,
	path: place.replace("*", `${PLANTED}-${index}`),
	text,
}));
const planted = new Set(plants.map(({ path }) => path));

const isTest = (path: string) => /\.(test|testing)\.tsx?$|\/port\.contract\.ts$|\.d\.ts$/.test(path);

/** The copy with its plants: every wall broken there, and how much was looked at. */
async function look(copy: string) {
	for (const room of ["app", "db"]) {
		cpSync(room, join(copy, room), { recursive: true });
	}
	for (const name of ["package.json", "tsconfig.json"]) cpSync(name, join(copy, name));
	symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
	for (const { path, text } of plants) {
		mkdirSync(dirname(join(copy, path)), { recursive: true });
		writeFileSync(join(copy, path), text);
	}
	const files = ["app", "db"]
		.flatMap((room) =>
			readdirSync(join(copy, room), { recursive: true, encoding: "utf8" }).map((name) => `${room}/${name}`),
		)
		.filter((path) => /\.tsx?$/.test(path) && !isTest(path));
	const { forbidden, options } = config as IConfiguration;
	const fileName = join(copy, "tsconfig.json");
	const { output } = await cruise(
		files,
		{
			...options,
			tsConfig: { fileName },
			ruleSet: { forbidden },
			validate: true,
			baseDir: copy,
		},
		{},
		{ tsConfig: extractTSConfig(fileName) },
	);
	if (typeof output === "string") throw new Error(output);
	const modules = output.modules.filter(({ source }) => /^(app|db)\//.test(source));
	const sources = modules.map(({ source, dependencies }) => ({
		path: source,
		text: readFileSync(join(copy, source), "utf8"),
		imports: dependencies
			.filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
			.map(({ resolved }) => resolved),
	}));
	const map = readFileSync("db/migrations/index.ts", "utf8");
	const unmapped = files.filter((path) => {
		const name = /^db\/migrations\/(\d{4}_.+)\.ts$/.exec(path)?.[1];
		return name !== undefined && !map.includes(`"${name}"`);
	});
	const imported = output.summary.violations.map(({ rule, from, to }) => ({
		wall: rule.name,
		path: from,
		to,
	}));
	return {
		breaches: [
			...imported,
			...breachesOf(sources),
			...unmapped.map((path) => ({ wall: "migration in the map", path })),
		],
		rules: (forbidden ?? []).map(({ name }) => name ?? ""),
		modules: modules.length,
		edges: modules.flatMap(({ dependencies }) => dependencies).length,
	};
}

const copy = mkdtempSync(join(tmpdir(), "walls-"));
afterAll(() => rmSync(copy, { recursive: true }));
let seen: Awaited<ReturnType<typeof look>>;
beforeAll(async () => {
	seen = await look(copy);
}, 120_000);

test("there is something to hold", () => {
	expect(seen.modules).toBeGreaterThan(600);
	expect(seen.edges).toBeGreaterThan(2500);
});

test("no file is longer than what is read at once, and no route decides anything", () => {
	const long = ["app", "db", "e2e"].flatMap((room) =>
		readdirSync(room, { recursive: true, encoding: "utf8" })
			.map((name) => `${room}/${name}`)
			.filter((path) => /\.(tsx?|mjs|css)$/.test(path))
			.filter((path) => {
				const most = /^app\/routes\/.*route\.tsx$/.test(path) ? 150 : 300;
				return readFileSync(path, "utf8").split("\n").length > most + 1;
			}),
	);
	expect(long).toEqual([]);
});

test("every package that has rooms is one of the shop's", () => {
	const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	const names = Object.keys({ ...dependencies, ...devDependencies });
	const listed = seen.rules.flatMap((rule) => /^package (.+)$/.exec(rule)?.[1] ?? []);
	expect(listed.filter((one) => !names.some((name) => new RegExp(`^${one}$`).test(name)))).toEqual([]);
	expect(listed.length).toBeGreaterThan(20);
});

test("no wall is broken", () => {
	expect(seen.breaches.filter(({ path }) => !planted.has(path))).toEqual([]);
});

test.each(plants)("is seen broken: $wall by $path", ({ wall, path }) => {
	expect(seen.breaches).toContainEqual(expect.objectContaining({ wall, path }));
});
