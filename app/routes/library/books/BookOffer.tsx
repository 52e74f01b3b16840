import type { BookJson } from "~/shop/books/list-books.server";
import { OFFER_ENDED, PHOTOS_DELETED } from "~/shop/books/rules";
import { Badge } from "~/ui/Badge";
import { Button, ButtonLink } from "~/ui/Button";
import { Countdown } from "~/ui/Countdown";
import type { OrderDraft } from "~/ui/create/order-draft";
import { Icon } from "~/ui/Icon";
import { OrderAgain } from "~/ui/library/OrderAgain";

const EXPIRED = "OFFER EXPIRED";

type BookOfferProps = {
	book: BookJson;
	title: string;
	now: string;
	/** When there are covers again, in words; null while there are some. */
	coversBack: string | null;
};

/** What can be done with a book: finish it, order it while its 48 hours last, or see its order. */
export function BookOffer({ book, title, now, coversBack }: BookOfferProps) {
	const which = <span className="visually-hidden"> {title}</span>;
	if (book.orderId) {
		return (
			<>
				<p>
					<Badge tone="good">Ordered</Badge>
				</p>
				<div className="card-actions">
					<ButtonLink href={`/orders/${book.orderId}`} variant="secondary" size="small">
						View your order{which}
					</ButtonLink>
					<OrderAgain bookId={book._id} again={book.orderAgain} title={title} />
				</div>
			</>
		);
	}
	if (book.offerEndsAt === null) {
		return (
			<div className="stack">
				<Progress book={book} />
				{book.isWaiting ? (
					<p className="text-soft">
						It is drawn by itself {coversBack ? `on ${coversBack}` : "in a moment"}. Its 48 hours begin then.
					</p>
				) : null}
				{book.isWaiting && !book.isCurrentDraft ? null : (
					// Another tab's story may have taken its place as the draft.
					<ButtonLink
						href={book.isCurrentDraft ? "/create-book" : `/create-book?book=${book._id}`}
						variant="secondary"
						wide
					>
						Continue{which}
					</ButtonLink>
				)}
			</div>
		);
	}
	if (book.photosDeleted) return <p className="text-soft">{PHOTOS_DELETED}</p>;
	if (book.offerEndsAt <= now) return <Expired />;
	return (
		<div className="offer" data-offer>
			<div className="stack">
				<p className="offer-left">
					<Icon name="clock" />
					<span>
						Offer ends in <Countdown until={book.offerEndsAt} now={now} units="hours" over={EXPIRED} />
					</span>
				</p>
				<ButtonLink
					href={`/create-book/order?book=${book._id}`}
					wide
					data-book-order={JSON.stringify(orderDraft(book))}
				>
					ORDER NOW{which}
				</ButtonLink>
			</div>
			<div hidden data-offer-over>
				<Expired />
			</div>
		</div>
	);
}

/** Where a book without a cover stands. */
function Progress({ book: { synopsis, hasFailed } }: { book: BookJson }) {
	const word = hasFailed ? "Not finished" : synopsis === null ? "Being written" : "Waiting for its cover";
	return (
		<p>
			<Badge tone={hasFailed ? "bad" : "neutral"}>{word}</Badge>
		</p>
	);
}

function Expired() {
	return (
		<div className="stack">
			<p className="offer-left">
				<Icon name="clock" />
				<strong>{EXPIRED}</strong>
			</p>
			<Button type="button" disabled wide size="small" className="offer-ended">
				{OFFER_ENDED}
			</Button>
		</div>
	);
}

/** What the browser remembers of a book on its way to the checkout. */
function orderDraft({ _id, title, synopsis, coverImage, comment }: BookJson): OrderDraft {
	return { title, synopsis: synopsis ?? "", coverImageUrl: coverImage ?? "", bookId: _id, comment };
}
