import type { OrderJson } from "~/shop/orders/contract";
import type { OrderEventJson } from "~/shop/orders/read-order-detail.server";
import { deliveryTimeText, longDate } from "~/shop/orders/rules";
import { StatusBadge } from "../Badge";
import { ButtonLink } from "../Button";
import { Panel } from "../Card";
import { Icon } from "../Icon";
import { Summary } from "../Summary";

/** How far the order is, when it is expected, where the parcel is, and every step so far. */
export function OrderProgress({ order, events }: { order: OrderJson; events: readonly OrderEventJson[] }) {
	const { orderStatus, estimatedDelivery, deliveryInfo, trackingNumber, trackingUrl } = order;
	const expected = estimatedDelivery
		? longDate(estimatedDelivery)
		: deliveryTimeText(deliveryInfo?.country ?? "GB");
	const rows = [
		{ name: "Order status", value: <StatusBadge status={orderStatus} /> },
		{ name: "Estimated delivery", value: expected },
		...(trackingNumber ? [{ name: "Tracking number", value: trackingNumber }] : []),
	];
	return (
		<Panel title="Where it is" id="order-progress">
			<div className="stack">
				<Summary rows={rows} />
				{isWebAddress(trackingUrl) ? (
					<p>
						<ButtonLink href={trackingUrl} size="small" rel="noreferrer">
							<Icon name="truck" />
							Track your package
						</ButtonLink>
					</p>
				) : null}
				{events.length > 0 ? (
					<ol className="timeline">
						{events.map(({ orderStatus, note, at }) => (
							<li key={`${at} ${orderStatus}`}>
								<strong>{note || orderStatus}</strong>
								<time dateTime={at}>{longDate(at)}</time>
							</li>
						))}
					</ol>
				) : null}
			</div>
		</Panel>
	);
}

/** A carrier's address comes from a printer: nothing but the web may be behind our link. */
function isWebAddress(url: string | null): url is string {
	return url !== null && /^https?:\/\//i.test(url);
}
