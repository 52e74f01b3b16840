import { addCharacter, emptyCharacter, makeMain, removeCharacter } from "~/shop/books/rules";
import { mend } from "../error-summary";
import { errorMessage } from "../field-errors";
import { isMain, renumberSummary, setPlace, setRole } from "./card";
import { type CardPhoto, startPhoto } from "./photo";

type Card = { element: HTMLElement; photo: CardPhoto };

/**
 * The list of characters as its buttons change it without asking the server; what is typed stays in the fields themselves.
 * `onChange` hears of what has changed otherwise than by typing.
 */
export function startCast(form: HTMLFormElement, onChange: () => void): void {
	const place = form.querySelector(".create-cards");
	const status = form.querySelector("[data-cast-status]");
	const sample =
		form.querySelector<HTMLTemplateElement>("template[data-character]")?.content.firstElementChild;
	if (!place || !status || !sample) return;
	const start = (element: HTMLElement): Card => ({ element, photo: startPhoto(element, sample, onChange) });
	let cards = [...place.children].map((card) => start(card as HTMLElement));

	/** The characters as the shop's rules take them. */
	const listed = () => cards.map((card) => ({ ...emptyCharacter(isMain(card.element)), card }));
	type Moved = { ok: true; characters: ReturnType<typeof listed> } | { ok: false; message: string };

	const move = (moved: Moved, look: number): void => {
		mend("characters");
		status.replaceChildren(...(moved.ok ? [] : [errorMessage("characters", moved.message)]));
		if (!moved.ok) return;
		const places = new Map(moved.characters.map(({ card }, index) => [card, index]));
		renumberSummary(cards.map((card) => places.get(card)));
		for (const { element, photo } of cards.filter((card) => !places.has(card))) {
			photo.end();
			element.remove();
		}
		const hasMain = moved.characters.some(({ isMainCharacter }) => isMainCharacter);
		for (const [index, { card, isMainCharacter }] of moved.characters.entries()) {
			setPlace(card.element, index);
			if (!card.element.isConnected) place.append(card.element);
			setRole(card.element, sample, isMainCharacter, hasMain);
			card.photo.show();
		}
		cards = moved.characters.map(({ card }) => card);
		cards[look]?.element.focus();
		onChange();
	};

	const acts: Record<string, (index: number) => void> = {
		add: () => {
			const card = start(sample.cloneNode(true) as HTMLElement);
			move(addCharacter(listed(), { ...emptyCharacter(), card }), cards.length);
		},
		remove: (index) => move(removeCharacter(listed(), index), Math.max(0, index - 1)),
		main: (index) => move({ ok: true, characters: makeMain(listed(), index) }, index),
		turn: (index) => cards[index]?.photo.turn(),
		look: (index) => cards[index]?.photo.askAgain(),
	};
	form.addEventListener("click", (event) => {
		const button = (event.target as Element).closest<HTMLButtonElement>("button[name=intent]");
		const [verb = "", index] = button?.value.split(":") ?? [];
		const act = acts[verb];
		if (!act) return;
		event.preventDefault();
		act(Number(index));
	});
}
