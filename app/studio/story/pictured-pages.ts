import { ARRANGEMENTS } from "./compositions/list";
import { leftOf, PAPER } from "./compositions/paper";
import type { Scene } from "./scene";
import type { Composition } from "./vocabulary";

/** What is drawn on one page or two side by side, and what each of them says. */
export type Paper = { scene: Scene | null; composition: Composition | null; words: readonly string[] };

/**
 * Which of its pages (0, 1) something is drawn on, and whether it is one picture: that doesn't hang on who is in it or how words are set.
 * None without a scene.
 */
export function picturesOn({ scene, composition, words }: Paper): { pages: number[]; isOne: boolean } {
	if (scene === null) return { pages: [], isOne: false };
	const letters = words.map(({ length }) => length);
	const wordsHigh = letters.map((count) => () => Math.min(1, count));
	// Finding a place for each thing is what costs, and no page is drawn on for the sake of a thing.
	const content = { scene: { ...scene, props: [] }, bodies: [], letters, wordsHigh };
	const { windows } = ARRANGEMENTS[composition ?? "spread"].arrange(content, words.length * PAPER);
	const has = (side: number) =>
		windows.some(({ box }) => box.x < leftOf(side + 1) && box.x + box.width > leftOf(side));
	return { pages: [...words.keys()].filter(has), isOne: windows.length === 1 };
}
