/** How long a family has for looking its book through. Pure, safe in the browser. */

import { counted } from "~/shop/counted";

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** So long after the family was heard of last it is reminded; and after so long its order waits for a person, ms. */
export const REMIND_AFTER_MS = DAY_MS;
export const ANSWER_MS = 7 * DAY_MS;

/** Until when a family's answer is waited for (ISO), and how long that is from now, in words: "6 days", "5 hours". */
export type AnswerTime = { by: string; left: string };

/** How long a family has that was heard of last at `heard` (ISO): whatever it changes counts. */
export function timeToAnswer(heard: string, now: Date): AnswerTime {
	const by = new Date(Date.parse(heard) + ANSWER_MS);
	return { by: by.toISOString(), left: inWords(by.getTime() - now.getTime()) };
}

/** Rounded down, so that nobody counts on time that isn't there. */
function inWords(ms: number): string {
	if (ms >= 2 * DAY_MS) return counted(Math.floor(ms / DAY_MS), "day");
	return ms >= HOUR_MS ? counted(Math.floor(ms / HOUR_MS), "hour") : "less than an hour";
}
