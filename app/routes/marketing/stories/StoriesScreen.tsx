import { SAMPLE_STORIES } from "~/content/sample-stories";
import { READING_LEVELS } from "~/studio/story/levels";
import { longDate } from "~/shop/orders/rules";
import type { ShownReviews } from "~/shop/reviews/rules";
import { ButtonLink } from "~/ui/Button";
import { SampleCover } from "~/ui/marketing/SampleCover";
import { PageHeader } from "~/ui/PageHeader";
import { Stars } from "~/ui/Stars";

const levelOf = (id: string) => READING_LEVELS.find((level) => level.id === id)?.label ?? id;

/** Six whole books to read before making one's own. */
export function StoriesScreen({ reviews }: { reviews: ShownReviews | null }) {
	return (
		<div className="page page-section">
			<PageHeader
				title="Story Gallery"
				action={<ButtonLink href="/create-book">Create Yours Now</ButtonLink>}
			>
				Six whole books, each at another place and for another reader. The shop wrote and drew them as it will
				yours. Each is one of our stories with another family in it: if your idea is much like one of them,
				your book may tell that story too, with your people, your place and your own words for what happens.
			</PageHeader>
			<ul className="gallery">
				{SAMPLE_STORIES.map((story) => (
					<li key={story.id}>
						<SampleCover story={story} phone="row" />
						<div>
							<h2>{story.title}</h2>
							<p>{story.desc}</p>
							<p className="gallery-level">
								{levelOf(story.readingLevel)}: {story.setting}
							</p>
							<ButtonLink href={story.pdf} variant="secondary" target="_blank" rel="noopener">
								Read Now
								<span className="visually-hidden">: {story.title}, a PDF in a new tab</span>
							</ButtonLink>
						</div>
					</li>
				))}
			</ul>
			{reviews ? <Reviews {...reviews} /> : null}
		</div>
	);
}

/** What families wrote about books that have reached them. */
function Reviews({ count, mean, newest }: ShownReviews) {
	return (
		<section className="gallery-reviews" aria-labelledby="reviews-title">
			<h2 id="reviews-title">Reviews of books that have arrived</h2>
			<p className="gallery-mean">
				<Stars rating={mean} /> {mean} of 5 from {count} orders
			</p>
			<ul>
				{newest.map(({ id, rating, content, displayName, createdAt }) => (
					<li key={id}>
						<figure>
							<Stars rating={rating} />
							<blockquote dir="auto">{content}</blockquote>
							<figcaption>
								<bdi>{displayName}</bdi>, {longDate(createdAt)}
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
			<p className="text-soft">
				Written by families whose order has been delivered. The newest stand here, whatever they say.
			</p>
		</section>
	);
}
