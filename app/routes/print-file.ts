import { fileResponse, resource } from "~/http/resource.server";
import { readVisitor } from "~/http/visitor.server";
import { readPrintFile } from "~/shop/printing/print-files-address.server";

/** A file for printers, for whoever has its address: it is signed, and ends. 404 for everybody else. */
const route = resource("/print-files/:orderId/:kind", {
	GET: async ({ request, params: { orderId = "", kind = "" } }) => {
		const { shop } = await readVisitor(request);
		const key = new URL(request.url).searchParams.get("key") ?? "";
		const bytes = await readPrintFile(shop, { orderId, kind, key });
		return fileResponse(bytes, { "Content-Type": "application/pdf", "Cache-Control": "private, no-store" });
	},
});

export const loader = route.loader;
export const action = route.action;
