import { describe, expect, test } from "vitest";
import { familyOf, mailsTo, openAccountOf } from "~/shop/accounts/accounts.testing";
import { claimGuest } from "~/shop/accounts/claim-guest.server";
import type { Actor } from "~/shop/actor";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { clearFinishedDraft } from "~/shop/books/clear-finished-draft.server";
import { listBooks } from "~/shop/books/list-books.server";
import { likenessKey } from "~/shop/books/picture-keys";
import { readStage } from "~/shop/books/read-stage.server";
import { saveDraft } from "~/shop/books/save-draft.server";
import { charged, family, makeBook, must } from "~/shop/checkout/checkout.testing";
import { loadSale } from "~/shop/checkout/sale.server";
import { FREEZE_MS } from "~/shop/covers/rules";
import { startCover } from "~/shop/covers/start-cover.server";
import { writeCredits } from "~/shop/covers/store.server";
import { submitBookForm } from "~/shop/covers/submit-book-form.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import type { Shop } from "~/shop.server";
import { openTestShop, TEST_START, type TestShop } from "~/shop.testing";
import { counting } from "./making.testing";
import { DAY, HOUR, swept } from "./sweep.testing";
import { runDueJobs } from "./worker.server";

const FREE_AGAIN = new Date(Date.parse(TEST_START) + FREEZE_MS).toISOString();

async function freeze(shop: Shop, owner: { id: string }, until = FREE_AGAIN): Promise<void> {
	await writeCredits(shop.db, owner.id, { used: 5, frozenUntil: until });
}

/** Sends a story by the form, as a change of `book` if that is given; gives its book's id, its synopsis written. */
async function send(shop: Shop, actor: Actor, title = "Rosa and the Whale", book = ""): Promise<string> {
	const form = await ideaOf(shop, actor, { title });
	must(await saveDraft(shop, actor, form, "an address"));
	const { bookId } = must(await submitBookForm(shop, actor, { ...form, book }, "an address"));
	await runDueJobs(shop);
	return bookId;
}

/** A family that is frozen and has sent a story. */
async function waiting(bought = counting()) {
	const shop = await openTestShop(bought);
	const user = await openAccountOf(shop);
	const kin = familyOf(user);
	await freeze(shop, kin);
	return { shop, bought, user, kin, bookId: await send(shop, kin) };
}

const bookOf = (shop: Shop, bookId: string) =>
	shop.db.selectFrom("books").selectAll().where("id", "=", bookId).executeTakeFirstOrThrow();
const drawnOf = async (shop: Shop) =>
	(
		await shop.db
			.selectFrom("books")
			.select("title")
			.where("cover_id", "is not", null)
			.orderBy("id")
			.execute()
	).map(({ title }) => title);

async function endFreeze(shop: TestShop): Promise<void> {
	shop.clock.advance(FREEZE_MS);
	await runDueJobs(shop);
}

describe("a story sent while frozen", () => {
	test("has its likenesses at once, and its cover drawn from them when the freeze ends, long after its photos", async () => {
		const { shop, bought, kin, bookId } = await waiting();
		expect(bought.illustrator.drawLikeness).toHaveBeenCalledTimes(2);
		expect(await readStage(shop, kin)).toEqual({ at: "frozen", title: "Rosa and the Whale" });
		shop.clock.advance(2 * DAY);
		await swept(shop);
		expect(await shop.db.selectFrom("photos").select("id").where("deleted_at", "is", null).execute()).toEqual(
			[],
		);
		shop.clock.advance(FREEZE_MS - 2 * DAY - 1);
		await runDueJobs(shop);
		expect(bought.illustrator.drawCover).not.toHaveBeenCalled();
		shop.clock.advance(1);
		await runDueJobs(shop);
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
		expect(bought.illustrator.drawLikeness).toHaveBeenCalledTimes(2);
		expect(await readStage(shop, kin)).toEqual({ at: "cover", bookId });
	});

	test("is offered for 48 hours from its cover, and not before", async () => {
		const { shop, kin, bookId } = await waiting();
		const shown = async () => must(await listBooks(shop, kin, { page: 1 })).books[0];
		expect(await shown()).toMatchObject({ createdAt: TEST_START, offerEndsAt: null, isWaiting: true });
		await endFreeze(shop);
		const offerEndsAt = new Date(Date.parse(FREE_AGAIN) + 2 * DAY).toISOString();
		expect(await shown()).toMatchObject({ createdAt: FREE_AGAIN, offerEndsAt, isWaiting: false });
		shop.clock.advance(2 * DAY - 1);
		expect((await loadSale(shop, kin, { bookId })).ok).toBe(true);
		shop.clock.advance(1);
		expect(await loadSale(shop, kin, { bookId })).toMatchObject({ ok: false, error: { code: "forbidden" } });
	});

	test("keeps its offer's beginning with another cover", async () => {
		const { shop, kin, bookId } = await waiting();
		await endFreeze(shop);
		shop.clock.advance(HOUR);
		must(await startCover(shop, kin, { bookId, addressHash: "", awaited: false }));
		await runDueJobs(shop);
		expect((await bookOf(shop, bookId)).created_at).toBe(FREE_AGAIN);
	});

	test("is the same book when it is sent again, and is drawn and told once", async () => {
		const { shop, bought, user, kin, bookId } = await waiting();
		const form = JSON.parse(
			(await shop.db.selectFrom("drafts").select("form").executeTakeFirstOrThrow()).form,
		);
		shop.clock.advance(3 * HOUR);
		for (let press = 0; press < 3; press++) {
			expect(await submitBookForm(shop, kin, form, "an address")).toMatchObject({
				error: { code: "frozen" },
			});
		}
		await runDueJobs(shop);
		await endFreeze(shop);
		await runDueJobs(shop);
		expect(await shop.db.selectFrom("books").select("id").execute()).toEqual([{ id: bookId }]);
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
		const mails = await mailsTo(shop, user.email);
		expect(mails.filter(({ subject }) => subject.startsWith("The cover of"))).toHaveLength(1);
	});

	test("by a call waits as well", async () => {
		const shop = await openTestShop(counting());
		const kin = family();
		const bookId = await makeBook(shop, kin, { cover: false });
		await freeze(shop, kin);
		const asked = await startCover(shop, kin, { bookId, addressHash: "", awaited: true });
		expect(asked).toMatchObject({ ok: false, error: { code: "frozen" } });
		await endFreeze(shop);
		expect(await drawnOf(shop)).toEqual(["The Whale"]);
	});

	test("may still be changed, and waits on as the same book", async () => {
		const { shop, bought, kin, bookId } = await waiting();
		expect(await send(shop, kin, "Rosa and the Fox", bookId)).toBe(bookId);
		await endFreeze(shop);
		expect(await drawnOf(shop)).toEqual(["Rosa and the Fox"]);
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(1);
	});

	test("counts among the books being begun: nobody queues a hundred", async () => {
		const { shop, kin } = await waiting();
		for (let more = 2; more <= 5; more++) {
			await clearFinishedDraft(shop, kin);
			await send(shop, kin, `Story ${more}`);
		}
		await clearFinishedDraft(shop, kin);
		const sixth = await saveDraft(shop, kin, await ideaOf(shop, kin), "an address");
		expect(sixth).toMatchObject({ ok: false, error: { code: "quota" } });
	});

	test("leaves no likeness behind when its photos are replaced while one is being drawn", async () => {
		const bought = counting();
		const { shop, kin, bookId } = await waiting(bought);
		const draw = bought.illustrator.drawLikeness.getMockImplementation();
		const drawn: string[] = [];
		let last = bookId;
		bought.illustrator.drawLikeness.mockImplementationOnce(async (...asked) => {
			const characters = await shop.db.selectFrom("characters").selectAll().execute();
			drawn.push(...characters.map(likenessKey));
			last = await send(shop, kin, "Rosa and the Bear", bookId);
			return draw ? draw(...asked) : { ok: false, error: "unavailable" };
		});
		await send(shop, kin, "Rosa and the Fox", bookId);
		expect(last).toBe(bookId);
		expect(drawn).toHaveLength(2);
		for (const key of drawn) expect(await shop.providers.files.get(key)).toBeNull();
	});

	test("by calls counts among the books being begun as well: one too many is refused and doesn't wait", async () => {
		const { shop, kin } = await waiting();
		const asked: string[] = [];
		for (let more = 2; more <= 6; more++) {
			asked.push(await makeBook(shop, kin, { title: `Story ${more}`, cover: false }));
		}
		for (const bookId of asked) {
			const refused = await startCover(shop, kin, { bookId, addressHash: "", awaited: true });
			expect(refused).toMatchObject({ ok: false, error: { code: "frozen" } });
		}
		const waits = await shop.db.selectFrom("books").select("id").where("failure", "=", "frozen").execute();
		expect(waits).toHaveLength(5);
	});

	test("can be followed by another; both wait", async () => {
		const { shop, kin } = await waiting();
		await clearFinishedDraft(shop, kin);
		await send(shop, kin, "The Fox");
		await endFreeze(shop);
		expect(await drawnOf(shop)).toEqual(["Rosa and the Whale", "The Fox"]);
	});
});

test("more stories than covers: each in turn, the rest at the next freeze's end", async () => {
	const shop = await openTestShop(counting());
	shop.settings.RATE_LIMIT_SCALE = 2;
	const kin = family();
	await freeze(shop, kin);
	for (let story = 1; story <= 7; story++) {
		const bookId = await makeBook(shop, kin, { title: `Story ${story}`, cover: false });
		await startCover(shop, kin, { bookId, addressHash: "", awaited: false });
	}
	await endFreeze(shop);
	expect(await drawnOf(shop)).toEqual(["Story 1", "Story 2", "Story 3", "Story 4", "Story 5"]);
	await endFreeze(shop);
	expect(await drawnOf(shop)).toHaveLength(7);
});

describe("the cover is drawn right away", () => {
	test("when an order ends the freeze", async () => {
		const { shop, kin } = await waiting();
		const ordered = await makeBook(shop, kin, { title: "The one that is ordered" });
		must(await placeOrder(shop, kin, await charged(shop, kin, ordered)));
		await runDueJobs(shop);
		expect(await drawnOf(shop)).toContain("Rosa and the Whale");
	});

	test("when the drawing that held the last cover back fails", async () => {
		const bought = counting();
		const shop = await openTestShop(bought);
		const kin = family();
		await writeCredits(shop.db, kin.id, { used: 4, frozenUntil: null });
		const held = await makeBook(shop, kin, { title: "Held", cover: false });
		const other = await makeBook(shop, kin, { title: "Other", cover: false });
		must(await startCover(shop, kin, { bookId: held, addressHash: "", awaited: false }));
		expect((await startCover(shop, kin, { bookId: other, addressHash: "", awaited: false })).ok).toBe(false);
		bought.illustrator.drawCover.mockResolvedValueOnce({ ok: false, error: "refused" });
		await runDueJobs(shop);
		expect(await drawnOf(shop)).toEqual(["Other"]);
	});

	test("when its guest signs in to an account that is frozen for less long", async () => {
		const shop = await openTestShop(counting());
		const { id: userId } = await openAccountOf(shop);
		await freeze(shop, ROSA);
		const soon = new Date(shop.clock.now().getTime() + DAY).toISOString();
		await freeze(shop, { id: userId }, soon);
		await send(shop, ROSA);
		await claimGuest(shop, { userId, guestId: ROSA.id, openedOrders: [], provedEmail: null });
		await runDueJobs(shop);
		expect(await drawnOf(shop)).toEqual([]);
		shop.clock.advance(DAY);
		await runDueJobs(shop);
		expect(await drawnOf(shop)).toEqual(["Rosa and the Whale"]);
	});
});

describe("what can't be drawn", () => {
	test("a photo that is refused is told now, while it can still be replaced", async () => {
		const bought = counting();
		bought.illustrator.drawLikeness.mockResolvedValue({ ok: false, error: "refused" });
		const { shop, kin } = await waiting(bought);
		expect(await readStage(shop, kin)).toMatchObject({ at: "failed", what: "cover", failure: "refused" });
	});

	test("an illustrator who is away when the freeze ends is asked again each hour", async () => {
		const { shop, bought, kin } = await waiting();
		bought.illustrator.drawCover.mockResolvedValue({ ok: false, error: "unavailable" });
		await endFreeze(shop);
		for (let turn = 0; turn < 6; turn++) {
			await runDueJobs(shop);
			shop.clock.advance(10_000);
		}
		expect(bought.illustrator.drawCover).toHaveBeenCalledTimes(3);
		bought.illustrator.drawCover.mockReset();
		bought.illustrator.drawCover.mockImplementation(counting().illustrator.drawCover);
		shop.clock.advance(HOUR);
		await runDueJobs(shop);
		expect((await readStage(shop, kin)).at).toBe("cover");
	});

	test("a book that is forgotten meanwhile", async () => {
		const { shop, bought } = await waiting();
		await shop.db.deleteFrom("books").execute();
		await endFreeze(shop);
		expect(bought.illustrator.drawCover).not.toHaveBeenCalled();
	});
});

test("fifty covers a day from one network address count what is drawn by itself", async () => {
	const shop = await openTestShop(counting());
	await makeBook(shop, ROSA);
	await shop.db.updateTable("covers").set({ address_hash: "home" }).execute();
	await freeze(shop, ROSA);
	await send(shop, ROSA);
	shop.clock.advance(FREEZE_MS - HOUR);
	for (let visitor = 0; visitor < 50; visitor++) await makeBook(shop, { id: `guest_${visitor}` });
	await shop.db.updateTable("covers").set({ address_hash: "home" }).execute();
	shop.clock.advance(HOUR);
	await runDueJobs(shop);
	expect(await drawnOf(shop)).not.toContain("Rosa and the Whale");
	shop.clock.advance(DAY);
	await runDueJobs(shop);
	expect(await drawnOf(shop)).toContain("Rosa and the Whale");
});

describe("the mail", () => {
	test("tells a family until when the book can be ordered, and where", async () => {
		const { shop, user, bookId } = await waiting();
		await endFreeze(shop);
		const [mail] = await mailsTo(shop, user.email);
		expect(mail?.subject).toBe("The cover of “Rosa and the Whale” is drawn");
		expect(mail?.text).toContain("11 March 2026 at 09:00");
		expect(mail?.text).toContain(`http://localhost:3000/books#${bookId}`);
	});

	test("goes to the address a guest gave with an order, and to nobody who gave none", async () => {
		for (const gave of [true, false]) {
			const shop = await openTestShop(counting());
			if (gave) await makeOrder(shop, ROSA.id);
			await freeze(shop, ROSA);
			const bookId = await send(shop, ROSA);
			await endFreeze(shop);
			const texts = ((await shop.providers.sandbox.outbox?.list()) ?? []).map(({ to, text }) => to + text);
			expect(texts).toEqual(
				gave ? [expect.stringMatching(`^Ada@Example.com[^]*/create-book/cover\\?book=${bookId}\\n`)] : [],
			);
		}
	});

	test("isn't sent for a cover that a family looks on", async () => {
		const { shop, user, kin, bookId } = await waiting();
		shop.clock.advance(FREEZE_MS);
		must(await startCover(shop, kin, { bookId, addressHash: "", awaited: false }));
		await runDueJobs(shop);
		expect((await bookOf(shop, bookId)).cover_id).not.toBeNull();
		expect((await mailsTo(shop, user.email)).map(({ subject }) => subject)).toEqual([
			"Welcome to Fable & Kin",
		]);
	});
});
