import { ButtonLink } from "../Button";
import { LoadMore } from "../LoadMore";

type ListFootProps = {
	/** Id of the list's element, and its path: "books" at /books. */
	list: "books" | "orders";
	page: number;
	hasMore: boolean;
	/** 'Load More Books' */
	label: string;
	/** Said at the end. */
	end?: string;
	/** Said when the next page couldn't be had: 'Failed to fetch books'. */
	failed: string;
};

/**
 * The foot of a list: one page an address without a script, and with it the next page appended (enhance/library), which
 * fetches the same address.
 */
export function ListFoot({ list, page, hasMore, label, end, failed }: ListFootProps) {
	return (
		<nav className="list-foot" aria-label={`More ${list}`} data-list-foot={list} data-failed={failed}>
			{page > 1 ? (
				<p>
					<ButtonLink href={page === 2 ? `/${list}` : `/${list}?page=${page - 1}`} variant="quiet">
						Previous {list}
					</ButtonLink>
				</p>
			) : null}
			<LoadMore href={hasMore ? `/${list}?page=${page + 1}` : null} label={label} end={end} />
			<p className="visually-hidden" role="status" data-list-status />
		</nav>
	);
}
