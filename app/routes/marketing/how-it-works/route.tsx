import type { MetaFunction } from "@remix-run/node";
import { BRAND } from "~/content/brand";
import { STEPS_TO_A_BOOK } from "~/content/steps";
import { ButtonLink } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";

/** The same for every stranger. */
export const handle = { keep: true };

export const meta: MetaFunction = () => [
	{ title: `How It Works | ${BRAND.name}` },
	{
		name: "description",
		content: "Six steps from your idea to a hardback at your door. You see it before you pay.",
	},
];

export default function HowItWorks() {
	return (
		<div className="page page-section">
			<PageHeader title="How It Works" action={<ButtonLink href="/create-book">Create Yours Now</ButtonLink>}>
				Six steps from your idea to a hardback at your door. You see it before you pay.
			</PageHeader>
			<ol className="numbered-steps">
				{STEPS_TO_A_BOOK.map(({ title, text }) => (
					<li key={title}>
						<h2>{title}</h2>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</div>
	);
}
