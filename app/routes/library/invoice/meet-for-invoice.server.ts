import { sellerOf } from "~/content/seller";
import { notFound } from "~/http/page.server";
import { invoiceOf } from "~/shop/orders/invoice";
import { readOrderDetail } from "~/shop/orders/read-order-detail.server";
import { meetForOrder, orderPath } from "../order-visit.server";

/** The invoice of an order for whoever may see that, with the addresses of order and PDF. Throws the way to sign in, or 404. */
export async function meetForInvoice(request: Request, orderId: string) {
	const { visitor, key, page } = await meetForOrder(request, orderId);
	const { shop, actor } = visitor;
	const found = await readOrderDetail(shop, actor, { orderId, key });
	const seller = sellerOf(shop.settings);
	const invoice = found.ok ? invoiceOf(found.value.order, seller, found.value.refunds) : null;
	if (!found.ok || !invoice) throw notFound();
	const placedAt = found.value.order.createdAt;
	return { invoice, placedAt, page, file: orderPath(orderId, "/invoice.pdf") };
}
