import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";

/** A shop's folder, with its database. */
const outside = mkdtempSync(join(tmpdir(), "shop-outside-"));
writeFileSync(join(outside, "shop.db"), "");
afterAll(() => rmSync(outside, { recursive: true }));

/** What a command of a built shop sees of its environment, where `.env` names the shop's address. */
function addressSeenBy(command: string): string {
	const shop = mkdtempSync(join(tmpdir(), "shop-run-"));
	onTestFinished(() => rmSync(shop, { recursive: true }));
	mkdirSync(join(shop, "build/commands"), { recursive: true });
	writeFileSync(join(shop, "build/.complete"), "");
	writeFileSync(join(shop, ".env"), "APP_URL=https://books.example\nDATA_DIR=/from/the/file\n");
	const tell = "process.stdout.write([process.env.APP_URL ?? 'none', process.env.DATA_DIR].join(' '))";
	writeFileSync(join(shop, `build/commands/${command}.js`), tell);
	const { APP_URL: _, ...env } = process.env;
	return execFileSync(process.execPath, [resolve("app/commands/run.mjs"), command], {
		cwd: shop,
		env: { ...env, DATA_DIR: outside },
		encoding: "utf8",
	});
}

test("an operator's command is for the shop of .env; what is set outside outranks it", () => {
	expect(addressSeenBy("shop")).toBe(`https://books.example ${outside}`);
});

test("the bench never meets the shop's own vendors", () => {
	expect(addressSeenBy("bench")).toBe(`none ${outside}`);
});

/** Runs an operator's command where there is a built command, sources newer than it, and nothing to build them with. */
function operate(dataDir: string, ...args: string[]) {
	const shop = mkdtempSync(join(tmpdir(), "shop-run-"));
	onTestFinished(() => rmSync(shop, { recursive: true }));
	mkdirSync(join(shop, "build/commands"), { recursive: true });
	writeFileSync(join(shop, "build/.built"), "of older sources");
	writeFileSync(join(shop, "build/commands/shop.js"), "process.stdout.write('ran')");
	const env = { ...process.env, DATA_DIR: dataDir };
	const run = [resolve("app/commands/run.mjs"), "shop", ...args];
	const { status, stdout, stderr } = spawnSync(process.execPath, run, { cwd: shop, env, encoding: "utf8" });
	return { status, stdout, stderr, left: readdirSync(shop) };
}

test("an operator's command builds nothing under a running shop", () => {
	expect(operate(outside, "jobs")).toEqual({ status: 0, stdout: "ran", stderr: "", left: ["build"] });
});

test("a mistyped DATA_DIR makes no shop", () => {
	const typo = join(outside, "typo");
	const refused = operate(typo, "jobs");
	expect(refused).toMatchObject({ status: 2, stdout: "" });
	expect(refused.stderr).toMatch(/^There is no shop in .*typo: .*\n$/);
	expect(operate(typo, "restore", "copy.db").status).toBe(2);
	expect(operate(typo, "orders", "--help").status).toBe(0);
	expect(existsSync(typo)).toBe(false);
	expect(operate(typo).stdout).toBe("ran");
});

test("a restore may be the first thing that happens in a folder", () => {
	const empty = mkdtempSync(join(tmpdir(), "shop-empty-"));
	onTestFinished(() => rmSync(empty, { recursive: true }));
	expect(operate(empty, "restore", "copy.db").stdout).toBe("ran");
});
