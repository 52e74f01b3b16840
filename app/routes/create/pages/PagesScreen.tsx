import type { ShownBook } from "~/shop/books/read-stage.server";
import type { BookPages, KeptVersion, ShownPage } from "~/shop/pages/rules";
import { ButtonLink } from "~/ui/Button";
import { pageAddress } from "~/ui/book-pages/addresses";
import { OpenBook } from "~/ui/book-pages/OpenBook";
import { type Opening, openingName } from "~/ui/book-pages/openings";
import { PagesProgress } from "~/ui/book-pages/PagesProgress";
import { PageVersions } from "~/ui/book-pages/PageVersions";
import { ShareButton } from "~/ui/book-pages/ShareButton";
import { Turning } from "~/ui/book-pages/Turning";
import type { FreezeProps } from "~/ui/create/Freeze";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Icon } from "~/ui/Icon";
import { ChangePage } from "./ChangePage";

type PagesScreenProps = {
	book: Pick<ShownBook, "bookId" | "title" | "offerOpen" | "photosDeleted">;
	/** Everything of the book's pages but the pages themselves. */
	listed: Omit<BookPages, "pages">;
	opening: Opening<ShownPage>;
	/** The first pages of the openings around it; null where the book ends. */
	previous: number | null;
	next: number | null;
	last: number;
	/** This opening once more. */
	again: string;
	/** Of the picture of this opening, oldest first. */
	versions: KeptVersion[];
	/** What was asked for last of it came to nothing. */
	lastFailed: boolean;
	freeze: FreezeProps | null;
	/** What was wrong with the form that was sent. */
	message?: string;
};

/** One opening of the book: pictures and words in large, what can be changed of them, and the way on to Pay. */
export function PagesScreen(props: PagesScreenProps) {
	const { book, listed, opening, versions, message } = props;
	const { bookId } = book;
	const isDrawn = opening.every(({ imageUrl }) => imageUrl !== null);
	const isRedrawing = versions.some(({ imageUrls, chosen }) => !chosen && imageUrls.includes(null));
	const to = (target: number | null) => (target === null ? null : pageAddress(bookId, target));
	const changed = opening.find(({ canRedraw }) => canRedraw);
	return (
		<div className="page page-section pages">
			<ErrorSummary errors={message === undefined ? [] : [{ message }]} />
			{isRedrawing || !isDrawn ? (
				<noscript>
					<meta httpEquiv="refresh" content={`5;url=${props.again}`} />
				</noscript>
			) : null}
			<header className="pages-head">
				<p>
					<a href={`/create-book/cover?book=${encodeURIComponent(bookId)}`}>Back to the cover</a>
				</p>
				<h1>{openingName(opening)}</h1>
				<p className="text-soft" dir="auto">
					{book.title}
				</p>
			</header>
			<PagesProgress {...listed} again={props.again} redrawing={isRedrawing} />
			<section className="open-book" id="book" aria-label={openingName(opening)}>
				<Turning
					previous={to(props.previous)}
					next={to(props.next)}
					where={`${openingName(opening)} of ${props.last}`}
				/>
				<OpenBook pages={opening} />
			</section>
			<div className="pages-below">
				{changed && book.offerOpen && !book.photosDeleted ? (
					<ChangePage
						bookId={bookId}
						page={changed}
						hasWords={opening.some(({ text }) => text !== "")}
						redrawsLeft={listed.redrawsLeft}
						wordingsLeft={listed.wordingsLeft}
						freeze={props.freeze}
						isDrawn={isDrawn}
						isRedrawing={isRedrawing}
						lastFailed={props.lastFailed}
					/>
				) : null}
				{changed && versions.length > 1 ? (
					<PageVersions
						action={`/create-book/pages/${changed.number}?book=${encodeURIComponent(bookId)}`}
						sent={{ bookId }}
						versions={versions}
					/>
				) : null}
				<div className="button-row pages-on">
					{book.offerOpen && !book.photosDeleted ? (
						<ButtonLink href={`/create-book/order?book=${encodeURIComponent(bookId)}`} size="large">
							Continue to Checkout
							<Icon name="arrow" />
						</ButtonLink>
					) : null}
					<ShareButton bookId={bookId} />
				</div>
			</div>
		</div>
	);
}
