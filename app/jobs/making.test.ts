import { describe, expect, test, vi } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
import type { Writer } from "~/providers/writer/port";
import { FAMILY, ideaOf, ROSA } from "~/shop/books/books.testing";
import { setDraftBook, writeDraft } from "~/shop/books/draft-store.server";
import { readStage } from "~/shop/books/read-stage.server";
import { startBook } from "~/shop/books/start-book.server";
import { readCredits } from "~/shop/covers/read-credits.server";
import type { Shop } from "~/shop.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { drawCover } from "./draw-cover.server";
import type { Run } from "./job.server";
import { runDueJobs } from "./worker.server";
import { writeSynopsis } from "./write-synopsis.server";

const WRITTEN = { synopsis: "Rosa finds the song.", imagePrompt: "The sea." };

/** A writer and an illustrator that count what is bought of them. */
function counting() {
	const quick = quickIllustrator();
	const writer = {
		describe: () => ({ kind: "vendor", name: "counting" }) as const,
		writeSynopsis: vi.fn<Writer["writeSynopsis"]>(async () => ({ ok: true, value: WRITTEN })),
	};
	const illustrator = {
		...quick,
		drawLikeness: vi.fn<Illustrator["drawLikeness"]>(quick.drawLikeness),
		drawCover: vi.fn<Illustrator["drawCover"]>(quick.drawCover),
	};
	return { writer, illustrator };
}

/** A guest's form has been sent: draft, book and job are there. */
async function sentForm(shop: Shop): Promise<string> {
	const form = await ideaOf(shop, ROSA);
	await writeDraft(shop.db, { id: "draft_1", ownerId: ROSA.id, form, now: shop.clock.now().toISOString() });
	const started = await startBook(shop, ROSA, form, { door: "form", coverFor: "an address" });
	if (!started.ok) throw new Error(started.error.message);
	await setDraftBook(shop.db, ROSA.id, started.value.bookId);
	return started.value.bookId;
}

/** Runs everything, turning the clock past the pauses between tries. */
async function runAll(shop: TestShop): Promise<void> {
	for (let turn = 0; turn < 6; turn++) {
		await runDueJobs(shop);
		shop.clock.advance(10_000);
	}
}

const creditsOf = async (shop: Shop) => {
	const credits = await readCredits(shop, ROSA);
	return credits.ok ? credits.value.coverCredits : null;
};

test("a form becomes a synopsis, then a cover, for one credit; each thing is bought once", async () => {
	const bought = counting();
	const shop = await openTestShop(bought);
	await sentForm(shop);
	expect((await readStage(shop, ROSA)).at).toBe("writing");
	await runDueJobs(shop);
	expect((await readStage(shop, ROSA)).at).toBe("cover");
	expect(bought.writer.writeSynopsis).toHaveBeenCalledTimes(1);
	expect(bought.illustrator.drawLikeness).toHaveBeenCalledTimes(2);
	expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
	expect(await creditsOf(shop)).toBe(4);
	const [photo] = await shop.db.selectFrom("photos").select("delete_after").execute();
	expect(Date.parse(photo?.delete_after ?? "") - shop.clock.now().getTime()).toBe(24 * 3600_000);
});

test("the writer hears nothing of photos", async () => {
	const bought = counting();
	const shop = await openTestShop(bought);
	await sentForm(shop);
	await runDueJobs(shop);
	expect(JSON.stringify(bought.writer.writeSynopsis.mock.calls[0]?.[0])).not.toContain("photo");
});

describe("the writer", () => {
	const answers: [string, Writer["writeSynopsis"], string, number][] = [
		["refuses", async () => ({ ok: false, error: "refused" }), "refused", 1],
		["can't be reached", async () => ({ ok: false, error: "unavailable" }), "unavailable", 2],
		["makes no sense", async () => ({ ok: false, error: "unusable" }), "unusable", 2],
		[
			"answers nothing",
			async () => ({ ok: true, value: { synopsis: "  ", imagePrompt: "" } }),
			"unusable",
			2,
		],
		["answers another shape", async () => ({ ok: true, value: {} as never }), "unusable", 2],
		[
			"writes what is unfit for children",
			async () => ({ ok: true, value: { synopsis: "They smoke crack.", imagePrompt: "A den." } }),
			"unusable",
			2,
		],
		[
			"breaks",
			async () => {
				throw new Error("broken");
			},
			"bug",
			2,
		],
	];
	test.each(answers)(
		"%s: back to step 1 with nothing lost and nothing paid",
		async (_what, answer, code, tries) => {
			const bought = counting();
			bought.writer.writeSynopsis.mockImplementation(answer);
			const shop = await openTestShop(bought);
			await sentForm(shop);
			await runAll(shop);
			expect(await readStage(shop, ROSA)).toEqual({
				at: "failed",
				what: "synopsis",
				failure: code,
				hasCover: false,
			});
			expect(bought.writer.writeSynopsis).toHaveBeenCalledTimes(tries);
			expect(await creditsOf(shop)).toBe(5);
			const draft = await shop.db.selectFrom("drafts").select("form").executeTakeFirstOrThrow();
			expect(JSON.parse(draft.form)).toMatchObject({
				title: "Rosa and the Whale",
				characters: [{ name: "Rosa" }, { name: "Mog" }],
			});
		},
	);

	test("hangs and ignores the signal: the job gives up when its time is over", async () => {
		const bought = counting();
		bought.writer.writeSynopsis.mockImplementation(() => new Promise(() => {}));
		const shop = await openTestShop(bought);
		const bookId = await sentForm(shop);
		const { payload } = await shop.db
			.selectFrom("jobs")
			.select("payload")
			.where("kind", "=", "write-synopsis")
			.executeTakeFirstOrThrow();
		const timeOver = new AbortController();
		const run: Run<"write-synopsis"> = {
			payload: JSON.parse(payload),
			attempt: 1,
			signal: timeOver.signal,
			step: (_name, work) => work(),
		};
		const running = writeSynopsis.run(shop, run);
		timeOver.abort();
		await expect(running).rejects.toMatchObject({ code: "unavailable" });
		await writeSynopsis.failed?.(shop, run.payload, "unavailable");
		expect(await shop.db.selectFrom("books").select(["id", "state"]).execute()).toEqual([
			{ id: bookId, state: "failed" },
		]);
	});
});

describe("the illustrator", () => {
	const answers: [string, Partial<Illustrator>, string][] = [
		["refuses a photo", { drawLikeness: async () => ({ ok: false, error: "refused" }) }, "refused"],
		["refuses the cover", { drawCover: async () => ({ ok: false, error: "refused" }) }, "refused"],
		["can't be reached", { drawCover: async () => ({ ok: false, error: "unavailable" }) }, "unavailable"],
		[
			"answers rubbish",
			{
				drawCover: async () => ({
					ok: true,
					value: {
						bytes: new TextEncoder().encode("<html>502 Bad Gateway</html> sorry"),
						type: "image/jpeg",
						width: 1024,
						height: 1024,
					},
				}),
			},
			"unusable",
		],
		[
			"breaks",
			{
				drawLikeness: async () => {
					throw new Error("broken");
				},
			},
			"bug",
		],
	];
	test.each(answers)(
		"%s: back to step 1, the credit given back, and the next try writes no second synopsis",
		async (_what, broken, code) => {
			const bought = counting();
			const shop = await openTestShop({ ...bought, illustrator: { ...bought.illustrator, ...broken } });
			const bookId = await sentForm(shop);
			await runAll(shop);
			expect(await readStage(shop, ROSA)).toEqual({
				at: "failed",
				what: "cover",
				failure: code,
				hasCover: false,
			});
			expect(await creditsOf(shop)).toBe(5);

			shop.providers.illustrator = bought.illustrator;
			const draft = await shop.db.selectFrom("drafts").select("form").executeTakeFirstOrThrow();
			const again = await startBook(shop, ROSA, JSON.parse(draft.form), {
				door: "form",
				coverFor: "an address",
			});
			expect(again).toEqual({ ok: true, value: { bookId } });
			await runAll(shop);
			expect((await readStage(shop, ROSA)).at).toBe("cover");
			expect(bought.writer.writeSynopsis).toHaveBeenCalledTimes(1);
			expect(await creditsOf(shop)).toBe(4);
		},
	);

	test("hangs: the job gives up when its time is over", async () => {
		const bought = counting();
		bought.illustrator.drawLikeness.mockImplementation(() => new Promise(() => {}));
		const shop = await openTestShop(bought);
		await sentForm(shop);
		const job = () =>
			shop.db.selectFrom("jobs").select(["payload"]).where("kind", "=", "draw-cover").executeTakeFirst();
		const synopsis = await shop.db
			.selectFrom("jobs")
			.selectAll()
			.where("kind", "=", "write-synopsis")
			.executeTakeFirstOrThrow();
		const never = new AbortController().signal;
		await writeSynopsis.run(shop, {
			payload: JSON.parse(synopsis.payload),
			attempt: 1,
			signal: never,
			step: (_name, work) => work(),
		});
		const timeOver = new AbortController();
		const payload = JSON.parse((await job())?.payload ?? "{}");
		const running = drawCover.run(shop, {
			payload,
			attempt: 1,
			signal: timeOver.signal,
			step: (_name, work) => work(),
		});
		timeOver.abort();
		await expect(running).rejects.toMatchObject({ code: "unavailable" });
	});
});

describe("the worker is killed", () => {
	/** As the database looks after a kill: claimed, its lease over. */
	const kill = (shop: Shop) =>
		shop.db
			.updateTable("jobs")
			.set({ state: "running", lease_until: "2000-01-01T00:00:00.000Z" })
			.where("state", "!=", "done")
			.execute();

	test("after the likenesses: the next one draws what is missing and takes one credit", async () => {
		const bought = counting();
		const quick = quickIllustrator();
		const shop = await openTestShop(bought);
		await sentForm(shop);
		bought.illustrator.drawCover.mockImplementationOnce(async (...brief) => {
			// Somebody else claims the job while this worker sleeps: its answer must count for nothing.
			await shop.db
				.updateTable("jobs")
				.set({ lease_token: "another worker" })
				.where("kind", "=", "draw-cover")
				.execute();
			return quick.drawCover(...brief);
		});
		await runDueJobs(shop);
		await kill(shop);
		await runDueJobs(shop);
		expect((await readStage(shop, ROSA)).at).toBe("cover");
		expect(bought.illustrator.drawLikeness).toHaveBeenCalledTimes(2);
		// The first worker had kept its picture before it lost the lease: it is found, not drawn again.
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
		expect(await creditsOf(shop)).toBe(4);
	});

	test("after everything but the last word: nothing is drawn, paid or shown twice", async () => {
		const bought = counting();
		const shop = await openTestShop(bought);
		await sentForm(shop);
		await runDueJobs(shop);
		await shop.db
			.updateTable("jobs")
			.set({ state: "running", lease_until: "2000-01-01T00:00:00.000Z", finished_at: null })
			.execute();
		await runDueJobs(shop);
		expect(bought.writer.writeSynopsis).toHaveBeenCalledTimes(1);
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
		expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
		expect(await creditsOf(shop)).toBe(4);
	});
});

test("a draft that has another idea by now is not overwritten by the job of the old one", async () => {
	const shop = await openTestShop(counting());
	const bookId = await sentForm(shop);
	const changed = await ideaOf(shop, ROSA, { title: "Another story" });
	expect(await startBook(shop, ROSA, changed, { door: "form", coverFor: "an address" })).toEqual({
		ok: true,
		value: { bookId },
	});
	await runDueJobs(shop);
	const books = await shop.db.selectFrom("books").select(["title", "state"]).execute();
	expect(books).toEqual([{ title: "Another story", state: "written" }]);
	expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
});

test("a photo deleted before it was drawn is told, not guessed at", async () => {
	const shop = await openTestShop(counting());
	await sentForm(shop);
	await shop.db.updateTable("photos").set({ deleted_at: "2026-03-02T09:00:00.000Z" }).execute();
	await runDueJobs(shop);
	expect(await readStage(shop, ROSA)).toMatchObject({ what: "cover", failure: "photo_gone" });
});

test("a call's book gets no cover by itself", async () => {
	const shop = await openTestShop(counting());
	await startBook(shop, FAMILY, await ideaOf(shop, FAMILY), { door: "call" });
	await runDueJobs(shop);
	expect(await shop.db.selectFrom("covers").selectAll().execute()).toEqual([]);
});
