import { VALUES } from "~/content/steps";
import { StoryPicture } from "~/ui/art/StepPictures";
import { ButtonLink } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";
import { publicHead } from "../../public-head";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopFront: true };

export const meta = publicHead("/about");

export default function About() {
	return (
		<div className="page page-section">
			<PageHeader title="About Us" action={<ButtonLink href="/create-book">Create Your Book</ButtonLink>}>
				We make storybooks with your family in them.
			</PageHeader>
			<div className="mission">
				<div className="prose">
					<h2>Our mission</h2>
					<p>
						A child who meets themselves in a story reads on. We want every child to have that book: one in
						which they are brave, with the people who love them on the next page, well written, lovely to look
						at and made to last longer than the bedtime it was bought for.
					</p>
				</div>
				<StoryPicture />
			</div>
			<ul className="value-cards">
				{VALUES.map(({ title, text }) => (
					<li key={title} className="card">
						<h2>{title}</h2>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</div>
	);
}
