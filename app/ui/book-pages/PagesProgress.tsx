import { Notice } from "~/ui/Notice";
import { drawnText } from "./drawn-text";

export type DrawingState = {
	/** Every page that is to be shown has its picture. */
	ready: boolean;
	/** Pages with a picture, and pages in all. */
	drawn: number;
	of: number;
	/** Why nothing is being drawn just now, and what follows; null while something is. */
	message: string | null;
};

type PagesProgressProps = DrawingState & {
	bookId: string;
	/** Another picture of a page shown here is under way. */
	redrawing?: boolean;
	/** The back cover shown here is still to come, after the pages. */
	backComes?: boolean;
	/** The page it stands on, to look again without a script (`againAddress`). */
	again: string;
};

/** How far the drawing of a book's pages is; the script of the pages goes on asking from here. Nothing once all are there. */
export function PagesProgress({
	bookId,
	ready,
	drawn,
	of,
	message,
	redrawing = false,
	backComes = false,
	again,
}: PagesProgressProps) {
	if (ready && !redrawing && !backComes) return null;
	return (
		<div className="pages-progress" data-pages-of={bookId} data-redrawing={redrawing ? "" : undefined}>
			{message === null ? null : (
				<Notice>
					<p>{message}</p>
				</Notice>
			)}
			{ready ? null : (
				<div className="progress">
					<label htmlFor="pages-drawn" data-pages-words>
						{drawnText(drawn, of)}
					</label>
					<progress id="pages-drawn" max={of} value={drawn} />
				</div>
			)}
			<p className="visually-hidden" role="status" data-pages-status />
			<noscript>
				<p>
					Pages appear as they are drawn. <a href={again}>Look again</a>
				</p>
			</noscript>
		</div>
	);
}
