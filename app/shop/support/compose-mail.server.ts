import { BRAND } from "~/content/brand";
import { contactMessageMail } from "~/emails/contact-message";
import type { Letter } from "~/emails/letter";
import type { Shop } from "~/shop.server";
import { findMessage } from "./store.server";

/** A message of the contact form, to the shop itself; an answer to it goes to its sender. null once it was forgotten. */
export async function composeContactMessage(
	shop: Shop,
	messageId: string,
): Promise<(Letter & { to: string; replyTo: string }) | null> {
	const message = await findMessage(shop.db, messageId);
	if (!message) return null;
	return { to: BRAND.email, replyTo: message.email, ...contactMessageMail(message) };
}
