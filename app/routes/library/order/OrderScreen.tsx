import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { longDate } from "~/shop/orders/rules";
import { OrderBadges } from "~/ui/library/OrderRow";
import { NextBookCoupon } from "~/ui/NextBookCoupon";
import { PageHeader } from "~/ui/PageHeader";
import { ClaimOrder } from "./ClaimOrder";
import { OrderBook } from "./OrderBook";
import { OrderDelivery } from "./OrderDelivery";
import { OrderFiles } from "./OrderFiles";
import { OrderNow } from "./OrderNow";
import { OrderPhotos } from "./OrderPhotos";
import { OrderProgress } from "./OrderProgress";
import { OrderReview } from "./OrderReview";
import { OrderSummary } from "./OrderSummary";
import { OrderWrong } from "./OrderWrong";

type OrderScreenProps = OrderDetail & {
	signedIn: boolean;
};

/** One order: book, progress, delivery and price. A guest sees the same, in the browser that bought it or by the mail's link, less what needs an account. */
export function OrderScreen({
	order,
	events,
	may,
	answer,
	promised,
	refunds,
	damage,
	files,
	photosGoneAt,
	bookGone,
	nextBookCoupon,
	mine,
	owned,
	claim,
	proved,
	signedIn,
}: OrderScreenProps) {
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
			{mine ? null : <ClaimOrder orderId={order.id} signedIn={signedIn} claim={claim} />}
			<div className="two-columns">
				<div className="stack-large">
					<OrderNow
						order={order}
						may={may}
						answer={answer}
						promised={promised}
						refunds={refunds}
						damage={damage}
					/>
					<OrderBook order={order} again={mine ? order.again : null} begins={owned} />
					<OrderFiles order={order} files={files} />
					<OrderProgress order={order} events={events} promised={promised} />
					{/* Nobody is asked how a damaged book went down. */}
					<OrderReview order={order} mine={mine && damage.told?.answer !== null} />
				</div>
				<div className="stack-large">
					<OrderSummary order={order} invoice={`/orders/${order.id}/invoice`} />
					{nextBookCoupon ? <NextBookCoupon code={nextBookCoupon} /> : null}
					<OrderDelivery
						order={order}
						proved={proved}
						change={may.includes("cancel") ? `/orders/${order.id}/details` : null}
					/>
					<OrderPhotos order={order} photosGoneAt={photosGoneAt} bookGone={bookGone} owned={owned} />
					<OrderWrong order={order} damage={damage} />
				</div>
			</div>
		</div>
	);
}
