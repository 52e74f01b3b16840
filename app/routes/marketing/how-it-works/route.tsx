import { STEPS_TO_A_BOOK } from "~/content/steps";
import {
	CardPicture,
	DoorPicture,
	EaselPicture,
	ParcelPicture,
	PhotosPicture,
	StoryPicture,
} from "~/ui/art/StepPictures";
import { ButtonLink } from "~/ui/Button";
import { PageHeader } from "~/ui/PageHeader";
import { publicHead } from "../../public-head";

/** The same for every stranger, and only read. */
export const handle = { keep: true, read: true, shopFront: true };

export const meta = publicHead("/how-it-works");

/** One for each of the six steps, in their order. */
const PICTURES = [DoorPicture, PhotosPicture, StoryPicture, EaselPicture, CardPicture, ParcelPicture];

export default function HowItWorks() {
	const steps = STEPS_TO_A_BOOK.map((step, i) => ({ ...step, Picture: PICTURES[i] }));
	return (
		<div className="page page-section">
			<PageHeader title="How It Works" action={<ButtonLink href="/create-book">Create Yours Now</ButtonLink>}>
				Six steps from your idea to a hardback at your door. You see it before you pay.
			</PageHeader>
			<ol className="numbered-steps">
				{steps.map(({ title, text, Picture }) => (
					<li key={title}>
						{Picture ? <Picture /> : null}
						<h2>{title}</h2>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</div>
	);
}
