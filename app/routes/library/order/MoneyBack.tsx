import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { longDate, REFUND_TIME } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";

type Refund = OrderDetail["refunds"][number];

/** What has gone back of an order's money, a line for each day; what a bank took by itself isn't ours to tell. */
export function MoneyBack({ refunds }: Pick<OrderDetail, "refunds">) {
	const days = new Map<string, Refund>();
	for (const refund of refunds.filter(({ reason }) => reason !== "by the bank")) {
		const day = `${refund.stage} ${longDate(refund.at)}`;
		days.set(day, { ...refund, pence: refund.pence + (days.get(day)?.pence ?? 0) });
	}
	return [...days].map(([day, { at, pence, stage }]) => (
		<p key={day}>
			<strong>{inPounds(pence)}</strong>{" "}
			{stage === "asked" ? (
				"is on its way back to you"
			) : (
				<>
					was given back to you on <time dateTime={at}>{longDate(at)}</time>
				</>
			)}
			, the way it was paid.{stage === "there" ? null : ` ${REFUND_TIME}`}
		</p>
	));
}
