const WHEN = new Intl.DateTimeFormat("en-GB", {
	dateStyle: "full",
	timeStyle: "short",
	timeZone: "Europe/London",
});

/**
 * ISO 8601 -> "Friday, 27 November 2026 at 10:00", as it is in London. For the server only: browsers know
 * other versions of these formats than Node does.
 */
export function dayAndTime(iso: string): string {
	return WHEN.format(new Date(iso));
}
