import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { deleteNow, familyOf, openAccountOf } from "./accounts.testing";
import { userJson } from "./contract";
import { savePicture } from "./save-picture.server";
import { findUser, type UserRow } from "./store.server";

let shop: TestShop;
let user: UserRow;
let directory: string;
beforeEach(async () => {
	shop = await openTestShop();
	user = await openAccountOf(shop);
	directory = await mkdtemp(join(tmpdir(), "picture-"));
});
afterEach(() => rm(directory, { recursive: true }));

async function pictureOf(background: string): Promise<string | null> {
	const path = join(directory, background);
	await sharp({ create: { width: 80, height: 60, channels: 3, background } })
		.png()
		.toFile(path);
	const kept = await savePicture(shop, familyOf(user), {
		path,
		name: "Rosa by the sea.png",
		tooLarge: false,
	});
	if (!kept.ok) throw new Error(kept.error.message);
	return userJson(kept.value).profilePicture;
}

test("each new picture has an address of its own, for browsers keep what they have seen of one", async () => {
	const first = await pictureOf("red");
	const second = await pictureOf("blue");
	expect(first).toMatch(/^\/profile\/picture\?v=./);
	expect(second).not.toBe(first);
});

test("its file is named by when it came and what it was called", async () => {
	await pictureOf("red");
	const { picture_key } = (await findUser(shop.db, user.id)) ?? {};
	expect(picture_key).toMatch(/^pictures\/[\w-]{24}\/\d{13}-Rosa-by-the-sea\.jpg$/);
});

/** What happens between the file and the row. */
function afterPut(happens: () => Promise<void> | void) {
	const { put } = shop.providers.files;
	shop.providers.files.put = async (...file) => {
		await put(...file);
		await happens();
	};
}

async function filesLeft(): Promise<string[]> {
	const entries = await readdir(join(shop.settings.DATA_DIR, "files"), {
		recursive: true,
		withFileTypes: true,
	});
	return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function aQuarterOfAnHourLater() {
	shop.clock.advance(15 * 60_000);
	await runDueJobs(shop);
}

test("a picture that is kept stays", async () => {
	await pictureOf("red");
	await aQuarterOfAnHourLater();
	expect(await filesLeft()).toHaveLength(1);
});

test("one that the process was killed over is removed", async () => {
	afterPut(() => {
		throw new Error("killed");
	});
	await expect(pictureOf("red")).rejects.toThrow("killed");
	expect(await filesLeft()).toHaveLength(1);
	await aQuarterOfAnHourLater();
	expect(await filesLeft()).toEqual([]);
});

test("one whose account is deleted meanwhile is removed", async () => {
	afterPut(async () => {
		await deleteNow(shop, familyOf(user));
	});
	await expect(pictureOf("red")).rejects.toThrow("There is no such account.");
	await aQuarterOfAnHourLater();
	expect(await filesLeft()).toEqual([]);
});

test("one that took so long that its removal came first is not kept", async () => {
	afterPut(aQuarterOfAnHourLater);
	await expect(pictureOf("red")).rejects.toThrow("We couldn't keep that image.");
	expect((await findUser(shop.db, user.id))?.picture_key).toBeNull();
	expect(await filesLeft()).toEqual([]);
});
