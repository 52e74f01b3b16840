import { CHECKOUT_TEXTS } from "~/shop/checkout/rules";
import { Icon } from "~/ui/Icon";

type VendorCardProps = { publishableKey: string; bookId: string; again: boolean };

/**
 * Where the card is the vendor's business: its script puts its own fields here. Without a script the Pay button leads to
 * the vendor's page.
 */
export function VendorCard({ publishableKey, bookId, again }: VendorCardProps) {
	return (
		<div className="stack">
			<p className="vendor-page" data-vendor-page>
				<Icon name="card" />
				You enter your card on the next page, our payment provider Stripe’s own. We never see it.
			</p>
			<div
				data-stripe-card={publishableKey}
				data-book={bookId}
				data-again={again ? "1" : undefined}
				data-failed={CHECKOUT_TEXTS.paymentFailed}
			/>
			<p className="card-hint needs-script" id="card-hint" data-card-hint hidden>
				<Icon name="card" />
				{CHECKOUT_TEXTS.card}
			</p>
		</div>
	);
}
