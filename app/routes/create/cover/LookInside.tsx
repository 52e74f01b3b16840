import type { BookPages } from "~/shop/pages/rules";
import { DEDICATION_PAGE } from "~/studio/story/dedication";
import { Button } from "~/ui/Button";
import { pageAddress } from "~/ui/book-pages/addresses";
import { BACK_PLACE } from "~/ui/book-pages/BackCover";
import { openingName, openingsOf, sideOf } from "~/ui/book-pages/openings";
import { BackPicture, PagePicture } from "~/ui/book-pages/PagePicture";
import { PagesProgress } from "~/ui/book-pages/PagesProgress";
import { Icon } from "~/ui/Icon";
import { NEXT_FORM } from "./next-form";

/** Pages of every book. */
const WHOLE = 24;

/** The book's pages in a row to look through, each opening with a link to it in large. */
export function LookInside({ book, again }: { book: BookPages; again: string }) {
	const { bookId, pages, back } = book;
	const openings = openingsOf(pages);
	const [first] = openings;
	if (!first) return null;
	const last = openings.at(-1) ?? first;
	const isWhole = pages.length === WHOLE;
	return (
		<section className="look-inside" id="pages" aria-labelledby="pages-title">
			<header>
				<h2 id="pages-title">Look inside</h2>
				<p>
					{isWhole ? `All ${WHOLE} pages` : `The first ${pages.length} of its ${WHOLE} pages`}
					{back ? " and the back cover" : null}, to turn before you pay. They are previews: in print they are
					sharper and bear no mark.
				</p>
			</header>
			<PagesProgress {...book} backComes={back?.isComing ?? false} again={again} />
			<ol className="pages-row">
				{openings.map((opening) => (
					<li key={opening[0].number} className={opening.length === 1 ? "pages-row-alone" : undefined}>
						{opening.map((page) => (
							<div className={sideOf(page)} key={page.number}>
								<PagePicture page={page} />
							</div>
						))}
						<a href={pageAddress(bookId, opening[0].number)}>{openingName(opening)}</a>
					</li>
				))}
				{back ? (
					<li className="pages-row-alone">
						<div className="opening-left">
							<BackPicture back={back} />
						</div>
						<a href={pageAddress(bookId, last[0].number, BACK_PLACE)}>Back cover</a>
					</li>
				) : null}
			</ol>
			<div className="button-row">
				<Button form={NEXT_FORM} name="intent" value="turn" variant="secondary">
					<Icon name="book" />
					Turn the pages
				</Button>
				{book.pages.some(({ number }) => number === DEDICATION_PAGE) ? (
					<Button form={NEXT_FORM} name="intent" value="dedicate" variant="quiet">
						<Icon name="pencil" />
						Write the dedication
					</Button>
				) : null}
				<Button form={NEXT_FORM} name="intent" value="share" variant="quiet">
					<Icon name="person" />
					Show it to somebody
				</Button>
			</div>
		</section>
	);
}
