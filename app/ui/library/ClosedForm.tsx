import type { ReactNode } from "react";
import { FormError } from "~/ui/FormError";
import { ButtonLink } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";

type ClosedFormProps = {
	title: string;
	/** Why. */
	children: ReactNode;
	errors?: string[];
	/** The order's own page. */
	page: string;
};

/** In place of a form of an order's that can't be sent now. */
export function ClosedForm({ title, children, errors, page }: ClosedFormProps) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title={title}>{children}</PageHeader>
			<FormError errors={errors} />
			<ButtonLink href={page}>Back to the order</ButtonLink>
		</div>
	);
}
