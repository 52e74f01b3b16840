import { ButtonLink } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";

/** A message has been sent. */
export function ThankYouScreen() {
	return (
		<div className="page page-narrow page-section">
			<PageHeader title="Thank You!">
				Your message has reached us. Somebody reads it and answers to the email address you gave.
			</PageHeader>
			<p className="button-row">
				<ButtonLink href="/">Back to Home</ButtonLink>
				<ButtonLink href="/stories" variant="secondary">
					Story Gallery
				</ButtonLink>
			</p>
		</div>
	);
}
