import type { SubmissionResult } from "@conform-to/react";
import type { Order } from "~/shop/orders/contract";
import { LONGEST_DAMAGE, longDate } from "~/shop/orders/rules";
import { DAMAGE_PHOTO_KEEPING } from "~/shop/photos/rules";
import { FormError } from "~/ui/FormError";
import { fieldProps, useFormAnswer } from "~/ui/form-answer";
import { Button, ButtonLink } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { TextareaField } from "~/ui/Field";
import { FileField } from "~/ui/FileField";
import { ClosedForm } from "~/ui/library/ClosedForm";
import { titleOf } from "~/ui/library/OrderRow";
import { PageHeader } from "~/ui/PageHeader";

export type DamagedScreenProps = {
	order: Order;
	/** ISO; until when it may be told. */
	until: string | null;
	/** Why it can't be told; null while it can. */
	closed: string | null;
	/** The order's own page. */
	page: string;
	lastResult?: SubmissionResult<string[]>;
};

/** Tells us that a book came damaged, with a photo; or why that can't be told here. */
export function DamagedScreen({ order, until, closed, page, lastResult }: DamagedScreenProps) {
	const { fields, whole, errors } = useFormAnswer<"words" | "photo">("damaged-book", lastResult);
	if (closed) {
		return (
			<ClosedForm title="A damaged book" errors={whole} page={page}>
				{closed}
			</ClosedForm>
		);
	}
	return (
		<div className="page page-narrow page-section">
			<ErrorSummary errors={errors} />
			<PageHeader title="A damaged book">
				We are sorry. Show us what is wrong with “<bdi>{titleOf(order)}</bdi>”, order {order.orderNumber}: we
				print it again or give you your money back, as you like it better.
			</PageHeader>
			<form method="post" action={`${page}/damaged`} encType="multipart/form-data" className="form">
				<FileField
					{...fieldProps(fields.photo)}
					label="Photo of the damage"
					hint={`JPG, PNG or WEBP, at most 30 MB. ${DAMAGE_PHOTO_KEEPING}`}
				/>
				<TextareaField
					{...fieldProps(fields.words)}
					label="What is wrong?"
					hint="And whether you would rather have it printed again, or your money back"
					maxLength={LONGEST_DAMAGE}
					rows={5}
					optional
				/>
				{until ? (
					<p className="text-soft">
						You can tell us here until <time dateTime={until}>{longDate(until)}</time>.
					</p>
				) : null}
				<div className="button-row">
					<ButtonLink href={page} variant="secondary">
						Back to the order
					</ButtonLink>
					<Button busyLabel="Sending...">Tell us</Button>
				</div>
				<FormError errors={whole} />
			</form>
		</div>
	);
}
