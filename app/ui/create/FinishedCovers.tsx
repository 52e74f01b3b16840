import { ButtonLink, type ButtonVariant } from "~/ui/Button";
import { CoverFrame } from "~/ui/CoverFrame";
import { Icon } from "~/ui/Icon";

/** A book with a cover that nobody has ordered yet. */
export type FinishedCover = { bookId: string; title: string; coverImageUrl: string };

type FinishedCoversProps = {
	covers: readonly FinishedCover[];
	/** How much the way on stands out: secondary where the page is about something else. */
	variant?: ButtonVariant;
};

/** The covers that can be gone on with, each a way to its page. */
export function FinishedCovers({ covers, variant }: FinishedCoversProps) {
	return (
		<ul className="finished-covers">
			{covers.map(({ bookId, title, coverImageUrl }) => (
				<li key={bookId}>
					<CoverFrame src={coverImageUrl} title={title} size="small" loading="eager" />
					<ButtonLink href={`/create-book/cover?book=${encodeURIComponent(bookId)}`} variant={variant}>
						<span>
							Go on with “<bdi>{title}</bdi>”
						</span>
						<Icon name="arrow" />
					</ButtonLink>
				</li>
			))}
		</ul>
	);
}
