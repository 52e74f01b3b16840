import { expect, test } from "vitest";
import { countdownText } from "./countdown-text";

const HOUR = 3_600_000;

test.each([
	[26 * HOUR + 61_000, "days", "1 day, 2 hours, 1 minute, 1 second"],
	[47 * HOUR + 5000, "hours", "47 hours, 0 minutes, 5 seconds"],
	[1, "hours", "0 hours, 0 minutes, 1 second"],
	[59_999, "hours", "0 hours, 1 minute, 0 seconds"],
	[-5, "days", "0 days, 0 hours, 0 minutes, 0 seconds"],
] as const)("%d ms in %s", (left, units, text) => {
	expect(countdownText(left, units)).toBe(text.replace(/(\d) /g, "$1\u00a0"));
});
