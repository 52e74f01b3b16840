import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { PageHeader } from "~/ui/PageHeader";
import { MailLink } from "~/ui/Seller";

/** A book whose 48 hours are over, or that this visitor may not order. */
export function OfferEndedScreen({ message }: { message: string }) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title="Complete Your Order" />
			<div className="stack-large">
				<Notice kind="warning">
					<p>{message}</p>
				</Notice>
				<p>
					Nothing was charged. You can make a new book in a few minutes, or write to <MailLink /> if you had
					your heart set on this one.
				</p>
				<p className="button-row">
					<ButtonLink href="/create-book">Create a new book</ButtonLink>
					<ButtonLink href="/" variant="secondary">
						Back to Home
					</ButtonLink>
				</p>
			</div>
		</div>
	);
}
