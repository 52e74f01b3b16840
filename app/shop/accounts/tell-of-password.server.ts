import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";

/**
 * Orders the mail that tells a family its password is another one, or gone, in the transaction that makes it so (OWASP,
 * Forgot Password Cheat Sheet: tell the user, and never the password).
 */
export async function tellOfPassword(
	shop: Shop,
	trx: Handle,
	userId: string,
	mail: "password-changed" | "password-removed",
): Promise<void> {
	const id = `${userId}.${shop.clock.now().getTime()}`;
	await enqueue(trx, shop, { kind: "send-mail", key: `mail:${mail}:${id}`, payload: { mail, id } });
}
