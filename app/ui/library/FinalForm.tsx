import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import type { ProvedStep } from "~/content/prove-buyer";
import { DELIVERY_LENGTHS } from "~/shop/checkout/rules";
import { Button, ButtonLink } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { FormError } from "~/ui/FormError";
import { fieldProps, useFormAnswer } from "~/ui/form-answer";
import { PageHeader } from "~/ui/PageHeader";
import { ClosedForm } from "./ClosedForm";

type FinalFormProps = {
	/** The order's own page, and the step below it. */
	page: string;
	step: Exclude<ProvedStep, "details">;
	title: string;
	lead: ReactNode;
	/** What it means, before the address is asked. */
	children: ReactNode;
	hint: string;
	/** The way back, and what does it. */
	keep: string;
	does: string;
	busyLabel: string;
	/** Why it can't be done now; null while it can. */
	closed: { title: string; why: ReactNode } | null;
	lastResult?: SubmissionResult<string[]>;
};

/** What can't be undone with an order: it takes the order's e-mail address, so that nobody does it by mistake. */
export function FinalForm({ page, step, closed, lastResult, ...said }: FinalFormProps) {
	const { fields, whole, errors } = useFormAnswer<"email">(step, lastResult);
	if (closed) {
		return (
			<ClosedForm title={closed.title} errors={whole} page={page}>
				{closed.why}
			</ClosedForm>
		);
	}
	return (
		<div className="page page-narrow page-section">
			<ErrorSummary errors={errors} />
			<PageHeader title={said.title}>{said.lead}</PageHeader>
			<form method="post" action={`${page}/${step}`} className="form">
				{said.children}
				<Field
					{...fieldProps(fields.email)}
					label="The order’s email address"
					hint={said.hint}
					type="email"
					autoComplete="email"
					maxLength={DELIVERY_LENGTHS.email}
				/>
				<div className="button-row">
					<ButtonLink href={page} variant="secondary">
						{said.keep}
					</ButtonLink>
					<Button variant="danger" busyLabel={said.busyLabel}>
						{said.does}
					</Button>
				</div>
				<FormError errors={whole} />
			</form>
		</div>
	);
}
