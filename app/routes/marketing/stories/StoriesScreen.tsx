import { SAMPLE_STORIES } from "~/content/sample-stories";
import { READING_LEVELS } from "~/shop/books/rules";
import { ButtonLink } from "~/ui/Button";
import { SampleCover } from "~/ui/marketing/SampleCover";
import { PageHeader } from "~/ui/PageHeader";

const levelOf = (id: string) => READING_LEVELS.find((level) => level.id === id)?.label ?? id;

/** Six whole books to read before making one's own. */
export function StoriesScreen() {
	return (
		<div className="page page-section">
			<PageHeader
				title="Story Gallery"
				action={<ButtonLink href="/create-book">Create Yours Now</ButtonLink>}
			>
				Six whole books, each at another place and for another reader. The shop wrote and drew them as it will
				yours.
			</PageHeader>
			<ul className="gallery">
				{SAMPLE_STORIES.map((story) => (
					<li key={story.id}>
						<SampleCover story={story} />
						<h2>{story.title}</h2>
						<p>{story.desc}</p>
						<p className="gallery-level">
							{levelOf(story.readingLevel)}: {story.setting}
						</p>
						<ButtonLink href={story.pdf} variant="secondary" target="_blank" rel="noopener">
							Read Now
							<span className="visually-hidden">: {story.title}, a PDF in a new tab</span>
						</ButtonLink>
					</li>
				))}
			</ul>
		</div>
	);
}
