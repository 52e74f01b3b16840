import { dropLine, mend } from "../error-summary";

/** Everything of a card that may say which place it has in the list; what is typed says nothing of it. */
const PLACED = ["id", "name", "for", "aria-describedby", "alt", "value"];

function withPlace(text: string, index: number): string {
	return text
		.replace(/\bcharacters\.\d+/g, `characters.${index}`)
		.replace(/\b(character[ -]|who-)\d+/gi, `$1${index + 1}`)
		.replace(/^(main|remove|turn|look):\d+/, `$1:${index}`);
}

/** The place of a character's card, counted from 0. */
export const placeOf = (card: HTMLElement): number => Number(card.id.replace("character-", "")) - 1;

/** Gives a character's card, or a part of one, its place in the list: names, ids, what its buttons send, and words. */
export function setPlace(part: HTMLElement, index: number): void {
	for (const element of [part, ...part.querySelectorAll("*")]) {
		for (const name of PLACED) {
			const text = element.getAttribute(name);
			const isTyped = name === "value" && !(element instanceof HTMLButtonElement);
			if (text !== null && !isTyped) element.setAttribute(name, withPlace(text, index));
		}
	}
	for (const words of part.querySelectorAll("legend, .visually-hidden"))
		for (const node of words.childNodes) if (node instanceof Text) node.data = withPlace(node.data, index);
}

/** Has the error summary speak of the characters by their new places: `places[i]` is the i-th one's; undefined: it is gone. */
export function renumberSummary(places: readonly (number | undefined)[]): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>(".error-summary a")) {
		const [, index] = /^#characters\.(\d+)\./.exec(link.hash) ?? [];
		const place = places[Number(index)];
		if (index === undefined) continue;
		if (place === undefined) dropLine(link);
		else {
			link.hash = withPlace(link.hash, place);
			link.textContent = withPlace(link.textContent ?? "", place);
		}
	}
}

/**
 * Has a card have one of the parts that not every card has, or not have it. A new one comes from the sample, which has them all, and is
 * `put` where it belongs. Gives the part where it is wanted.
 */
export function setPart(
	card: HTMLElement,
	sample: Element,
	selector: string,
	isWanted: boolean,
	put: (part: HTMLElement) => void,
): HTMLElement | null {
	const part = card.querySelector<HTMLElement>(selector);
	if (!isWanted) part?.remove();
	if (!isWanted || part) return isWanted ? part : null;
	const fresh = sample.querySelector(selector)?.cloneNode(true) as HTMLElement;
	setPlace(fresh, placeOf(card));
	put(fresh);
	return fresh;
}

const isMainField = (card: HTMLElement) => card.querySelector<HTMLInputElement>("[name$='.isMainCharacter']");

/** Whether a card is the main character's. */
export const isMain = (card: HTMLElement): boolean => isMainField(card)?.value === "true";

/** Shows who a character is: the main one, or somebody to it, where there is one. */
export function setRole(card: HTMLElement, sample: Element, main: boolean, hasMain: boolean): void {
	isMainField(card)?.setAttribute("value", String(main));
	card.querySelector<HTMLElement>(".character-main")?.toggleAttribute("hidden", !main);
	card.querySelector("[value^='main:']")?.toggleAttribute("hidden", main);
	if (main) mend(`characters.${placeOf(card)}.relationshipToMain`);
	setPart(card, sample, ".character-relation", !main && hasMain, (relation) =>
		card.querySelector(".character-photo")?.before(relation),
	);
}
