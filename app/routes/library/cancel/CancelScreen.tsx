import type { SubmissionResult } from "@conform-to/react";
import { wordsOf } from "~/content/order-words";
import type { Order } from "~/shop/orders/contract";
import { REFUND_TIME } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { FinalForm } from "~/ui/library/FinalForm";
import { titleOf } from "~/ui/library/OrderRow";

export type CancelScreenProps = {
	order: Order;
	mayCancel: boolean;
	/** The order's own page. */
	page: string;
	lastResult?: SubmissionResult<string[]>;
};

/** What cancelling an order means, and the form that does it; or why it can't be done any more. */
export function CancelScreen({ order, mayCancel, page, lastResult }: CancelScreenProps) {
	const back = order.price.totalPence - order.refundedPence;
	const closed = {
		title: `Order ${order.orderNumber} can’t be cancelled here`,
		why: `${wordsOf(order).title}. If something is wrong, write to us and name your order number.`,
	};
	return (
		<FinalForm
			page={page}
			step="cancel"
			closed={mayCancel ? null : closed}
			lastResult={lastResult}
			title={`Cancel order ${order.orderNumber}?`}
			lead={`“${titleOf(order)}” is not printed then, and nothing is posted. It can’t be undone.`}
			hint="So that nobody cancels it by mistake."
			keep="Keep my order"
			does="Cancel this order"
			busyLabel="Cancelling..."
		>
			{back > 0 ? (
				<p>
					All of your <strong>{inPounds(back)}</strong> goes back the way it was paid. {REFUND_TIME}
				</p>
			) : null}
		</FinalForm>
	);
}
