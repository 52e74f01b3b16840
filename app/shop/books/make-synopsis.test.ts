import { expect, test } from "vitest";
import { counting } from "~/jobs/making.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Actor } from "~/shop/actor";
import { openTestShop, type TestShop } from "~/shop.testing";
import { textOf } from "~/story/script";
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

const textOfBook = async (shop: TestShop, bookId: string) => {
	const script = await readScript(shop, bookId);
	if (!script) throw new Error("not written");
	return textOf(script);
};

test("the writer is told what the family's earlier books say, the latest first, and nobody else's", async () => {
	const { writer } = counting();
	const shop = await openTestShop();
	await written(shop, STRANGER);
	const first = await textOfBook(shop, await written(shop, ROSA));
	const second = await textOfBook(shop, await written(shop, ROSA));
	const bookId = await begun(shop, ROSA);
	shop.providers.writer = writer;
	await makeSynopsis(shop, bookId, new AbortController().signal);
	expect(writer.writeScript.mock.lastCall?.[0].toldBefore).toEqual([second, first]);
	expect(second).not.toEqual(first);
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
