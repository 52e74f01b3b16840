import { BRAND } from "~/content/brand";
import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { longDate } from "~/shop/orders/rules";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { DeletePhotos } from "~/ui/DeletePhotos";
import { OrderBadges, titleOf } from "~/ui/library/OrderRow";
import { NextBookCoupon } from "~/ui/NextBookCoupon";
import { PageHeader } from "~/ui/PageHeader";
import { ClaimOrder } from "./ClaimOrder";
import { OrderBook } from "./OrderBook";
import { OrderDelivery } from "./OrderDelivery";
import { OrderNow } from "./OrderNow";
import { OrderProgress } from "./OrderProgress";
import { OrderReview } from "./OrderReview";
import { OrderSummary } from "./OrderSummary";

type OrderScreenProps = OrderDetail & {
	/** The signed link that was opened, when it isn't the family's own order. */
	link: string | null;
	signedIn: boolean;
};

/** One order: book, progress, delivery and price. A guest sees the same by the mail's link, less what needs an account. */
export function OrderScreen({
	order,
	events,
	may,
	nextBookCoupon,
	mine,
	owned,
	claimable,
	link,
	signedIn,
}: OrderScreenProps) {
	const mail = `mailto:${BRAND.email}?subject=${encodeURIComponent(`Order ${order.orderNumber}`)}`;
	return (
		<div className="page page-section">
			{mine ? (
				<p className="order-back">
					<a href="/orders">Back to Orders</a>
				</p>
			) : null}
			<PageHeader title={`Order ${order.orderNumber}`} action={<OrderBadges order={order} />}>
				Placed on <time dateTime={order.createdAt}>{longDate(order.createdAt)}</time>
			</PageHeader>
			{link ? <ClaimOrder link={link} signedIn={signedIn} claimable={claimable} /> : null}
			<div className="two-columns">
				<div className="stack-large">
					<OrderNow order={order} may={may} owned={owned} link={link} />
					<OrderBook order={order} again={mine} />
					<OrderProgress order={order} events={events} />
					<OrderReview order={order} mine={mine} />
				</div>
				<div className="stack-large">
					<OrderSummary order={order} />
					{nextBookCoupon ? <NextBookCoupon code={nextBookCoupon} /> : null}
					<OrderDelivery delivery={order.delivery} />
					<Panel title="Your photos" id="order-photos">
						<div className="stack">
							<p>{PHOTO_KEEPING}</p>
							{owned ? <DeletePhotos bookId={order.bookId} title={titleOf(order)} from="order" /> : null}
						</div>
					</Panel>
					<Panel title="Anything wrong?" id="order-help">
						<div className="stack">
							<p>Write to us and name your order number. We will put it right.</p>
							<p>
								<ButtonLink href={mail} variant="secondary" size="small">
									Contact us about this order
								</ButtonLink>
							</p>
						</div>
					</Panel>
				</div>
			</div>
		</div>
	);
}
