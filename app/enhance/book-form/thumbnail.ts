import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { photoAddress } from "~/shop/photos/rules";
import { thumbnailOf } from "~/ui/create/likeness-text";
import { placeOf } from "./card";

/** Shows a photo that the shop has, and folds the button that chooses one away, in the markup of ui/FileField. */
export function showThumbnail(card: HTMLElement, { photoId, turns }: PhotoLikeness): void {
	const image = document.createElement("img");
	image.src = thumbnailOf(photoAddress(photoId), turns);
	image.alt = `Photo of character ${placeOf(card) + 1}`;
	image.width = image.height = 96;
	card.querySelector(".file-thumbnail")?.replaceChildren(image);
	// That it had gone is no longer so.
	card.querySelector(".character-photo .field-hint strong")?.remove();
	const choice = card.querySelector<HTMLDetailsElement>(".file-choice");
	const another = choice?.querySelector("summary");
	if (!choice || !another) return;
	choice.querySelector("input")?.removeAttribute("required");
	another.hidden = false;
	const { activeElement } = document;
	const isUsed = activeElement === document.body || choice.contains(activeElement);
	choice.open = false;
	// Whoever has just chosen it goes on from here.
	if (isUsed) another.focus({ preventScroll: true });
}

/** Shows how far the upload is, in per cent; null: there is none, or it has arrived. */
export function showProgress(card: HTMLElement, percent: number | null): void {
	const place = card.querySelector<HTMLElement>(".file-progress");
	const words = place?.querySelector("span");
	const bar = place?.querySelector("progress");
	if (!place || !words || !bar) return;
	place.hidden = percent === null || percent >= 100;
	bar.value = Math.round(percent ?? 0);
	words.textContent = `Uploading ${bar.value}%`;
}
