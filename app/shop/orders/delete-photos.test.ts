import { beforeEach, describe, expect, test } from "vitest";
import { filesOf } from "~/jobs/sweep.testing";
import { bookOf, endFreeze, freeze, send } from "~/jobs/waiting.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Actor } from "~/shop/actor";
import { FAMILY, ideaOf, ROSA, STRANGER } from "~/shop/books/books.testing";
import { readDraft } from "~/shop/books/read-draft.server";
import { readShownBook, readStage } from "~/shop/books/read-stage.server";
import { PHOTOS_DELETED } from "~/shop/books/rules";
import { startBook } from "~/shop/books/start-book.server";
import { charged, DELIVERY, must, ordersOf, paymentsOf, prepared } from "~/shop/checkout/checkout.testing";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { drawPrintCover } from "~/shop/covers/draw-print-cover.server";
import { startCover } from "~/shop/covers/start-cover.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { deletePhotosOf, readPhotosOf } from "./delete-photos.server";
import { drawnBook, keptOf, ordered } from "./delete-photos.testing";
import { placeOrder } from "./place-order.server";
import { photoNeed } from "./rules";

const GONE = { photos: false, heads: false, likenesses: false };

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

/** The pages of a book and its back cover, by their numbers: drawn once, they stay as its cover does. */
const PAGES = Array.from({ length: 25 }, (_, index) => `${index + 1}.jpg`);

/** The names of all files that are kept, the cover's before the pages'. */
async function shownOf(shop: TestShop): Promise<string[]> {
	const order = ["screen.jpg", ...PAGES];
	return (await filesOf(shop)).sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

const deleted = async (actor: Actor, bookId: string) => {
	const left = must(await deletePhotosOf(shop, actor, bookId));
	await runDueJobs(shop);
	return left;
};

const STANDING = { ordered: false, ordersEnded: true, isPaid: false, isDrawing: false };
test.each([
	["nobody has ordered", {}, null],
	["is being made", { ordered: true, ordersEnded: false }, "making"],
	["has arrived", { ordered: true }, null],
	["is being paid for", { isPaid: true }, "paying"],
	["is being drawn", { isDrawing: true }, "drawing"],
	[
		"is being drawn, photos and all, though it is being paid for",
		{ isPaid: true, isDrawing: true },
		"drawing",
	],
] as const)("a book that %s", (_what, change, need) => {
	expect(photoNeed({ ...STANDING, ...change })).toBe(need);
});

describe.each([
	["guest", ROSA],
	["family", FAMILY],
] as const)("of a %s's book that nobody has ordered", (_kind, owner: Actor) => {
	test("photos, thumbnails and heads go at once, files and all; its cover stays, and again changes nothing", async () => {
		const { bookId } = await drawnBook(shop, owner);
		expect(must(await readPhotosOf(shop, owner, bookId)).canGo).toBe(true);
		const before = (await filesOf(shop)).length;
		const left = await deleted(owner, bookId);
		expect(left).toMatchObject({ canGo: false, hasCover: true, stays: [], others: [] });
		expect(await keptOf(shop, bookId)).toEqual(GONE);
		expect(before).toBeGreaterThan(1);
		expect(await shownOf(shop)).toEqual(["screen.jpg", ...PAGES]);
		expect(await deleted(owner, bookId)).toEqual(left);
		expect(await shownOf(shop)).toEqual(["screen.jpg", ...PAGES]);
	});

	test("the form asks for them again; nothing is drawn or sold without them", async () => {
		const { bookId } = await drawnBook(shop, owner);
		await deleted(owner, bookId);
		const draft = await readDraft(shop, owner);
		expect(draft.photosGone).toEqual([0, 1]);
		expect(draft.form.characters.map(({ imageUrl }) => imageUrl)).toEqual(["", ""]);
		const shown = await readShownBook(shop, owner, bookId);
		expect(shown).toMatchObject({ bookId, photosDeleted: true });
		const refused = { ok: false, error: { code: "conflict", message: PHOTOS_DELETED } };
		expect(await startCover(shop, owner, { bookId, addressHash: "", awaited: false })).toEqual(refused);
		const sale = await preparePayment(shop, owner as typeof FAMILY, { bookId, delivery: { ...DELIVERY } });
		expect(sale).toEqual(refused);
	});

	test("a stranger is told that there is no such book, and takes nothing away", async () => {
		const { bookId } = await drawnBook(shop, owner);
		const kept = await keptOf(shop, bookId);
		for (const use of [readPhotosOf, deletePhotosOf]) {
			const theirs = await use(shop, STRANGER, bookId);
			expect(theirs).toEqual(await use(shop, STRANGER, "book_nobody"));
			expect(theirs).toMatchObject({ ok: false, error: { code: "not_found" } });
		}
		await runDueJobs(shop);
		expect(await keptOf(shop, bookId)).toEqual(kept);
	});

	test("in two tabs at once", async () => {
		const { bookId } = await drawnBook(shop, owner);
		const both = await Promise.all([
			deletePhotosOf(shop, owner, bookId),
			deletePhotosOf(shop, owner, bookId),
		]);
		await runDueJobs(shop);
		expect(both.map((one) => must(one).canGo)).toEqual([false, false]);
		expect(await keptOf(shop, bookId)).toEqual(GONE);
		expect(await shownOf(shop)).toEqual(["screen.jpg", ...PAGES]);
	});
});

describe("an ordered book", () => {
	test("keeps its heads while it is made, and nothing else; once it has arrived they can go", async () => {
		const { bookId } = await drawnBook(shop, ROSA);
		const orderId = await ordered(shop, ROSA.id, bookId);
		const left = await deleted(ROSA, bookId);
		expect(left).toMatchObject({ canGo: false, stays: [{ title: "Rosa and the Whale", need: "making" }] });
		expect(await keptOf(shop, bookId)).toEqual({ ...GONE, likenesses: true });
		const { cover_id } = await bookOf(shop, bookId);
		expect((await drawPrintCover(shop, cover_id ?? "")).ok).toBe(true);

		await shop.db.updateTable("orders").set({ state: "delivered" }).where("id", "=", orderId).execute();
		expect(must(await readPhotosOf(shop, ROSA, bookId))).toMatchObject({ canGo: true, stays: [] });
		await deleted(ROSA, bookId);
		expect(await keptOf(shop, bookId)).toEqual(GONE);
	});

	test("keeps them also where another book from the same photos loses them", async () => {
		const first = await drawnBook(shop, ROSA);
		await ordered(shop, ROSA.id, first.bookId);
		const second = await drawnBook(shop, ROSA, { ...first.form, title: "Rosa and the Moon" });
		const told = must(await readPhotosOf(shop, ROSA, second.bookId));
		expect(told).toMatchObject({ canGo: true, stays: [{ title: "Rosa and the Whale", need: "making" }] });
		await deleted(ROSA, second.bookId);
		expect(await keptOf(shop, first.bookId)).toEqual({ ...GONE, likenesses: true });
		expect(await keptOf(shop, second.bookId)).toEqual(GONE);
	});
});

test("of an order that went into an account, photos and heads that stayed in the guest's browser are that guest's to delete", async () => {
	const { bookId, form } = await drawnBook(shop, ROSA);
	await ordered(shop, ROSA.id, bookId);
	await shop.db.updateTable("books").set({ owner_id: FAMILY.id }).where("id", "=", bookId).execute();
	await deleted(FAMILY, bookId);
	expect(await keptOf(shop, bookId)).toEqual({ photos: true, heads: true, likenesses: true });
	const another = await drawnBook(shop, ROSA, { ...form, title: "Rosa and the Moon" });
	expect((await bookOf(shop, another.bookId)).cover_id).not.toBeNull();
});

test("other books from the same photos are named, and lose them too", async () => {
	const first = await drawnBook(shop, ROSA);
	const second = await drawnBook(shop, ROSA, { ...first.form, title: "Rosa and the Moon" });
	expect(must(await readPhotosOf(shop, ROSA, first.bookId)).others).toEqual(["Rosa and the Moon"]);
	await deleted(ROSA, first.bookId);
	expect(await keptOf(shop, second.bookId)).toEqual(GONE);
});

test("while a cover is being drawn nothing goes; when it is there, all of it", async () => {
	const { bookId } = must(await startBook(shop, ROSA, await ideaOf(shop, ROSA), { door: "call" }));
	expect(must(await deletePhotosOf(shop, ROSA, bookId)).stays).toMatchObject([{ need: "drawing" }]);
	await runDueJobs(shop);
	must(await startCover(shop, ROSA, { bookId, addressHash: "", awaited: false }));
	expect(must(await deletePhotosOf(shop, ROSA, bookId)).stays).toMatchObject([{ need: "drawing" }]);
	await runDueJobs(shop);
	expect(await keptOf(shop, bookId)).toMatchObject({ photos: true, likenesses: true });
	await deleted(ROSA, bookId);
	expect(await keptOf(shop, bookId)).toEqual(GONE);
});

test("a story that waits for its cover waits no more, and says what it needs", async () => {
	await freeze(shop, ROSA);
	const bookId = await send(shop, ROSA);
	expect(must(await readPhotosOf(shop, ROSA, bookId))).toMatchObject({ isWaiting: true, canGo: true });
	await deleted(ROSA, bookId);
	expect(await keptOf(shop, bookId)).toEqual(GONE);
	expect(await readStage(shop, ROSA, bookId)).toMatchObject({ at: "failed", failure: "photo_gone" });
	await endFreeze(shop);
	expect((await bookOf(shop, bookId)).cover_id).toBeNull();
});

test("a likeness that is being kept while its photos are deleted is not kept", async () => {
	await freeze(shop, ROSA);
	const { put } = shop.providers.files;
	let deletes = true;
	shop.providers.files.put = async (key, ...file) => {
		await put(key, ...file);
		if (!deletes || !/^likenesses\/book/.test(key)) return;
		deletes = false;
		const { id } = await shop.db.selectFrom("books").select("id").executeTakeFirstOrThrow();
		must(await deletePhotosOf(shop, ROSA, id));
	};
	const bookId = await send(shop, ROSA);
	await runDueJobs(shop);
	expect(deletes).toBe(false);
	expect(await keptOf(shop, bookId)).toEqual(GONE);
	expect(await filesOf(shop)).toEqual([]);
});

describe("a payment", () => {
	const guest = ROSA as { kind: "guest"; id: string };

	test("that is only prepared is called off: nobody can pay for what can't be made", async () => {
		const { bookId } = await drawnBook(shop, guest);
		await prepared(shop, guest, bookId);
		await deleted(guest, bookId);
		expect(await keptOf(shop, bookId)).toEqual(GONE);
		expect((await paymentsOf(shop)).map(({ state }) => state)).toEqual(["canceled"]);
	});

	test("that has been charged keeps the heads for the order it becomes", async () => {
		const { bookId } = await drawnBook(shop, guest);
		const paymentId = await charged(shop, guest, bookId);
		expect((await deleted(guest, bookId)).stays).toMatchObject([{ need: "paying" }]);
		expect(await keptOf(shop, bookId)).toEqual({ ...GONE, likenesses: true });
		must(await placeOrder(shop, guest, paymentId));
		expect(await ordersOf(shop)).toHaveLength(1);
	});

	test("that was quicker than all that goes back", async () => {
		const { bookId } = await drawnBook(shop, guest);
		const paymentId = await charged(shop, guest, bookId);
		await shop.db.updateTable("characters").set({ likeness_key: null }).execute();
		await shop.db.deleteFrom("heads").execute();
		await shop.db.updateTable("photos").set({ deleted_at: shop.clock.now().toISOString() }).execute();
		expect((await placeOrder(shop, guest, paymentId)).ok).toBe(false);
		expect((await paymentsOf(shop)).map(({ refund }) => refund)).toEqual(["book gone"]);
	});
});
