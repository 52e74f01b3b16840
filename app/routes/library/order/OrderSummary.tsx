import type { Order } from "~/shop/orders/contract";
import { booksText, inPounds } from "~/shop/prices/rules";
import { Panel } from "~/ui/Card";
import { Summary } from "~/ui/Summary";

/** One copy has been called the subtotal ever since; more say how many. */
const booksOf = ({ copies, price }: Order) =>
	copies === 1 ? "Subtotal" : booksText(copies, price.bookPence);

/** What was paid, and where its bill is, from the stored figures; nothing is worked out again. */
export function OrderSummary({ order, invoice }: { order: Order; invoice: string }) {
	const { price, refundedPence, couponCode, paymentMethod } = order;
	const discount = {
		name: couponCode ? `Coupon ${couponCode}` : "Discount",
		value: `−${inPounds(price.discountPence)}`,
	};
	return (
		<Panel title="Order summary" id="order-summary">
			<Summary
				rows={[
					{ name: booksOf(order), value: inPounds(price.bookPence) },
					{ name: "Delivery", value: inPounds(price.deliveryPence) },
					...(price.discountPence > 0 ? [discount] : []),
					{ name: "Total", value: inPounds(price.totalPence), total: true },
					...(refundedPence > 0 ? [{ name: "Given back", value: `−${inPounds(refundedPence)}` }] : []),
				]}
			/>
			<p className="text-soft text-small">
				{price.totalPence > 0 ? `Paid by ${paymentMethod}, tax included.` : "Nothing to pay."}{" "}
				{order.invoiceNumber === null ? null : <a href={invoice}>Invoice</a>}
			</p>
		</Panel>
	);
}
