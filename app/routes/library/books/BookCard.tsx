import type { BookJson } from "~/shop/books/list-books.server";
import { longDate } from "~/shop/orders/rules";
import { Card } from "~/ui/Card";
import { CoverFrame } from "~/ui/CoverFrame";
import { DeletePhotos } from "~/ui/DeletePhotos";
import { AnotherHero } from "~/ui/library/AnotherHero";
import { Stars } from "~/ui/Stars";
import { BookOffer } from "./BookOffer";

/** Page count shown when it isn't known. */
const USUAL_PAGES = 20;
/** Characters of a description that fit on the card without being cut. */
const SHORT = 150;

type BookCardProps = { book: BookJson; now: string; coversBack: string | null };

/** A book of My Books, with what can be done with it next. */
export function BookCard({ book, now, coversBack }: BookCardProps) {
	const title = book.title || "UNTITLED STORY";
	const characters = book.characters.length;
	return (
		<Card className="book-card" id={book._id}>
			<CoverFrame src={book.coverImage} title={title} />
			<div className="book-card-title">
				<h2 tabIndex={-1} dir="auto">
					{title}
				</h2>
				{book.rating === null ? null : <Stars rating={book.rating} />}
			</div>
			<ul className="book-facts">
				<li>
					{characters} {characters === 1 ? "character" : "characters"}
				</li>
				<li>{book.pages ?? USUAL_PAGES} pages</li>
				<li>
					Created <time dateTime={book.createdAt}>{longDate(book.createdAt)}</time>
				</li>
			</ul>
			<Description text={book.description || "NO DESCRIPTION AVAILABLE"} title={title} />
			<div className="book-next">
				<BookOffer book={book} title={title} now={now} coversBack={coversBack} />
				{book.coverImage && characters > 0 ? <AnotherHero bookId={book._id} title={title} /> : null}
				{book.photosDeleted || characters === 0 ? null : (
					<p>
						<DeletePhotos bookId={book._id} title={title} from="books" />
					</p>
				)}
			</div>
		</Card>
	);
}

/** The first lines, and the rest on demand; a machine reads it all. */
function Description({ text, title }: { text: string; title: string }) {
	return (
		<div className="book-description">
			<p dir="auto">{text}</p>
			{text.length > SHORT ? (
				<details>
					<summary>
						<span className="when-closed">Read more</span>
						<span className="when-open">Read less</span>
						<span className="visually-hidden"> of {title}</span>
					</summary>
				</details>
			) : null}
		</div>
	);
}
