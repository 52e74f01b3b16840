/** The days of the shop's clock on the wall: the United Kingdom's, summer time included. Pure, safe in the browser. */

const HOUR_MS = 3600_000;

// Made once: making a format costs far more than using it. Sweden writes its dates as ISO 8601 does.
const DAY = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/London" });

/** "2026-11-23", as it is in London at that moment. */
export function londonDay(at: Date): string {
	return DAY.format(at);
}

/** Whether this is a day of the calendar, written "2026-11-23". */
export function isDay(typed: string): boolean {
	const at = new Date(`${typed}T12:00:00Z`);
	return /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(at.getTime()) && londonDay(at) === typed;
}

/** The moment a day ("2026-06-01") begins in London. */
export function startOfDay(day: string): Date {
	const midnight = new Date(`${day}T00:00:00Z`);
	const inSummer = new Date(midnight.getTime() - HOUR_MS);
	return londonDay(inSummer) === day ? inSummer : midnight;
}

/** The day before this one. */
export function dayBefore(day: string): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** The day after this one. */
export function nextDay(day: string): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
}
