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
};

/** How long the freeze lasts and what ends it. */
export function Freeze({ until, untilText, now }: FreezeProps) {
	return (
		<div className="stack freeze">
			<p>{FROZEN_TEXTS.body}</p>
			<p className="freeze-clock">
				<Countdown until={until} now={now} over={FROZEN_TEXTS.over} />
			</p>
			<p>
				{capitalisedNumber(FREE_COVERS)} new covers are yours on <strong>{untilText}</strong>. Ordering a book
				you have made gives them back at once.
			</p>
		</div>
	);
}
