import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/open";
import { startGoogle } from "../../../e2e/vendors/google";
import { readConfig } from "~/config.server";
import { lastCheck } from "~/shop/checks/check-shop.server";
import { check } from "./check";

test("before there is a shop, and once there is one: what is wrong first, kept for /healthz, and told to a program", async () => {
	const google = await startGoogle();
	onTestFinished(() => google.close());
	const DATA_DIR = mkdtempSync(join(tmpdir(), "check-"));
	const told = async (GOOGLE_CLIENT_SECRET: string, ...args: string[]) => {
		const client = { GOOGLE_CLIENT_ID: google.clientId, GOOGLE_CLIENT_SECRET, GOOGLE_BASE_URL: google.url };
		let code: number | undefined;
		const lines = await check.runClosed(
			readConfig({ DATA_DIR, ...client }),
			args,
			new Date(),
			undefined,
			(end) => {
				code = end;
			},
		);
		return { code, lines };
	};
	const before = await told(google.clientSecret);
	expect(before.code).toBe(4);
	expect(before.lines[0]).toMatch(
		/^could not be asked {2}the database: There is no database .*: start the shop first\.$/,
	);
	expect(before.lines.slice(1).every((line) => line.startsWith("right "))).toBe(true);

	const db = await openDatabase(join(DATA_DIR, "shop.db"));
	onTestFinished(() => db.destroy());
	const right = await told(google.clientSecret, "--json");
	expect(right.code).toBe(0);
	expect((await lastCheck({ db }))?.found).toEqual(JSON.parse(right.lines.join("")).checks);

	const wrong = await told("nonsense");
	expect(wrong.code).toBe(3);
	expect(wrong.lines[0]).toMatch(
		/^WRONG {15}Google: Google said 401: the client of GOOGLE_CLIENT_ID and .* is not valid/,
	);
	await expect(told("nonsense", "everything")).rejects.toThrow("Use: npm run shop -- check [--json]");
});
