import { expect, test } from "vitest";
import { familyOf, openAccountOf } from "~/shop/accounts/accounts.testing";
import { claimGuest } from "~/shop/accounts/claim-guest.server";
import { ideaOf, ROSA } from "~/shop/books/books.testing";
import { startBook } from "~/shop/books/start-book.server";
import { startCover } from "~/shop/covers/start-cover.server";
import { findCredits, writeCredits } from "~/shop/covers/store.server";
import { openTestShop, quickIllustrator } from "~/shop.testing";
import { counting, runAll, sentForm } from "./making.testing";

/** A guest's cover is being drawn when its family signs in to an account that has used so many. Gives what came of it. */
async function signInWhileDrawing(used: number, frozenUntil: string | null = null) {
	const bought = counting();
	const shop = await openTestShop(bought);
	const { id: userId } = await openAccountOf(shop);
	if (used > 0) await writeCredits(shop.db, userId, { used, frozenUntil });
	bought.illustrator.drawCover.mockImplementationOnce(async (...brief) => {
		await claimGuest(shop, { userId, guestId: ROSA.id, provedEmail: null });
		return quickIllustrator().drawCover(...brief);
	});
	const bookId = await sentForm(shop);
	await runAll(shop);
	const book = await shop.db
		.selectFrom("books")
		.innerJoin("covers", "covers.id", "books.cover_id")
		.select(["books.id", "covers.owner_id", "covers.state"])
		.executeTakeFirst();
	// Whatever is left of the free covers, the cover that was drawn is the family's.
	expect(book).toEqual({ id: bookId, owner_id: userId, state: "ready" });
	const rows = await shop.db.selectFrom("credits").select("owner_id").execute();
	expect(rows).toEqual([{ owner_id: userId }]);
	const credits = await findCredits(shop.db, userId, shop.clock.now().toISOString());
	return { shop, credits };
}

test("a cover that arrives after its guest has signed in is paid for by the account", async () => {
	const { credits } = await signInWhileDrawing(0);
	expect(credits).toEqual({ used: 1, frozenUntil: null });
});

test("it may be the account's fifth: the freeze begins", async () => {
	const { credits } = await signInWhileDrawing(4);
	expect(credits).toEqual({ used: 5, frozenUntil: expect.stringContaining("2026-03-09T") });
});

test("a guest's cover under way holds the account's last credit back: twenty requests at once yield none beside it", async () => {
	const bought = counting();
	const shop = await openTestShop(bought);
	const family = familyOf(await openAccountOf(shop));
	const started = await startBook(shop, family, await ideaOf(shop, family), { door: "call" });
	await runAll(shop);
	await writeCredits(shop.db, family.id, { used: 4, frozenUntil: null });
	const request = {
		bookId: started.ok ? started.value.bookId : "",
		addressHash: "an address",
		awaited: false,
	};
	const answers: string[] = [];
	bought.illustrator.drawCover.mockImplementationOnce(async (...brief) => {
		await claimGuest(shop, { userId: family.id, guestId: ROSA.id, provedEmail: null });
		const twenty = Array.from({ length: 20 }, () => startCover(shop, family, request));
		for (const answer of await Promise.all(twenty)) answers.push(answer.ok ? "drawn" : answer.error.code);
		return quickIllustrator().drawCover(...brief);
	});
	await sentForm(shop);
	await runAll(shop);
	expect(answers).toEqual(Array(20).fill("frozen"));
	expect(await shop.db.selectFrom("covers").select("state").execute()).toEqual([{ state: "ready" }]);
});

test("an account that is frozen already stays so as long as it was, and owes no sixth", async () => {
	const frozenUntil = "2026-03-04T09:00:00.000Z";
	const { shop, credits } = await signInWhileDrawing(5, frozenUntil);
	expect(credits).toEqual({ used: 5, frozenUntil });
	shop.clock.advance(Date.parse(frozenUntil) - shop.clock.now().getTime());
	const [row] = await shop.db.selectFrom("credits").select("owner_id").execute();
	expect(await findCredits(shop.db, row?.owner_id ?? "", shop.clock.now().toISOString())).toEqual({
		used: 0,
		frozenUntil: null,
	});
});
