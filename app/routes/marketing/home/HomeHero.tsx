import { PRICE_TEXT } from "~/content/brand";
import hero from "~/ui/art/hero.svg?url";
import { ButtonLink } from "~/ui/Button";

/** The top of home: the promise, the two ways on, and the picture. */
export function HomeHero() {
	return (
		<section className="hero">
			<img className="hero-picture" src={hero} alt="" width={2000} height={900} fetchpriority="high" />
			<div className="page hero-words">
				<h1>Your Family's Amazing Adventures!</h1>
				<p className="hero-lead">
					Tell us who is in your story and send us their photos. We write it, draw it and print it as a
					picture book to keep.
				</p>
				<p className="button-row">
					<ButtonLink href="/create-book" size="large">
						Create Yours Now
					</ButtonLink>
					<ButtonLink href="/stories" variant="secondary" size="large">
						See Cool Examples
					</ButtonLink>
				</p>
				<p className="hero-price">
					24 pages, hardback. <strong>{PRICE_TEXT.book}</strong> {PRICE_TEXT.delivery}, {PRICE_TEXT.total}.
				</p>
			</div>
		</section>
	);
}
