import { PHOTO_FINDINGS } from "~/shop/photos/rules";
import type { Verdict } from "~/studio/story/likeness";

/** What is drawn of a photo, and what the family is told of it. Pure, safe in the browser. */

/** How long an upload waits for its heads, ms; they follow when they take longer. */
export const WAIT_MS = 3000;

export type Head = {
	id: string;
	/** Address of its picture, for the photo's owner alone. */
	imageUrl: string;
	/** What would make it better, ready to show; null where there is nothing to say. */
	message: string | null;
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
	/** What the family is told of the photo and its first head, ready to show; null where there is nothing to say. */
	message: string | null;
};

const CHOOSE =
	"There is more than one person here. Please choose whose portrait goes into the book; otherwise it is the largest face’s.";
const WAITING =
	"Your photo is safe with us. Its portrait is being made and will appear here; you can go on meanwhile.";
/** What the family is told of a photo whose heads couldn't be drawn. */
export const FAILED_MESSAGE =
	"Your photo is safe with us, but we couldn't make its portrait just now. You can go on: we try again when the cover is drawn. Another photo may work better.";

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

/** What would make the head at this place of a photo's `heads` better, in kind sentences. That there are others is no fault of it. */
export function headMessage(
	{ findings, ofOthers = [] }: Verdict,
	heads: number,
	place: number,
): string | null {
	const told = (place === 0 ? findings : (ofOthers[place - 1] ?? [])).filter(
		(finding) => finding !== "several-faces" || heads < 2,
	);
	return told.map((finding) => PHOTO_FINDINGS[finding]).join(" ") || null;
}

/** The same of the photo: where there are heads to choose from it says so, and what would make the first one better. */
export function verdictMessage(verdict: Verdict, heads: number): string | null {
	const ofFirst = headMessage(verdict, heads, 0);
	return heads < 2 ? ofFirst : [CHOOSE, ofFirst].filter(Boolean).join(" ");
}

/** Whether a photo shows several people of whom none was chosen (`headId` empty). */
export function isUnchosen({ heads }: Pick<PhotoLikeness, "heads">, headId: string): boolean {
	return headId === "" && heads.length > 1;
}

/** What is told beside a photo's picture: of the head that is chosen, otherwise of the first; of the photo while it has none. */
export function messageBeside({ heads, message }: PhotoLikeness, chosen: string): string | null {
	const head = heads.find(({ id }) => id === chosen) ?? heads[0];
	return head ? head.message : message;
}
