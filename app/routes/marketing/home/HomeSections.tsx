import type { ReactNode } from "react";
import { PRICE_TEXT } from "~/content/brand";
import { HIGHLIGHTS } from "~/content/claims";
import { BearParade } from "~/ui/art/covers/BearParade";
import { FlyingShed } from "~/ui/art/covers/FlyingShed";
import { MidnightWhale } from "~/ui/art/covers/MidnightWhale";
import { ButtonLink } from "~/ui/Button";
import { CoverFrame } from "~/ui/CoverFrame";
import { Edge } from "~/ui/Edge";
import { Icon } from "~/ui/Icon";
import { NoBreak } from "~/ui/NoBreak";
import { ParcelPicture, PhotosPicture, StoryPicture } from "./StepPictures";

/** Four highlights in a strip under the hero. */
export function Highlights() {
	return (
		<section className="page" aria-label="Why families choose us">
			<ul className="highlights">
				{HIGHLIGHTS.map(({ figure, text }) => (
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

/** Covers to look at before starting one's own. */
export function ExampleCovers() {
	return (
		<section className="band" id="examples" aria-labelledby="examples-title">
			<Edge tone="paper" />
			<div className="page">
				<h2 className="section-title" id="examples-title">
					Explore Sample Stories
				</h2>
				<ul className="covers">
					<li>
						<CoverFrame title="Rosa and the Midnight Whale" featured>
							<MidnightWhale />
						</CoverFrame>
						<p>Two cousins, one bedtime, and a ride across the sea.</p>
					</li>
					<li>
						<CoverFrame title="Grandpa’s Flying Shed">
							<FlyingShed />
						</CoverFrame>
						<p>Sam and Grandpa only meant to fix the roof.</p>
					</li>
					<li>
						<CoverFrame title="Maya Meets a Bear">
							<BearParade />
						</CoverFrame>
						<p>A walk in the autumn wood, and a very large new friend.</p>
					</li>
				</ul>
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
