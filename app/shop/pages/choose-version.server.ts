import type { Actor } from "~/shop/actor";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { PAGES_TEXTS, spreadOf } from "./rules";
import { findPreview } from "./store.server";
import { chooseVersion, listOwnVersions } from "./versions-store.server";

/**
 * Puts one of the versions of the picture a page is on into the book, words and all. Errors: `not_found` (no such version, or
 * not there yet), `conflict` (ordered).
 */
export async function choosePageVersion(
	shop: Shop,
	actor: Actor,
	{ bookId, number, version }: { bookId: string; number: number; version: number },
): Promise<Result<null>> {
	return shop.db.transaction().execute(async (trx) => {
		const preview = await findPreview(trx, actor.id, bookId);
		const versions = await listOwnVersions(trx, actor.id, { bookId, firstPage: spreadOf(number) });
		const picked = versions.find((one) => one.version === version && one.state === "ready");
		if (!preview || !picked) return fail("not_found", PAGES_TEXTS.noVersion);
		if (preview.ordered === 1) return fail("conflict", PAGES_TEXTS.ordered);
		await chooseVersion(trx, picked);
		return done(null);
	});
}
