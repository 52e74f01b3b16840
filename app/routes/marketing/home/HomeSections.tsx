import type { ReactNode } from "react";
import { PRICE_TEXT } from "~/content/brand";
import { HIGHLIGHTS, shown } from "~/content/claims";
import { ParcelPicture, PhotosPicture, StoryPicture } from "~/ui/art/StepPictures";
import { ButtonLink } from "~/ui/Button";
import { Edge } from "~/ui/Edge";
import { Icon } from "~/ui/Icon";
import { NoBreak } from "~/ui/NoBreak";

/** Four highlights in a strip under the hero; fewer where one may not be shown. */
export function Highlights({ testMode }: { testMode: boolean }) {
	return (
		<section className="page" aria-label="Why families choose us">
			<ul className="highlights">
				{shown(HIGHLIGHTS, testMode).map(({ figure, text }) => (
					<li key={figure}>
						<strong>{figure}</strong> {text}
					</li>
				))}
			</ul>
		</section>
	);
}

type HowStep = { title: string; text: string; picture: ReactNode };

const HOW: readonly HowStep[] = [
	{
		title: "Upload Your Photos",
		text: "One clear photo for each character, up to four: children, parents, grandparents, even the cat.",
		picture: <PhotosPicture />,
	},
	{
		title: "Customise Your Story",
		text: "Choose the theme, the names and the ages, and the reading level that suits your child.",
		picture: <StoryPicture />,
	},
	{
		title: "Order & Enjoy",
		text: "See the story and the cover first. Happy? We print the hardback and post it to your door.",
		picture: <ParcelPicture />,
	},
];

/** Three steps from photos to parcel. */
export function HowItWorks() {
	return (
		<section className="band band-sand" id="how-it-works" aria-labelledby="how-title">
			<Edge tone="sand" />
			<div className="page">
				<h2 className="section-title" id="how-title">
					How It Works
				</h2>
				<ol className="how">
					{HOW.map(({ title, text, picture }) => (
						<li key={title}>
							{picture}
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

const IN_THE_BOX = [
	"24 glossy pages, all illustrated",
	"Deluxe hardback, 210 mm × 210 mm",
	"Printed in the UK, in British English",
	"With you in 5-7 working days in the UK after approval",
] as const;

/** What a book costs, delivery included, and what one gets. */
export function PriceBand() {
	return (
		<section className="band band-butter" aria-labelledby="price-title">
			<Edge tone="butter" />
			<div className="page price-band">
				<div className="price">
					<h2 id="price-title">One book, one price</h2>
					<p className="price-amount">{PRICE_TEXT.book}</p>
					<p>
						<strong>
							{PRICE_TEXT.delivery}, {PRICE_TEXT.total}
						</strong>
						<br />
						10% off your next book.
					</p>
				</div>
				<ul className="ticks">
					{IN_THE_BOX.map((line) => (
						<li key={line}>
							<Icon name="check" />
							<span>
								<NoBreak text={line} />
							</span>
						</li>
					))}
				</ul>
				<p>
					<ButtonLink href="/create-book" size="large" variant="secondary">
						Create Yours Now
					</ButtonLink>
				</p>
			</div>
		</section>
	);
}
