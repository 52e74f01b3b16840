import type { BookList } from "~/shop/books/list-books.server";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { Button, ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { ListFailed } from "~/ui/library/ListFailed";
import { ListFoot } from "~/ui/library/ListFoot";
import type { ShownPages } from "~/ui/library/shown-pages";
import { PageHeader } from "~/ui/PageHeader";
import { BookCard } from "./BookCard";

/** Toast and banner say the same. */
export const FAILED = "Failed to fetch books";

type BooksScreenProps = {
	pages: ShownPages;
	/** null: it couldn't be read. */
	list: BookList | null;
	/** The shop's clock, ISO. */
	now: string;
	/** When there are covers again, in words; null while there are some. */
	coversBack: string | null;
};

/** A family's books, the newest first, some pages at a time, each with what can be done with it. */
export function BooksScreen({ pages, list, now, coversBack }: BooksScreenProps) {
	const none = list !== null && pages.first === 1 && list.books.length === 0;
	return (
		<div className="page page-section">
			<PageHeader
				title="Your Storybooks"
				action={
					none ? undefined : (
						<form method="post" action="/create-book/new">
							<Button>Create New Book</Button>
						</form>
					)
				}
			>
				Every book you have begun. A new one can be ordered for 48 hours from its cover. {PHOTO_KEEPING}
			</PageHeader>
			{list === null ? <ListFailed message={FAILED} /> : null}
			{none ? (
				<EmptyState
					title="No books yet"
					action={<ButtonLink href="/create-book">Create Your First Book</ButtonLink>}
				>
					A title, a place, a few photos: your first cover is minutes away, and free.
				</EmptyState>
			) : null}
			{list && !none ? (
				<>
					<ul className="card-grid" id="books">
						{list.books.map((book) => (
							<BookCard key={book._id} book={book} now={now} coversBack={coversBack} />
						))}
					</ul>
					<ListFoot
						list="books"
						pages={pages}
						hasMore={list.hasMore}
						lastId={list.books.at(-1)?._id}
						label="Load More Books"
						end="You've reached the end of your books"
						failed={FAILED}
					/>
				</>
			) : null}
		</div>
	);
}
