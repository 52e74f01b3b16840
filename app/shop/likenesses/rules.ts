import { PHOTO_FINDINGS, type PhotoFinding } from "~/shop/photos/rules";

/** What is drawn of a photo, and what the family is told of it. Pure, safe in the browser. */

/** Heads of one photo among which its family chooses: the largest and most central ones. */
export const MOST_HEADS = 8;

/** How long an upload waits for its heads, ms; they follow when they take longer. */
export const WAIT_MS = 3000;

/** What a photo shows, and what would make a better likeness of a person: nothing, at best. */
export type Verdict = {
	shows: "person" | "animal" | "thing";
	/** How many people's faces are in the photo. */
	faces: number;
	findings: readonly PhotoFinding[];
};

export type Head = {
	id: string;
	/** Address of its picture, for the photo's owner alone. */
	imageUrl: string;
};

/** How the likeness of a photo stands. */
export type PhotoLikeness = {
	photoId: string;
	/** How often its family has turned the photo by a quarter. */
	turns: number;
	state: "making" | "ready" | "failed";
	/** The largest and most central first; none until it is ready. */
	heads: Head[];
	verdict: Verdict | null;
	/** What the family is told, ready to show; null where there is nothing to say. */
	message: string | null;
};

const WAITING =
	"Your photo is safe with us. Its picture is being drawn and will appear here; you can go on meanwhile.";
/** What the family is told of a photo whose heads couldn't be drawn. */
export const FAILED_MESSAGE =
	"Your photo is safe with us, but we couldn't draw its picture just now. You can go on: we try again when the cover is drawn. Another photo may work better.";

/** What an id of a head looks like. */
export const HEAD_ID = /^head_[A-Za-z0-9]{1,40}$/;

export const HEAD_TEXTS = {
	other:
		"The face you chose isn't one of this photo's any more. Please choose again who it is, or leave it: then we draw the largest one.",
} as const;

/** The address under which the owner sees a head. */
export function headAddress(headId: string): string {
	return `/heads/${headId}`;
}

/** What the family is told while heads are being drawn, `before` it so many other photos. */
export function waitingMessage(before: number): string {
	if (before === 0) return WAITING;
	const photos = before === 1 ? "One other photo" : `${before} other photos`;
	return `${WAITING} ${photos} came before it.`;
}

/** What would make the likeness better, in kind sentences; where there are heads to choose from, choosing mends it. */
export function verdictMessage({ findings }: Verdict, heads: number): string | null {
	const told = findings.filter((finding) => finding !== "several-faces" || heads < 2);
	return told.map((finding) => PHOTO_FINDINGS[finding]).join(" ") || null;
}
