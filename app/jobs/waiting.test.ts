import { describe, expect, test } from "vitest";
import { mailsTo } from "~/shop/accounts/accounts.testing";
import { ideaOf } from "~/shop/books/books.testing";
import { clearFinishedDraft } from "~/shop/books/clear-finished-draft.server";
import { listBooks } from "~/shop/books/list-books.server";
import { likenessKey } from "~/shop/books/picture-keys";
import { readStage } from "~/shop/books/read-stage.server";
import { saveDraft } from "~/shop/books/save-draft.server";
import { family, makeBook, must } from "~/shop/checkout/checkout.testing";
import { loadSale } from "~/shop/checkout/sale.server";
import { FREEZE_MS } from "~/shop/covers/rules";
import { startCover } from "~/shop/covers/start-cover.server";
import { submitBookForm } from "~/shop/covers/submit-book-form.server";
import { openTestShop, TEST_START } from "~/shop.testing";
import { counting } from "./making.testing";
import { DAY, HOUR, swept } from "./sweep.testing";
import { bookOf, drawnOf, endFreeze, FREE_AGAIN, freeze, send, waiting } from "./waiting.testing";
import { runDueJobs } from "./worker.server";

describe("a story sent while frozen", () => {
	test("has its likenesses at once, and its cover drawn from them when the freeze ends, long after its photos", async () => {
		const { shop, bought, kin, bookId } = await waiting();
		expect(bought.illustrator.drawHeads).toHaveBeenCalledTimes(2);
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
		expect(bought.illustrator.drawHeads).toHaveBeenCalledTimes(2);
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
		const draw = bought.illustrator.drawHeads.getMockImplementation();
		const drawn: string[] = [];
		let last = bookId;
		bought.illustrator.drawHeads.mockImplementationOnce(async (...asked) => {
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
