import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { FAMILY, ideaOf, ROSA, STRANGER } from "~/shop/books/books.testing";
import { readShownBook } from "~/shop/books/read-stage.server";
import { startBook } from "~/shop/books/start-book.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import type { CoverBrief } from "~/studio/story/brief";
import { chooseCover } from "./choose-cover.server";
import { drawPrintCover } from "./draw-print-cover.server";
import { listCovers } from "./list-covers.server";
import { startCover } from "./start-cover.server";
import { deleteCredits } from "./store.server";

let shop: TestShop;
let bookId: string;
let briefs: CoverBrief[];

beforeEach(async () => {
	const quick = quickIllustrator();
	briefs = [];
	const drawCover: typeof quick.drawCover = (brief, size) => {
		briefs.push(brief);
		return quick.drawCover(brief, size);
	};
	shop = await openTestShop({ illustrator: { ...quick, drawCover } });
	bookId = await written(FAMILY);
});

async function written(actor: typeof FAMILY): Promise<string> {
	const started = await startBook(shop, actor, await ideaOf(shop, actor), { door: "call" });
	if (!started.ok) throw new Error(started.error.message);
	await runDueJobs(shop);
	return started.value.bookId;
}

const start = () => startCover(shop, FAMILY, { bookId, addressHash: "home", awaited: false });

/** Draws a cover; gives its id. */
async function draw(): Promise<string> {
	shop.clock.advance(1000);
	const started = await start();
	if (!started.ok) throw new Error(started.error.message);
	await runDueJobs(shop);
	return started.value.coverId;
}

const chosen = async () => (await readShownBook(shop, FAMILY, bookId))?.coverId;
const kept = async () => (await listCovers(shop, bookId)).map(({ coverId }) => coverId);

test("earlier covers stay: the newest is chosen until the family picks another, and until a newer one arrives", async () => {
	const [first, second] = [await draw(), await draw()];
	expect([await kept(), await chosen()]).toEqual([[first, second], second]);
	expect(await chooseCover(shop, FAMILY, { bookId, coverId: first })).toMatchObject({ ok: true });
	expect(await chosen()).toBe(first);
	const third = await draw();
	expect([await kept(), await chosen()]).toEqual([[first, second, third], third]);
	for (const { coverImageUrl } of await listCovers(shop, bookId))
		expect(coverImageUrl).toMatch(/^\/covers\/cover_\d+\.jpg\?expires=\d+&signature=/);
});

test("an earlier cover is printed as it was drawn", async () => {
	const [first] = [await draw(), await draw()];
	expect(await drawPrintCover(shop, first)).toMatchObject({ ok: true });
	expect(briefs.map(({ seed }) => seed)).toEqual(["1", "2", "1"]);
	expect(briefs[2]).toEqual({ ...briefs[0], lettered: false });
});

test("a cover that isn't there, isn't ready or isn't theirs can't be chosen", async () => {
	const mine = await draw();
	const own = bookId;
	bookId = await written(FAMILY);
	const anothers = await draw();
	bookId = own;
	const started = await start();
	const drawing = started.ok ? started.value.coverId : "";
	const answers = [
		await chooseCover(shop, FAMILY, { bookId, coverId: "cover_nobody" }),
		await chooseCover(shop, FAMILY, { bookId, coverId: anothers }),
		await chooseCover(shop, FAMILY, { bookId, coverId: drawing }),
		await chooseCover(shop, STRANGER, { bookId, coverId: mine }),
		await chooseCover(shop, ROSA, { bookId, coverId: mine }),
	];
	for (const answer of answers) expect(answer).toEqual(answers[0]);
	expect(answers[0]).toMatchObject({ ok: false, error: { code: "not_found" } });
	expect(await chosen()).toBe(mine);
});

test("an ordered book keeps its cover, whatever is chosen or arrives afterwards", async () => {
	const [first, second] = [await draw(), await draw()];
	await start();
	await shop.db.updateTable("books").set({ ordered: 1 }).where("id", "=", bookId).execute();
	await runDueJobs(shop);
	expect(await kept()).toHaveLength(3);
	expect(await chooseCover(shop, FAMILY, { bookId, coverId: first })).toMatchObject({
		ok: false,
		error: { code: "conflict" },
	});
	const book = await shop.db
		.selectFrom("books")
		.select("cover_id")
		.where("id", "=", bookId)
		.executeTakeFirst();
	expect(book?.cover_id).toBe(second);
});

test("ten covers of a book are kept, and no eleventh is drawn", async () => {
	for (let count = 0; count < 10; count++) {
		if (count % 5 === 0) await deleteCredits(shop.db, FAMILY.id);
		await draw();
	}
	await deleteCredits(shop.db, FAMILY.id);
	expect(await start()).toMatchObject({ ok: false, error: { code: "conflict" } });
	expect(await kept()).toHaveLength(10);
});
