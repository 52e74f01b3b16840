import type { SubmissionResult } from "@conform-to/react";
import { DELETED_BOOK } from "~/content/deleted-book";
import type { Order } from "~/shop/orders/contract";
import { FinalForm } from "~/ui/library/FinalForm";
import { titleOf } from "~/ui/library/OrderRow";

export type DeleteBookScreenProps = {
	order: Order;
	/** Why it can't be deleted now; null while it can. */
	stays: string | null;
	/** The order's own page. */
	page: string;
	lastResult?: SubmissionResult<string[]>;
};

/** What goes with a book and what stays, and the form that deletes it; or why that can't be done now. */
export function DeleteBookScreen({ order, stays, page, lastResult }: DeleteBookScreenProps) {
	return (
		<FinalForm
			page={page}
			step="delete-book"
			closed={stays === null ? null : { title: "Delete your book", why: stays }}
			lastResult={lastResult}
			title="Delete this book?"
			lead={
				<>
					“<bdi>{titleOf(order)}</bdi>” goes for good: nobody can look at it, download it or order it again.
					It can’t be undone.
				</>
			}
			hint="So that nobody deletes it by mistake."
			keep="Keep my book"
			does="Delete this book"
			busyLabel="Deleting..."
		>
			<Parts title="What goes" parts={DELETED_BOOK.goes} />
			<Parts title="What stays" parts={DELETED_BOOK.stays} />
		</FinalForm>
	);
}

function Parts({ title, parts }: { title: string; parts: readonly string[] }) {
	return (
		<section className="stack">
			<h2>{title}</h2>
			<ul>
				{parts.map((part) => (
					<li key={part}>{part}</li>
				))}
			</ul>
		</section>
	);
}
