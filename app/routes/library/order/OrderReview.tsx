import type { Order } from "~/shop/orders/contract";
import { longDate } from "~/shop/orders/rules";
import { ANONYMOUS, mayBeReviewed } from "~/shop/reviews/rules";
import { ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { Stars } from "~/ui/Stars";

/** The family's review, or the way to write one. Nothing where there is neither. */
export function OrderReview({ order, mine }: { order: Order; mine: boolean }) {
	const { review } = order;
	if (review) {
		return (
			<Panel title="Your review" id="order-review">
				<figure className="stack">
					<Stars rating={review.rating} />
					<blockquote className="order-description" dir="auto">
						{review.content}
					</blockquote>
					<figcaption className="text-soft">
						{review.displayName === ANONYMOUS ? null : <bdi>{review.displayName}, </bdi>}
						<time dateTime={review.createdAt}>{longDate(review.createdAt)}</time>
					</figcaption>
				</figure>
			</Panel>
		);
	}
	if (!mine || !mayBeReviewed(order.status)) return null;
	return (
		<Panel title="Your review" id="order-review">
			<div className="stack">
				<p>
					{order.orderStatus === "delivered"
						? "How did the book go down at home? We would love to hear."
						: "Once your book is with you, we would love to hear how it went down at home."}
				</p>
				<p>
					<ButtonLink href={`/review/${order.id}`} size="small">
						Write Review
					</ButtonLink>
				</p>
			</div>
		</Panel>
	);
}
