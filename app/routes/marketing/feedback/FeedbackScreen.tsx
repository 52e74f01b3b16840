import type { SubmissionResult } from "@conform-to/react";
import { FeedbackForm } from "~/ui/marketing/FeedbackForm";
import { PageHeader } from "~/ui/PageHeader";

type FeedbackScreenProps = { username: string | null; lastResult?: SubmissionResult<string[]> };

/** Home's feedback form on a page of its own: after a sign-in, and where something was missing. */
export function FeedbackScreen(form: FeedbackScreenProps) {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title="We Value Your Feedback">
				What was lovely, what was hard, what is missing? We read all of it.
			</PageHeader>
			<FeedbackForm {...form} />
		</div>
	);
}
