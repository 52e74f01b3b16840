import { EVENT_TEXTS } from "~/content/order-words";
import { momentText } from "~/shop/accounts/rules";
import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { deliveryTimeText, isOver, longDate } from "~/shop/orders/rules";
import { StatusBadge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { Icon } from "~/ui/Icon";
import { NoBreak } from "~/ui/NoBreak";
import { Summary } from "~/ui/Summary";

/** How far the order is, when it is expected, where the parcel is, and every step so far. */
export function OrderProgress({
	order,
	events,
	promised,
}: Pick<OrderDetail, "order" | "events" | "promised">) {
	const { orderStatus, estimatedDelivery, delivery, trackingNumber, trackingUrl } = order;
	const day = estimatedDelivery && longDate(estimatedDelivery);
	const usual = deliveryTimeText(delivery?.country ?? "GB");
	// Nothing more is posted; and what has arrived is told by its date or not at all.
	const over = isOver(order);
	const expected = over ? null : day || (orderStatus === "delivered" ? null : usual);
	const rows = [
		{ name: "Order status", value: <StatusBadge status={orderStatus} /> },
		...(expected
			? [
					{
						name: promised?.isOver ? "Was promised for" : "Estimated delivery",
						value: <NoBreak text={expected} />,
					},
				]
			: []),
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
						<span className="print-only">Track your package: {trackingUrl}</span>
					</p>
				) : null}
				{events.length > 0 ? (
					<ol className="timeline">
						{events.map(({ step, at }) => (
							<li key={`${at} ${step}`}>
								<strong>{EVENT_TEXTS[step]}</strong>
								<time dateTime={at}>{momentText(at)}</time>
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
