import { SHELL_MS } from "~/content/toast-times";
import type { PhotoLikeness } from "~/shop/likenesses/rules";
import { PHOTO_TEXTS } from "~/shop/photos/rules";
import { raiseToast } from "~/ui/raise-toast";
import { mend } from "../error-summary";
import { showError } from "../field-errors";
import { placeOf } from "./card";
import { followLikeness, turnPhoto } from "./follow-likeness";
import { showLikeness } from "./likeness";
import { showProgress, showThumbnail } from "./thumbnail";
import { uploadPhoto } from "./upload-photo";

/** The photo of a character's card. */
export type CardPhoto = {
	/** Draws what comes of it anew: the name, or the card's place in the list, may be another. */
	show(): void;
	turn(): void;
	askAgain(): void;
	/** The card is gone. */
	end(): void;
};

/** Uploads a card's photo as soon as it is chosen, and shows what becomes of it. `onChange` hears of another photo. */
export function startPhoto(card: HTMLElement, sample: Element, onChange: () => void): CardPhoto {
	const address = card.querySelector<HTMLInputElement>("[name$='.imageUrl']") as HTMLInputElement;
	const place = card.querySelector<HTMLElement>(".character-photo") as HTMLElement;
	let likeness: PhotoLikeness | null = JSON.parse(place.dataset.likeness ?? "null");
	/** An upload has arrived, or the photo is being turned: the shop looks at it before it answers. */
	let isLookedAt = false;
	/** It was asked for long enough. */
	let isLate = false;
	let isGone = false;
	let following = new AbortController();

	const show = () => showLikeness(card, sample, { likeness, isLookedAt, isLate });
	/** Asks for a likeness that is being made, until it stands or there is news of it. */
	const follow = async () => {
		following.abort();
		if (isGone || likeness?.state !== "making") return;
		following = new AbortController();
		const { signal } = following;
		const known = await followLikeness(likeness, signal);
		if (signal.aborted) return;
		if (known) set(known);
		else {
			isLate = true;
			show();
		}
	};
	const set = (next: PhotoLikeness | null) => {
		likeness = next;
		isLate = false;
		show();
		void follow();
	};

	const upload = async (input: HTMLInputElement) => {
		const file = input.files?.[0];
		if (!file) return;
		mend(input.id);
		showProgress(card, 0);
		const sent = await uploadPhoto(file, (percent) => {
			showProgress(card, percent);
			isLookedAt = percent >= 100;
			show();
		});
		// The shop has it, or won't have it: the form must not send it again.
		input.value = "";
		isLookedAt = false;
		showProgress(card, null);
		if (sent.ok) {
			mend(`characters.${placeOf(card)}.headId`);
			address.value = sent.url;
			showThumbnail(card, sent.likeness);
			set(sent.likeness);
			raiseToast({ message: PHOTO_TEXTS.uploaded, type: "success", duration: SHELL_MS });
			onChange();
		} else {
			showError(input, sent.message);
			input.closest("details")?.setAttribute("open", "");
			show();
		}
	};
	card.addEventListener("change", ({ target }) => {
		if (target instanceof HTMLInputElement && target.type === "file") void upload(target);
	});
	card.addEventListener("input", ({ target }) => {
		const { name } = target as HTMLInputElement;
		if (/\.(name|headId)$/.test(name)) show();
	});
	void follow();
	show();

	return {
		show,
		async turn() {
			if (isLookedAt || !likeness) return;
			following.abort();
			isLookedAt = true;
			show();
			const turned = await turnPhoto(likeness);
			isLookedAt = false;
			if (typeof turned === "string") {
				raiseToast({ message: turned, type: "error" });
				return set(likeness);
			}
			showThumbnail(card, turned);
			set(turned);
		},
		askAgain() {
			set(likeness);
		},
		end() {
			isGone = true;
			following.abort();
		},
	};
}
