import { expect, test, vi } from "vitest";
import { quickPainter } from "~/providers/illustrator/painter.testing";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA } from "~/shop/books/books.testing";
import { findPagePicture } from "~/shop/pages/find-picture.server";
import { listPages } from "~/shop/pages/list-pages.server";
import { PAGES_TEXTS } from "~/shop/pages/rules";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { runAll, sentForm } from "./making.testing";

const STRANGER = { kind: "guest", id: "guest_other" } as const;

/** A shop whose illustrator counts the spreads it draws, as `kind` says one that costs money. */
async function openShop(
	drawSpread: Illustrator["drawSpread"] = quickIllustrator().drawSpread,
	kind: "embedded" | "vendor" = "embedded",
) {
	const whole = kind === "vendor" ? quickPainter().illustrator : { ...quickIllustrator(), drawSpread };
	const illustrator = { ...whole, drawSpread: vi.fn<Illustrator["drawSpread"]>(whole.drawSpread) };
	return { shop: await openTestShop({ illustrator }), illustrator };
}

const listed = async (shop: TestShop, bookId: string) => {
	const found = await listPages(shop, ROSA, bookId);
	if (!found.ok) throw new Error(found.error.message);
	return found.value;
};

const firstsDrawn = (drawSpread: { mock: { calls: Parameters<Illustrator["drawSpread"]>[] } }) =>
	drawSpread.mock.calls.map(([{ spread }]) => spread.pages[0]);

test("all 24 pages of a book are drawn after its cover, each once, for its owner alone", async () => {
	const { shop, illustrator } = await openShop();
	const bookId = await sentForm(shop);
	await runAll(shop);
	const pages = await listed(shop, bookId);
	expect(pages).toMatchObject({ ready: true, state: "ready", drawn: 24, of: 24, message: null });
	expect(pages.pages.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
	expect(pages.pages.filter(({ text }) => text === "").length).toBeLessThanOrEqual(6);
	expect(pages.pages[5]?.imageUrl).toBe(`/pages/${bookId}/6?v=1`);
	expect(firstsDrawn(illustrator.drawSpread).sort((a = 0, b = 0) => a - b)).toEqual([
		1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 25,
	]);
	const asked = { bookId, number: 7, version: 1 };
	expect(await findPagePicture(shop, ROSA, asked)).not.toBeNull();
	expect(await findPagePicture(shop, STRANGER, asked)).toBeNull();
	expect(await findPagePicture(shop, ROSA, { ...asked, version: 2 })).toBeNull();
	for (const actor of [STRANGER, null])
		expect(await listPages(shop, actor, bookId)).toMatchObject({ ok: false, error: { code: "not_found" } });
	await runAll(shop);
	expect(illustrator.drawSpread).toHaveBeenCalledTimes(15);
});

test("where pictures cost money the first three double pages and the back cover are shown", async () => {
	const { shop, illustrator } = await openShop(undefined, "vendor");
	const bookId = await sentForm(shop);
	await runAll(shop);
	const { pages, ready } = await listed(shop, bookId);
	expect(pages.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9]);
	expect(ready).toBe(true);
	expect(illustrator.drawSpread).toHaveBeenCalledTimes(4);
});

test("a day that has cost enough draws no more pages until the next, but those of bought books", async () => {
	const { shop, illustrator } = await openShop(undefined, "vendor");
	// Its cover is begun while nothing has been spent, and costs more than that.
	shop.settings.COST_OF_DAY = 1;
	const bookId = await sentForm(shop);
	await runAll(shop);
	expect(await listed(shop, bookId)).toMatchObject({
		state: "waiting",
		drawn: 0,
		message: PAGES_TEXTS.tomorrow,
	});
	expect(illustrator.drawSpread).not.toHaveBeenCalled();
	await shop.db.updateTable("books").set({ ordered: 1 }).execute();
	shop.clock.advance(3600_000);
	await runAll(shop);
	expect(await listed(shop, bookId)).toMatchObject({ ready: true });
	// The cover, three double pages, and the back cover.
	expect(await spentOn(shop, bookId)).toMatchObject({ pictures: 5 });
});

test("a picture that fails three times is given up, and the others are drawn", async () => {
	const quick = quickIllustrator();
	const { shop, illustrator } = await openShop(async (brief, ...rest) =>
		brief.spread.pages[0] === 8
			? { ok: false, error: "unusable", pictures: 1 }
			: quick.drawSpread(brief, ...rest),
	);
	const bookId = await sentForm(shop);
	await runAll(shop);
	const { pages, ready, state, message, drawn } = await listed(shop, bookId);
	expect({ ready, state, drawn }).toEqual({ ready: false, state: "stopped", drawn: 22 });
	expect((await spentOn(shop, bookId)).pictures).toBe(3);
	expect(message).toContain("looked at before anything is printed");
	expect(pages.filter(({ imageUrl }) => imageUrl === null).map(({ number }) => number)).toEqual([8, 9]);
	expect(firstsDrawn(illustrator.drawSpread).filter((first) => first === 8)).toHaveLength(3);
});

test("a shop that is killed in mid-book draws nothing twice", async () => {
	const { shop, illustrator } = await openShop();
	const bookId = await sentForm(shop);
	await runAll(shop);
	// As if it had ended after the pictures were kept and before that was written down, and before any of the next.
	await shop.db
		.updateTable("page_versions")
		.set({ state: "drawing" })
		.where("book_id", "=", bookId)
		.where("first_page", "in", [10, 12])
		.execute();
	const { id } = await shop.db
		.selectFrom("page_versions")
		.select("id")
		.where("first_page", "=", 12)
		.executeTakeFirstOrThrow();
	await shop.providers.files.remove([`pages/${id}/12.jpg`]);
	await shop.db.updateTable("jobs").set({ state: "ready" }).where("kind", "=", "draw-pages").execute();
	await runAll(shop);
	expect(await listed(shop, bookId)).toMatchObject({ ready: true, drawn: 24 });
	expect(firstsDrawn(illustrator.drawSpread).filter((first) => first === 10)).toHaveLength(1);
	expect(firstsDrawn(illustrator.drawSpread).filter((first) => first === 12)).toHaveLength(2);
});

test("photos that are gone are no loss: the likenesses are enough; without those the family is told", async () => {
	const { shop, illustrator } = await openShop();
	const bookId = await sentForm(shop);
	illustrator.drawSpread.mockImplementationOnce(async (...brief) => {
		await shop.db.updateTable("photos").set({ deleted_at: shop.clock.now().toISOString() }).execute();
		return quickIllustrator().drawSpread(...brief);
	});
	await runAll(shop);
	expect(await listed(shop, bookId)).toMatchObject({ ready: true });

	await shop.db.updateTable("page_versions").set({ state: "drawing" }).where("first_page", "=", 4).execute();
	const [key] = (
		await shop.db.selectFrom("page_versions").select("id").where("first_page", "=", 4).execute()
	).map(({ id }) => `pages/${id}/4.jpg`);
	await shop.providers.files.remove([key ?? ""]);
	await shop.db.updateTable("characters").set({ likeness_key: null }).execute();
	await shop.db.updateTable("jobs").set({ state: "ready" }).where("kind", "=", "draw-pages").execute();
	await runAll(shop);
	const { state, message } = await listed(shop, bookId);
	expect(state).toBe("stopped");
	expect(message).toContain("have been deleted");
});
