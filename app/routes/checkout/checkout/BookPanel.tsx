import { BRAND } from "~/content/brand";
import type { Checkout } from "~/shop/checkout/read-checkout.server";
import { CoverFrame } from "~/ui/CoverFrame";

/** The book that is being bought: cover, title, synopsis, special instructions, and where help is. */
export function BookPanel({ book }: { book: Checkout["book"] }) {
	return (
		<aside className="column-beside checkout-book" aria-label="Your book">
			<CoverFrame src={book.coverImage} title={book.title} loading="eager" />
			<h2>{book.title}</h2>
			<p className="checkout-synopsis">{book.synopsis}</p>
			{book.comment ? (
				<div>
					<h3>Special instructions</h3>
					<p className="checkout-comment">{book.comment}</p>
				</div>
			) : null}
			<p className="text-soft text-small">
				Need help? Write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a> and a person answers.
			</p>
		</aside>
	);
}
