import { Button } from "~/ui/Button";
import { type FinishedCover, FinishedCovers } from "~/ui/create/FinishedCovers";
import { Icon } from "~/ui/Icon";
import { PageHeader } from "~/ui/PageHeader";

type ChooseScreenProps = {
	/** The one that was made last comes first. */
	covers: readonly FinishedCover[];
	/** The form tells another story by now, which hasn't been sent. */
	hasUnsent: boolean;
	isFamily: boolean;
	/** The first of them can't be ordered any more. */
	isOver: boolean;
};

/** Go on with a cover that is there, or start another book. */
export function ChooseScreen({ covers, hasUnsent, isFamily, isOver }: ChooseScreenProps) {
	const isOne = covers.length === 1;
	return (
		<div className="page page-section page-narrow stack choose">
			<PageHeader title="Go on, or start another book?">
				{isOne ? "A cover of yours is ready." : "Covers of yours are ready."}
			</PageHeader>
			<FinishedCovers covers={covers} />
			<div className="panel stack">
				{hasUnsent ? (
					<p>
						You have typed a story that isn’t sent yet. <a href="/create-book?edit">Go on typing</a>, or begin
						with an empty form instead of it.
					</p>
				) : null}
				<p>
					{isFamily ? (
						<>
							{isOne ? "The cover above stays" : "The covers above stay"} with <a href="/books">your books</a>
							.
						</>
					) : isOver ? (
						"The time to order the first cover above is over: once you start another book, it isn’t shown here any more."
					) : isOne ? (
						"The cover above stays, and you find it over the new form."
					) : (
						"The covers above stay, and you find them over the new form."
					)}
				</p>
				<form method="post" action="/create-book/new">
					<Button variant="secondary">
						<Icon name="plus" />
						Start another book
					</Button>
				</form>
			</div>
		</div>
	);
}
