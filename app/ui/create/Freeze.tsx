import { capitalisedNumber } from "~/content/capitalised-number";
import { FREE_COVERS, FROZEN_TEXTS } from "~/shop/covers/rules";
import { Countdown } from "~/ui/Countdown";

export type FreezeProps = {
	/** When it ends, ISO 8601. */
	until: string;
	/** The same in words, worded by the loader (freeze-end). */
	untilText: string;
	/** The shop's clock when the page was made, ISO 8601. */
	now: string;
	/** The books whose order would end it now. */
	orderable: readonly { bookId: string; title: string }[];
	/** The family hears by email of a cover that is drawn at its end. */
	byMail: boolean;
};

/** How long the freeze lasts and what ends it. */
export function Freeze({ until, now, ...ends }: FreezeProps) {
	return (
		<div className="stack freeze">
			<p>{FROZEN_TEXTS.body}</p>
			<p className="freeze-clock">
				<Countdown until={until} now={now} over={FROZEN_TEXTS.over} />
			</p>
			<FreezeEnds {...ends} />
		</div>
	);
}

/** When covers come again, and what gives them back now. */
export function FreezeEnds({ untilText, orderable }: Pick<FreezeProps, "untilText" | "orderable">) {
	return (
		<>
			<p>
				{capitalisedNumber(FREE_COVERS)} new covers are yours on <strong>{untilText}</strong>. Ordering a book
				you have made gives them back at once{orderable.length > 0 ? ":" : "."}
			</p>
			{orderable.length > 0 ? (
				<ul>
					{orderable.map(({ bookId, title }) => (
						<li key={bookId}>
							<a href={`/create-book/cover?book=${bookId}`}>
								Order “<bdi>{title}</bdi>”
							</a>
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}

/** What becomes of the cover of a story that is sent meanwhile. */
export function DrawnLater({ byMail }: Pick<FreezeProps, "byMail">) {
	return (
		<>
			Its cover is drawn by itself as soon as there are covers again
			{byMail ? ", and we tell you by email." : ": look in again then, in this browser."}
		</>
	);
}
