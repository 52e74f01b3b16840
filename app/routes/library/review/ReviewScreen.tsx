import { type SubmissionResult, useForm } from "@conform-to/react";
import type { Order } from "~/shop/orders/contract";
import { longDate } from "~/shop/orders/rules";
import { inPounds } from "~/shop/prices/rules";
import {
	ANONYMOUS,
	DEFAULT_STARS,
	LONGEST_DISPLAY_NAME,
	LONGEST_REVIEW,
	REVIEW_TEXTS,
} from "~/shop/reviews/rules";
import { fieldProps } from "~/ui/form-answer";
import { Button, ButtonLink } from "~/ui/Button";
import { Panel } from "~/ui/Card";
import { CoverFrame } from "~/ui/CoverFrame";
import { ErrorSummary, summaryErrors } from "~/ui/ErrorSummary";
import { Field, TextareaField } from "~/ui/Field";
import { titleOf } from "~/ui/library/OrderRow";
import { PageHeader } from "~/ui/PageHeader";
import { StarInput } from "~/ui/Stars";
import { Summary } from "~/ui/Summary";

type ReviewScreenProps = {
	order: Order;
	/** The form that could not be accepted. */
	lastResult?: SubmissionResult<string[]>;
};

/** Stars and words about a delivered book. */
export function ReviewScreen({ order, lastResult }: ReviewScreenProps) {
	const [form, fields] = useForm<{ rating: string; content: string; displayName: string }>({
		id: "review",
		lastResult,
	});
	const title = titleOf(order);
	const { defaultValue: stars, ...rating } = fieldProps(fields.rating);
	return (
		<div className="page page-section">
			<PageHeader title="Write a Review">
				For <bdi>{title}</bdi>, order {order.orderNumber}
			</PageHeader>
			<div className="two-columns review">
				<div>
					<ErrorSummary title={REVIEW_TEXTS.failed} errors={summaryErrors(form.allErrors)} />
					<form className="form" method="post" action={`/review/${order.id}`}>
						<StarInput {...rating} label="Your rating" defaultValue={Number(stars) || DEFAULT_STARS} />
						<TextareaField
							{...fieldProps(fields.content)}
							label="Your review"
							hint="How did they like it, and how do the pictures look?"
							maxLength={LONGEST_REVIEW}
							count
							dir="auto"
						/>
						<Field
							{...fieldProps(fields.displayName)}
							label="Display name"
							hint={`Shown as ${ANONYMOUS} when left blank. Reviews of delivered books stand in our Story Gallery.`}
							optional
							maxLength={LONGEST_DISPLAY_NAME}
							autoComplete="nickname"
							dir="auto"
						/>
						<div className="button-row">
							<Button busyLabel="Submitting...">Submit Review</Button>
							<ButtonLink href={`/orders/${order.id}`} variant="quiet">
								Cancel
							</ButtonLink>
						</div>
					</form>
				</div>
				<Panel title="Your order" id="review-order">
					<div className="review-order">
						<CoverFrame src={order.book.coverImage} title={title} size="small" loading="eager" />
						<Summary
							rows={[
								{ name: "Book", value: <bdi>{title}</bdi> },
								{ name: "Order number", value: order.orderNumber },
								{ name: "Order date", value: longDate(order.createdAt) },
								{ name: "Amount", value: inPounds(order.price.totalPence) },
							]}
						/>
					</div>
				</Panel>
			</div>
		</div>
	);
}
