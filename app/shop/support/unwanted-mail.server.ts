import { createHash } from "node:crypto";
import type { Letter } from "~/emails/letter";
import { hasNews, withoutNews } from "~/emails/news";
import type { Addressed } from "~/shop/laid-out.server";
import type { Shop } from "~/shop.server";
import { deleteUnwanted, insertUnwanted, isUnwanted } from "./unwanted-mail-store.server";

const PURPOSE = "unwanted mail";

/** An address as the shop remembers that it wants no news: it needn't know it to know it again. */
const hashOf = (address: string) =>
	createHash("sha256").update(address.trim().toLowerCase()).digest("base64url");

/** The page that ends an address's news, and the address to which its mail program posts for that (RFC 8058). It names nobody. */
export function unsubscribeLink(shop: Pick<Shop, "settings" | "signer">, address: string): string {
	const hash = hashOf(address);
	return `${shop.settings.APP_URL}/unsubscribe/${hash}.${shop.signer.sign(PURPOSE, hash)}`;
}

/** The hash of such a link's token; null for one that no mail of ours has. */
export function readUnsubscribe(shop: Pick<Shop, "signer">, token: string): string | null {
	const [, hash = "", signature = ""] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
	return hash && shop.signer.verify(PURPOSE, hash, signature) ? hash : null;
}

/** Ends an address's news, or begins them again; as often as it is asked, the same. */
export async function setNews(shop: Shop, hash: string, wanted: boolean): Promise<void> {
	if (wanted) await deleteUnwanted(shop.db, hash);
	else await insertUnwanted(shop.db, hash, shop.clock.now().toISOString());
}

/** A mail as its reader wants it, with the way to end its news where it has any; null where nothing is left of it. */
export async function asWanted(
	shop: Shop,
	letter: Addressed,
): Promise<{ letter: Addressed; unsubscribe?: string } | null> {
	if (!hasNews(letter)) return { letter };
	if (!(await isUnwanted(shop.db, hashOf(letter.to))))
		return { letter, unsubscribe: unsubscribeLink(shop, letter.to) };
	const left: Letter | null = withoutNews(letter);
	return left && { letter: { ...letter, ...left } };
}
