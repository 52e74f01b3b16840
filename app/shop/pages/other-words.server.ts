import type { WriterError } from "~/providers/writer/port";
import { isUnsuitable } from "~/shop/books/moderation";
import { readStoryIdea } from "~/shop/books/read-script.server";
import { done } from "~/shop/result";
import { countSpending } from "~/shop/spending/spend.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import type { Script } from "~/studio/story/script";
import { listVersions, type PageVersion } from "./store.server";

/**
 * What the pages of a version may say instead of what its spread has said in any version so far. Each try asks for another
 * telling. Errors: as the writer's; `unusable` also for words that were there before.
 */
export async function otherWords(
	shop: Shop,
	script: Script,
	version: PageVersion,
	signal: AbortSignal,
): Promise<{ ok: true; value: readonly string[] } | { ok: false; error: WriterError }> {
	const idea = await readStoryIdea(shop, version.book_id);
	if (!idea) return { ok: false, error: "unusable" };
	const book = { script, seed: version.book_id };
	const wording = `${version.id} ${version.tries}`;
	const { writer } = shop.providers;
	const reworded = await withTimeout(signal, writer.reword(idea, book, version.first_page, wording, signal));
	await countSpending(shop, shop.db, version.book_id, reworded);
	if (!reworded.ok) return reworded;
	const { words } = reworded.value;
	const versions = await listVersions(shop.db, version.book_id);
	const isOld = versions.some(
		(one) => one.first_page === version.first_page && one.words === JSON.stringify(words),
	);
	return isOld || words.some(isUnsuitable) ? { ok: false, error: "unusable" } : done(words);
}
