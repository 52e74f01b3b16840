import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig, variableNames } from "./config.server";

/** The shape that docs/deploy describes: no engine runs it here, so what it sets is held against what the shop reads. */

const compose = readFileSync("docs/deploy/compose.yaml", "utf8");
const guide = readFileSync("docs/deploy/README.md", "utf8");
const image = readFileSync("Dockerfile", "utf8");

/** What compose sets for every process of the shop. */
const place = (/\nx-place: &place\n((?: {2}\w.*\n)+)/.exec(compose)?.[1] ?? "").replaceAll(
	/^(?=.)/gm,
	"    ",
);

/** The variables that each service sets, and whether it is one of the shop's own. */
const services = compose
	.slice(compose.indexOf("\nservices:"), compose.indexOf("\nvolumes:"))
	.split(/\n {2}(?=[\w-]+:\n)/)
	.slice(1)
	.map((service) => {
		const own = /\n {4}environment:\n((?: {6}.*\n?)+)/.exec(service)?.[1] ?? "";
		const set = own.replace(/^ {6}<<: \*place\n/m, place);
		return {
			name: service.slice(0, service.indexOf(":")),
			isShop: service.includes("<<: *shop"),
			variables: Object.fromEntries(
				[...set.matchAll(/^ {6}(\w+): "?(.*?)"?$/gm)].map(([, name, value]) => [name, value]),
			),
		};
	});

/** `.env` as the guide has it written, by name. */
const inEnvFile = [...(/```sh\n([\s\S]*?)```/.exec(guide)?.[1] ?? "").matchAll(/^\s*([A-Z_]+)=(\S*)/gm)];
/** What compose puts into its own text. */
const filledIn = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);

test("every variable that the shop's services are given is one that the shop reads, with a value it takes", () => {
	const ours = services.filter(({ isShop }) => isShop);
	expect(ours.map(({ name, variables }) => [name, variables])).toEqual([
		["web-1", { DATA_DIR: "/data", BACKUP_DIR: "/backups", PORT: "3000", ROLE: "web" }],
		["web-2", { DATA_DIR: "/data", BACKUP_DIR: "/backups", PORT: "3000", ROLE: "web" }],
		["worker", { DATA_DIR: "/data", BACKUP_DIR: "/backups", PORT: "3000", ROLE: "worker" }],
	]);
	const given = Object.fromEntries(inEnvFile.map(([, name, value]) => [name, value]));
	expect(
		Object.keys(given)
			.filter((name) => !variableNames.includes(name))
			.sort(),
	).toEqual([...new Set(filledIn)].sort());
	for (const { variables } of ours) {
		// Without the rest of an operator's own .env it is a shop in test mode.
		const env = { ...given, ...variables, APP_URL: "http://localhost:3000", SESSION_SECRET: "s".repeat(32) };
		expect(readConfig(env)).toMatchObject({
			ROLE: variables.ROLE,
			DATA_DIR: "/data",
			PORT: 3000,
			TRUST_PROXY_HOPS: 1,
			BACKUP_DIR: "/backups",
		});
	}
});

test("the other services have what their own images read, and the shop's database is the one there is", () => {
	const [postgres] = services.filter(({ name }) => name === "postgres");
	expect(Object.keys(postgres?.variables ?? {}).every((name) => name.startsWith("POSTGRES_"))).toBe(true);
	const url = new URL(inEnvFile.find(([, name]) => name === "DATABASE_URL")?.[2] ?? "");
	expect([url.username, url.hostname, url.pathname]).toEqual([
		postgres?.variables.POSTGRES_USER,
		postgres?.name,
		`/${postgres?.variables.POSTGRES_DB}`,
	]);
	const caddy = readFileSync("docs/deploy/Caddyfile", "utf8");
	const [proxy] = services.filter(({ name }) => name === "proxy");
	expect([...caddy.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)).toEqual(
		Object.keys(proxy?.variables ?? {}),
	);
	// It hands requests to the services that answer, at the port they listen on.
	const webs = services.filter(({ variables }) => variables.ROLE === "web");
	expect(/^\treverse_proxy (.*) \{$/m.exec(caddy)?.[1]?.split(" ")).toEqual(
		webs.map(({ name, variables }) => `${name}:${variables.PORT}`),
	);
	// A named volume is one that is declared, a file one that stands beside it.
	const declared = compose.slice(compose.indexOf("\nvolumes:")).match(/(?<=^ {2})\w+(?=:)/gm) ?? [];
	for (const [, from = ""] of compose.matchAll(/^\s+- ([\w./]+):\//gm))
		expect(from.startsWith("./") ? ["./Caddyfile"] : declared).toContain(from);
});

test("each volume of the shop is mounted on a folder that the image has made for its user", () => {
	const shared = compose.slice(compose.indexOf("\nx-shop:"), compose.indexOf("\nx-place:"));
	const mounted = [...shared.matchAll(/^ {4}- (\w+):(\S+)$/gm)].map(([, , folder]) => folder);
	const made = /RUN mkdir (.*) && chown node:node (.*)\n/.exec(image);
	expect(mounted).toEqual(["/data", "/backups"]);
	expect([made?.[1], made?.[2]]).toEqual([mounted.join(" "), mounted.join(" ")]);
});

test("one container is started as its proxy expects it, and process 1 of the image is one that reaps", () => {
	const start = /docker run -d [\s\S]*?\n```/.exec(readFileSync("README.md", "utf8"))?.[0] ?? "";
	const proxy = readFileSync("docs/deploy/Caddyfile-one", "utf8");
	const listens = /-p (127\.0\.0\.1:\d+):3000 /.exec(start)?.[1];
	expect(listens).toBeDefined();
	expect(/^\treverse_proxy (\S+) \{$/m.exec(proxy)?.[1]).toBe(listens);
	for (const folder of ["/data", "/backups"]) expect(start).toMatch(new RegExp(` -v [\\w-]+:${folder} `));
	expect(start).toContain("-e BACKUP_DIR=/backups ");
	const installed = /install -y --no-install-recommends poppler-utils (.*?) &&/.exec(image)?.[1]?.split(" ");
	expect(installed).toContain("tini");
	expect(image).toContain('\nENTRYPOINT ["tini", "--"]\nCMD ["node", "app/commands/start.mjs"]');
});

test("every command of the guide names services that there are, and finds its variables beside compose.yaml", () => {
	const commands = [...guide.matchAll(/docker compose ([^`\n]+)/g)].map(([, words = ""]) => words);
	expect(commands.length).toBeGreaterThan(8);
	expect(commands.filter((words) => words.includes("--env-file"))).toEqual([]);
	expect(compose).toContain("env_file: .env\n");
	const names = services.map(({ name }) => name);
	for (const words of commands) {
		const [verb = "", ...rest] = words.replace(/#.*/, "").trim().split(/\s+/);
		const targets = rest.filter((word, at) => !word.startsWith("-") && rest[at - 1] !== "-v");
		const named = ["run", "exec"].includes(verb) ? targets.slice(0, 1) : targets;
		for (const name of named) expect(names).toContain(name);
	}
});
