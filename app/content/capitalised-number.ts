const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** 5 -> "Five": a number that opens a sentence is written out; above ten it stays in figures. */
export function capitalisedNumber(count: number): string {
	return WORDS[count] ?? String(count);
}
