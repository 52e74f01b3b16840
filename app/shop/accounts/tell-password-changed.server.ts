import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";

/**
 * Orders the mail that tells a family its password was changed, in the transaction that changes it (OWASP, Forgot Password
 * Cheat Sheet: tell the user, and never the password).
 */
export async function tellPasswordChanged(shop: Shop, trx: Handle, userId: string): Promise<void> {
	const id = `${userId}.${shop.clock.now().getTime()}`;
	const payload = { mail: "password-changed", id };
	await enqueue(trx, shop, { kind: "send-mail", key: `mail:password-changed:${id}`, payload });
}
