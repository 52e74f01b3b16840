import { type SubmissionResult, useForm } from "@conform-to/react";
import { DELETED_BOOK } from "~/content/deleted-book";
import { DELIVERY_LENGTHS } from "~/shop/checkout/rules";
import type { Order } from "~/shop/orders/contract";
import { FormError } from "~/ui/account/FormError";
import { fieldProps } from "~/ui/account/form";
import { Button, ButtonLink } from "~/ui/Button";
import { ErrorSummary, summaryErrors } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { ClosedForm } from "~/ui/library/ClosedForm";
import { titleOf } from "~/ui/library/OrderRow";
import { PageHeader } from "~/ui/PageHeader";

export type DeleteBookScreenProps = {
	order: Order;
	/** Why it can't be deleted now; null while it can. */
	stays: string | null;
	/** The order's own page. */
	page: string;
	lastResult?: SubmissionResult<string[]>;
};

/** What goes with a book and what stays, and the form that deletes it; or why that can't be done now. */
export function DeleteBookScreen({ order, stays, page, lastResult }: DeleteBookScreenProps) {
	const [form, fields] = useForm<{ email: string }>({ id: "delete-book", lastResult });
	const { "": whole, ...wrong } = form.allErrors;
	if (stays) {
		return (
			<ClosedForm title="Delete your book" errors={whole} page={page}>
				{stays}
			</ClosedForm>
		);
	}
	return (
		<div className="page page-narrow page-section">
			<ErrorSummary errors={summaryErrors(wrong)} />
			<PageHeader title="Delete this book?">
				“<bdi>{titleOf(order)}</bdi>” goes for good: nobody can look at it, download it or order it again. It
				can’t be undone.
			</PageHeader>
			<form method="post" action={`${page}/delete-book`} className="form">
				<Parts title="What goes" parts={DELETED_BOOK.goes} />
				<Parts title="What stays" parts={DELETED_BOOK.stays} />
				<Field
					{...fieldProps(fields.email)}
					label="The order’s e-mail address"
					hint="So that nobody deletes it by mistake."
					type="email"
					autoComplete="email"
					maxLength={DELIVERY_LENGTHS.email}
				/>
				<div className="button-row">
					<ButtonLink href={page} variant="secondary">
						Keep my book
					</ButtonLink>
					<Button variant="danger" busyLabel="Deleting...">
						Delete this book
					</Button>
				</div>
				<FormError errors={whole} />
			</form>
		</div>
	);
}

function Parts({ title, parts }: { title: string; parts: readonly string[] }) {
	return (
		<section className="stack">
			<h2>{title}</h2>
			<ul>
				{parts.map((part) => (
					<li key={part}>{part}</li>
				))}
			</ul>
		</section>
	);
}
