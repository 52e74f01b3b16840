import type { SubmissionResult } from "@conform-to/react";
import { ContactForm } from "~/ui/marketing/ContactForm";
import { PageHeader } from "~/ui/PageHeader";
import { MailLink, SellerDetails } from "~/ui/Seller";

/** A message to the shop. */
export function ContactScreen({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title="Contact Us">
				A question, a wish, a book that came with a bent corner? Write to us here, or to <MailLink />. People
				read it, and people answer.
			</PageHeader>
			<div className="stack-large">
				<ContactForm lastResult={lastResult} />
				<SellerDetails />
			</div>
		</div>
	);
}
