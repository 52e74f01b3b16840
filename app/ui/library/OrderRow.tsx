import { wordsOf } from "~/content/order-words";
import type { Order } from "~/shop/orders/contract";
import { longDate } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { mayBeReviewed } from "~/shop/reviews/rules";
import { Badge, StatusBadge } from "../Badge";
import { ButtonLink } from "../Button";
import { Card } from "../Card";
import { CoverFrame } from "../CoverFrame";
import { OrderAgain } from "./OrderAgain";

/** A row always has a name to click on: 'Untitled Storybook' for a book without a title. */
export function titleOf(order: Order): string {
	return order.book.title || "Untitled Storybook";
}

/** An order of My Orders. */
export function OrderRow({ order }: { order: Order }) {
	const title = titleOf(order);
	const which = <span className="visually-hidden"> of order {order.orderNumber}</span>;
	return (
		<Card className="order-row" id={order.id}>
			<CoverFrame src={order.book.coverImage} title={title} size="small" />
			<div className="order-row-text">
				<h2 tabIndex={-1} dir="auto">
					{title}
				</h2>
				<OrderBadges order={order} />
				<p className="order-row-state">{wordsOf(order).title}.</p>
				<dl className="order-facts">
					<div>
						<dt>Order number</dt>
						<dd>{order.orderNumber}</dd>
					</div>
					<div>
						<dt>Order date</dt>
						<dd>
							<time dateTime={order.createdAt}>{longDate(order.createdAt)}</time>
						</dd>
					</div>
					<div>
						<dt>Amount</dt>
						<dd>{inPounds(order.price.totalPence)}</dd>
					</div>
				</dl>
			</div>
			<div className="card-actions order-row-actions">
				<ButtonLink href={`/orders/${order.id}`} size="small">
					View Details{which}
				</ButtonLink>
				{order.review ? <Badge tone="good">Reviewed</Badge> : null}
				{!order.review && mayBeReviewed(order.status) ? (
					<ButtonLink href={`/review/${order.id}`} variant="secondary" size="small">
						Leave a Review{which}
					</ButtonLink>
				) : null}
				<OrderAgain bookId={order.bookId} again={order.again} title={title} />
			</div>
		</Card>
	);
}

/** Whether it is paid, and how far the book is. */
export function OrderBadges({ order }: { order: Order }) {
	return (
		<p className="badges">
			<span>
				<span className="visually-hidden">Payment: </span>
				<StatusBadge status={order.status} />
			</span>
			<span>
				<span className="visually-hidden">Book: </span>
				<StatusBadge status={order.orderStatus} />
			</span>
		</p>
	);
}
