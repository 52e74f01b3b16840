import type { PaymentsDescription } from "~/providers/payments/port";
import type { Checkout } from "~/shop/checkout/read-checkout.server";
import { ADDRESS_TEXTS, CHECKOUT_TEXTS, checkoutAddress } from "~/shop/checkout/rules";
import type { Problem } from "~/shop/result";
import { Panel } from "~/ui/Card";
import type { Finder } from "~/ui/checkout/AddressFinder";
import { ErrorSummary, type SummaryError, summaryErrors } from "~/ui/ErrorSummary";
import { Toast } from "~/ui/Toast";
import { BookPanel } from "./BookPanel";
import { CardFields } from "./CardFields";
import { CopiesField } from "./CopiesField";
import { CouponBox } from "./CouponBox";
import { DeliveryFields } from "./DeliveryFields";
import { PayPanel } from "./PayPanel";
import { VendorCard } from "./VendorCard";
import { WhoIsBuying } from "./WhoIsBuying";

export type CheckoutScreenProps = {
	checkout: Checkout;
	payments: PaymentsDescription;
	/** Until when the book can be ordered, in words; null for *Order again*. */
	offerUntil: string | null;
	/** Why the last post came to nothing. */
	problem: Problem | null;
	/** Of the form that was first shown, not of the answer to it: sent again it must not make another order. */
	ordersBefore: number;
	/** What stood in the coupon box when the form was sent. */
	typedCoupon: string;
	/** The button that finds an address by its postal code, and what it found; left out where the shop can't. */
	finder?: Finder;
	/** Addresses of the page's small scripts. */
	scripts: readonly string[];
};

/** Delivery, coupon, card and the order; beside it the book that is being bought. */
export function CheckoutScreen({
	checkout,
	offerUntil,
	payments,
	problem,
	ordersBefore,
	typedCoupon,
	finder,
	scripts,
}: CheckoutScreenProps) {
	const { book, again, typed, coupon, couponLost, price, copies, family } = checkout;
	const fields = problem?.fields ?? {};
	const errorOf = (name: string) => fields[name]?.[0];
	const free = price.totalPence === 0;
	const cardHere = payments.kind === "embedded";
	return (
		<div className="page page-section checkout">
			<div id="checkout-problem">
				{problem ? <ErrorSummary title={titleOf(problem)} errors={errorsOf(problem, cardHere)} /> : null}
				{problem?.code === "declined" ? <Toast type="error" message={problem.message} /> : null}
			</div>
			<h1>Complete Your Order</h1>
			<div className="two-columns">
				<BookPanel book={book} price={price} copies={copies} offerUntil={offerUntil} />
				<form
					className="checkout-form"
					id="checkout-form"
					method="post"
					// Not the page's own address: a browser that can't reach it puts its error page in the place of the page, and Back skips it.
					action={`${checkoutAddress(book.id, again)}&send=`}
					noValidate
					data-summary={CHECKOUT_TEXTS.summary}
					data-update-failed={CHECKOUT_TEXTS.updateFailed}
					data-coupon-failed={CHECKOUT_TEXTS.couponFailed}
					data-address-failed={ADDRESS_TEXTS.lost}
					data-pay-failed={`${CHECKOUT_TEXTS.paymentFailed}. ${CHECKOUT_TEXTS.unreachable}`}
				>
					{/* The Enter key presses a form's first button: it must not be the coupon's. */}
					<button
						className="visually-hidden"
						type="submit"
						name="intent"
						value="pay"
						tabIndex={-1}
						aria-hidden
					>
						Pay
					</button>
					<input type="hidden" name="ordersBefore" value={ordersBefore} />
					{family ? <input type="hidden" name="account" value={family.id} /> : null}
					<input type="hidden" name="coverId" value={book.coverId ?? ""} />
					<WhoIsBuying family={family} />
					<Panel title="Delivery" id="delivery">
						<DeliveryFields typed={typed} errorOf={errorOf} finder={finder} />
					</Panel>
					<Panel title="Copies and coupon" id="copies-and-coupon">
						<div className="checkout-extras">
							<CopiesField copies={copies} error={errorOf("copies")} />
							<CouponBox
								coupon={coupon}
								typed={typedCoupon}
								lost={couponLost}
								error={errorOf("couponCode")}
							/>
						</div>
					</Panel>
					{free ? null : (
						<Panel title="Payment" id="payment">
							{cardHere ? (
								<CardFields errorOf={errorOf} isGone={problem !== null} />
							) : (
								<VendorCard publishableKey={payments.publishableKey} bookId={book.id} again={again} />
							)}
						</Panel>
					)}
					<PayPanel price={price} copies={copies} coupon={coupon} title={book.title} cardHere={cardHere} />
				</form>
			</div>
			{scripts.map((src) => (
				<script key={src} type="module" src={src} />
			))}
		</div>
	);
}

function titleOf({ code }: Problem): string {
	if (code === "invalid") return CHECKOUT_TEXTS.summary;
	if (code === "amount_changed") return "Please look at the new total";
	return code === "declined" ? "Your payment didn’t go through" : "There is a problem";
}

function errorsOf({ code, fields = {}, message }: Problem, cardHere: boolean): SummaryError[] {
	if (code === "declined") {
		const [field = cardHere ? "cardNumber" : "payment"] = Object.keys(fields);
		return [{ field, message }, { message: CHECKOUT_TEXTS.notCharged }];
	}
	if (Object.keys(fields).length > 0) return summaryErrors(fields);
	return [code === "amount_changed" ? { field: "order-summary", message } : { message }];
}
