import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { clientAddress } from "~/http/connection.server";
import { notFound } from "~/http/page.server";
import { statusOf } from "~/http/statuses.server";
import type { Visitor } from "~/http/visitor.server";
import { type FoundAddresses, readFoundAddress } from "~/shop/checkout/found-address";
import { lookUpPostcode } from "~/shop/checkout/look-up-postcode.server";
import { type OrderAsked, readOrderDetail } from "~/shop/orders/read-order-detail.server";

/**
 * Answers the two buttons of the form that find an address by its postal code, with everything typed shown again; null where another one was
 * pressed. `keep`: the form's fields.
 */
export async function answerFinder(
	{ shop, actor, headers }: Visitor,
	asked: OrderAsked,
	fields: FormData,
	keep: readonly string[],
) {
	const text = (name: string) => String(fields.get(name) ?? "");
	const shownAgain = (lastResult: SubmissionResult<string[]>, found?: FoundAddresses, status = 200) =>
		// Another tab's change is still to be shown beside what was typed here.
		data({ lastResult, shown: { seen: text("seen"), found } }, { status, headers });
	const typed = Object.fromEntries(keep.map((name) => [name, text(name)]));
	const intent = text("intent");
	if (intent === "use-address")
		return shownAgain({ initialValue: { ...typed, ...readFoundAddress(text("foundAddress")) } });
	if (intent !== "find-address") return null;
	const order = await readOrderDetail(shop, actor, asked);
	if (!order.ok) throw notFound();
	const { bookId, delivery } = order.value.order;
	const found = await lookUpPostcode(shop, {
		bookId,
		country: delivery?.country ?? "",
		postalCode: text("postalCode"),
		visitor: actor?.id ?? null,
		from: clientAddress(),
	});
	if (found.ok) return shownAgain({ initialValue: typed }, found.value);
	return shownAgain({ initialValue: typed, error: found.error.fields }, undefined, statusOf(found.error));
}
