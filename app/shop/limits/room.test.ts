import { writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connectAgain } from "#db/connect-again.testing";
import { testServer } from "#db/postgres/fresh.testing";
import { openTestShop } from "~/shop.testing";
import { takeRoom } from "./room.server";

const MB = 1024 * 1024;

test("room is MAX_STORED_MB of all that DATA_DIR holds and what has been let in since; what was deleted is seen within a minute", async () => {
	const shop = await openTestShop();
	shop.settings.MAX_STORED_MB = 3;
	const file = join(shop.settings.DATA_DIR, "session-secret");
	writeFileSync(file, new Uint8Array(MB));
	const take = async (bytes: number) => (await takeRoom(shop, bytes)).ok;
	expect([await take(MB), await take(MB), await take(1)]).toEqual([true, true, false]);
	// Little of what came has stayed.
	shop.clock.advance(59_999);
	expect(await take(MB)).toBe(false);
	shop.clock.advance(1);
	expect([await take(2 * MB), await take(1)]).toEqual([true, false]);
	writeFileSync(file, "");
	shop.clock.advance(60_000);
	expect(await take(3 * MB)).toBe(true);
	expect(await takeRoom(shop, 1)).toMatchObject({ ok: false, error: { code: "full" } });
});

test("room that wasn't needed is given back, once the files were looked at anew as well", async () => {
	const shop = await openTestShop();
	shop.settings.MAX_STORED_MB = 3;
	const taken = await takeRoom(shop, 3 * MB);
	if (taken.ok) await taken.value(2 * MB);
	expect((await takeRoom(shop, 2 * MB)).ok).toBe(true);
	shop.clock.advance(60_000);
	const anew = await takeRoom(shop, 3 * MB);
	if (taken.ok) await taken.value(MB);
	expect([anew.ok, (await takeRoom(shop, 1)).ok]).toEqual([true, false]);
});

test("two processes have one figure, however many ask at once, and what came while one looked is counted", async () => {
	const shop = await openTestShop({}, testServer ? "memory" : "file");
	const other = { ...shop, db: (await connectAgain(shop.db)).db };
	shop.settings.MAX_STORED_MB = 30;
	const letIn = async (mb: number) => {
		const asked = Array.from({ length: 10 }, (_, index) => takeRoom(index % 2 ? shop : other, mb * MB));
		return (await Promise.all(asked)).filter(({ ok }) => ok).length;
	};
	expect((await takeRoom(shop, 0)).ok).toBe(true);
	expect(await letIn(10)).toBeLessThanOrEqual(3);
	shop.clock.advance(3600_000);
	expect(await letIn(20)).toBe(1);
	writeFileSync(join(shop.settings.DATA_DIR, "came"), new Uint8Array(20 * MB));
	shop.clock.advance(3600_000);
	expect([(await takeRoom(other, 20 * MB)).ok, (await takeRoom(shop, 5 * MB)).ok]).toEqual([false, true]);
});

test("without MAX_STORED_MB it is 80 % of the disk, and never the last 256 MB of it", async () => {
	const shop = await openTestShop();
	const { blocks, bavail, bsize } = await statfs(shop.settings.DATA_DIR);
	expect((await takeRoom(shop, MB)).ok).toBe(true);
	expect((await takeRoom(shop, blocks * bsize * 0.8)).ok).toBe(false);
	shop.settings.MAX_STORED_MB = Number.MAX_SAFE_INTEGER;
	expect((await takeRoom(shop, bavail * bsize - 200 * MB)).ok).toBe(false);
});
