import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { FAQ } from "~/content/faq";
import { ButtonLink } from "~/ui/Button";
import { FaqAccordion } from "~/ui/marketing/FaqAccordion";
import { PageHeader } from "~/ui/PageHeader";

/** The same for every stranger. */
export const handle = { keep: true };

export const meta: MetaFunction = () => [
	{ title: `Frequently Asked Questions | ${BRAND.name}` },
	{
		name: "description",
		content:
			"Making a book, photos and privacy, price, delivery and gifts, and what to do if something is wrong.",
	},
];

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
