import { clientAddress } from "~/http/connection.server";
import { assertWithin } from "~/http/limits.server";
import { resource } from "~/http/resource.server";
import { LIMITS } from "~/shop/limits/rules";
import { writeInvoice } from "~/shop/orders/write-invoice.server";
import { theShop } from "~/shop.server";
import { meetForInvoice } from "./invoice/meet-for-invoice.server";

/** The same invoice as its page, as a PDF. */
const route = resource("/orders/:orderId/invoice.pdf", {
	GET: async ({ request, params: { orderId = "" } }) => {
		await assertWithin(await theShop(), LIMITS.invoice, clientAddress());
		const { invoice, placedAt } = await meetForInvoice(request, orderId);
		return new Response(new Uint8Array(await writeInvoice(invoice, placedAt)), {
			headers: {
				"Content-Type": "application/pdf",
				"Content-Disposition": `attachment; filename="invoice-${invoice.number}.pdf"`,
				"Cache-Control": "private, no-store",
			},
		});
	},
});

export const loader = route.loader;
export const action = route.action;
