import { type Head, messageBeside, type PhotoLikeness } from "~/shop/likenesses/rules";
import { portraitAltText, portraitIsReady, whoIs, whoseIs } from "~/ui/create/likeness-text";
import { placeOf, setPart } from "./card";

export type Standing = {
	/** null without a photo. */
	likeness: PhotoLikeness | null;
	/** The shop is looking at the photo before it answers. */
	isLookedAt: boolean;
	/** It was asked for long enough. */
	isLate: boolean;
};

/** The name in a card as it is typed by now. */
const nameIn = (card: HTMLElement) =>
	card.querySelector<HTMLInputElement>("input[name$='.name']")?.value.trim() ?? "";

/** Says something in a place, unless it stands there: what is read out as it changes is not said twice. */
function say(place: Element | null | undefined, text: string): void {
	if (place && place.textContent !== text) place.textContent = text;
}

/** Draws what has become of a card's photo, with the parts of the page's sample card: heads, choice, advice and buttons. */
export function showLikeness(card: HTMLElement, sample: Element, standing: Standing): void {
	const { likeness, isLate } = standing;
	const name = nameIn(card);
	const whose = whoseIs(placeOf(card), name);
	showHeads(card, sample, likeness, name);
	const turn = setPart(card, sample, "[value^='turn:']", likeness !== null, (button) =>
		card.querySelector(".file-choice")?.parentElement?.append(button),
	);
	if (turn && likeness) turn.setAttribute("value", `turn:${placeOf(card)}:${likeness.turns}`);
	say(turn?.querySelector(".visually-hidden"), ` of ${whose}`);
	showState(card, sample, standing, name);
	const look = setPart(card, sample, "[value^='look:']", isLate, (button) =>
		card.querySelector(".likeness-state")?.after(button),
	);
	say(look?.querySelector(".visually-hidden"), ` at the photo of ${whose}`);
	showChoice(card, sample, likeness?.heads ?? [], name);
}

/** The head that is chosen in a card; empty while there is no choice. */
const chosenIn = (card: HTMLElement) =>
	card.querySelector<HTMLInputElement>(".head-choice :checked")?.value ?? "";

/** Takes a part away whose pictures are of other heads than these. */
function dropOutdated(part: Element | null, heads: readonly Head[]): void {
	const shown = [...(part?.querySelectorAll("img") ?? [])].map((image) => image.getAttribute("src"));
	if (shown.join() !== heads.map(({ imageUrl }) => imageUrl).join()) part?.remove();
}

function showHeads(card: HTMLElement, sample: Element, likeness: PhotoLikeness | null, name: string): void {
	const heads = likeness?.heads ?? [];
	const pictures = card.querySelector(".file-thumbnail")?.parentElement;
	dropOutdated(card.querySelector(".head-picture"), heads);
	const picture = setPart(card, sample, ".head-picture", heads.length > 0, (part) => {
		const image = part.querySelector("img");
		const images = heads.map(({ imageUrl }) => {
			const one = image?.cloneNode() as HTMLImageElement;
			one.src = imageUrl;
			return one;
		});
		part.replaceChildren(...images);
		pictures?.append(part);
	});
	pictures?.classList.toggle("file-pictures", picture !== null);
	for (const image of picture?.children ?? []) image.setAttribute("alt", portraitAltText(name));
}

function showState(card: HTMLElement, sample: Element, standing: Standing, name: string): void {
	const { likeness, isLookedAt, isLate } = standing;
	const isMaking = likeness?.state === "making";
	const isWorking = !isLate && (isLookedAt || isMaking);
	const message = likeness && (isMaking || !isLookedAt) ? messageBeside(likeness, chosenIn(card)) : null;
	const place = card.querySelector(".likeness-state");
	setPart(card, sample, ".likeness-working", isWorking, (part) => place?.prepend(part));
	const advice = setPart(card, sample, ".likeness-advice", Boolean(message), (part) => place?.append(part));
	say(advice?.querySelector("span"), message ?? "");
	const ready = place?.querySelector(":scope > .visually-hidden") ?? document.createElement("span");
	ready.className = "visually-hidden";
	say(ready, portraitIsReady(name));
	if (isWorking || likeness?.state !== "ready") ready.remove();
	else if (!ready.isConnected) place?.insertBefore(ready, advice);
}

function showChoice(card: HTMLElement, sample: Element, heads: readonly Head[], name: string): void {
	dropOutdated(card.querySelector(".head-choices"), heads);
	const choice = setPart(card, sample, ".head-choices", heads.length > 1, (part) => {
		const label = part.querySelector(".head-choice");
		const labels = heads.map(({ id, imageUrl }, at) => {
			const one = label?.cloneNode(true) as HTMLElement;
			const [input, image, words] = one.children as unknown as [
				HTMLInputElement,
				HTMLImageElement,
				HTMLElement,
			];
			input.id = at === 0 ? input.name : `${input.name}-${id}`;
			input.value = id;
			input.defaultChecked = at === 0;
			image.src = imageUrl;
			say(words.firstElementChild, `Person ${at + 1}`);
			say(words.lastElementChild, ` of ${heads.length}`);
			return one;
		});
		part.querySelector(".head-row")?.replaceChildren(...labels);
		card.querySelector(".character-photo")?.append(part);
	});
	say(choice?.querySelector("legend"), whoIs(name));
}
