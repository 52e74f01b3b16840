/** Limits of an account. In characters, bytes and ms. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
/** RFC 5321, 4.5.3.1: the longest address that can be written to. */
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 6;
/** Far beyond any passphrase, far below what would make hashing it expensive. */
export const PASSWORD_MAX = 200;
export const PICTURE_BYTES = 10 * 1024 * 1024;
export const PICTURE_TEXTS = {
	tooLarge: "Image size must be less than 10MB",
	wrongType: "Please upload only JPG, PNG, or WEBP images",
	uploaded: "Image uploaded successfully!",
	none: "Please choose an image",
	notKept:
		"We couldn't keep your picture just now. Your profile is as it was: please choose the picture again in a minute.",
} as const;

/** Said where Google can't tell who somebody is. */
export const GOOGLE_AWAY = "Google can't be reached at the moment. Please try again in a minute.";

/** Said under a form of the door that broke. */
export const UNEXPECTED = "Something went wrong! Please try again.";

export const RESET_MS = 3600_000;
/** A new address is confirmed within this time, or the old one stays. */
export const EMAIL_CHANGE_MS = 24 * 3600_000;
/** After a sign-in no older than this, the password isn't asked again before it or the address is changed. */
export const RECENT_MS = 15 * 60_000;
/**
 * Years that tax records are kept after the end of the accounting year they belong to (Finance Act 1998, schedule 18,
 * paragraph 21; HMRC, VAT Notice 700/21, section 2.4).
 */
export const TAX_YEARS = 6;

const MOMENT = new Intl.DateTimeFormat("en-GB", {
	dateStyle: "long",
	timeStyle: "short",
	timeZone: "Europe/London",
});

/** ISO 8601 -> "20 November 2026 at 18:30", as it is in London. */
export function momentText(iso: string): string {
	return MOMENT.format(new Date(iso));
}

/** What an account is signed in to from, as limits count it: its folded address and a network address. */
export function accountAtAddress(emailFold: string, address: string): string {
	return `${emailFold} ${address}`;
}

/** What a family shows before its account is deleted: its password, a new sign-in with Google, or nothing after a recent one. */
export type Proof = "password" | "google" | null;

/** Whether somebody who signed in at `signedInAt` has just proved who they are. */
export function isRecent(signedInAt: Date, now: Date): boolean {
	return now.getTime() - signedInAt.getTime() <= RECENT_MS;
}

/**
 * The time from which tax records must still be there at `now`; older ones may go. Ours are kept by years that begin on 1
 * April, as the financial year of corporation tax does: by then summer time has begun, so it is 11 p.m. in UTC.
 */
export function taxRecordsKeptFrom(now: Date): Date {
	const beginOf = (year: number) => new Date(Date.UTC(year, 2, 31, 23));
	const year = now.getUTCFullYear() - TAX_YEARS;
	return now >= beginOf(now.getUTCFullYear()) ? beginOf(year) : beginOf(year - 1);
}
