import { shown, TESTIMONIALS } from "~/content/claims";
import { Edge } from "~/ui/Edge";
import { Stars } from "~/ui/Stars";
import { Portrait } from "./Portrait";

/** What families say; nothing where nothing of it may be shown. */
export function Testimonials({ testMode }: { testMode: boolean }) {
	const testimonials = shown(TESTIMONIALS, testMode);
	if (testimonials.length === 0) return null;
	return (
		<section className="band band-sand" aria-labelledby="families-title">
			<Edge tone="sand" />
			<div className="page">
				<h2 className="section-title" id="families-title">
					What Families Are Saying
				</h2>
				<ul className="testimonials">
					{testimonials.map(({ name, portrait, rating, text }) => (
						<li key={name}>
							<figure className="testimonial">
								<Portrait name={portrait} />
								<Stars rating={rating} />
								<blockquote>{text}</blockquote>
								<figcaption>{name}</figcaption>
							</figure>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
