import type { OrderJson } from "~/shop/orders/contract";
import { longDate } from "~/shop/orders/rules";
import { mayBeReviewed } from "~/shop/reviews/rules";
import { Badge, StatusBadge } from "../Badge";
import { ButtonLink } from "../Button";
import { Card } from "../Card";
import { CoverFrame } from "../CoverFrame";
import { pounds } from "../pounds";

/** A row always has a name to click on: 'Untitled Storybook' for a book without a title. */
export function titleOf(order: OrderJson): string {
	return order.book.title || "Untitled Storybook";
}

/** An order of My Orders. */
export function OrderRow({ order }: { order: OrderJson }) {
	const title = titleOf(order);
	const which = <span className="visually-hidden"> of order {order.orderNumber}</span>;
	return (
		<Card className="order-row" id={order._id}>
			<CoverFrame src={order.book.coverImage} title={title} size="small" />
			<div className="order-row-text">
				<h2 tabIndex={-1} dir="auto">
					{title}
				</h2>
				<OrderBadges order={order} />
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
						<dd>{pounds(order.amount)}</dd>
					</div>
				</dl>
			</div>
			<div className="card-actions order-row-actions">
				<ButtonLink href={`/orders/${order._id}`} size="small">
					View Details{which}
				</ButtonLink>
				{order.isReviewed ? <Badge tone="good">Reviewed</Badge> : null}
				{!order.isReviewed && mayBeReviewed(order.status) ? (
					<ButtonLink href={`/review/${order._id}`} variant="secondary" size="small">
						Leave a Review{which}
					</ButtonLink>
				) : null}
				<ButtonLink href={`/checkout?book=${order.bookId}&again=1`} variant="quiet" size="small">
					Order again<span className="visually-hidden"> {title}</span>
				</ButtonLink>
			</div>
		</Card>
	);
}

/** Whether it is paid, and how far the book is. */
export function OrderBadges({ order }: { order: OrderJson }) {
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
