import { beforeEach, expect, test } from "vitest";
import { runAll, sentForm } from "~/jobs/making.testing";
import { ROSA } from "~/shop/books/books.testing";
import { charged } from "~/shop/checkout/checkout.testing";
import { ANSWER_MS } from "~/shop/orders/answer";
import { placeOrder } from "~/shop/orders/place-order.server";
import type { OrderState } from "~/shop/orders/rules";
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

test("what an inspector found wrong with a picture that is shown is told", async () => {
	await shop.db.updateTable("covers").set({ faults: "writing" }).execute();
	const noted = { faults: "too many heads, wrong limbs" };
	await shop.db.updateTable("page_versions").set(noted).where("first_page", "=", 4).execute();
	const text = await told(shop, "proof", id);
	expect(text).toContain("cover  shown with writing");
	expect(text).toContain(
		"page 4  version 1  by book  ready  shown with too many heads, wrong limbs  in the book",
	);
	expect(text.match(/shown with/g)).toHaveLength(2);
	expect(await facts()).toMatchObject({ cover: { faults: "writing" } });
});

test.each(["0", "25", "-1", "four", "4.5", "999"])("page %j is refused in one line", (page) =>
	expect(told(shop, "redraw", id, page)).rejects.toThrow("A page is a number from 1 to 24."));

test("what isn't open, or has no picture, is said in words for whoever runs the shop", async () => {
	const refused = (page: string) => told(shop, "redraw", id, page).catch(({ message }) => message);
	expect(await refused("2")).toBe("Page 2 has no picture to redraw.");
	const order = (standing: {
		state?: OrderState;
		held_from?: OrderState | null;
		first_for?: string | null;
	}) => shop.db.updateTable("orders").set(standing).execute();
	const { bookId } = await shop.db.selectFrom("orders").select("book_id as bookId").executeTakeFirstOrThrow();
	await order({ state: "approved" });
	expect(await refused("5")).toBe("Its family has approved this book: its pictures stay as they are.");
	await order({ state: "on hold", held_from: "proof" });
	expect(await refused("5")).toBe(
		"This order is on hold. Its pictures can be redrawn while its family looks the book through: take it up again with resume.",
	);
	await order({ state: "making", held_from: null });
	expect(await refused("5")).toBe(
		"This order is being made. Its pictures can be redrawn while its family looks the book through.",
	);
	await order({ state: "proof", first_for: null });
	expect(await refused("5")).toBe(
		"This is an order again: it prints what was approved with the book’s first order.",
	);
	await order({ first_for: bookId });
	await shop.db.updateTable("characters").set({ likeness_key: null }).execute();
	expect(await refused("5")).toBe(
		"The portraits of this book’s characters have been deleted: no picture of it can be redrawn.",
	);
	await expect(told(shop, "redraw", "NOWHERE1", "5")).rejects.toThrow("There is no order NOWHERE1.");
});
