import { requireFamily } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { readVisitor, type Visitor } from "~/http/visitor.server";

/** Where an order is seen; with the key of its mail's link by whoever has that. */
export function orderPage(orderId: string, key: string | null): string {
	return `/orders/${encodeURIComponent(orderId)}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
}

/**
 * Meets whoever comes for an order: with the key of its mail's link anybody, otherwise a signed-in family. Throws the way to sign in for
 * everybody else, which leads back to the order.
 */
export async function meetForOrder(
	request: Request,
	orderId: string,
): Promise<{ visitor: Visitor; key: string | null; page: string }> {
	const key = new URL(request.url).searchParams.get("key");
	const page = orderPage(orderId, key);
	const visitor = key
		? await readVisitor(request).catch(pageRefusal)
		: (await requireFamily(request, page)).visitor;
	return { visitor, key, page };
}
