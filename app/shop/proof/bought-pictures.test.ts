import { expect, test } from "vitest";
import { runAll } from "~/jobs/making.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { quickPainter } from "~/providers/illustrator/painter.testing";
import { ROSA } from "~/shop/books/books.testing";
import { allCoverKeys, allPageKeys } from "~/shop/books/picture-keys";
import { must } from "~/shop/checkout/checkout.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { orderLink } from "~/shop/orders/link.server";
import { finishPages } from "~/shop/pages/finish-pages.server";
import { backOf } from "~/shop/printing/book-pictures.server";
import { drawPrintPicture, missingPictures } from "~/shop/printing/print-pictures.server";
import { spentOn } from "~/shop/spending/spend.server";
import { openTestShop } from "~/shop.testing";
import { editWords } from "./edit-words.server";
import { redrawPage } from "./redraw-page.server";
import { respellName } from "./respell-name.server";

test("where pictures cost money, other words, a dedication and a name's spelling buy none; another picture does", async () => {
	const { illustrator, bought } = quickPainter();
	const shop = await openTestShop({ illustrator });
	const { bookId } = await drawnBook(shop, ROSA);
	const orderId = await ordered(shop, ROSA.id, bookId);
	await finishPages(shop, bookId);
	await runAll(shop);
	await shop.db.updateTable("orders").set({ state: "proof" }).where("id", "=", orderId).execute();
	const asked = { orderId, key: new URL(orderLink(shop, orderId)).searchParams.get("key") };
	const [before, spent] = [bought.length, await spentOn(shop, bookId)];
	expect(before).toBeGreaterThan(8);
	expect(spent).toMatchObject({ pictures: before });

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
	expect(bought).toHaveLength(before);
	expect(await spentOn(shop, bookId)).toEqual(spent);

	// Print is painted from what is shown, each picture once; the back cover's too.
	const order = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
	const { cover_id } = await shop.db.selectFrom("books").select("cover_id").executeTakeFirstOrThrow();
	const printed = async () => {
		for (const picture of (await missingPictures(shop, { ...order, cover_id })) ?? [])
			await drawPrintPicture(shop, { ...order, cover_id }, picture, new AbortController().signal);
		return bought.filter(({ size }) => size === "print").map(({ what }) => what);
	};
	const large = await printed();
	expect((await backOf(shop, order)).words.length).toBeGreaterThan(5);
	expect(new Set(large).size).toBe(large.length);
	expect(bought.filter(({ size }) => size === "screen")).toHaveLength(before);
	expect((await spentOn(shop, bookId)).pictures).toBe(before + large.length);

	// Other words on it afterwards change no picture.
	must(await editWords(shop, null, { ...asked, pages: [{ number: 5, words: "And on.", version: 3 }] }));
	await runDueJobs(shop);
	expect(await printed()).toEqual(large);

	must(await redrawPage(shop, null, { ...asked, number: 5 }));
	await runDueJobs(shop);
	expect(await printed()).toEqual([...large, "page 4"]);
	expect((await spentOn(shop, bookId)).pictures).toBe(bought.length);

	// All that was bought is among what goes with the book.
	const versions = await shop.db.selectFrom("page_versions").select(["id", "first_page"]).execute();
	const covers = await shop.db.selectFrom("covers").select("id").execute();
	const keys = [...versions.flatMap(allPageKeys), ...covers.flatMap(allCoverKeys)];
	const there = await Promise.all(keys.map((key) => shop.providers.files.get(key)));
	const pictures = there.map((file) => new TextDecoder().decode(file ?? undefined));
	expect(new Set(pictures.filter((told) => told.startsWith("picture "))).size).toBe(bought.length);
});

test("a name on a cover that is kept as it was bought is spelled anew on that picture, and nothing is bought", async () => {
	const { illustrator, bought } = quickPainter();
	const shop = await openTestShop({ illustrator });
	const { bookId } = await drawnBook(shop, ROSA);
	const orderId = await ordered(shop, ROSA.id, bookId);
	await shop.db.updateTable("orders").set({ state: "proof" }).execute();
	const { body } = await shop.db.selectFrom("scripts").select("body").executeTakeFirstOrThrow();
	const script = JSON.parse(body);
	const title = `${script.cast[0].name}'s Kite`;
	await shop.db
		.updateTable("scripts")
		.set({ body: JSON.stringify({ ...script, title }) })
		.execute();
	await shop.db.updateTable("books").set({ title }).execute();
	const book = () => shop.db.selectFrom("books").select(["title", "cover_id"]).executeTakeFirstOrThrow();
	const { cover_id } = await book();
	await shop.db.updateTable("orders").set({ title, cover_id }).execute();
	const before = bought.length;
	const asked = { orderId, key: new URL(orderLink(shop, orderId)).searchParams.get("key") };
	must(await respellName(shop, null, { ...asked, who: "c1", name: "Róisín" }));
	await runDueJobs(shop);
	expect((await book()).title).toBe("Róisín's Kite");
	expect((await book()).cover_id).not.toBe(cover_id);
	expect(bought).toHaveLength(before);
	expect(await spentOn(shop, bookId)).toMatchObject({ pictures: before });
});
