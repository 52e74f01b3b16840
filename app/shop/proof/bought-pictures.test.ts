import { expect, test } from "vitest";
import { runAll } from "~/jobs/making.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Illustrator } from "~/providers/illustrator/port";
import { ROSA } from "~/shop/books/books.testing";
import { allPageKeys } from "~/shop/books/picture-keys";
import { must } from "~/shop/checkout/checkout.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { orderLink } from "~/shop/orders/link.server";
import { finishPages } from "~/shop/pages/finish-pages.server";
import { backOf } from "~/shop/printing/book-pictures.server";
import { drawPrintPicture, missingPictures } from "~/shop/printing/print-pictures.server";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { editWords } from "./edit-words.server";
import { redrawPage } from "./redraw-page.server";
import { respellName } from "./respell-name.server";

test("where pictures cost money, other words, a dedication and a name's spelling buy none; another picture does", async () => {
	const quick = quickIllustrator();
	let bought = 0;
	const drawSpread: Illustrator["drawSpread"] = async (brief, size, signal, art) => {
		if (brief.spread.scene && !(await art?.find())) {
			bought++;
			await art?.keep(new TextEncoder().encode("a picture"));
		}
		return quick.drawSpread(brief, size, signal);
	};
	const describe = () => ({ kind: "vendor", name: "counting" }) as const;
	const shop = await openTestShop({ illustrator: { ...quick, describe, drawSpread } });
	const { bookId } = await drawnBook(shop, ROSA);
	const orderId = await ordered(shop, ROSA.id, bookId);
	await finishPages(shop, bookId);
	await runAll(shop);
	await shop.db.updateTable("orders").set({ state: "proof" }).where("id", "=", orderId).execute();
	const asked = { orderId, key: new URL(orderLink(shop, orderId)).searchParams.get("key") };
	const [before, spent] = [bought, await spentOn(shop, bookId)];
	expect(before).toBeGreaterThan(8);

	must(
		await editWords(shop, null, {
			...asked,
			pages: [{ number: 5, words: "And off they went.", version: 1 }],
		}),
	);
	must(await editWords(shop, null, { ...asked, pages: [{ number: 2, words: "For all of us", version: 1 }] }));
	await runDueJobs(shop);
	const [first] = JSON.parse(
		(await shop.db.selectFrom("scripts").select("body").executeTakeFirstOrThrow()).body,
	).cast;
	expect(must(await respellName(shop, null, { ...asked, who: first.id, name: "Róisín" }))).toBeGreaterThan(3);
	await runDueJobs(shop);
	expect(bought).toBe(before);
	expect((await spentOn(shop, bookId)).pictures).toBe(spent.pictures);
	// Nor does the back cover in print: it is the one that is shown.
	const order = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
	const { cover_id } = await shop.db.selectFrom("books").select("cover_id").executeTakeFirstOrThrow();
	for (const picture of (await missingPictures(shop, { ...order, cover_id })) ?? [])
		await drawPrintPicture(shop, { ...order, cover_id }, picture, new AbortController().signal);
	expect((await backOf(shop, order)).words.length).toBeGreaterThan(5);
	expect(bought).toBe(before);

	must(await redrawPage(shop, null, { ...asked, number: 5 }));
	await runDueJobs(shop);
	expect(bought).toBe(before + 1);
	expect((await spentOn(shop, bookId)).pictures).toBe(spent.pictures + 1);

	// All that was bought is among what goes with the book.
	const versions = await shop.db.selectFrom("page_versions").select(["id", "first_page"]).execute();
	const there = await Promise.all(versions.flatMap(allPageKeys).map((key) => shop.providers.files.get(key)));
	expect(there.filter((file) => file && new TextDecoder().decode(file) === "a picture")).toHaveLength(bought);
});
