import { FAQ } from "~/content/faq";
import { faqPage } from "~/content/structured-data";
import { ButtonLink } from "~/ui/Button";
import { FaqAccordion } from "~/ui/marketing/FaqAccordion";
import { PageHeader } from "~/ui/PageHeader";
import { publicHead } from "../../public-head";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopFront: true };

export const meta = publicHead("/faq", () => faqPage(FAQ));

export default function Faq() {
	return (
		<div className="page page-section">
			<PageHeader
				title="Frequently Asked Questions"
				action={
					<ButtonLink href="/contact" variant="secondary">
						Contact Us
					</ButtonLink>
				}
			>
				Not answered here? Write to us: people read it.
			</PageHeader>
			<FaqAccordion groups={FAQ} level={2} />
		</div>
	);
}
