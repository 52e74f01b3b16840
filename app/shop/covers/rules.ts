/** Free covers and the freeze. Pure, safe in the browser. */

import { fail } from "~/shop/result";

const DAY_MS = 24 * 3600_000;

/** Covers a family or a browser gets free in one period. */
export const FREE_COVERS = 5;
/** Covers of one book, all of them kept to choose from. Orders of other books give credits anew, so credits alone set no end. */
export const MOST_COVERS = 10;
/** From the fifth cover that arrived until the next five, ms. */
export const FREEZE_MS = 7 * DAY_MS;
/**
 * Covers a day from one network address, of guests and of accounts whose mail address nobody has proved: neither clearing
 * cookies nor opening accounts must draw for ever. RATE_LIMIT_SCALE multiplies it.
 */
export const ADDRESS_COVERS = 50;
export const ADDRESS_WINDOW_MS = DAY_MS;

/**
 * Covers that wait to be drawn at a time, of all families together and of the guests of one network address: more would be ready later
 * than a call waits, and who is told so at once can do something else. RATE_LIMIT_SCALE multiplies both. An owner has no more than its free ones.
 */
export const MOST_DRAWING = 60;
export const MOST_DRAWING_OF_ADDRESS = 10;

/** Too many are waiting. Nothing is counted, and the next try may be in a minute. */
export const DRAWING_LATER = fail(
	"quota",
	"A great many covers are being drawn just now, so yours hasn’t been begun and no credit was taken. Please try again in a minute: your story is kept.",
	{ retryAfter: 60 },
);

/** Edge of the cover on the screen, and in print with its bleed (216 mm at 300 dpi), px. */
export const SCREEN_PX = 1024;
export const PRINT_PX = 2551;

/** What a frozen family or browser reads, on the page, in the toast and from the call. */
export const FROZEN_TEXTS = {
	toast: "Oops! Out of credits. Please try again later.",
	title: "Oops! You have no more credits left.",
	body: "You have used all your free cover credits. You cannot generate a new cover at this time.",
	over: "Freeze expired",
} as const;

/** The same for what isn't there and what is another book's or somebody else's. */
export const COVER_NOT_FOUND = fail("not_found", "We couldn't find this cover.");

/** No more of one book are kept. */
export const ENOUGH_COVERS = fail(
	"conflict",
	`This book has ${MOST_COVERS} covers, and we keep no more than that. Please choose one of them.`,
);

export type Credits = { used: number; frozenUntil: string | null };

/** What counts now: a period that is over counts anew. `now` and `frozen_until` in ISO 8601. */
export function creditsAt(
	row: { used: number; frozen_until: string | null } | undefined,
	now: string,
): Credits {
	if (!row || (row.frozen_until !== null && row.frozen_until <= now)) return { used: 0, frozenUntil: null };
	return { used: row.used, frozenUntil: row.frozen_until };
}

/** Covers that are still free in this period. */
export function creditsLeft({ used }: Credits): number {
	return Math.max(0, FREE_COVERS - used);
}

/**
 * One cover has arrived; the fifth begins the freeze. A guest's cover may arrive in an account that has none left, by a
 * sign-in: there is no sixth to owe, and no freeze lasts longer for it.
 */
export function creditTaken(credits: Credits, now: Date): Credits {
	const used = Math.min(credits.used + 1, FREE_COVERS);
	const frozenUntil = used >= FREE_COVERS ? new Date(now.getTime() + FREEZE_MS).toISOString() : null;
	return { used, frozenUntil: credits.frozenUntil ?? frozenUntil };
}

/** Whether one more may be drawn while `reserved` are on the way. */
export function mayDraw(credits: Credits, reserved: number): boolean {
	return credits.used + reserved < FREE_COVERS;
}
