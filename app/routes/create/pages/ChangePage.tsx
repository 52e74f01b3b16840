import { type Left, leftText, PAGES_TEXTS } from "~/shop/pages/rules";
import { Button } from "~/ui/Button";
import type { BookPage } from "~/ui/book-pages/openings";
import type { FreezeProps } from "~/ui/create/Freeze";
import { Icon } from "~/ui/Icon";

type ChangePageProps = {
	bookId: string;
	/** The page whose picture it is; of two that share one, the first. */
	page: BookPage;
	hasWords: boolean;
	/** Its words can be others. */
	canReword: boolean;
	/** Of the whole book. */
	redraws: Left;
	wordings: Left;
	/** Set while nothing may be drawn. */
	freeze: FreezeProps | null;
	/** There is a picture yet; the script of the pages shows this part once it has come. */
	isDrawn: boolean;
	/** What was asked for last came to nothing. */
	lastFailed: boolean;
	/** Another one is under way. */
	isRedrawing: boolean;
};

/** Has a page drawn or worded anew, as often as that is free, or says why not. */
export function ChangePage({
	bookId,
	page,
	freeze,
	isDrawn,
	isRedrawing,
	lastFailed,
	...counts
}: ChangePageProps) {
	return (
		<section className="panel stack" aria-labelledby="change-title" hidden={!isDrawn} data-when-drawn="">
			<h2 id="change-title">Not quite right?</h2>
			{lastFailed ? (
				<p role="status">
					The version you asked for last couldn’t be made, so it doesn’t count. The page is as it was; you can
					try again.
				</p>
			) : null}
			{freeze ? (
				<p>
					Pages are drawn and worded anew again from <strong>{freeze.untilText}</strong>, when your{" "}
					<a href="/create-book/frozen">cover credits</a> come back. All there is stays as it is.
				</p>
			) : isRedrawing ? (
				<p>
					Another version is being drawn. It takes its place here by itself, and the one you have stays to
					choose from. {leftText(counts.redraws, "redraw")}
					{counts.canReword ? `, ${leftText(counts.wordings, "wording")}` : ""}.
				</p>
			) : (
				<Changes bookId={bookId} page={page} {...counts} />
			)}
		</section>
	);
}

function Changes({
	bookId,
	page,
	hasWords,
	canReword,
	redraws,
	wordings,
}: Omit<ChangePageProps, "freeze" | "isDrawn" | "isRedrawing" | "lastFailed">) {
	return (
		<form
			method="post"
			action={`/create-book/pages/${page.number}?book=${encodeURIComponent(bookId)}`}
			className="page-changes"
		>
			<input type="hidden" name="bookId" value={bookId} />
			<div>
				{redraws.left > 0 ? (
					<Button
						name="intent"
						value="redraw"
						variant="secondary"
						busyLabel="Asking the illustrator..."
						aria-describedby="redraws-left"
					>
						<Icon name="refresh" />
						Redraw this page
					</Button>
				) : null}
				<p className="text-soft text-small" id="redraws-left">
					{leftText(redraws, "redraw")}
					{redraws.left > 0 ? ": the same words and people, another picture" : " for this book"}
				</p>
			</div>
			{canReword ? (
				<div>
					{wordings.left > 0 ? (
						<Button
							name="intent"
							value="reword"
							variant="secondary"
							busyLabel="Asking the writer..."
							aria-describedby="wordings-left"
						>
							<Icon name="pencil" />
							Another wording
						</Button>
					) : null}
					<p className="text-soft text-small" id="wordings-left">
						{leftText(wordings, "wording")}
						{wordings.left > 0 ? ": the same moment, told in other words" : " for this book"}
					</p>
				</div>
			) : hasWords ? (
				<p className="text-soft text-small">{PAGES_TEXTS.ownWords}</p>
			) : null}
			<p className="text-soft text-small">Whatever you try, every version stays here to choose from.</p>
		</form>
	);
}
