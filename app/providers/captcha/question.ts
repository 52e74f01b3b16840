/** The numbers a sum can have or come to, in words; the index is the number. */
const WORDS = `zero one two three four five six seven eight nine ten
	eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`.split(/\s+/);

const SMALLEST = 2;
const LARGEST = 10;

export type Sum = readonly [number, number];

/** A sum of two numbers from two to ten, chosen by two bytes. */
export function sumOf(first: number, second: number): Sum {
	const choices = LARGEST - SMALLEST + 1;
	return [SMALLEST + (first % choices), SMALLEST + (second % choices)];
}

/** "What is seven plus five?": words, because a screen reader reads them well and a simple bot doesn't. */
export function questionOf([first, second]: Sum): string {
	return `What is ${WORDS[first]} plus ${WORDS[second]}?`;
}

/** Whether a person's answer is right: "12", "twelve" and " Twelve." all are. */
export function isAnswer([first, second]: Sum, answer: string): boolean {
	const plain = answer
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\s.!\u00ad\u2010-\u2015-]/g, "");
	return plain === String(first + second) || plain === WORDS[first + second];
}
