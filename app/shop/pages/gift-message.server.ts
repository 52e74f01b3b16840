import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import { DEDICATION_PAGE, dedicationWith, readDedication } from "~/studio/story/dedication";
import { beginVersion, versionsOf } from "./bought-pages.server";
import { MOST_MESSAGES } from "./rules";

/**
 * Where a gift's message is: on its page ("there"), drawn onto it just now ("begun"), put on it once what is being made of the page
 * is made ("busy"), or not to be put there by the shop alone ("failed").
 */
export type MessagePrinted = "there" | "begun" | "busy" | "failed";

/** Puts what a gift says on the page of a bought book's dedication, or takes it off; again and again changes nothing. */
export async function putMessage(
	trx: Handle,
	shop: Shop,
	bookId: string,
	message: string,
): Promise<MessagePrinted> {
	const { versions, inBook, isOpen } = await versionsOf(trx, { bookId, firstPage: DEDICATION_PAGE });
	const [said = ""]: string[] = JSON.parse(inBook?.words ?? "[]");
	const { dedication, message: printed } = readDedication(said);
	if (printed === message) return isOpen ? "busy" : "there";
	if (!inBook) return "failed";
	if (isOpen) return "busy";
	const words = JSON.stringify([dedicationWith(dedication, message)]);
	const last = versions.at(-1);
	if (last?.state === "failed" && last.words === words) return "failed";
	const isBegun = await beginVersion(trx, shop, inBook, {
		made_by: "edit",
		version: versions.length + 1,
		words,
		most: MOST_MESSAGES,
	});
	return isBegun ? "begun" : "failed";
}
