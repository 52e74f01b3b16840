import type { OrderDetail } from "~/shop/orders/read-order-detail.server";
import { longDate, ORDER_ENDED } from "~/shop/orders/rules";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { DeletePhotos } from "~/ui/DeletePhotos";
import { titleOf } from "~/ui/library/OrderRow";

type OrderPhotosProps = Pick<OrderDetail, "order" | "photosGoneAt" | "bookGone" | "owned">;

/** What there still is of a family's photos and of its book, and the ways to have it deleted. */
export function OrderPhotos({ order, photosGoneAt, bookGone, owned }: OrderPhotosProps) {
	if (bookGone) {
		return (
			<Panel title="Your photos and book" id="order-photos">
				<p>
					You have deleted this book: its pages, cover, story, names and photos are gone. What stays is this
					order and its invoice.
				</p>
			</Panel>
		);
	}
	const hasEnded = (ORDER_ENDED as readonly string[]).includes(order.state);
	return (
		<Panel title="Your photos" id="order-photos">
			<div className="stack">
				{photosGoneAt ? (
					<p>
						The photos of this book, and the portraits made from them, were deleted on{" "}
						<time dateTime={photosGoneAt}>{longDate(photosGoneAt)}</time>. What stays is the book itself, with
						the portraits as they are printed in its cover and pages.
					</p>
				) : (
					<p>{PHOTO_KEEPING}</p>
				)}
				{owned && !photosGoneAt ? (
					<DeletePhotos bookId={order.bookId} title={titleOf(order)} from="order" />
				) : null}
				{hasEnded ? (
					<ButtonLink href={`/orders/${order.id}/delete-book`} variant="quiet" size="small">
						Delete this book
					</ButtonLink>
				) : null}
			</div>
		</Panel>
	);
}
