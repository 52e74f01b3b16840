import type { OrderJson } from "~/shop/orders/contract";
import { Panel } from "~/ui/Card";
import { pounds } from "~/ui/pounds";
import { Summary } from "~/ui/Summary";

/** What was paid, from the stored figures; nothing is worked out again. */
export function OrderSummary({ order }: { order: OrderJson }) {
	const { subtotal, shipping, discountAmount, couponCode, amount, paymentMethod } = order;
	const discount = {
		name: couponCode ? `Coupon ${couponCode}` : "Discount",
		value: `−${pounds(discountAmount)}`,
	};
	return (
		<Panel title="Order summary" id="order-summary">
			<Summary
				rows={[
					{ name: "Subtotal", value: pounds(subtotal) },
					{ name: "Shipping", value: pounds(shipping) },
					...(discountAmount > 0 ? [discount] : []),
					{ name: "Total", value: pounds(amount), total: true },
				]}
			/>
			<p className="text-soft text-small">
				{amount > 0 ? `Paid by ${paymentMethod}, tax included.` : "Nothing to pay."}
			</p>
		</Panel>
	);
}
