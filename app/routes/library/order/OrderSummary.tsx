import type { Order } from "~/shop/orders/contract";
import { inPounds } from "~/shop/prices/rules";
import { Panel } from "~/ui/Card";
import { Summary } from "~/ui/Summary";

/** What was paid, from the stored figures; nothing is worked out again. */
export function OrderSummary({ order }: { order: Order }) {
	const { price, refundedPence, couponCode, paymentMethod } = order;
	const discount = {
		name: couponCode ? `Coupon ${couponCode}` : "Discount",
		value: `−${inPounds(price.discountPence)}`,
	};
	return (
		<Panel title="Order summary" id="order-summary">
			<Summary
				rows={[
					{ name: "Subtotal", value: inPounds(price.bookPence) },
					{ name: "Shipping", value: inPounds(price.deliveryPence) },
					...(price.discountPence > 0 ? [discount] : []),
					{ name: "Total", value: inPounds(price.totalPence), total: true },
					...(refundedPence > 0 ? [{ name: "Given back", value: `−${inPounds(refundedPence)}` }] : []),
				]}
			/>
			<p className="text-soft text-small">
				{price.totalPence > 0 ? `Paid by ${paymentMethod}, tax included.` : "Nothing to pay."}
			</p>
		</Panel>
	);
}
