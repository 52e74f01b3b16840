import { expect, test, vi } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { FAMILY, ideaOf } from "~/shop/books/books.testing";
import { startBook } from "~/shop/books/start-book.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import type { CoverBrief } from "~/studio/story/brief";
import { startCover } from "./start-cover.server";

/** Makes a book that plays there, and gives what the illustrator is told; `before` runs between synopsis and cover. */
async function briefFor(
	location: string,
	before?: (shop: Awaited<ReturnType<typeof openTestShop>>) => Promise<unknown>,
) {
	const illustrator = quickIllustrator();
	const drawCover = vi.spyOn(illustrator, "drawCover");
	const shop = await openTestShop({ illustrator });
	const idea = await ideaOf(shop, FAMILY, { location, title: "Rosa and the Door" });
	const started = await startBook(shop, FAMILY, idea, { door: "call" });
	if (!started.ok) throw new Error(started.error.message);
	await runDueJobs(shop);
	await before?.(shop);
	await startCover(shop, FAMILY, { bookId: started.value.bookId, addressHash: "home", awaited: false });
	await runDueJobs(shop);
	return drawCover.mock.lastCall?.[0] as CoverBrief;
}

test.each([
	["the children's hospital", "hospital"],
	["the swimming pool", "pool"],
	["the park by our house", "park"],
	["the railway station", "station"],
	["the mountains", "mountain"],
])("a story in %s has its cover drawn there", async (location, setting) => {
	expect((await briefFor(location)).setting).toBe(setting);
});

test("night in the family's words is night on the cover", async () => {
	expect(await briefFor("the museum at night")).toMatchObject({ setting: "museum", time: "night" });
});

test("a book from before settings were kept is read once more", async () => {
	const forget = (shop: Awaited<ReturnType<typeof openTestShop>>) =>
		shop.db.updateTable("books").set({ setting: null, time: null }).execute();
	expect(await briefFor("the library at midnight", forget)).toMatchObject({
		setting: "library",
		time: "night",
	});
});
