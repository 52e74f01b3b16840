import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "~/shop.testing";
import { familyOf, openAccountOf } from "./accounts.testing";
import { userJson } from "./contract";
import { keepPicture } from "./keep-picture.server";
import type { UserRow } from "./store.server";

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
	const kept = await keepPicture(shop, familyOf(user), { path, tooLarge: false });
	if (!kept.ok) throw new Error(kept.error.message);
	return userJson(kept.value).profilePicture;
}

test("each new picture has an address of its own, for browsers keep what they have seen of one", async () => {
	const first = await pictureOf("red");
	const second = await pictureOf("blue");
	expect(first).toMatch(/^\/profile\/picture\?v=./);
	expect(second).not.toBe(first);
});
