import { FROZEN_TEXTS } from "~/shop/covers/rules";
import { Countdown } from "~/ui/Countdown";

/** How long the freeze lasts and what ends it; `until` and `now` in ISO 8601. */
export function Freeze({ until, now }: { until: string; now: string }) {
	const date = new Date(until).toLocaleString("en-GB", {
		dateStyle: "full",
		timeStyle: "short",
		timeZone: "Europe/London",
	});
	return (
		<div className="stack freeze">
			<p>{FROZEN_TEXTS.body}</p>
			<p className="freeze-clock">
				<Countdown until={until} now={now} over={FROZEN_TEXTS.over} />
			</p>
			<p>
				Five new covers are yours on <strong>{date}</strong>. Ordering a book you have made gives them back at
				once.
			</p>
		</div>
	);
}
