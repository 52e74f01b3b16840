import { redirect } from "@remix-run/node";
import { PROOF_MAILED, type ProvedStep } from "~/content/prove-buyer";
import { readForm, type UploadRules } from "~/http/form.server";
import { requireFamily } from "~/http/guards.server";
import { orderKeyCookie, orderKeyOf } from "~/http/order-keys.server";
import { notFound, pageRefusal, problemPage } from "~/http/page.server";
import { wasSignedIn } from "~/http/signed-in-before.server";
import { redirectWithToast } from "~/http/toasts.server";
import { takeTyped } from "~/http/typed-before-sign-in.server";
import { readVisitor, type Visitor } from "~/http/visitor.server";
import { opensItsOrder } from "~/shop/orders/linked-order.server";
import { askForProof } from "~/shop/orders/prove-order.server";
import { isBoughtHere, readOrderDetail } from "~/shop/orders/read-order-detail.server";

/** An address of an order's. */
export function orderPath(
	orderId: string,
	below: "" | `/${string}` = "",
	more: Record<string, string> = {},
): string {
	const query = new URLSearchParams(more).toString();
	return `/orders/${encodeURIComponent(orderId)}${below}${query ? `?${query}` : ""}`;
}

/** Of a browser without a key: it keeps no cookies, or the address was copied from one that had opened the link. */
const NO_KEY = {
	code: "forbidden",
	message:
		"This address opens its order only in a browser that has opened the link in our mail. Please open that link here. If you have just done so, your browser keeps no cookies: allow them for our shop, then open the link once more.",
} as const;

/**
 * Meets whoever comes for an order: with the key of its mail's link anybody, otherwise a signed-in family, or the browser that has
 * bought it without an account. The key is given to the browser as a cookie at the first visit, and leaves the address: nobody reads it
 * there, and it isn't passed on by accident. Throws the way on for that, and the way to sign in for everybody else, which leads back to
 * the order; where a form was sent, to the form, with what `keep` names of it typed again (`uploads`: which files it may come with).
 */
export async function meetForOrder(
	request: Request,
	orderId: string,
	keep: readonly string[] = [],
	uploads?: UploadRules,
): Promise<{ visitor: Visitor; key: string | null; page: string }> {
	const page = orderPath(orderId);
	const { searchParams } = new URL(request.url);
	const given = searchParams.get("key");
	if (given === null) {
		const anybody = await readVisitor(request).catch(pageRefusal);
		const key = orderKeyOf(request, anybody.shop, orderId);
		if (await isBoughtHere(anybody.shop, anybody.actor, orderId)) return { visitor: anybody, key, page };
		const isFamily = anybody.actor?.kind === "family" || wasSignedIn(request, anybody.shop.settings.testMode);
		// A guest's key that has ended leads where its link does now: to what helps, not to a sign-in.
		if (key && (!isFamily || (await opensItsOrder(anybody.shop, orderId, key))))
			return { visitor: anybody, key, page };
		if (searchParams.has("from") && !isFamily) throw problemPage(NO_KEY);
		const backTo = keep.length > 0 ? undefined : page;
		return { visitor: (await requireFamily(request, backTo, keep, uploads)).visitor, key: null, page };
	}
	const visitor = await readVisitor(request).catch(pageRefusal);
	if (await opensItsOrder(visitor.shop, orderId, given)) {
		visitor.headers.append("Set-Cookie", orderKeyCookie(request, visitor.shop, { orderId, key: given }));
		if (request.method !== "POST") throw redirect(withoutKey(request), { headers: visitor.headers });
	}
	return { visitor, key: given, page };
}

/**
 * What a form about an order is shown with: the order as its visitor may see it, and what was typed before a sign-in, as the
 * form's last answer. Throws as `meetForOrder` does, and 404 where there is no such order for this visitor.
 */
export async function openOrderForm(request: Request, orderId: string) {
	const { visitor, key, page } = await meetForOrder(request, orderId);
	const found = await readOrderDetail(visitor.shop, visitor.actor, { orderId, key });
	if (!found.ok) throw notFound();
	const typed = await takeTyped(visitor);
	return { visitor, key, page, ...found.value, lastResult: typed ? { initialValue: typed } : undefined };
}

/**
 * Meets whoever sends a form that takes a proof of who is the buyer, and reads it. Throws as `meetForOrder` does; for whoever has the
 * order's link alone a link that proves it is mailed to the order's address, which the order's page then says.
 */
export async function meetForChange(
	request: Request,
	orderId: string,
	step: ProvedStep,
	keep: readonly string[],
) {
	const { visitor, key, page } = await meetForOrder(request, orderId, keep);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const asked = await askForProof(visitor.shop, visitor.actor, { orderId, key, step });
	if (!asked.ok && asked.error.code === "not_found") throw notFound();
	if (asked.ok && asked.value === "proved") return { visitor, key, page, fields };
	const toast = asked.ok
		? ({ message: PROOF_MAILED, type: "success" } as const)
		: ({ message: asked.error.message, type: "error" } as const);
	throw await redirectWithToast(page, toast, visitor.headers);
}

/** The same address without the key; `from` tells a browser that has kept no cookie. */
function withoutKey(request: Request): string {
	const { pathname, searchParams } = new URL(request.url);
	searchParams.delete("key");
	searchParams.set("from", "mail");
	return `${pathname}?${searchParams}`;
}

/** The key that a request for a file of an order comes with: in its address, or the browser's own. */
export function keyFor(request: Request, visitor: Pick<Visitor, "shop">, orderId: string): string | null {
	return new URL(request.url).searchParams.get("key") ?? orderKeyOf(request, visitor.shop, orderId);
}
