import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { meetForInvoice } from "./meet-for-invoice.server";
import { InvoiceScreen } from "./InvoiceScreen";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: `Invoice ${data?.invoice.number ?? ""} | ${BRAND.name}` },
];

/** An order's invoice, for whom its page opens. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { invoice, page, file } = await meetForInvoice(request, orderId);
	return { invoice, page, file };
}

export default function InvoicePage() {
	return <InvoiceScreen {...useLoaderData<typeof loader>()} />;
}
