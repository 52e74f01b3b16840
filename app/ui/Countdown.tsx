import { type CountdownUnits, countdownText } from "./countdown-text";

type CountdownProps = {
	/** When it ends, ISO time in UTC. */
	until: string;
	/** The shop's clock when the page was made, ISO; the browser's own may be wrong. */
	now: string;
	units?: CountdownUnits;
	/** Said when it is over: 'Freeze expired'. */
	over: string;
};

/** Time left, correct as the page arrives and kept ticking each second by the shell's script. */
export function Countdown({ until, now, units = "days", over }: CountdownProps) {
	const left = Date.parse(until) - Date.parse(now);
	return (
		<time
			className="countdown"
			dateTime={until}
			data-countdown={left}
			data-countdown-units={units}
			data-countdown-over={over}
		>
			{left > 0 ? countdownText(left, units) : over}
		</time>
	);
}
