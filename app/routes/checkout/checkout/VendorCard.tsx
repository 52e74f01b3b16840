import { CHECKOUT_TEXTS } from "~/shop/checkout/rules";
import { Icon } from "~/ui/Icon";
import { NoBreak } from "~/ui/NoBreak";

const AGREED =
	": once you have approved your book it is made for you alone, so the 14-day right to cancel does not apply then, and you confirm that you are 18 or over.";

type VendorCardProps = { publishableKey: string; bookId: string; again: boolean };

/**
 * Where the card is the vendor's business: its script puts its own fields here, and above them the buttons of the wallets this browser has, if
 * any. Without a script the Pay button leads to the vendor's page.
 */
export function VendorCard({ publishableKey, bookId, again }: VendorCardProps) {
	return (
		<div className="vendor-card">
			<div data-stripe-wallets />
			{/* Who pays here doesn't come by what stands at Pay. */}
			<div className="wallets" data-wallets hidden>
				<p className="text-soft text-small">
					You agree to <a href="#terms">the same as at Pay</a>
					<NoBreak text={AGREED} />
				</p>
				<p className="wallets-or">or pay by card</p>
			</div>
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
