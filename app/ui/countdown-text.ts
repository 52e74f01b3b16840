export type CountdownUnits = "days" | "hours";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A number stays on the line of its unit. */
const NO_BREAK = "\u00a0";

/**
 * Time left in words: "1 day, 3 hours, 0 minutes, 5 seconds". `left` in ms; with `units` "hours" the hours run on past
 * 24 (the offer window is 48 hours). Part seconds count as whole ones, so the end is reached, not passed.
 */
export function countdownText(left: number, units: CountdownUnits): string {
	const whole = Math.ceil(Math.max(0, left) / SECOND) * SECOND;
	const hours = Math.floor(whole / HOUR);
	const parts: [number, string][] = [
		[Math.floor((whole % HOUR) / MINUTE), "minute"],
		[Math.floor((whole % MINUTE) / SECOND), "second"],
	];
	if (units === "hours") parts.unshift([hours, "hour"]);
	else parts.unshift([Math.floor(whole / DAY), "day"], [hours % 24, "hour"]);
	return parts.map(([count, unit]) => `${count}${NO_BREAK}${unit}${count === 1 ? "" : "s"}`).join(", ");
}
