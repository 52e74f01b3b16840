import type { Delivery } from "~/shop/checkout/contract";
import { CHECKOUT_TEXTS, countryName } from "~/shop/checkout/rules";
import { Panel } from "../Card";

/** As it stands on a parcel; a line that was left blank takes no room. */
const ADDRESS = ["name", "address", "address2", "city", "postalCode", "country"] as const;

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
				<address>
					{ADDRESS.map((field) => (
						<bdi key={field}>{field === "country" ? countryName(delivery.country) : delivery[field]}</bdi>
					))}
				</address>
			</Panel>
		</>
	);
}
