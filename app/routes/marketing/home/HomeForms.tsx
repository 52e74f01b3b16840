import { FAQ } from "~/content/faq";
import { Edge } from "~/ui/Edge";
import { ContactForm } from "~/ui/marketing/ContactForm";
import { FaqAccordion } from "~/ui/marketing/FaqAccordion";
import { FeedbackForm } from "~/ui/marketing/FeedbackForm";

/** Five groups of questions. */
export function Questions() {
	return (
		<section className="band" id="faq" aria-labelledby="faq-title">
			<Edge tone="paper" />
			<div className="page page-narrow">
				<h2 className="section-title" id="faq-title">
					Frequently Asked Questions
				</h2>
				<FaqAccordion groups={FAQ} />
			</div>
		</section>
	);
}

/** Feedback of families, and messages of everybody, side by side where there is room. */
export function HomeForms({ username }: { username: string | null }) {
	return (
		<section className="band band-sand" aria-label="Write to us">
			<Edge tone="sand" />
			<div className="page home-forms">
				<div id="feedback">
					<h2>We Value Your Feedback</h2>
					<p>What was lovely, what was hard, what is missing? We read all of it.</p>
					<FeedbackForm username={username} />
				</div>
				<div id="contact">
					<h2>Contact Us</h2>
					<p>A question, or a wish for your story? People read this, and people answer.</p>
					<ContactForm />
				</div>
			</div>
		</section>
	);
}
