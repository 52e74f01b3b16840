import { COMMENT_TEXTS } from "~/shop/books/rules";
import type { Checkout } from "~/shop/checkout/read-checkout.server";
import { inPounds } from "~/shop/prices/rules";
import { CoverFrame } from "~/ui/CoverFrame";
import { Icon } from "~/ui/Icon";
import { OfferUntil } from "~/ui/OfferUntil";
import { MailLink } from "~/ui/Seller";

type BookPanelProps = Pick<Checkout, "book" | "price" | "copies"> & {
	/** Until when it can be ordered, in words; null for *Order again*. */
	offerUntil: string | null;
};

/**
 * The book that is being bought: cover, title, price, until when; synopsis and special instructions, which open where there is
 * no room beside the form; and where help is.
 */
export function BookPanel({ book, price, copies, offerUntil }: BookPanelProps) {
	return (
		<aside className="column-beside checkout-book" aria-label="Your book">
			<CoverFrame src={book.coverImage} title={book.title} loading="eager" />
			<div className="checkout-bought">
				<h2>{book.title}</h2>
				<p id="checkout-price">
					{copies === 1 ? "Personalised hardback" : `${copies} copies of this hardback`},{" "}
					{inPounds(price.totalPence)} with delivery
				</p>
			</div>
			{offerUntil ? <OfferUntil until={offerUntil} /> : null}
			<details className="accordion checkout-story">
				<summary>
					{book.comment ? "Your story and special instructions" : "Your story"}
					<Icon name="chevron" />
				</summary>
				<div className="accordion-body stack">
					<p className="checkout-synopsis">{book.synopsis}</p>
					{book.comment ? (
						<div>
							<h3>Special instructions</h3>
							<p className="checkout-comment">{book.comment}</p>
							<p className="text-soft text-small">{COMMENT_TEXTS.sent}</p>
						</div>
					) : null}
				</div>
			</details>
			<p className="checkout-help text-soft text-small">
				Need help? Write to <MailLink /> and a person answers.
			</p>
		</aside>
	);
}
