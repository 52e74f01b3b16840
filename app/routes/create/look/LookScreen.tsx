import { ButtonLink } from "~/ui/Button";
import { sharedAddress } from "~/ui/book-pages/addresses";
import { OpenBook } from "~/ui/book-pages/OpenBook";
import { type Opening, openingName } from "~/ui/book-pages/openings";
import { Turning } from "~/ui/book-pages/Turning";
import { CoverFrame } from "~/ui/CoverFrame";
import { Icon } from "~/ui/Icon";

type LookScreenProps = {
	token: string;
	title: string;
	coverImageUrl: string | null;
	/** What lies open; null for the closed book. */
	opening: Opening | null;
	/** The first pages of the openings around it; null where there is none. */
	previous: number | null;
	next: number | null;
	last: number;
};

/** A book somebody shows, for whoever has its link: to look at and turn, nothing else. */
export function LookScreen({ token, title, coverImageUrl, opening, previous, next, last }: LookScreenProps) {
	return (
		<div className="page page-section pages">
			<header className="pages-head">
				<p className="text-soft">Somebody made this book and shows it to you</p>
				<h1 dir="auto">{title}</h1>
			</header>
			<section
				className="open-book"
				id="book"
				aria-label={opening === null ? "The cover" : openingName(opening)}
			>
				<Turning
					previous={opening === null ? null : sharedAddress(token, previous ?? undefined)}
					next={next === null ? null : sharedAddress(token, next)}
					where={opening === null ? "The cover" : `${openingName(opening)} of ${last}`}
				/>
				{opening === null ? (
					<div className="shared-cover">
						<CoverFrame src={coverImageUrl} title={title} loading="eager" />
					</div>
				) : (
					<OpenBook pages={opening} />
				)}
			</section>
			{next === null ? (
				<p className="shared-end">
					<ButtonLink href="/create-book">
						Make a book of your own
						<Icon name="arrow" />
					</ButtonLink>
				</p>
			) : null}
		</div>
	);
}
