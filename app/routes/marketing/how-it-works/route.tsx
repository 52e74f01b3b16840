import { STEPS_TO_A_BOOK } from "~/content/steps";
import { ButtonLink } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";
import { publicHead } from "../../public-head";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopWindow: true };

export const meta = publicHead("/how-it-works");

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
