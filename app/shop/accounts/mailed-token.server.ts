import { createHash } from "node:crypto";
import type { Shop } from "~/shop.server";

/** What a mailed link may be for; a token of one purpose is nothing to the other. */
type Purpose = "reset-password" | "confirm-email";

/** How a token stands in the database, so that a stolen one opens nothing. */
export function hashOfMailedToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}

/**
 * The token that belongs to the id of a mail: 256 bits made from the shop's secret, so that it stands nowhere, not even in
 * the job that writes the mail, and writing the mail again gives the same one.
 */
export function tokenOf(shop: Shop, purpose: Purpose, mailId: string): string {
	return shop.signer.sign(purpose, mailId);
}

/** The id of a new mail, and what its link's token is stored as. */
export function newToken(shop: Shop, purpose: Purpose): { mailId: string; hash: string } {
	const mailId = shop.ids.token(18);
	return { mailId, hash: hashOfMailedToken(tokenOf(shop, purpose, mailId)) };
}
