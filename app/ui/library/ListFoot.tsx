import { ButtonLink } from "../Button";
import { LoadMore } from "../LoadMore";
import { Notice } from "../Notice";

type ListFootProps = {
	/** Id of the list's element, and its path: "books" at /books. */
	list: "books" | "orders";
	page: number;
	hasMore: boolean;
	/** The page is behind the list's end: there is nothing on it. */
	isPastEnd: boolean;
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
export function ListFoot({ list, page, hasMore, isPastEnd, label, end, failed }: ListFootProps) {
	const leadsOn = hasMore || page > 1;
	// A landmark only where there is somewhere to go.
	const Foot = leadsOn ? "nav" : "div";
	return (
		<Foot
			className="list-foot"
			aria-label={leadsOn ? `More ${list}` : undefined}
			data-list-foot={list}
			data-failed={failed}
		>
			{page > 1 ? (
				<p>
					<ButtonLink
						href={page === 2 || isPastEnd ? `/${list}` : `/${list}?page=${page - 1}`}
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
			<LoadMore href={hasMore ? `/${list}?page=${page + 1}` : null} label={label} end={end} />
			<p className="visually-hidden" role="status" data-list-status />
		</Foot>
	);
}
