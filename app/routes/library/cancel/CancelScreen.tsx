import { type SubmissionResult, useForm } from "@conform-to/react";
import { wordsOf } from "~/content/order-words";
import { DELIVERY_LENGTHS } from "~/shop/checkout/rules";
import type { Order } from "~/shop/orders/contract";
import { REFUND_TIME } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import { FormError } from "~/ui/account/FormError";
import { fieldProps } from "~/ui/account/form";
import { Button, ButtonLink } from "~/ui/Button";
import { ErrorSummary, summaryErrors } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { ClosedForm } from "~/ui/library/ClosedForm";
import { titleOf } from "~/ui/library/OrderRow";
import { PageHeader } from "~/ui/PageHeader";

export type CancelScreenProps = {
	order: Order;
	mayCancel: boolean;
	/** The order's own page. */
	page: string;
	lastResult?: SubmissionResult<string[]>;
};

/** What cancelling an order means, and the form that does it; or why it can't be done any more. */
export function CancelScreen({ order, mayCancel, page, lastResult }: CancelScreenProps) {
	const [form, fields] = useForm<{ email: string }>({ id: "cancel-order", lastResult });
	const { "": whole, ...wrong } = form.allErrors;
	const back = order.price.totalPence - order.refundedPence;
	if (!mayCancel) {
		return (
			<ClosedForm title={`Order ${order.orderNumber} can’t be cancelled here`} errors={whole} page={page}>
				{wordsOf(order).title}. If something is wrong, write to us and name your order number.
			</ClosedForm>
		);
	}
	return (
		<div className="page page-narrow page-section">
			<ErrorSummary errors={summaryErrors(wrong)} />
			<PageHeader title={`Cancel order ${order.orderNumber}?`}>
				“{titleOf(order)}” is not printed then, and nothing is posted. It can’t be undone.
			</PageHeader>
			<form method="post" action={`${page}/cancel`} className="form">
				{back > 0 ? (
					<p>
						All of your <strong>{inPounds(back)}</strong> goes back the way it was paid. {REFUND_TIME}
					</p>
				) : null}
				<Field
					{...fieldProps(fields.email)}
					label="The order’s e-mail address"
					hint="So that nobody cancels it by mistake."
					type="email"
					autoComplete="email"
					maxLength={DELIVERY_LENGTHS.email}
				/>
				<div className="button-row">
					<ButtonLink href={page} variant="secondary">
						Keep my order
					</ButtonLink>
					<Button variant="danger" busyLabel="Cancelling...">
						Cancel this order
					</Button>
				</div>
				<FormError errors={whole} />
			</form>
		</div>
	);
}
