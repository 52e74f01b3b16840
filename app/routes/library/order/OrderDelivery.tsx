import type { Delivery } from "~/shop/checkout/contract";
import { addressLines, CHECKOUT_TEXTS } from "~/shop/checkout/rules";
import { Panel } from "~/ui/Card";

/** Whom and where the parcel goes to. */
export function OrderDelivery({ delivery }: { delivery: Delivery | null }) {
	if (!delivery) {
		return (
			<Panel title="Shipping address" id="order-delivery">
				<p>{CHECKOUT_TEXTS.noDelivery}</p>
			</Panel>
		);
	}
	const { email, phone } = delivery;
	return (
		<>
			<Panel title="Customer" id="order-customer">
				<dl className="order-facts order-facts-stacked">
					<div>
						<dt>Email</dt>
						<dd>{email}</dd>
					</div>
					{phone ? (
						<div>
							<dt>Phone</dt>
							<dd>{phone}</dd>
						</div>
					) : null}
				</dl>
			</Panel>
			<Panel title="Shipping address" id="order-delivery">
				<address className="address">
					{addressLines(delivery).map((line) => (
						<span key={line} dir="auto">
							{line}
						</span>
					))}
				</address>
			</Panel>
		</>
	);
}
