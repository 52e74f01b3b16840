import { contactMessageMail } from "~/emails/contact-message";
import type { Letter } from "~/emails/letter";
import { backupOverdue, diskFull, jobFailed, vendorFailed } from "~/emails/operator";
import type { Shop } from "~/shop.server";
import { findMessage } from "./store.server";

/** A message of the contact form, to the shop itself; an answer to it goes to its sender. null once it was forgotten. */
export async function composeContactMessage(
	shop: Shop,
	messageId: string,
): Promise<(Letter & { to: string; replyTo: string }) | null> {
	const message = await findMessage(shop.db, messageId);
	if (!message) return null;
	return { to: shop.settings.SELLER_EMAIL, replyTo: message.email, ...contactMessageMail(message) };
}

/**
 * To whoever runs the shop, about a job that was given up: `id` is its id, its kind, after how many tries, what it is about, and why. null
 * without an address.
 */
export async function composeJobFailed(shop: Shop, id: string): Promise<(Letter & { to: string }) | null> {
	const to = shop.settings.OPERATOR_EMAIL;
	const [job = "", kind = "", attempts = "", about = "", failure = ""] = id.split("|");
	return to ? { to, ...jobFailed({ job, kind, attempts, about, failure }) } : null;
}

/** To whoever runs the shop, about a vendor's failure that is theirs to mend: `id` is when it was met, and its words. null without an address. */
export async function composeVendorFailed(shop: Shop, id: string): Promise<(Letter & { to: string }) | null> {
	const to = shop.settings.OPERATOR_EMAIL;
	const [at = "", says = ""] = id.split("|");
	return to ? { to, ...vendorFailed({ at, says }) } : null;
}

/** To whoever runs the shop, about its disk: `id` is the day, and how many percent are used. null without an address. */
export async function composeDiskFull(shop: Shop, id: string): Promise<(Letter & { to: string }) | null> {
	const to = shop.settings.OPERATOR_EMAIL;
	const [, percent = ""] = id.split(" ");
	return to ? { to, ...diskFull({ percent }) } : null;
}

/** To whoever runs the shop, about a missing backup: `id` is the day, and when the last one was made. null without an address. */
export async function composeBackupOverdue(
	shop: Shop,
	id: string,
): Promise<(Letter & { to: string }) | null> {
	const to = shop.settings.OPERATOR_EMAIL;
	const [, last = ""] = id.split(" ");
	return to ? { to, ...backupOverdue({ last }) } : null;
}
