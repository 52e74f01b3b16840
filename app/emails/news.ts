import type { Letter } from "./letter";

/** Whether a letter has anything in it that nobody's order or account needs: a way to end that goes with it. */
export const hasNews = ({ isNews, blocks }: Letter): boolean =>
	isNews === true || blocks.some((block) => block.kind === "text" && block.isNews);

/** A letter for somebody who wants no news; null where it is nothing else. */
export function withoutNews(letter: Letter): Letter | null {
	if (letter.isNews) return null;
	return { ...letter, blocks: letter.blocks.filter((block) => block.kind !== "text" || !block.isNews) };
}
