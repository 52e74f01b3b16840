import { describe, expect, test } from "vitest";
import type { Illustrator } from "~/providers/illustrator/port";
import type { Writer } from "~/providers/writer/port";
import { ROSA } from "~/shop/books/books.testing";
import { readStage } from "~/shop/books/read-stage.server";
import { submitBookForm } from "~/shop/covers/submit-book-form.server";
import { openTestShop } from "~/shop.testing";
import type { Script } from "~/studio/story/script";
import { drawCover } from "./draw-cover.server";
import type { Run } from "./job.server";
import { counting, creditsOf, runAll, sentForm, WRITTEN } from "./making.testing";
import { runDueJobs } from "./worker.server";
import { writeSynopsis } from "./write-synopsis.server";

test("a form becomes a synopsis, then a cover, for one credit; each thing is bought once", async () => {
	const bought = counting();
	const shop = await openTestShop(bought);
	await sentForm(shop);
	expect((await readStage(shop, ROSA)).at).toBe("writing");
	await runDueJobs(shop);
	expect((await readStage(shop, ROSA)).at).toBe("cover");
	expect(bought.writer.writeScript).toHaveBeenCalledTimes(1);
	expect(bought.illustrator.drawHeads).toHaveBeenCalledTimes(2);
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
	expect(JSON.stringify(bought.writer.writeScript.mock.calls[0]?.[0])).not.toContain("photo");
});

/** A book that says this on its third page. */
const saying = (text: string): Script => ({
	...WRITTEN.script,
	spreads: WRITTEN.script.spreads.map((spread) =>
		spread.kind === "opener" ? { ...spread, words: [text] } : spread,
	),
});

describe("the writer", () => {
	const answers: [string, Writer["writeScript"], string, number][] = [
		["refuses", async () => ({ ok: false, error: "refused" }), "refused", 1],
		["can't be reached", async () => ({ ok: false, error: "unavailable" }), "unavailable", 2],
		["makes no sense", async () => ({ ok: false, error: "unusable" }), "unusable", 2],
		["answers nothing", async () => ({ ok: true, value: { ...WRITTEN, imagePrompt: " " } }), "unusable", 2],
		["answers another shape", async () => ({ ok: true, value: {} as never }), "unusable", 2],
		[
			"writes what is unfit for children",
			async () => ({
				ok: true,
				value: { ...WRITTEN, script: saying("They smoke crack.") },
			}),
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
	test.each(
		answers,
	)("%s: back to step 1 with nothing lost and nothing paid", async (_what, answer, code, tries) => {
		const bought = counting();
		bought.writer.writeScript.mockImplementation(answer);
		const shop = await openTestShop(bought);
		await sentForm(shop);
		await runAll(shop);
		expect(await readStage(shop, ROSA)).toEqual({
			at: "failed",
			what: "synopsis",
			failure: code,
			hasCover: false,
		});
		expect(bought.writer.writeScript).toHaveBeenCalledTimes(tries);
		expect(await creditsOf(shop)).toBe(5);
		const draft = await shop.db.selectFrom("drafts").select("form").executeTakeFirstOrThrow();
		expect(JSON.parse(draft.form)).toMatchObject({
			title: "Rosa and the Whale",
			characters: [{ name: "Rosa" }, { name: "Mog" }],
		});
	});

	test("hangs and ignores the signal: the job gives up when its time is over", async () => {
		const bought = counting();
		bought.writer.writeScript.mockImplementation(() => new Promise(() => {}));
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
		["refuses a photo", { drawHeads: async () => ({ ok: false, error: "refused" }) }, "refused"],
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
						words: [],
						faces: [],
					},
				}),
			},
			"unusable",
		],
		[
			"breaks",
			{
				drawHeads: async () => {
					throw new Error("broken");
				},
			},
			"bug",
		],
	];
	test.each(
		answers,
	)("%s: back to step 1, the credit given back, and the next try writes no second synopsis", async (_what, broken, code) => {
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
		const again = await submitBookForm(shop, ROSA, JSON.parse(draft.form), "an address");
		expect(again).toMatchObject({ ok: true, value: { bookId } });
		await runAll(shop);
		expect((await readStage(shop, ROSA)).at).toBe("cover");
		expect(bought.writer.writeScript).toHaveBeenCalledTimes(1);
		expect(await creditsOf(shop)).toBe(4);
	});

	test("draws a cover for the screen alone, until it is printed", async () => {
		const bought = counting();
		const shop = await openTestShop(bought);
		await sentForm(shop);
		await runAll(shop);
		expect(bought.illustrator.drawCover.mock.calls.map(([, px]) => px)).toEqual([1024]);
	});

	test("hangs: the job gives up when its time is over", async () => {
		const bought = counting();
		bought.illustrator.drawHeads.mockImplementation(() => new Promise(() => {}));
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
			// Known from a try before: the heads that never come would be waited for.
			step: async (name, work) => (name === "unchosen" ? (false as never) : work()),
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
