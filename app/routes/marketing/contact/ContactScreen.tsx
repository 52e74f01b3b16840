import type { SubmissionResult } from "@conform-to/react";
import { BRAND } from "~/content/brand";
import { ContactForm } from "~/ui/marketing/ContactForm";
import { PageHeader } from "~/ui/PageHeader";

/** A message to the shop. */
export function ContactScreen({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title="Contact Us">
				A question, a wish, a book that came with a bent corner? Write to us here, or to{" "}
				<a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>. People read it, and people answer.
			</PageHeader>
			<ContactForm lastResult={lastResult} />
		</div>
	);
}
