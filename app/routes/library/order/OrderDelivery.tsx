import { addressLines, CHECKOUT_TEXTS } from "~/shop/checkout/rules";
import type { Order } from "~/shop/orders/contract";
import { Panel } from "~/ui/Card";

type OrderDeliveryProps = {
	order: Pick<Order, "delivery" | "giftMessage">;
	/** Its buyer looks at it; whoever has its link alone isn't shown all. */
	proved: boolean;
	/** Where all of it can be changed; null where it can't any more. */
	change: string | null;
};

/** Whom and where the parcel goes to, and what it says as a gift. */
export function OrderDelivery({ order: { delivery, giftMessage }, proved, change }: OrderDeliveryProps) {
	if (!delivery) {
		return (
			<Panel title="Delivery address" id="order-delivery">
				<p>{CHECKOUT_TEXTS.noDelivery}</p>
			</Panel>
		);
	}
	const { name, email, phone, recipient } = delivery;
	return (
		<>
			<Panel title="Customer" id="order-customer">
				<dl className="order-facts order-facts-stacked">
					{recipient ? (
						<div>
							<dt>Name</dt>
							<dd dir="auto">{name}</dd>
						</div>
					) : null}
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
			<Panel title="Delivery address" id="order-delivery">
				<address className="address">
					{addressLines(delivery).map((line) => (
						<span key={line} dir="auto">
							{line}
						</span>
					))}
				</address>
				{proved ? null : (
					<p className="text-soft text-small">
						Whoever has the link to this order sees it without street, postcode, phone and whole email
						address.
					</p>
				)}
				{recipient ? <p className="text-soft text-small">A gift: there is no price in the parcel.</p> : null}
				{giftMessage ? (
					<>
						<h3>Gift message</h3>
						<p className="order-description" dir="auto">
							{giftMessage}
						</p>
					</>
				) : null}
				{change ? (
					<p>
						<a href={change}>Change address, email or gift message</a>
					</p>
				) : null}
			</Panel>
		</>
	);
}
