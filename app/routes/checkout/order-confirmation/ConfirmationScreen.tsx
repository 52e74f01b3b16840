import { COMMENT_TEXTS } from "~/shop/books/rules";
import { addressLines, CHECKOUT_TEXTS } from "~/shop/checkout/rules";
import type { Order } from "~/shop/orders/contract";
import { deliveryTimeText, longDate, WHATS_NEXT } from "~/shop/orders/rules";
import { booksText, inPounds } from "~/shop/prices/rules";
import { StatusBadge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { CoverFrame } from "~/ui/CoverFrame";
import { Icon, type IconName } from "~/ui/Icon";
import { NextBookCoupon } from "~/ui/NextBookCoupon";
import { NoBreak } from "~/ui/NoBreak";
import { Steps } from "~/ui/Steps";
import { Summary } from "~/ui/Summary";

type ConfirmationScreenProps = {
	order: Order;
	/** The code of the coupon it has brought for the next book; null once it is used. */
	nextBookCoupon: string | null;
	signedIn: boolean;
	/** Confetti, and the mirrored draft's end. */
	script: string;
};

const NEXT_ICONS: readonly IconName[] = ["pencil", "printer", "truck"];

/** The result of a payment. */
export function ConfirmationScreen({ order, nextBookCoupon, signedIn, script }: ConfirmationScreenProps) {
	return (
		<div className="page page-section confirmation">
			<Steps current={3} />
			<header className="confirmation-head">
				<div>
					<h1>Order Confirmed</h1>
					<p>
						Thank you! <strong>{order.book.title}</strong> is on its way to becoming a real book.
						{order.delivery ? (
							<>
								{" "}
								A confirmation email is on its way to <strong>{order.delivery.email}</strong>.
							</>
						) : (
							" A confirmation email is on its way to you."
						)}
					</p>
				</div>
				<CoverFrame src={order.book.coverImage} title={order.book.title} loading="eager" />
			</header>
			<div className="confirmation-facts">
				<Panel title="Order Summary" id="summary">
					<Summary
						rows={[
							{ name: "Order number", value: order.orderNumber },
							{ name: "Date", value: longDate(order.createdAt) },
							{ name: "Payment method", value: methodText(order) },
							{ name: "Status", value: <StatusBadge status={order.status} /> },
							{
								name: booksText(order.copies, order.price.bookPence),
								value: inPounds(order.price.bookPence),
							},
							{ name: "Delivery", value: inPounds(order.price.deliveryPence) },
							...(order.price.discountPence > 0
								? [
										{
											name: order.couponCode ? `Coupon ${order.couponCode}` : "Discount",
											value: `−${inPounds(order.price.discountPence)}`,
										},
									]
								: []),
							{ name: "Total", value: inPounds(order.price.totalPence), total: true },
						]}
					/>
				</Panel>
				<Panel title="Delivery Information" id="delivery-information">
					{order.delivery ? <Delivery delivery={order.delivery} /> : <p>{CHECKOUT_TEXTS.noDelivery}</p>}
				</Panel>
			</div>
			<section className="whats-next" aria-labelledby="whats-next-title">
				<h2 id="whats-next-title">What's Next?</h2>
				<ol>
					{WHATS_NEXT.map(({ title, text }, at) => (
						<li key={title}>
							<Icon name={NEXT_ICONS[at] ?? "dot"} />
							<h3>{title}</h3>
							<p>
								<NoBreak text={text} />
							</p>
						</li>
					))}
				</ol>
			</section>
			<div className="stack confirmation-ways">
				{order.comment ? (
					<p>
						<strong>Your special instructions:</strong> <bdi>{order.comment}</bdi>
						<br />
						{COMMENT_TEXTS.sent}
					</p>
				) : null}
				{nextBookCoupon ? <NextBookCoupon code={nextBookCoupon} /> : null}
				{signedIn ? null : (
					<p>
						In this browser you come back to your order by “See your order”, on any other by the link in our
						mail. No mail from us? <a href="/sign-up">Create an account</a> in this browser, and your order is
						kept there whatever address you gave.
					</p>
				)}
			</div>
			<p className="button-row confirmation-ways">
				<ButtonLink href={`/orders/${order.id}`}>See your order</ButtonLink>
				<ButtonLink href="/" variant="secondary">
					Back to Home
				</ButtonLink>
				{signedIn ? (
					<ButtonLink href="/orders" variant="secondary">
						View My Orders
					</ButtonLink>
				) : null}
			</p>
			<script type="module" src={script} />
		</div>
	);
}

function Delivery({ delivery }: { delivery: NonNullable<Order["delivery"]> }) {
	return (
		<>
			<address className="address">
				{addressLines(delivery).map((line) => (
					<span key={line}>{line}</span>
				))}
			</address>
			{delivery.recipient ? <p>A gift: no price in the parcel, and our mails come to you alone.</p> : null}
			<p>{[delivery.email, delivery.phone].filter(Boolean).join(", ")}</p>
			<p>{deliveryTimeText(delivery.country)}.</p>
		</>
	);
}

/** "Card", or "Card (Visa ending 4242)" where it is known. */
function methodText({ price, paymentMethod }: Order): string {
	if (price.totalPence === 0) return "None needed";
	return paymentMethod === "card" ? "Card" : `Card (${paymentMethod})`;
}
