import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

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
		env: { ...env, DATA_DIR: "/from/outside" },
		encoding: "utf8",
	});
}

test("an operator's command is for the shop of .env; what is set outside outranks it", () => {
	expect(addressSeenBy("shop")).toBe("https://books.example /from/outside");
});

test("the bench never meets the shop's own vendors", () => {
	expect(addressSeenBy("bench")).toBe("none /from/outside");
});
