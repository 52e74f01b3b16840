import type { SampleStory } from "~/content/sample-stories";
import { CoverFrame } from "~/ui/CoverFrame";

/**
 * How wide a cover is fetched for: two thirds of how wide it stands. On a fine screen that is enough of a drawn cover, and six of them
 * are half as heavy.
 */
const SIZES = "(min-width: 1024px) 14rem, (min-width: 640px) 29vw, 58vw";

/** The cover of a sample book, as small a file as the place needs. */
export function SampleCover({ story: { title, avif, jpeg, image, featured } }: { story: SampleStory }) {
	return (
		<CoverFrame title={title} featured={featured}>
			<picture>
				<source type="image/avif" srcSet={avif} sizes={SIZES} />
				<img
					src={image}
					srcSet={jpeg}
					sizes={SIZES}
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
