import { ButtonLink } from "../Button";
import { LoadMore } from "../LoadMore";
import { Notice } from "../Notice";
import { addressOfMore, type ShownPages } from "./shown-pages";

type ListFootProps = {
	/** Id of the list's element, and its path: "books" at /books. */
	list: "books" | "orders";
	pages: ShownPages;
	hasMore: boolean;
	/** Id of the last entry shown; none where the pages are behind the list's end. */
	lastId: string | undefined;
	/** 'Load More Books' */
	label: string;
	/** Said at the end. */
	end?: string;
	/** Said when the next page couldn't be had: 'Failed to fetch books'. */
	failed: string;
};

/**
 * The foot of a list. Load More leads to the list with a page more; with a script that page is appended (enhance/library), which
 * fetches the same address.
 */
export function ListFoot({ list, pages, hasMore, lastId, label, end, failed }: ListFootProps) {
	const { first } = pages;
	const isPastEnd = lastId === undefined;
	const leadsOn = hasMore || first > 1;
	// A landmark only where there is somewhere to go.
	const Foot = leadsOn ? "nav" : "div";
	return (
		<Foot
			className="list-foot"
			aria-label={leadsOn ? `More ${list}` : undefined}
			data-list-foot={list}
			data-failed={failed}
		>
			{first > 1 ? (
				<p>
					<ButtonLink
						href={first === 2 || isPastEnd ? `/${list}` : `/${list}?page=${first - 1}`}
						variant="quiet"
					>
						{isPastEnd ? "Newest" : "Previous"} {list}
					</ButtonLink>
				</p>
			) : null}
			{hasMore ? (
				<div data-list-failed hidden>
					<Notice kind="error">
						<p>
							<strong>{failed}</strong>
						</p>
						<p>Nothing is lost. Please try again.</p>
					</Notice>
				</div>
			) : null}
			<LoadMore
				href={hasMore && lastId !== undefined ? addressOfMore(`/${list}`, pages, lastId) : null}
				label={label}
				end={end}
			/>
			<p className="visually-hidden" role="status" data-list-status />
		</Foot>
	);
}
