import { enqueue } from "~/jobs/enqueue.server";
import { foldEmail } from "~/shop/email";
import { countUse, withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { ordersNamed } from "./lookup-store.server";

/** Also where there is no such order: it must not tell whether there is one. */
export const LINK_SENT =
	"If we have an order with this number and email address, its link is on its way to that address. It takes a minute or two.";

/**
 * Mails the link of an order to the address that stands on it, where number and address belong together. For anything else it takes
 * the same way and the same time, and the mail that is asked for has nobody to go to. Past the limit of mails to one address the
 * answer stays the same. Error: `rate_limited` by the network address it comes `from`.
 */
export async function mailOrderLink(
	shop: Shop,
	{ orderNumber, email }: { orderNumber: string; email: string },
	from: string,
): Promise<Result<null>> {
	const often = await withinLimit(shop, LIMITS.findOrder, from);
	if (!often.ok) return often;
	const fold = foldEmail(email);
	const orders = await ordersNamed(shop.db, orderNumber, null);
	const order = orders.find(({ email_fold }) => email_fold === fold);
	// Wrong numbers are counted apart: whoever knows an address alone must not use up its family's mails.
	const { left } = await countUse(shop, LIMITS.orderLinkMail, order ? fold : `nobody:${fold}`);
	if (left < 0) return done(null);
	const mailId = `${order?.id ?? shop.ids.next("nobody")}:${shop.ids.next("link")}`;
	await enqueue(shop.db, shop, {
		kind: "send-mail",
		key: `order-link:${mailId}`,
		payload: { mail: "order-link", id: mailId },
	});
	return done(null);
}
