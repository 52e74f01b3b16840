import { enqueue } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { findDrawable } from "~/shop/books/find-drawable.server";
import { readScript } from "~/shop/books/read-script.server";
import { readCredits } from "~/shop/covers/read-credits.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Script } from "~/studio/story/script";
import { nextLook } from "./looks.server";
import { CHANGES, isTold, PAGES_TEXTS, spreadOf } from "./rules";
import { listVersions } from "./store.server";
import { insertVersion, listOwnVersions, takeChange } from "./versions-store.server";

/**
 * Has the picture that a page is on made once more: the same words drawn anew and composed otherwise (`redraw`), or other words, and
 * drawn with them (`reword`). It is in the book once it has arrived, and what there was stays to be chosen. While one is under way another press
 * asks for nothing more. Errors: `frozen`, `quota` (no more of them), `not_found` (no such page), `conflict` where the writer has no
 * other words for it, and as `findDrawable`.
 */
export async function changePage(
	shop: Shop,
	actor: Actor,
	{ bookId, number, by }: { bookId: string; number: number; by: keyof typeof CHANGES },
): Promise<Result<null>> {
	const book = await findDrawable(shop, shop.db, actor, bookId);
	if (!book.ok) return book;
	const firstPage = spreadOf(number);
	const versions = await listOwnVersions(shop.db, actor.id, { bookId, firstPage });
	const inBook = versions.find(({ chosen }) => chosen === 1);
	if (!inBook) return fail("not_found", PAGES_TEXTS.notFound);
	if (versions.some(({ state }) => state === "writing" || state === "drawing")) return done(null);
	const script = await readScript(shop, bookId);
	if (by === "reword" && !hasOtherWords(shop, script, firstPage))
		return fail("conflict", PAGES_TEXTS.ownWords);
	if ((await readCredits(shop, actor)).freezeExpiresAt !== null) return fail("frozen", PAGES_TEXTS.frozen);
	const { most, used } = CHANGES[by];
	const version = versions.length + 1;
	const id = shop.ids.next("page");
	const all = await listVersions(shop.db, bookId);
	const picture =
		by === "reword"
			? { words: null, seed: inBook.seed, look: inBook.look, state: "writing" as const }
			: {
					words: inBook.words,
					seed: `${bookId}:${version}`,
					look: script && nextLook(script, all, firstPage),
					state: "drawing" as const,
				};
	const isTaken = await shop.db
		.transaction()
		.execute(async (trx) => {
			if (!(await takeChange(trx, bookId, by, most))) return false;
			const begun = await insertVersion(trx, {
				id,
				book_id: bookId,
				first_page: firstPage,
				version,
				made_by: by,
				...picture,
				failure: null,
				created_at: shop.clock.now().toISOString(),
			});
			// A press at the same moment has begun it: nothing is counted twice.
			if (!begun) throw new Joined();
			await enqueue(trx, shop, { kind: "draw-pages", key: `draw-pages:${id}`, payload: { bookId } });
			return true;
		})
		.catch(unlessJoined);
	return isTaken ? done(null) : fail("quota", used);
}

function hasOtherWords({ providers: { writer } }: Shop, script: Script | null, firstPage: number): boolean {
	const spread = script?.spreads.find(({ pages }) => pages[0] === firstPage);
	return script !== null && spread !== undefined && isTold(spread) && writer.canReword(script, firstPage);
}

/** Ends the transaction of a press that came second. */
class Joined extends Error {}

function unlessJoined(error: unknown): true {
	if (error instanceof Joined) return true;
	throw error;
}
