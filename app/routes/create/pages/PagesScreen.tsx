import type { ShownBook } from "~/shop/books/read-stage.server";
import {
	type BookPages,
	canWrite,
	type PictureVersions,
	type ShownPage,
	type TypedWords,
	WORDS_TEXTS,
} from "~/shop/pages/rules";
import { ButtonLink } from "~/ui/Button";
import { pageAddress } from "~/ui/book-pages/addresses";
import { BackCover } from "~/ui/book-pages/BackCover";
import { OpenBook } from "~/ui/book-pages/OpenBook";
import { type Opening, openingName } from "~/ui/book-pages/openings";
import { PagesProgress } from "~/ui/book-pages/PagesProgress";
import { PageVersions } from "~/ui/book-pages/PageVersions";
import { ShareButton } from "~/ui/book-pages/ShareButton";
import { Turning } from "~/ui/book-pages/Turning";
import { WriteWords, wordsErrors } from "~/ui/book-pages/WriteWords";
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
	/** Of each picture that lies open: of one over both pages, or of one on either. */
	pictures: readonly PictureVersions[];
	freeze: FreezeProps | null;
	/** What was sent and not put on the pages. */
	typed: readonly TypedWords[];
	/** What was wrong with the form that was sent. */
	message?: string;
};

/** One opening of the book: pictures and words in large, what can be changed of them, and the way on to Pay. */
export function PagesScreen(props: PagesScreenProps) {
	const { book, listed, opening, pictures, typed, message } = props;
	const { bookId } = book;
	const isDrawn = opening.every(({ imageUrl }) => imageUrl !== null);
	const underWay = pictures.filter(({ versions }) => versions.some(isUnderWay)).map(({ spread }) => spread);
	// What was typed and not put on the page mustn't go when another picture comes.
	const isFollowed = underWay.length > 0 && typed.length === 0;
	// It follows the last page that is shown.
	const back = props.next === null ? listed.back : null;
	const isBackComing = back?.isComing ?? false;
	const to = (target: number | null) => (target === null ? null : pageAddress(bookId, target));
	const changed = opening.find(({ canRedraw }) => canRedraw);
	const forSale = book.offerOpen && !book.photosDeleted;
	const here = (number: number) => `/create-book/pages/${number}?book=${encodeURIComponent(bookId)}`;
	const wrong = wordsErrors(typed);
	return (
		<div className="page page-section pages">
			<ErrorSummary errors={message === undefined ? [] : wrong.length > 0 ? wrong : [{ message }]} />
			{isFollowed || ((!isDrawn || isBackComing) && typed.length === 0) ? (
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
			<PagesProgress {...listed} again={props.again} redrawing={isFollowed} backComes={isBackComing} />
			<section className="open-book" id="book" aria-label={openingName(opening)}>
				<Turning
					previous={to(props.previous)}
					next={to(props.next)}
					where={`${openingName(opening)} of ${props.last}`}
				/>
				<OpenBook pages={opening} />
			</section>
			{back ? <BackCover back={back} /> : null}
			<div className="pages-below">
				<div className="button-row pages-on">
					{forSale ? (
						<ButtonLink href={`/create-book/order?book=${encodeURIComponent(bookId)}`} size="large">
							Continue to Checkout
							<Icon name="arrow" />
						</ButtonLink>
					) : null}
					<ShareButton bookId={bookId} />
				</div>
				{forSale && (underWay.length === 0 || typed.length > 0) ? (
					<OwnWords {...props} action={here(opening[0].number)} isDrawn={isDrawn} />
				) : null}
				{underWay.some((spread) => spread !== changed?.spread) ? (
					<p role="status">
						This page is drawn as you wished, and takes its place here by itself. The one you have stays to
						choose from.
					</p>
				) : null}
				{changed && forSale ? (
					<ChangePage
						bookId={bookId}
						page={changed}
						hasWords={opening.some(({ text, spread }) => spread === changed.spread && text !== "")}
						canReword={changed.canReword}
						redraws={listed.redraws}
						wordings={listed.wordings}
						freeze={props.freeze}
						isDrawn={isDrawn}
						isRedrawing={underWay.includes(changed.spread)}
						lastFailed={pictures.some(({ spread, lastFailed }) => spread === changed.spread && lastFailed)}
					/>
				) : null}
				{pictures
					.filter(({ versions }) => versions.length > 1)
					.map(({ spread, versions }) => (
						<PageVersions
							key={spread}
							action={here(spread)}
							sent={{ bookId }}
							page={pictures.length > 1 ? spread : undefined}
							versions={versions}
						/>
					))}
			</div>
		</div>
	);
}

const isUnderWay = ({ imageUrls, chosen }: PictureVersions["versions"][number]) =>
	!chosen && imageUrls.includes(null);

/** What the pages that lie open say, to be written by their family. */
function OwnWords({
	book: { bookId },
	listed,
	opening,
	pictures,
	typed,
	action,
	isDrawn,
}: PagesScreenProps & { action: string; isDrawn: boolean }) {
	const versionOf = (spread: number) => pictures.find((picture) => picture.spread === spread)?.current ?? 0;
	const written = opening.filter(canWrite).map((page) => ({ ...page, version: versionOf(page.spread) }));
	if (written.length === 0) return null;
	return (
		<section className="panel stack" aria-labelledby="words-title" hidden={!isDrawn} data-when-drawn="">
			<h2 id="words-title">In your own words</h2>
			<WriteWords
				action={action}
				sent={{ bookId }}
				pages={written}
				level={listed.level}
				edits={listed.edits}
				used={WORDS_TEXTS.editsUsedBefore}
				typed={typed}
			/>
		</section>
	);
}
