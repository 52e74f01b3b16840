import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { ROSA, STRANGER, uploadOf } from "~/shop/books/books.testing";
import { LIMITS } from "~/shop/limits/rules";
import { findPhotoPicture } from "~/shop/photos/find-picture.server";
import { photoIdOf } from "~/shop/photos/rules";
import { savePhoto } from "~/shop/photos/save-photo.server";
import type { Shop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { findHead } from "./find-head.server";
import { findingPeople, headIds, photoIdFor } from "./likenesses.testing";
import { readLikeness, waitForLikeness } from "./read-likeness.server";
import { turnPhoto } from "./turn-photo.server";

const LONG = 20_000;

const sizeOf = async (shop: Shop, photoId: string, size: "full" | "thumb") => {
	const { width, height } = await sharp(
		(await findPhotoPicture(shop, ROSA, photoId, size)) ?? new Uint8Array(),
	).metadata();
	return [width, height];
};

test("a photo is turned by a quarter: its picture, its thumbnail, its size and its heads", async () => {
	const shop = await openTestShop({ illustrator: findingPeople(2) });
	// A white half on the left, a black one on the right.
	const black = { create: { width: 60, height: 40, channels: 3, background: "black" } } as const;
	const halves = await sharp(black).extend({ left: 60, background: "white" }).png().toBuffer();
	const kept = await savePhoto(shop, ROSA, await uploadOf(shop, halves));
	const photoId = kept.ok ? (photoIdOf(kept.value.url) ?? "") : "";
	const before = headIds(await waitForLikeness(shop, ROSA, photoId, LONG));
	expect(await turnPhoto(shop, ROSA, photoId, 0)).toMatchObject({
		ok: true,
		value: { state: "making", heads: [], turns: 1 },
	});
	for (const size of ["full", "thumb"] as const) expect(await sizeOf(shop, photoId, size)).toEqual([40, 120]);
	const turned = await sharp((await findPhotoPicture(shop, ROSA, photoId, "full")) ?? new Uint8Array())
		.greyscale()
		.raw()
		.toBuffer();
	// Clockwise: what was left is on top.
	expect([turned[40 * 10 + 20], turned[40 * 110 + 20]]).toEqual([255, 0]);
	await runDueJobs(shop);
	const after = headIds(await readLikeness(shop, ROSA, photoId));
	expect(after).toHaveLength(2);
	for (const id of before)
		expect([after.includes(id), await findHead(shop, ROSA, id)]).toEqual([false, null]);
	const { width, height } = await shop.db.selectFrom("photos").selectAll().executeTakeFirstOrThrow();
	expect([width, height]).toEqual([40, 120]);
});

test("pressed twice it is turned once, one after the other or at the same time", async () => {
	const shop = await openTestShop();
	const photoId = await photoIdFor(shop, ROSA);
	await Promise.all([turnPhoto(shop, ROSA, photoId, 0), turnPhoto(shop, ROSA, photoId, 0)]);
	expect(await turnPhoto(shop, ROSA, photoId, 0)).toMatchObject({ ok: true, value: { turns: 1 } });
	expect(await sizeOf(shop, photoId, "full")).toEqual([48, 64]);
	await runDueJobs(shop);
	expect(await turnPhoto(shop, ROSA, photoId, 1)).toMatchObject({ ok: true, value: { turns: 2 } });
	expect(await sizeOf(shop, photoId, "full")).toEqual([64, 48]);
});

test("files of the way up it had before are removed", async () => {
	const shop = await openTestShop();
	const kept = await savePhoto(shop, ROSA, await uploadOf(shop, await readFile("e2e/photos/cat.jpg")));
	const photoId = kept.ok ? (photoIdOf(kept.value.url) ?? "") : "";
	await runDueJobs(shop);
	const keys = async () => [
		(await shop.db.selectFrom("photos").select("file_key").executeTakeFirstOrThrow()).file_key,
		...(await shop.db.selectFrom("heads").select("file_key").execute()).map(({ file_key }) => file_key),
	];
	const old = await keys();
	await turnPhoto(shop, ROSA, photoId, 0);
	await runDueJobs(shop);
	for (const key of old) expect(await shop.providers.files.get(key)).toBeNull();
	for (const key of await keys()) expect(await shop.providers.files.get(key)).not.toBeNull();
});

test("turned while its heads are drawn, it gets those of the way up it has now", async () => {
	const illustrator = findingPeople(1);
	const shop = await openTestShop({ illustrator });
	const photoId = await photoIdFor(shop, ROSA);
	const draw = illustrator.drawHeads.getMockImplementation();
	illustrator.drawHeads.mockImplementationOnce(async (...asked) => {
		await turnPhoto(shop, ROSA, photoId, 0);
		return draw?.(...asked) ?? { ok: false, error: "unavailable" };
	});
	for (let turn = 0; turn < 3; turn++) {
		await runDueJobs(shop);
		shop.clock.advance(10_000);
	}
	expect(await readLikeness(shop, ROSA, photoId)).toMatchObject({ state: "ready", turns: 1 });
	const last = illustrator.drawHeads.mock.calls.at(-1)?.[0];
	expect((await sharp(last).metadata()).width).toBe(48);
	expect(await shop.db.selectFrom("heads").select("id").execute()).toHaveLength(1);
});

test("gone into an account while it is turned, it stays as it is with its heads", async () => {
	const shop = await openTestShop();
	const photoId = await photoIdFor(shop, ROSA);
	await runDueJobs(shop);
	const { put } = shop.providers.files;
	shop.providers.files.put = async (...file) => {
		await put(...file);
		for (const table of ["photos", "heads"] as const)
			await shop.db.updateTable(table).set({ owner_id: STRANGER.id }).execute();
	};
	expect(await turnPhoto(shop, ROSA, photoId, 0)).toMatchObject({ ok: false, error: { code: "not_found" } });
	const theirs = await readLikeness(shop, STRANGER, photoId);
	expect(theirs).toMatchObject({ state: "ready", turns: 0 });
	expect(theirs?.heads).toHaveLength(1);
});

test("somebody else's photo can't be turned, nor one's own for ever", async () => {
	const shop = await openTestShop();
	const photoId = await photoIdFor(shop, ROSA);
	for (const other of [STRANGER, null]) {
		expect(await turnPhoto(shop, other, photoId, 0)).toMatchObject({
			ok: false,
			error: { code: "not_found" },
		});
	}
	for (let turns = 0; turns < LIMITS.turn.most; turns++) await turnPhoto(shop, ROSA, photoId, turns);
	expect(await turnPhoto(shop, ROSA, photoId, LIMITS.turn.most)).toMatchObject({
		ok: false,
		error: { code: "rate_limited" },
	});
});
