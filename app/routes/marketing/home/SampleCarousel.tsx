import { SAMPLE_STORIES } from "~/content/sample-stories";
import { ButtonLink } from "~/ui/Button";
import { Edge } from "~/ui/Edge";
import { Icon } from "~/ui/Icon";
import { SampleCover } from "~/ui/marketing/SampleCover";

/**
 * Six sample books in a list that scrolls and snaps by itself. The script of home shows the controls, and lets it go round and on
 * by itself.
 */
export function SampleCarousel() {
	return (
		<section className="band" id="examples" aria-labelledby="examples-title">
			<Edge tone="paper" />
			<div className="page">
				<h2 className="section-title" id="examples-title">
					Explore Sample Stories
				</h2>
				<div className="carousel" data-carousel>
					<ul className="carousel-track" data-carousel-track>
						{SAMPLE_STORIES.map((story) => (
							<li key={story.id} data-card={story.id}>
								<a className="sample" href={story.pdf} target="_blank" rel="noopener">
									<SampleCover story={story} phone="card" />
									<h3>{story.title}</h3>
									<p>
										{story.desc}
										<span className="visually-hidden"> Opens as a PDF in a new tab.</span>
									</p>
								</a>
							</li>
						))}
					</ul>
					<CarouselControls />
				</div>
				<p className="section-more">
					<ButtonLink href="/stories" variant="secondary">
						Story Gallery
					</ButtonLink>
				</p>
			</div>
		</section>
	);
}

/** Hidden until there is a script that answers them. */
function CarouselControls() {
	return (
		<div className="carousel-controls" data-carousel-controls hidden>
			<button type="button" className="carousel-button" data-carousel-step="-1" aria-label="Previous story">
				<Icon name="back" />
			</button>
			<ul className="carousel-dots">
				{SAMPLE_STORIES.map(({ id, title }) => (
					<li key={id}>
						<button type="button" data-carousel-show={id} aria-label={`Show ${title}`} />
					</li>
				))}
			</ul>
			<button type="button" className="carousel-button" data-carousel-step="1" aria-label="Next story">
				<Icon name="arrow" />
			</button>
			<button type="button" className="carousel-button carousel-pause" data-carousel-pause>
				<Icon name="pause" />
				<Icon name="play" />
				<span data-carousel-word>Pause</span>
			</button>
		</div>
	);
}
