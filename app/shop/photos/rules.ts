import type { PhotoFinding } from "~/studio/story/likeness";

/** What a photo may be and how long it is kept. Pure, safe in the browser. */

const HOUR_MS = 3600_000;

/** Most bytes of a character's photo. */
export const PHOTO_LIMIT_BYTES = 30 * 1024 * 1024;

/** Longer edge of a thumbnail, px: twice the frame it is shown in. */
export const THUMBNAIL_PX = 320;

/** Never kept longer after its upload, ms. */
export const KEPT_AFTER_UPLOAD_MS = 48 * HOUR_MS;
/** Never kept longer after a cover was made with it, ms. */
export const KEPT_AFTER_COVER_MS = 24 * HOUR_MS;

const HEAD_KEPT_DAYS = 30;
/** The head that was cut out of a photo: so long after its order's end, without an order after the cover, without a cover after the upload, ms. */
export const HEAD_KEPT_MS = HEAD_KEPT_DAYS * 24 * HOUR_MS;

/** What is kept of a photo and until when: the one sentence, wherever the shop speaks of it. */
export const PHOTO_KEEPING = `We keep a photo for ${KEPT_AFTER_UPLOAD_MS / HOUR_MS} hours at most, and the portrait made from it until ${HEAD_KEPT_DAYS} days after your order is delivered or cancelled; without an order until ${HEAD_KEPT_DAYS} days after the cover, or after the upload where no cover was drawn.`;

const DAMAGE_PHOTO_DAYS = { answered: 30, told: 90 };
/** The photo of a damaged book goes so long after our answer, and so long after it was sent at the latest, ms. */
export const DAMAGE_PHOTO_KEPT_MS = {
	answered: DAMAGE_PHOTO_DAYS.answered * 24 * HOUR_MS,
	told: DAMAGE_PHOTO_DAYS.told * 24 * HOUR_MS,
};

/** What is kept of the photo of a damaged book: the one sentence, wherever it is asked for. */
export const DAMAGE_PHOTO_KEEPING = `Only we see this photo. We delete it ${DAMAGE_PHOTO_DAYS.answered} days after our answer, at the latest ${DAMAGE_PHOTO_DAYS.told} days after you sent it.`;

/** What becomes of an upload, in the same words wherever a photo is chosen. */
export const PHOTO_TEXTS = {
	tooLarge: "Image size must be less than 30MB",
	wrongType: "Please upload only JPG, PNG, or WEBP images",
	failed: "Failed to upload image. Please try again.",
	notKept:
		"We couldn't keep your photo just now. Nothing you typed is lost: please add the photo again in a minute.",
	notTurned: "We couldn't turn the photo just now. It is still here as it was; please try again in a moment.",
	tooManyPixels:
		"This photo has more than 60 megapixels, or a side longer than 12,000 pixels. Please choose a smaller one.",
	tooHeavy:
		"This PNG is interlaced and has 16 bits a channel: at its size that takes more memory than we have for one photo. Please save it as a JPG, or as a PNG that isn’t interlaced, and add it again.",
	uploaded: "Image uploaded successfully!",
	gone: `We no longer have this photo. Please add it again. ${PHOTO_KEEPING}`,
} as const;

/** What the family is told of a photo whose likeness could be better, in the order it is told. */
export const PHOTO_FINDINGS = {
	"no-face":
		"We can't see a face here. For a toy or a pet that is just right; for a person, try a photo that shows their face.",
	"several-faces":
		"There is more than one person here. We drew the largest face: a photo of one person alone makes sure it's the right one.",
	"too-small": "The face is quite small here. A photo taken closer shows more of it.",
	"cut-off": "Part of the head is outside the photo. One with the whole head in it looks better.",
	"turned-away":
		"The face is turned to the side. A photo that looks towards us is easier to know at a glance.",
	"too-dark": "It is rather dark here. A photo by a window or outdoors shows more.",
	"too-bright": "The light is very strong here. A photo in softer light shows more.",
	blurred: "This photo is a little blurred. A sharper one makes a finer picture.",
} as const satisfies Record<PhotoFinding, string>;

const ADDRESS = /^\/photos\/(photo_[A-Za-z0-9]{1,40})$/;

/** The address under which the owner sees a photo; what `imageUrl` carries. */
export function photoAddress(photoId: string): string {
	return `/photos/${photoId}`;
}

/** The photo an address names, or null when it is no address of ours. */
export function photoIdOf(url: string): string | null {
	return ADDRESS.exec(url)?.[1] ?? null;
}

/** Where a photo's thumbnail is kept: beside it, in its random folder. */
export function thumbnailKeyOf(fileKey: string): string {
	return `${fileKey.slice(0, fileKey.lastIndexOf("/"))}/thumbnail.jpg`;
}

const LONGEST_NAME = 80;
/** No file system takes a longer name; whoever sends one pays nothing for the patterns below. */
const LONGEST_GIVEN = 255;

/** What is left of a file's original name when it becomes part of a key: no folders, no ending, nothing to interpret. */
export function cleanedName(name: string): string {
	const last = name.slice(-LONGEST_GIVEN).split(/[/\\]/).at(-1) ?? "";
	const cleaned = last
		.replace(/\.[^.]*$/, "")
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^A-Za-z0-9_-]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.slice(0, LONGEST_NAME);
	return cleaned || "photo";
}
