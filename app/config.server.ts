import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { schema, type Variables } from "./config-variables.server";

/** Every variable there is: `.env.example` must name each. */
export const variableNames = Object.keys(schema.shape);

export type Port = "payments" | "writer" | "illustrator" | "files" | "mail" | "identity" | "captcha";

/** One group a vendor: all of it or none of it. */
const GROUPS: Record<Port, (keyof Variables)[]> = {
	payments: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
	writer: ["ANTHROPIC_API_KEY"],
	illustrator: ["REPLICATE_API_TOKEN"],
	files: ["BLOB_READ_WRITE_TOKEN"],
	mail: ["SMTP_URL", "MAIL_FROM"],
	identity: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
	captcha: ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
};
/** The same for each printer; `PRINTER` names the one that prints. */
const PRINTERS: Record<NonNullable<Variables["PRINTER"]>, (keyof Variables)[]> = {
	prodigi: ["PRODIGI_API_KEY"],
	cloudprinter: [
		"CLOUDPRINTER_API_KEY",
		"CLOUDPRINTER_WEBHOOK_KEY",
		"CLOUDPRINTER_EMAIL",
		"CLOUDPRINTER_PHONE",
	],
};
const SELLER = [
	"SELLER_NAME",
	"SELLER_COMPANY_NUMBER",
	"SELLER_REGISTERED_IN",
	"SELLER_ADDRESS",
	"SELLER_EMAIL",
	"SELLER_PHONE",
] as const;
const MAY_STAY_EMBEDDED: Port[] = ["writer", "illustrator", "files", "captcha"];

export type Config = Omit<
	Variables,
	"APP_URL" | "BACKUP_DIR" | "SESSION_SECRET" | "TRUST_PROXY_HOPS" | "EMBEDDED_PORTS"
> & {
	APP_URL: string;
	BACKUP_DIR: string;
	SESSION_SECRET: string;
	TRUST_PROXY_HOPS: number;
	/** http on localhost: embedded providers, sandbox pages, no card is charged. */
	testMode: boolean;
	/** Which ports speak to their vendor. */
	vendors: ReadonlySet<Port>;
};

export class ConfigError extends Error {
	constructor(readonly problems: string[]) {
		super(`The shop can't start:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
		this.name = "ConfigError";
	}
}

const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** True for a host name (without port) that only this machine can mean. */
export function isLocalName(hostname: string): boolean {
	return LOCAL_NAMES.has(hostname) || hostname.endsWith(".localhost");
}

/**
 * Reads the environment into the shop's configuration.
 * Throws ConfigError with the full list of what is wrong, so that an operator mends it in one go.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
	const { vars, problems, malformed } = readEach(given);
	const appUrl = new URL(vars.APP_URL ?? `http://localhost:${vars.PORT}`);
	// Whoever gave an address that can't be read meant a real shop, and is told all that one needs.
	const testMode = !malformed.has("APP_URL") && appUrl.protocol === "http:" && isLocalName(appUrl.hostname);
	if (!testMode && !malformed.has("APP_URL") && appUrl.protocol !== "https:")
		problems.push("APP_URL: must be https, or http on localhost for test mode");

	const vendors = new Set<Port>();
	for (const [port, names] of Object.entries(GROUPS) as [Port, (keyof Variables)[]][]) {
		const missing = names.filter((name) => given[name] === undefined);
		if (missing.length === 0) vendors.add(port);
		else if (missing.length < names.length) problems.push(`${port}: half set, ${missing.join(", ")} missing`);
	}
	for (const [printer, names] of Object.entries(PRINTERS)) {
		const missing = names.filter((name) => given[name] === undefined);
		const isWanted = vars.PRINTER === printer || missing.length < names.length;
		if (isWanted && vars.PRINTER === undefined && !malformed.has("PRINTER"))
			problems.push(`printer: half set, PRINTER=${printer} missing`);
		if (isWanted && missing.length > 0) problems.push(`printer: half set, ${missing.join(", ")} missing`);
	}
	if (vars.ROLE !== "all" && vars.DATABASE_URL === undefined && !malformed.has("DATABASE_URL"))
		problems.push(`ROLE: ${vars.ROLE} is one process of several, which need DATABASE_URL`);
	for (const port of vars.EMBEDDED_PORTS) {
		if (!(MAY_STAY_EMBEDDED as string[]).includes(port)) {
			problems.push(`EMBEDDED_PORTS: ${port} is not one of ${MAY_STAY_EMBEDDED.join(", ")}`);
		}
	}
	if (!testMode) {
		for (const port of ["payments", "mail"] as const) {
			if (!vendors.has(port)) problems.push(`${port}: production needs ${GROUPS[port].join(", ")}`);
		}
		for (const port of MAY_STAY_EMBEDDED) {
			if (!vendors.has(port) && !vars.EMBEDDED_PORTS.includes(port)) {
				problems.push(`${port}: set ${GROUPS[port].join(", ")}, or name it in EMBEDDED_PORTS`);
			}
		}
		if (!vars.SESSION_SECRET) problems.push("SESSION_SECRET: production needs one of at least 32 characters");
		// What they default to is nobody.
		const unnamed = SELLER.filter((name) => given[name] === undefined);
		if (unnamed.length > 0)
			problems.push(
				`seller: production needs ${unnamed.join(", ")}, for by law a shop says who sells and how they are reached`,
			);
		// Guessed wrong, either everybody shares one rate limit or anybody can write an address of their own.
		if (vars.TRUST_PROXY_HOPS === undefined && !malformed.has("TRUST_PROXY_HOPS"))
			problems.push(
				"TRUST_PROXY_HOPS: production needs the number of proxies in front of the shop, 0 for none",
			);
	}
	if (vars.SESSION_SECRET && vars.SESSION_SECRET.length < 32)
		problems.push("SESSION_SECRET: at least 32 characters");
	if (vars.SESSION_SECRET_BEFORE && vars.SESSION_SECRET_BEFORE === vars.SESSION_SECRET)
		problems.push("SESSION_SECRET_BEFORE: the secret there was before, not the present one");
	if (problems.length > 0) throw new ConfigError(problems);

	const { APP_URL: _url, EMBEDDED_PORTS: _ports, ...rest } = vars;
	const DATA_DIR = resolve(vars.DATA_DIR);
	return {
		...rest,
		DATA_DIR,
		BACKUP_DIR: resolve(vars.BACKUP_DIR ?? join(DATA_DIR, "backups")),
		APP_URL: appUrl.origin,
		SESSION_SECRET: vars.SESSION_SECRET ?? keptSecret(DATA_DIR),
		TRUST_PROXY_HOPS: vars.TRUST_PROXY_HOPS ?? 0,
		testMode,
		vendors,
	};
}

/** Reads every variable by itself: one that is malformed counts as unset, so that it hides no other problem. */
function readEach(given: Record<string, string | undefined>) {
	const issues = schema.safeParse(given).error?.issues ?? [];
	const malformed = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
	const readable = Object.fromEntries(Object.entries(given).filter(([name]) => !malformed.has(name)));
	const problems = [...malformed].map(([name, message]) => `${name}: ${message}`);
	return { vars: schema.parse(readable), problems, malformed };
}

/** A test shop makes its secret once and keeps it, so that sessions outlive a restart. */
function keptSecret(dataDir: string): string {
	const file = join(dataDir, "session-secret");
	if (existsSync(file)) return readFileSync(file, "utf8").trim();
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const mine = `${file}-${process.pid}`;
	writeFileSync(mine, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
	// Processes that start at once: the first one's whole file is everybody's.
	try {
		linkSync(mine, file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		rmSync(mine);
	}
	return readFileSync(file, "utf8").trim();
}

let current: Config | undefined;

/** The configuration of this process, read once. Throws ConfigError. */
export function config(): Config {
	current ??= readConfig(process.env);
	return current;
}
