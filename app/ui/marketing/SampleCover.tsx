import type { SampleStory } from "~/content/sample-stories";
import { CoverFrame } from "~/ui/CoverFrame";

/**
 * How wide a cover is fetched for: about two thirds of how wide it stands. On a fine screen that is enough of a drawn cover, and six of them
 * are half as heavy.
 */
const SIZES = {
	card: "(min-width: 1024px) 14rem, (min-width: 640px) 29vw, 58vw",
	row: "(min-width: 1024px) 14rem, (min-width: 640px) 29vw, 23vw",
};

type SampleCoverProps = {
	story: SampleStory;
	/** Whether it fills a phone's card, or stands beside its words in a row. */
	phone: keyof typeof SIZES;
};

/** The cover of a sample book, as small a file as the place needs. */
export function SampleCover({ story, phone }: SampleCoverProps) {
	const { title, avif, jpeg, image, featured } = story;
	const sizes = SIZES[phone];
	return (
		<CoverFrame title={title} featured={featured}>
			<picture>
				<source type="image/avif" srcSet={avif} sizes={sizes} />
				<img
					src={image}
					srcSet={jpeg}
					sizes={sizes}
					alt={`Cover of ${title}`}
					width={640}
					height={640}
					loading="lazy"
					decoding="async"
				/>
			</picture>
		</CoverFrame>
	);
}
