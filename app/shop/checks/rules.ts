/** What the shop's check finds, and how it is told. Pure, safe in the browser. */

/** `wrong`: `says` holds what to do. `unasked`: nobody could be asked, so it may be right. One line, without any secret. */
export type Finding = { state: "right" | "wrong" | "unasked"; says: string };

/** What was found of one thing, by its name. */
export type Found = { name: string } & Finding;

export const right = (says: string): Finding => ({ state: "right", says });
export const wrong = (says: string): Finding => ({ state: "wrong", says });
export const unasked = (says: string): Finding => ({ state: "unasked", says });

/** ms a check may take; all of them run together. */
export const CHECK_MS = 10_000;

/** What can only be asked of a shop that is listening. */
export const PUBLIC_ADDRESS = "APP_URL";

const WORDS = { right: "right", wrong: "WRONG", unasked: "could not be asked" };
const WIDTH = WORDS.unasked.length;

/** "WRONG               Stripe: …", what is wrong first. */
export function findingLines(found: readonly Found[]): string[] {
	const inOrder = (["wrong", "unasked", "right"] as const).flatMap((state) =>
		found.filter((one) => one.state === state),
	);
	return inOrder.map(({ name, state, says }) => `${WORDS[state].padEnd(WIDTH)}  ${name}: ${says}`);
}

/** With what a command that has found this ends: 3 where something is wrong, 4 where nothing is and not all could be asked, otherwise 0. */
export function exitCodeOf(found: readonly Found[]): number {
	if (found.some(({ state }) => state === "wrong")) return 3;
	return found.some(({ state }) => state === "unasked") ? 4 : 0;
}
