import { UNTIL_APPROVED } from "~/content/order-words";
import { DELIVERY_WORKING_DAYS } from "~/shop/orders/rules";
import { booksText, inPounds, type Price } from "~/shop/prices/rules";
import { Button } from "~/ui/Button";
import { Icon, type IconName } from "~/ui/Icon";
import { NoBreak } from "~/ui/NoBreak";
import { MailLink } from "~/ui/Seller";
import { Summary } from "~/ui/Summary";

type PayPanelProps = {
	price: Price;
	copies: number;
	coupon: { code: string; discountPence: number } | null;
	title: string;
	/** The card is entered in this page; otherwise on the vendor's. */
	cardHere: boolean;
};

/** What it comes to, what one agrees to, and the button that says so. The page's script swaps it whole when the price changes. */
export function PayPanel({ price, copies, coupon, title, cardHere }: PayPanelProps) {
	const free = price.totalPence === 0;
	const discount = coupon
		? [
				{
					name: `Coupon ${coupon.code}`,
					value: <span className="saving">−{inPounds(price.discountPence)}</span>,
				},
			]
		: [];
	return (
		<section className="panel checkout-pay" id="order-summary" aria-labelledby="order-summary-title">
			<h2 id="order-summary-title">Order summary</h2>
			<Summary
				rows={[
					{ name: booksText(copies, price.bookPence), value: inPounds(price.bookPence) },
					{ name: "Delivery", value: inPounds(price.deliveryPence) },
					...discount,
					{ name: "Total, tax included", value: inPounds(price.totalPence), total: true },
				]}
			/>
			<Terms title={title} copies={copies} free={free} />
			<input type="hidden" name="amount" value={price.totalPence} />
			<Button
				size="large"
				wide
				id="pay-button"
				name="intent"
				value="pay"
				busyLabel={free ? "Placing your order..." : "Processing Payment..."}
				aria-describedby="terms"
			>
				<Icon name={free ? "check" : "shield"} />
				{free ? "Place order" : `Pay ${inPounds(price.totalPence)}`}
			</Button>
			<p className="text-soft text-small checkout-safe">
				{safety(free, cardHere)} Questions? <MailLink />
			</p>
		</section>
	);
}

function safety(free: boolean, cardHere: boolean): string {
	if (free) return "Nothing to pay: your coupon covers it all.";
	return cardHere
		? "One payment, no subscription."
		: "Paid securely through Stripe. One payment, no subscription.";
}

/** What must be said right before an order is placed (Consumer Contracts Regulations 2013, regs. 13, 14 and 28(1)(b)). */
function Terms({ title, copies, free }: { title: string; copies: number; free: boolean }) {
	const { soonest, latest } = DELIVERY_WORKING_DAYS;
	const lines: { icon: IconName; text: string }[] = [
		{
			icon: "book",
			text: `“${title}”: ${copies === 1 ? "one" : `${copies} copies of one`} personalised hardback, 24 glossy pages, 210 mm × 210 mm, printed in the UK.`,
		},
		{
			icon: "truck",
			text: `With you in ${soonest}-${latest} working days in the UK after you approve it; abroad it depends on the local post.`,
		},
		{ icon: "pencil", text: UNTIL_APPROVED },
		{
			icon: "printer",
			text: "Once approved it is made for you alone, so the 14-day right to cancel does not apply. Faulty or damaged? We put it right.",
		},
		{
			icon: "person",
			text: `By ${free ? "placing this order" : "paying"} you confirm that you are 18 or over.`,
		},
	];
	return (
		<ul className="checkout-terms" id="terms">
			{lines.map(({ icon, text }) => (
				<li key={icon}>
					<Icon name={icon} />
					<span>
						<NoBreak text={text} />
					</span>
				</li>
			))}
		</ul>
	);
}
