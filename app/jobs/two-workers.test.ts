import { expect, test, vi } from "vitest";
import { connectAgain } from "#db/connect-again.testing";
import { testServer } from "#db/postgres/fresh.testing";
import { ROSA } from "~/shop/books/books.testing";
import { pageKey } from "~/shop/books/picture-keys";
import { photoIdFor } from "~/shop/likenesses/likenesses.testing";
import { waitForLikeness } from "~/shop/likenesses/read-likeness.server";
import { changePage } from "~/shop/pages/change-page.server";
import { makePages } from "~/shop/pages/make-pages.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { runAll, sentForm } from "./making.testing";

const never = new AbortController().signal;

test("two workers that draw the same version at once: its pages are there, and chosen", async () => {
	const quick = quickIllustrator();
	const drawSpread = vi.fn(quick.drawSpread);
	const shop = await openTestShop({ illustrator: { ...quick, drawSpread } }, testServer ? "memory" : "file");
	const bookId = await sentForm(shop);
	await runAll(shop);
	expect((await changePage(shop, ROSA, { bookId, number: 4, by: "redraw" })).ok).toBe(true);
	const before = drawSpread.mock.calls.length;
	// Whoever comes first waits for the other, so that both have drawn before either keeps it.
	let meet = () => {};
	const met = new Promise<void>((resolve) => (meet = resolve));
	drawSpread.mockImplementation(async (...asked) => {
		if (drawSpread.mock.calls.length === before + 2) meet();
		await met;
		return quick.drawSpread(...asked);
	});
	const other = { ...shop, db: (await connectAgain(shop.db)).db };
	await Promise.all([makePages(shop, bookId, never), makePages(other, bookId, never)]);
	await runAll(shop);
	expect(drawSpread.mock.calls.length).toBe(before + 2);
	const versions = await shop.db
		.selectFrom("page_versions")
		.select(["id", "state"])
		.where("book_id", "=", bookId)
		.where("first_page", "=", 4)
		.where("chosen", "=", 1)
		.execute();
	expect(versions).toMatchObject([{ state: "ready" }]);
	for (const { id } of versions)
		for (const page of [4, 5]) expect(await shop.providers.files.get(pageKey(id, page))).not.toBeNull();
});

test("a web process draws no heads: whoever waits there is told once a worker has", async () => {
	const { drawHeads, ...quick } = quickIllustrator();
	const drawn = vi.fn(drawHeads);
	const shop = await openTestShop({ illustrator: { ...quick, drawHeads: drawn } });
	const web = { ...shop, settings: { ...shop.settings, ROLE: "web" as const } };
	const photoId = await photoIdFor(shop, ROSA);
	expect(await waitForLikeness(web, ROSA, photoId, 300)).toMatchObject({ state: "making" });
	expect(drawn).not.toHaveBeenCalled();
	const waiting = waitForLikeness(web, ROSA, photoId, 20_000);
	await runAll(shop);
	expect(await waiting).toMatchObject({ state: "ready" });
});
