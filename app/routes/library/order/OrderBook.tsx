import { COMMENT_TEXTS } from "~/shop/books/rules";
import type { Order } from "~/shop/orders/contract";
import { longDate, ORDER_ENDED } from "~/shop/orders/rules";
import { CUSTOM_LEVEL } from "~/studio/story/levels";
import { Panel } from "~/ui/Card";
import { CoverFrame } from "~/ui/CoverFrame";
import { AnotherHero } from "~/ui/library/AnotherHero";
import { OrderAgain } from "~/ui/library/OrderAgain";
import { titleOf } from "~/ui/library/OrderRow";

/** The book as it was ordered. `again`: whether its family may order it once more; `begins`: and begin its story anew. */
export function OrderBook({
	order,
	again,
	begins,
}: {
	order: Order;
	again: Order["again"];
	begins: boolean;
}) {
	const title = titleOf(order);
	const hasEnded = (ORDER_ENDED as readonly string[]).includes(order.state);
	return (
		<Panel title="Your book" id="order-book">
			<div className="order-book">
				<CoverFrame src={order.book.coverImage} title={title} loading="eager" />
				<div className="stack">
					<h3 dir="auto">{title}</h3>
					<p className="order-description" dir="auto">
						{order.book.description || "NO DESCRIPTION AVAILABLE"}
					</p>
					{order.readingNeeds ? (
						<p className="order-description" dir="auto">
							<strong>{CUSTOM_LEVEL}:</strong> {order.readingNeeds}
						</p>
					) : null}
					{order.comment ? (
						<p className="order-description" dir="auto">
							<strong>Special instructions:</strong> {order.comment}
						</p>
					) : null}
					{order.comment && !hasEnded ? <p className="text-soft text-small">{COMMENT_TEXTS.sent}</p> : null}
					<p className="text-soft">
						Created <time dateTime={order.book.createdAt}>{longDate(order.book.createdAt)}</time>
					</p>
					{again || begins ? (
						<div className="button-row">
							<OrderAgain bookId={order.bookId} again={again} title={title} variant="secondary" />
							{begins ? <AnotherHero bookId={order.bookId} title={title} /> : null}
						</div>
					) : null}
				</div>
			</div>
		</Panel>
	);
}
