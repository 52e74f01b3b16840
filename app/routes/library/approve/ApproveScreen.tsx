import type { SubmissionResult } from "@conform-to/react";
import { wordsOf } from "~/content/order-words";
import type { Order } from "~/shop/orders/contract";
import { DELIVERY_WORKING_DAYS } from "~/shop/orders/rules";
import { Button, ButtonLink } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { controlAttributes, FieldError } from "~/ui/FieldFrame";
import { useFormAnswer } from "~/ui/form-answer";
import { ClosedForm } from "~/ui/library/ClosedForm";
import { titleOf } from "~/ui/library/OrderRow";
import { PageHeader } from "~/ui/PageHeader";

export type ApproveScreenProps = {
	order: Order;
	mayApprove: boolean;
	/** The order's own page. */
	page: string;
	lastResult?: SubmissionResult<string[]>;
};

/** What approving a book means, and the form that does it; or why it can't be done now. */
export function ApproveScreen({ order, mayApprove, page, lastResult }: ApproveScreenProps) {
	const { fields, whole, errors } = useFormAnswer<"looked">("approve", lastResult);
	if (!mayApprove) {
		return (
			<ClosedForm title={`Order ${order.orderNumber} can’t be approved now`} errors={whole} page={page}>
				{wordsOf(order).title}.
			</ClosedForm>
		);
	}
	const text = { name: "looked", label: "", error: fields.looked.errors?.[0] };
	const { soonest, latest } = DELIVERY_WORKING_DAYS;
	return (
		<div className="page page-narrow page-section">
			<ErrorSummary errors={errors} />
			<PageHeader title="Approve your book?">
				We print “<bdi>{titleOf(order)}</bdi>” exactly as it is now. From then on it can’t be changed or
				cancelled, because it is made for you alone: this can’t be undone.
			</PageHeader>
			<form method="post" action={`${page}/approve`} className="form" noValidate>
				{order.delivery?.country === "GB" ? (
					<p>
						It arrives within {soonest} to {latest} working days of your approval.
					</p>
				) : null}
				<div className={text.error ? "field field-invalid" : "field"}>
					<FieldError id={text.name} error={text.error} />
					<Checkbox
						{...controlAttributes(text)}
						name={text.name}
						value="yes"
						required
						defaultChecked={fields.looked.initialValue === "yes"}
						label="I have looked at every page, and know that this can’t be undone"
					/>
				</div>
				<div className="button-row">
					<ButtonLink href={`${page}/proof`} variant="secondary">
						Look through my book
					</ButtonLink>
					<Button busyLabel="Approving...">Approve my book</Button>
				</div>
			</form>
		</div>
	);
}
