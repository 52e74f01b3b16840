import { describe, expect, test } from "vitest";
import { mailsTo, openAccountOf } from "~/shop/accounts/accounts.testing";
import { claimGuest } from "~/shop/accounts/claim-guest.server";
import { ROSA } from "~/shop/books/books.testing";
import { readStage } from "~/shop/books/read-stage.server";
import { charged, family, makeBook, must } from "~/shop/checkout/checkout.testing";
import { FREEZE_MS } from "~/shop/covers/rules";
import { startCover } from "~/shop/covers/start-cover.server";
import { writeCredits } from "~/shop/covers/store.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import { openTestShop } from "~/shop.testing";
import { counting } from "./making.testing";
import { DAY, HOUR } from "./sweep.testing";
import { bookOf, drawnOf, endFreeze, freeze, send, waiting } from "./waiting.testing";
import { runDueJobs } from "./worker.server";

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
		await claimGuest(shop, { userId, guestId: ROSA.id, provedEmail: null });
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
		bought.illustrator.drawHeads.mockResolvedValue({ ok: false, error: "refused" });
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
