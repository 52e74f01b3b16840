import { beforeEach, expect, test } from "vitest";
import { runAll, sentForm } from "~/jobs/making.testing";
import { ROSA } from "~/shop/books/books.testing";
import { charged } from "~/shop/checkout/checkout.testing";
import { ANSWER_MS } from "~/shop/orders/answer";
import { placeOrder } from "~/shop/orders/place-order.server";
import { openTestShop, quickIllustrator, type TestShop } from "~/shop.testing";
import { told } from "./shop-commands.testing";

let shop: TestShop;
let id: string;
beforeEach(async () => {
	shop = await openTestShop({ illustrator: quickIllustrator() });
	const bookId = await sentForm(shop);
	await runAll(shop);
	const placed = await placeOrder(shop, ROSA, await charged(shop, ROSA, bookId));
	if (!placed.ok) throw new Error(placed.error.message);
	id = placed.value.order.id;
	await runAll(shop);
});

const facts = async () => JSON.parse(await told(shop, "proof", id, "--json"));

test("who is waited for since when, until when, and what was used, is told", async () => {
	const { at: since } = await shop.db
		.selectFrom("order_events")
		.select("at")
		.where("step", "=", "show")
		.executeTakeFirstOrThrow();
	const until = new Date(Date.parse(since) + ANSWER_MS).toISOString();
	expect(await facts()).toMatchObject({
		state: "proof",
		waitsFor: "its family",
		since,
		answerBy: until,
		redraws: { used: 0, most: 5 },
	});
	const text = await told(shop, "proof", id);
	expect(text).toContain(`waits for its family since ${since}, until ${until}`);
	expect(text).toContain("page 4  version 1  by book  ready  in the book");
	await told(shop, "hold", id, "to look at it");
	expect(await facts()).toMatchObject({ state: "on hold", waitsFor: "you", answerBy: null });
});

test("a page is drawn anew by us, into the book, and none of its family's redraws is taken", async () => {
	expect(await told(shop, "redraw", id, "5")).toContain("is being drawn anew");
	expect(await facts()).toMatchObject({ waitsFor: "its pictures" });
	await told(shop, "redraw", id, "4");
	await runAll(shop);
	const after = await facts();
	expect(after).toMatchObject({ waitsFor: "its family", redraws: { used: 0 } });
	const page4 = after.versions.filter(({ page }: { page: number }) => page === 4);
	expect(page4).toMatchObject([
		{ version: 1, madeBy: "book", inBook: false },
		{ version: 2, madeBy: "operator", state: "ready", inBook: true },
	]);
});

test("a picture that can't be drawn takes nothing from the family, and gives it nothing", async () => {
	await shop.db.updateTable("previews").set({ proof_redraws: 2 }).execute();
	await told(shop, "redraw", id, "5");
	shop.providers.illustrator = {
		...shop.providers.illustrator,
		drawSpread: async () => ({ ok: false, error: "refused" }),
	};
	await runAll(shop);
	const after = await facts();
	expect(after.redraws.used).toBe(2);
	expect(after.versions).toContainEqual(expect.objectContaining({ page: 4, version: 2, state: "failed" }));
});

test.each(["0", "25", "-1", "four", "4.5", "999"])("page %j is refused in one line", (page) =>
	expect(told(shop, "redraw", id, page)).rejects.toThrow("A page is a number from 1 to 24."));

test("what isn't open, or has no picture, is said", async () => {
	await expect(told(shop, "redraw", id, "2")).rejects.toThrow("couldn’t find this page");
	await shop.db.updateTable("orders").set({ state: "approved" }).execute();
	await expect(told(shop, "redraw", id, "5")).rejects.toThrow("approved this book");
	await expect(told(shop, "redraw", "NOWHERE1", "5")).rejects.toThrow("There is no order NOWHERE1.");
});
