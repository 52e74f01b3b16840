import { readGiftMessage } from "~/shop/books/contract";
import { COPIES_TEXT, readCopies } from "~/shop/prices/rules";
import { type Delivery, deliveryInput, giftDeliveryInput } from "./contract";
import type { TypedCheckout, TypedDelivery } from "./rules";

type Asked = TypedDelivery & Partial<TypedCheckout>;

/** What the checkout's form says, once it can be sent to. */
export type ReadCheckout = { delivery: Delivery; copies: number; giftMessage: string };

/**
 * Holds the form against every rule at once: what it says, or the messages by field. What was typed of a gift counts only while it
 * is one; a form that doesn't ask for copies is for one.
 */
export function readTyped({
	gift = "",
	giftMessage = "",
	copies,
	...delivery
}: Asked): { ok: true; said: ReadCheckout } | { ok: false; fields: Record<string, string[]> } {
	const isGift = gift !== "";
	const read = isGift
		? giftDeliveryInput.safeParse(delivery)
		: deliveryInput.safeParse({ ...delivery, recipient: "" });
	const says = readGiftMessage(isGift ? giftMessage : "");
	const many = readCopies(copies || "1");
	const fields: Record<string, string[]> = {};
	for (const { path, message } of read.error?.issues ?? []) fields[String(path[0])] ??= [message];
	if (!says.ok) fields.giftMessage = [says.problem];
	if (many === null) fields.copies = [COPIES_TEXT];
	const isRight = read.success && says.ok && many !== null && Object.keys(fields).length === 0;
	if (!isRight) return { ok: false, fields };
	return { ok: true, said: { delivery: read.data, copies: many, giftMessage: says.message } };
}
