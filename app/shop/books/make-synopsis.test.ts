import { expect, test, vi } from "vitest";
import { counting, WRITTEN } from "~/jobs/making.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Actor } from "~/shop/actor";
import { openTestShop, type TestShop } from "~/shop.testing";
import { ideaOf, ROSA, STRANGER } from "./books.testing";
import { makeSynopsis } from "./make-synopsis.server";
import { readScript } from "./read-script.server";
import { startBook } from "./start-book.server";

/** A book whose idea is sent a minute after the one before. */
async function begun(shop: TestShop, actor: Actor): Promise<string> {
	shop.clock.advance(60_000);
	const started = await startBook(shop, actor, await ideaOf(shop, actor), { door: "call" });
	if (!started.ok) throw new Error(started.error.message);
	return started.value.bookId;
}

async function written(shop: TestShop, actor: Actor): Promise<string> {
	const bookId = await begun(shop, actor);
	await runDueJobs(shop);
	return bookId;
}

const storyOf = async (shop: TestShop, bookId: string) => (await readScript(shop, bookId))?.story;

test("the writer is told of the family's earlier books, the latest first, and of nobody else's", async () => {
	const { writer } = counting();
	const shop = await openTestShop();
	await written(shop, STRANGER);
	const first = await written(shop, ROSA);
	const story = await storyOf(shop, first);
	expect(story).toBeDefined();
	await shop.db
		.updateTable("books")
		.set({ description: "Something else." })
		.where("id", "=", first)
		.execute();
	const second = await storyOf(shop, await written(shop, ROSA));
	const bookId = await begun(shop, ROSA);
	shop.providers.writer = writer;
	await makeSynopsis(shop, bookId, new AbortController().signal);
	expect(writer.writeScript.mock.lastCall?.[0].earlier).toEqual([
		{ story: second, isSameIdea: true },
		{ story, isSameIdea: false },
	]);
});

test("the same idea keeps its story when its hero is another", async () => {
	const shop = await openTestShop();
	const first = await storyOf(shop, await written(shop, ROSA));
	await shop.db.updateTable("characters").set({ name: "Ines" }).execute();
	expect(await storyOf(shop, await written(shop, ROSA))).toBe(first);
});

test("another try at a book tells the same story, though a later book was written meanwhile", async () => {
	const shop = await openTestShop();
	await written(shop, ROSA);
	const bookId = await begun(shop, ROSA);
	const once = await makeSynopsis(shop, bookId, new AbortController().signal);
	await shop.db.updateTable("books").set({ open_for: null }).execute();
	shop.clock.advance(60_000);
	await written(shop, ROSA);
	await shop.db.updateTable("books").set({ state: "writing" }).where("id", "=", bookId).execute();
	expect(await makeSynopsis(shop, bookId, new AbortController().signal)).toEqual(once);
});

test("what a painter is told is judged as well, and the log says why a book came to nothing", async () => {
	const { writer } = counting();
	const shop = await openTestShop({ writer });
	const bookId = await begun(shop, ROSA);
	const warned = vi.spyOn(shop.log, "warn");
	const { script } = WRITTEN;
	const shows = "There is blood everywhere.";
	for (const told of [
		{ ...script, spreads: script.spreads.map((spread) => ({ ...spread, shows })) },
		{ ...script, looks: { clothes: {}, things: [shows] } },
	]) {
		writer.writeScript.mockResolvedValueOnce({ ok: true, value: { ...WRITTEN, script: told } });
		const judged = await makeSynopsis(shop, bookId, new AbortController().signal);
		expect(judged).toEqual({ ok: false, error: "unusable" });
	}
	const refused = { ok: false, error: "unusable", reason: "max_tokens", tokens: 400 } as const;
	writer.writeScript.mockResolvedValueOnce(refused);
	await makeSynopsis(shop, bookId, new AbortController().signal);
	expect(warned).toHaveBeenLastCalledWith("book not written", {
		bookId,
		error: "unusable",
		reason: "max_tokens",
	});
	expect(await shop.db.selectFrom("spending").select("tokens").execute()).toEqual([{ tokens: 400 }]);
});
