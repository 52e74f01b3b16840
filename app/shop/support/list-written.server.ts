import type { Shop } from "~/shop.server";
import { type FeedbackRow, findFeedback, findMessage, findMessages, type MessageRow } from "./store.server";

/** Most entries of a list. */
const MOST = 50;

/** The newest messages of the contact form, for the operator. */
export function listMessages(shop: Shop): Promise<MessageRow[]> {
	return findMessages(shop.db, MOST);
}

/** The newest feedback, for the operator. */
export function listFeedback(shop: Shop): Promise<FeedbackRow[]> {
	return findFeedback(shop.db, MOST);
}

/** One message; undefined once it was forgotten. */
export function readMessage(shop: Shop, id: string): Promise<MessageRow | undefined> {
	return findMessage(shop.db, id);
}
