import type { PaymentsDescription } from "~/providers/payments/port";
import type { Checkout } from "~/shop/checkout/read-checkout.server";
import { CHECKOUT_TEXTS } from "~/shop/checkout/rules";
import { inPounds } from "~/shop/prices/rules";
import type { Problem } from "~/shop/result";
import { Panel } from "~/ui/Card";
import { ErrorSummary, summaryErrors } from "~/ui/ErrorSummary";
import { useNonce } from "~/ui/Nonce";
import { Toast } from "~/ui/Toast";
import { BookPanel } from "./BookPanel";
import { CardFields } from "./CardFields";
import { CouponBox } from "./CouponBox";
import { DeliveryFields } from "./DeliveryFields";
import { PayPanel } from "./PayPanel";
import { VendorCard } from "./VendorCard";
import { WhoIsBuying } from "./WhoIsBuying";

export type CheckoutScreenProps = {
	checkout: Checkout;
	payments: PaymentsDescription;
	/** Why the last post came to nothing. */
	problem: Problem | null;
	/** Of the form that was first shown, not of the answer to it: sent again it must not make another order. */
	ordersBefore: number;
	/** What stood in the coupon box when the form was sent. */
	typedCoupon: string;
	/** Addresses of the page's small scripts. */
	scripts: readonly string[];
};

/** Delivery, coupon, card and the order; beside it the book that is being bought. */
export function CheckoutScreen({
	checkout,
	payments,
	problem,
	ordersBefore,
	typedCoupon,
	scripts,
}: CheckoutScreenProps) {
	const { book, again, typed, coupon, couponLost, price, family } = checkout;
	const nonce = useNonce();
	const fields = problem?.fields ?? {};
	const errorOf = (name: string) => fields[name]?.[0];
	const query = new URLSearchParams({ book: book.id, ...(again ? { again: "1" } : {}) });
	const free = price.totalPence === 0;
	return (
		<div className="page page-section checkout">
			{problem ? <ErrorSummary title={titleOf(problem)} errors={errorsOf(problem)} /> : null}
			{problem?.code === "declined" ? <Toast type="error" message={problem.message} /> : null}
			<header className="checkout-head">
				<h1>Complete Your Order</h1>
				<p className="checkout-strip" id="checkout-strip">
					{book.coverImage ? <img src={book.coverImage} alt="" width={72} height={72} /> : null}
					<span>
						<strong>{book.title}</strong>
						<br />
						Personalised hardback, {inPounds(price.totalPence)} with delivery
					</span>
				</p>
			</header>
			<div className="two-columns">
				<form
					className="checkout-form"
					id="checkout-form"
					method="post"
					action={`/checkout?${query}`}
					noValidate
					data-summary={CHECKOUT_TEXTS.summary}
					data-coupon-failed={CHECKOUT_TEXTS.couponFailed}
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
					<input type="hidden" name="coverId" value={book.coverId ?? ""} />
					<WhoIsBuying family={family} />
					<Panel title="Delivery" id="delivery">
						<DeliveryFields typed={typed} errorOf={errorOf} />
					</Panel>
					<CouponBox coupon={coupon} typed={typedCoupon} lost={couponLost} error={errorOf("couponCode")} />
					{free ? null : (
						<Panel title="Payment" id="payment">
							{payments.kind === "embedded" ? (
								<CardFields error={errorOf("cardNumber")} />
							) : (
								<VendorCard publishableKey={payments.publishableKey} bookId={book.id} again={again} />
							)}
						</Panel>
					)}
					<PayPanel
						price={price}
						coupon={coupon}
						title={book.title}
						cardHere={payments.kind === "embedded"}
					/>
				</form>
				<BookPanel book={book} />
			</div>
			{scripts.map((src) => (
				<script key={src} type="module" src={src} nonce={nonce} />
			))}
		</div>
	);
}

function titleOf({ code }: Problem): string {
	if (code === "invalid") return CHECKOUT_TEXTS.summary;
	return code === "declined" ? "Your payment didn’t go through" : "There is a problem";
}

function errorsOf({ code, fields, message }: Problem) {
	if (fields && Object.keys(fields).length > 0) return summaryErrors(fields);
	return [code === "declined" ? { field: "cardNumber", message } : { message }];
}
