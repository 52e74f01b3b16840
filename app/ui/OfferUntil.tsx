import { Icon } from "./Icon";

/** Until when a new book can be ordered; `until` in words, as the server's clock has it. */
export function OfferUntil({ until }: { until: string }) {
	return (
		<p className="offer-until">
			<Icon name="clock" />
			<span>
				You can order this book until <strong>{until}</strong>, 48 hours after its first cover.
			</span>
		</p>
	);
}
