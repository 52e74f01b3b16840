import { describe, expect, test, vi } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA, STRANGER } from "~/shop/books/books.testing";
import { deletePhotos } from "~/shop/photos/delete-photos.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { findHead } from "./find-head.server";
import { findingPeople, headIds, photoIdFor } from "./likenesses.testing";
import { makeHeads } from "./make-heads.server";
import { readLikeness, readUpload, waitForLikeness } from "./read-likeness.server";
import { FAILED_MESSAGE } from "./rules";

const NEVER = new AbortController().signal;
const LONG = 20_000;

async function shopWith(drawHeads: Illustrator["drawHeads"]) {
	const illustrator = { ...quickIllustrator(), drawHeads: vi.fn(drawHeads) };
	const shop = await openTestShop({ illustrator });
	return { shop, drawHeads: illustrator.drawHeads, photoId: await photoIdFor(shop, ROSA) };
}

const countFiles = async (shop: TestShop) => {
	const rows = await shop.db.selectFrom("heads").select("file_key").execute();
	const found = await Promise.all(rows.map(({ file_key }) => shop.providers.files.get(file_key)));
	return found.filter((bytes) => bytes !== null).length;
};

describe("the heads of a photo", () => {
	test("are drawn by a job that begins with the photo, and told in order", async () => {
		const shop = await openTestShop({ illustrator: findingPeople(3) });
		const photoId = await photoIdFor(shop, ROSA);
		expect(await readLikeness(shop, ROSA, photoId)).toMatchObject({
			state: "making",
			heads: [],
			verdict: null,
		});
		await runDueJobs(shop);
		const likeness = await readLikeness(shop, ROSA, photoId);
		expect(likeness).toMatchObject({ state: "ready", verdict: { shows: "person", faces: 3 }, turns: 0 });
		expect(likeness?.message).toContain("Please choose whose portrait goes into the book");
		expect(likeness?.heads.map(({ message }) => message)).toEqual([null, null, null]);
		const rows = await shop.db.selectFrom("heads").select(["id", "position"]).orderBy("position").execute();
		expect(rows.map(({ id }) => id)).toEqual(headIds(likeness));
		expect(likeness?.heads[0]?.imageUrl).toBe(`/heads/${headIds(likeness)[0]}`);
	});

	test.each([
		[8, 8],
		[12, 8],
	])("of %i people there are %i", async (people, heads) => {
		const shop = await openTestShop({ illustrator: findingPeople(people) });
		const likeness = await waitForLikeness(shop, ROSA, await photoIdFor(shop, ROSA), LONG);
		expect(likeness?.heads).toHaveLength(heads);
		expect(await countFiles(shop)).toBe(heads);
	});

	test("are their owner's alone", async () => {
		const { shop, photoId } = await shopWith(quickIllustrator().drawHeads);
		const [headId = ""] = headIds(await waitForLikeness(shop, ROSA, photoId, LONG));
		expect(await findHead(shop, ROSA, headId)).not.toBeNull();
		for (const other of [STRANGER, null]) {
			expect(await readLikeness(shop, other, photoId)).toBeNull();
			expect(await readUpload(shop, other, photoId)).toBeNull();
			expect(await findHead(shop, other, headId)).toBeNull();
		}
	});

	test("are drawn once, however many ask at a time and afterwards", async () => {
		const { shop, photoId, drawHeads } = await shopWith(quickIllustrator().drawHeads);
		const asked = [runDueJobs(shop), ...Array.from({ length: 5 }, () => makeHeads(shop, photoId, NEVER))];
		await Promise.all(asked);
		expect(await makeHeads(shop, photoId, NEVER)).toEqual({ ok: true });
		await runDueJobs(shop);
		expect(drawHeads).toHaveBeenCalledTimes(1);
		expect(await countFiles(shop)).toBe(1);
	});

	test("of a hundred photos at once only a few are held for the illustrator", async () => {
		let held = 0;
		let most = 0;
		const { shop } = await shopWith(async (...asked) => {
			most = Math.max(most, ++held);
			await new Promise((resolve) => setImmediate(resolve));
			held--;
			return quickIllustrator().drawHeads(...asked);
		});
		const photoIds = await Promise.all(Array.from({ length: 12 }, () => photoIdFor(shop, ROSA)));
		const made = await Promise.all(photoIds.map((id) => makeHeads(shop, id, new AbortController().signal)));
		expect(made.every(({ ok }) => ok)).toBe(true);
		expect(most).toBeLessThanOrEqual(2);
	});

	test("say while they wait how many other photos come first", async () => {
		const shop = await openTestShop();
		for (let before = 0; before < 3; before++) {
			const likeness = await readLikeness(shop, ROSA, await photoIdFor(shop, ROSA));
			expect(likeness?.message).toContain(
				["will appear here", "One other photo came", "2 other photos came"][before],
			);
			shop.clock.advance(1000);
		}
	});
});

describe("a photo that", () => {
	test("can't be drawn stays, and its family is told at once", async () => {
		const { shop, photoId } = await shopWith(async () => ({ ok: false, error: "unusable" }));
		const answer = await readUpload(shop, ROSA, photoId, LONG);
		expect(answer).toMatchObject({
			url: `/photos/${photoId}`,
			width: 64,
			height: 48,
			heads: [],
			verdict: null,
		});
		expect(answer?.message).toBe(FAILED_MESSAGE);
		await runDueJobs(shop);
		expect(await readLikeness(shop, ROSA, photoId)).toMatchObject({ state: "failed" });
	});

	test("makes the model slow holds nobody up", async () => {
		const { shop, photoId } = await shopWith(() => new Promise(() => {}));
		const began = performance.now();
		expect(await waitForLikeness(shop, ROSA, photoId, 80)).toMatchObject({ state: "making" });
		expect(performance.now() - began).toBeLessThan(3000);
	});

	test("ends the model's process is tried once more, then told; the photo stays", async () => {
		const { shop, photoId, drawHeads } = await shopWith(async () => {
			throw new Error("The process ended with SIGKILL");
		});
		expect(await waitForLikeness(shop, ROSA, photoId, LONG)).toMatchObject({ state: "making" });
		for (let turn = 0; turn < 4; turn++) {
			await runDueJobs(shop);
			shop.clock.advance(10_000);
		}
		expect(await readLikeness(shop, ROSA, photoId)).toMatchObject({
			state: "failed",
			message: FAILED_MESSAGE,
		});
		expect(drawHeads).toHaveBeenCalledTimes(3);
	});

	test("was being drawn when the shop was killed is drawn by the next start", async () => {
		const { shop, photoId, drawHeads } = await shopWith(quickIllustrator().drawHeads);
		const held = { state: "running", lease_until: "2000-01-01T00:00:00.000Z", attempts: 1 } as const;
		await shop.db.updateTable("jobs").set(held).where("kind", "=", "draw-heads").execute();
		await runDueJobs(shop);
		expect(await readLikeness(shop, ROSA, photoId)).toMatchObject({ state: "ready" });
		expect(drawHeads).toHaveBeenCalledTimes(1);
	});

	test("is deleted while its heads are drawn leaves none behind", async () => {
		const { shop, photoId } = await shopWith(async (...asked) => {
			await shop.db.transaction().execute((trx) => deletePhotos(shop, trx, ROSA.id, [photoId]));
			return quickIllustrator().drawHeads(...asked);
		});
		expect(await makeHeads(shop, photoId, NEVER)).toMatchObject({ ok: false });
		await runDueJobs(shop);
		expect(await shop.db.selectFrom("heads").select("id").execute()).toEqual([]);
		expect(await readLikeness(shop, ROSA, photoId)).toBeNull();
	});

	test("goes into an account while its heads are drawn has them there", async () => {
		const { shop, photoId } = await shopWith(async (...asked) => {
			await shop.db.updateTable("photos").set({ owner_id: STRANGER.id }).execute();
			return quickIllustrator().drawHeads(...asked);
		});
		await makeHeads(shop, photoId, NEVER);
		expect(headIds(await readLikeness(shop, STRANGER, photoId))).toHaveLength(1);
		const { owner_id } = await shop.db.selectFrom("heads").select("owner_id").executeTakeFirstOrThrow();
		expect(owner_id).toBe(STRANGER.id);
	});

	test("lost its file is told as one that can't be drawn", async () => {
		const { shop, photoId } = await shopWith(quickIllustrator().drawHeads);
		const { file_key } = await shop.db.selectFrom("photos").select("file_key").executeTakeFirstOrThrow();
		await shop.providers.files.remove([file_key]);
		expect(await waitForLikeness(shop, ROSA, photoId, LONG)).toMatchObject({ state: "failed" });
	});
});
