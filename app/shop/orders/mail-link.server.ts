import { enqueue } from "~/jobs/enqueue.server";
import { foldEmail } from "~/shop/email";
import { countUse, withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { ordersNamed, ordersOfAddress } from "./lookup-store.server";

/** Also where there is no such order: it must not tell whether there is one. */
export const LINK_SENT =
	"If we have an order with this number and email address, its link is on its way to that address. It takes a minute or two.";
/** The same where the number is lost. */
export const LINKS_SENT =
	"If we have orders with this email address, a mail with their links is on its way to it. It takes a minute or two. We send it twice a day at most.";

/** A mail to an address alone has the links of its newest orders. */
export const ORDERS_A_MAIL = 10;

/**
 * Mails the link of an order to the address that stands on it, where number and address belong together; without a number those of all
 * orders on which the address stands, in one mail. For anything else it takes the same way and the same time, and the mail that is asked
 * for has nobody to go to. Past the limit of mails to one address the answer stays the same. Error: `rate_limited` by the network
 * address it comes `from`.
 */
export async function mailOrderLink(
	shop: Shop,
	{ orderNumber, email }: { orderNumber: string | null; email: string },
	from: string,
): Promise<Result<null>> {
	const often = await withinLimit(shop, orderNumber ? LIMITS.findOrder : LIMITS.findOrders, from);
	if (!often.ok) return often;
	const fold = foldEmail(email);
	const [order] = orderNumber
		? (await ordersNamed(shop.db, orderNumber, null)).filter(({ email_fold }) => email_fold === fold)
		: await ordersOfAddress(shop.db, fold, 1);
	// Wrong numbers, and none, are counted apart: whoever knows an address alone must not use up its family's mails.
	const { left } = orderNumber
		? await countUse(shop, LIMITS.orderLinkMail, order ? fold : `nobody:${fold}`)
		: await countUse(shop, LIMITS.orderLinksMail, fold);
	if (left < 0) return done(null);
	const mail = orderNumber ? "order-link" : "order-links";
	const id = `${order?.id ?? shop.ids.next("nobody")}:${shop.ids.next("link")}`;
	await enqueue(shop.db, shop, { kind: "send-mail", key: `${mail}:${id}`, payload: { mail, id } });
	return done(null);
}
